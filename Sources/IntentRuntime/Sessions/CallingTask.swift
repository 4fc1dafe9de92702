/// The task on whose thread a handler is called, asked whether it was cancelled.
///
/// It is kept only while that task is on its thread, and so is there; and it is asked for the one thing that
/// any thread may ask of a task. The compiler knows neither.
struct CallingTask: @unchecked Sendable {
  private let task: UnsafeCurrentTask

  init(_ task: UnsafeCurrentTask) {
    self.task = task
  }

  var isCancelled: Bool { task.isCancelled }
}
