import IntentRuntime

/// A new request in place of what is under way.
extension Conversation {
  /// Begins anew, after asking where something would be lost.
  ///
  /// - Parameter evenWithoutValues: Whether it is asked where nothing is known yet of what there is.
  func propose(
    _ proposal: OpenQuestion.Proposal,
    at question: OpenQuestion,
    evenWithoutValues: Bool = false
  ) async -> ConversationReply {
    let given = question.step.session.request
    // What was to be confirmed would be lost without any values as well, 'cancel my ride'.
    var isLost = evenWithoutValues || !given.parameters.isEmpty || !question.earlier.isEmpty
    if case .confirm = question.step.turn { isLost = true }
    return isLost ? await ask(about: proposal, at: question) : await begin(proposal)
  }

  /// Asks whether something new is to take the place of what is under way.
  func ask(
    about proposal: OpenQuestion.Proposal, at question: OpenQuestion
  ) async -> ConversationReply {
    let given = question.step.session.request
    var waiting = question
    waiting.proposal = proposal
    open = waiting
    var reply = ConversationReply(
      .question, rules.phrase(.drop, await subject(of: given, app: question.app)))
    (reply.app, reply.request) = (apps[question.app].name, given)
    reply.code = "\(AssistantPhrase.drop)"
    return reply
  }

  /// Asks about something new once more, where the answer may be to something else; how to get out, where that happens again
  /// and again.
  func proposeAgain(
    _ proposal: OpenQuestion.Proposal, at question: OpenQuestion
  ) async -> ConversationReply {
    var question = question
    question.misses += 1
    let reply = await ask(about: proposal, at: question).preceded(by: rules.phrase(.notAnAnswer))
    return question.misses < OpenQuestion.mostMisses
      ? reply : reply.followed(by: rules.phrase(.wayOut))
  }

  /// What a request is, and what it is about; of a locked device no values are told.
  private func subject(of request: IntentRequest, app: Int) async -> String {
    guard let intent = await intent(of: request, app: app) else { return request.intent }
    let title = speaker(app).text(intent.description.title)
    guard !context.isLocked else { return title }
    let values = stepWords.words(for: request.parameters, of: request, app: app)
    return values.isEmpty ? title : "\(title): \(speaker(app).list(values))"
  }
}
