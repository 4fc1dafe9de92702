import IntentRuntime

/// A handler that takes longer than the user waits.
struct HandlerAtWork {
  let id: Int
  let app: Int
  let pending: PendingStep
}

extension Conversation {
  /// Keeps what comes of a handler that takes longer until it is told.
  func follow(_ pending: PendingStep, app: Int) {
    let id = sessionCount
    atWork.append(HandlerAtWork(id: id, app: app, pending: pending))
    Task { [weak self] in
      let step = await pending.value
      await self?.arrive(step, id: id)
    }
  }

  /// Keeps what comes of a handler that would not stop, whose request has ended: it may be done after
  /// all. Nobody waits for it; who comes by is told.
  func followLate(_ pending: PendingStep, app: Int) {
    Task { [weak self] in
      let step = await pending.value
      await self?.arriveLate(step, app: app)
    }
  }

  private func arrive(_ step: SessionStep, id: Int) async {
    // Somebody who cancelled it was told already.
    guard let index = atWork.firstIndex(where: { $0.id == id }) else { return }
    let app = atWork.remove(at: index).app
    arrived.append(await outcome(step, app: app))
    wakeWaiters()
  }

  private func arriveLate(_ step: SessionStep, app: Int) async {
    arrived.append(await outcome(step, app: app))
    wakeWaiters()
  }

  private func wakeWaiters() {
    let waiters = outcomeWaiters
    outcomeWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Cancels the handler that began last; none where nothing is at work.
  func cancelLast() async -> ConversationReply? {
    guard let last = atWork.popLast() else { return nil }
    last.pending.cancel()
    // It may have been done already: what is told is what became of it.
    let reply = await outcome(await last.pending.value, app: last.app)
    // What may not be told now is told when it may.
    if prompt(hiding: reply) != nil { arrived.append(reply) }
    wakeWaiters()
    return reply
  }

  private func outcome(_ step: SessionStep, app: Int) async -> ConversationReply {
    if let late = step.pending { followLate(late, app: app) }
    if let error = step.error {
      report(
        .failure(error, app: apps[app].name, intent: step.session.request.intent))
    }
    return writer(app).reply(to: step, app: apps[app].name)
  }

  /// An answer with what came meanwhile of earlier requests before it.
  func carryingOutcomes(_ reply: ConversationReply) -> ConversationReply {
    let earlier = arrived.filter { prompt(hiding: $0) == nil }.map(tellable)
    guard !earlier.isEmpty else { return reply }
    arrived.removeAll { prompt(hiding: $0) == nil }
    var whole = reply
    whole.earlier = earlier
    whole.speech = (earlier + [reply]).map(\.speech).filter { !$0.isEmpty }.joined(separator: " ")
    whole.display = earlier.flatMap(\.display) + reply.display
    return whole
  }

  // MARK: - On a locked device

  /// A reply without the values of a restricted intent; in place of what that came to, what asks to unlock the
  /// device: that is for its owner.
  func tellable(_ reply: ConversationReply) -> ConversationReply {
    guard let prompt = unlockPrompt(for: reply) else { return reply.withoutControls }
    var told = tellsEnding(reply) ? ConversationReply(.remark, prompt) : reply
    told.app = reply.app
    told.request = nil
    return told.withoutControls
  }

  /// What asks to unlock the device, where a reply tells what a restricted intent came to.
  func prompt(hiding reply: ConversationReply) -> String? {
    tellsEnding(reply) ? unlockPrompt(for: reply) : nil
  }

  /// Whether a reply tells what an intent came to. That it was cancelled whoever cancelled it knows.
  private func tellsEnding(_ reply: ConversationReply) -> Bool {
    reply.outcome.map { $0.ending != .cancelled } ?? false
  }

  /// What asks to unlock the device, where that is locked and a reply is about a restricted intent.
  private func unlockPrompt(for reply: ConversationReply) -> String? {
    guard context.isLocked, let request = reply.request else { return nil }
    // Of several apps of one name those that know the intent may have been at work.
    let named = apps.filter { $0.name == reply.app }.map(\.engine)
    let known = named.filter { (try? $0.provider.intentType(for: request)) != nil }
    return (known.isEmpty ? named : known).compactMap {
      $0.unlockPrompt(for: request, language: language, in: context)
    }.first
  }
}
