import IntentRuntime

extension Conversation {
  /// A question in the language of now; as it was where its app does not ask it any more.
  func reworded(_ question: OpenQuestion) async -> OpenQuestion {
    var session = question.step.session
    guard session.language != language else { return question }
    session.language = language
    let app = apps[question.app]
    let asked: SessionStep?
    do {
      asked = try await app.engine.askAgain(session, context: context)
    } catch {
      report(.failure(error, app: app.name, intent: session.request.intent))
      return question
    }
    guard let asked, asked.asksSame(as: question.step) else { return question }
    var reworded = question
    reworded.step = asked
    // What the user may have meant is named alike in all languages.
    if !question.isGuess { reworded.offered = await offered(by: asked, app: question.app) }
    reworded.reply = writer(question.app).reply(
      to: asked, app: app.name, offering: reworded.offered, asGuess: question.isGuess)
    guard let doubt = question.doubtfulChange else { return reworded }
    reworded.doubtfulChange = nil
    return await asking(which: doubt.changes, by: doubt.text, at: reworded)
  }
}

extension SessionStep {
  /// Whether the same is asked as in another step, of the same values. Values to choose among may be
  /// called otherwise in another language.
  fileprivate func asksSame(as other: SessionStep) -> Bool {
    switch (session.question, other.session.question) {
    case (
      .choice(let parameter, let element, let options)?,
      .choice(let otherParameter, let otherElement, let otherOptions)?
    ):
      (parameter, element, options.count) == (otherParameter, otherElement, otherOptions.count)
    case (let question, let otherQuestion): question == otherQuestion
    }
  }
}
