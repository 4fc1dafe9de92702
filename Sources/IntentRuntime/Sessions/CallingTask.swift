/// The task on whose thread a handler is called, asked whether it was cancelled.
///
/// It points to a task that is kept only while it is on its thread, and so is there; and it is asked for the one
/// thing that any thread may ask of a task. The compiler knows neither.
@usableFromInline struct CallingTask: @unchecked Sendable {
  private let task: UnsafePointer<UnsafeCurrentTask>

  /// Does something on the thread of the present task, if there is one; the task is none afterwards.
  @usableFromInline
  static func with<Result>(_ body: (CallingTask?) -> Result) -> Result {
    withUnsafeCurrentTask { task in
      guard let task else { return body(nil) }
      return withUnsafePointer(to: task) { body(CallingTask(task: $0)) }
    }
  }

  var isCancelled: Bool { task.pointee.isCancelled }
}
