/// What became of a call of a handler.
enum HandlerResult<Answer: Sendable>: Sendable {
  case answer(Answer)
  case failure(any Error)
  /// It was cancelled because its time was over; what it still gives is dropped.
  case overdue
  /// Somebody cancelled it.
  case cancelled

  /// Whether the handler is not wanted to go on.
  var isCancelling: Bool {
    switch self {
    case .overdue, .cancelled: true
    case .answer, .failure: false
    }
  }
}
