/// What became of a call of a handler.
enum HandlerResult<Answer: Sendable>: Sendable {
  case answer(Answer)
  case failure(any Error)
  /// It was cancelled because its time was over; what it still gives is dropped.
  case overdue
  /// Somebody cancelled it.
  case cancelled
}

/// Lets a handler run against the clock: a budget after which others need not wait for it, and a
/// timeout after which it is cancelled.
struct HandlerRace: Sendable {
  let clock: any Clock<Duration>
  let budget: Duration
  var timeout: Duration
  /// Is told of what a handler gives after it was cancelled.
  let onLateResult: @Sendable (String) -> Void

  /// How far a handler got within its budget.
  enum Progress<Answer: Sendable>: Sendable {
    case finished(HandlerResult<Answer>)
    /// It runs on; the task gives what comes of it, at the timeout at the latest.
    case running(Task<HandlerResult<Answer>, Never>)
  }

  /// Starts a handler, and waits for it until its budget is over.
  func run<Answer: Sendable>(
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async -> Progress<Answer> {
    let whole = Task { await untilTimeout(handler) }
    // A stream, not a task group: a group would wait for the slower of the two.
    let (stream, first) = AsyncStream<Progress<Answer>>.makeStream(
      bufferingPolicy: .bufferingOldest(1)
    )
    Task { first.yield(.finished(await whole.value)) }
    let timer = Task {
      try await clock.sleep(for: budget)
      first.yield(.running(whole))
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      var iterator = stream.makeAsyncIterator()
      return await iterator.next() ?? .finished(.cancelled)
    } onCancel: {
      whole.cancel()
    }
  }

  /// Runs a handler until it is done, cancelled, or over its timeout, whatever comes first.
  func untilTimeout<Answer: Sendable>(
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async -> HandlerResult<Answer> {
    let (stream, first) = AsyncStream<HandlerResult<Answer>>.makeStream(
      bufferingPolicy: .bufferingOldest(1)
    )
    let work = Task { [onLateResult] in
      let result: HandlerResult<Answer>
      do {
        result = .answer(try await handler())
      } catch is CancellationError where Task.isCancelled {
        result = .cancelled
      } catch {
        result = .failure(error)
      }
      if case .enqueued = first.yield(result) { return }
      if case .cancelled = result { return }
      onLateResult("\(result)")
    }
    let timer = Task {
      try await clock.sleep(for: timeout)
      first.yield(.overdue)
    }
    defer { timer.cancel() }
    var iterator = stream.makeAsyncIterator()
    // Cancellation ends the stream at once, whether or not the handler heeds it.
    let result = await iterator.next() ?? .cancelled
    first.finish()
    // What came between the first result and the end of the stream came too late as well.
    if case .answer(let late)? = await iterator.next() { onLateResult("\(late)") }
    switch result {
    case .overdue, .cancelled: work.cancel()
    case .answer, .failure: break
    }
    return result
  }
}
