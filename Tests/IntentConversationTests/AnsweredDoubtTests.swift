import IntentConversation
import IntentRuntime
import Testing

/// `Shall I take “call her instead” word for word?`
@Suite("A text that is asked about")
struct AnsweredDoubtTests {
  private func asked(about text: String, _ language: String = "en") async throws -> Conversation {
    let conversation = try await Apps.askedForText(in: language)
    #expect(await conversation.say(text).code == "verbatim", "\(text)")
    return conversation
  }

  private func askedAboutRequest(_ sentence: String, _ language: String = "en") async throws
    -> Conversation
  {
    let apps = [try await Apps.contacts(), try Apps.payments()]
    let conversation = Conversation(with: apps, language: language)
    #expect(await conversation.say(sentence).code == "verbatim")
    return conversation
  }

  @Test(
    "stays asked about for whoever asks back, or has said all",
    arguments: ["I don't know", "help", "that's all", "what?"])
  func staysAsked(_ answer: String) async throws {
    let conversation = try await asked(about: "call her instead")
    let reply = await conversation.say(answer)
    #expect(reply.code == "verbatim" && reply.outcome == nil, "\(reply.speech)")
    let sent = await conversation.say("yes")
    #expect(sent.request?.parameters["content"] == "call her instead")
    #expect(sent.outcome?.ending == .handled)
  }

  @Test("is left alone by whoever goes back, and then asked for")
  func goesBack() async throws {
    let conversation = try await asked(about: "call her instead")
    #expect(await conversation.say("go back").speech == "What do you want to say to Coco?")
  }

  @Test(
    "is meant by whoever says so in the words of the question, or in words close to them",
    arguments: [
      ("en", "call her instead", "word for word"),
      ("en", "call her instead", "exactly as I said it"),
      ("de", "ruf sie lieber an", "Wort für Wort"), ("es", "otro", "palabra por palabra"),
      ("fr", "appelle-la plutôt", "mot à mot"), ("pl", "nie, ten drugi", "tak jak jest"),
      ("ja", "違う方", "言葉通り"), ("ko", "다른 사람", "말 그대로"),
    ])
  func isLiteral(_ language: String, text: String, answer: String) async throws {
    let sent = try await asked(about: text, language).say(answer)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
    #expect(sent.outcome?.ending == .handled)
  }

  @Test(
    "of a first sentence is meant by the same words",
    arguments: ["word for word", "as is", "send it"])
  func isLiteralInRequest(_ answer: String) async throws {
    let sent = try await askedAboutRequest("text Coco 20 dollars").say(answer)
    #expect(sent.request?.parameters["content"] == "20 dollars", "\(sent.speech)")
    #expect(sent.outcome?.ending == .handled)
  }

  @Test("of a first sentence is not sent to anybody where somebody else is named behind a no")
  func givesWay() async throws {
    let conversation = try await askedAboutRequest("text Coco 20 dollars")
    #expect(await conversation.say("no, write to Little Bobo").outcome == nil)
  }

  @Test(
    "is asked for again behind a no, for whoever is named with it",
    arguments: [
      ("en", "the other one", "no, Little Bobo", "Little Bobo"),
      ("en", "call her instead", "no, Little Bobo", "Little Bobo"),
      ("de", "der andere", "nein, Little Bobo", "Little Bobo"),
      ("fr", "l'autre", "non, Little Bobo", "Little Bobo"),
      ("pl", "nie, ten drugi", "nie, Little Bobo", "Little Bobo"),
      // Nobody knows where what is to be said begins.
      ("en", "tell her goodbye", "don't", "Coco"), ("de", "sag ihr hallo", "nein", "Coco"),
      ("fr", "dis-lui bonjour", "non", "Coco"), ("es", "dile hola", "no", "Coco"),
      ("pl", "powiedz jej cześć", "nie", "Coco"),
    ])
  func isAskedForAgain(
    _ language: String, text: String, answer: String, person: String
  ) async throws {
    let reply = try await asked(about: text, language).say(answer)
    #expect(reply.kind == .question && reply.speech.contains(person), "\(reply.speech)")
    #expect(reply.code != "verbatim" && reply.request?.parameters["content"] == nil)
  }

  @Test("goes to whoever is to be told rather, and not to the one before")
  func goesToOther() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()], language: "de")
    _ = await conversation.say("schick Bobo Jr. eine Nachricht")
    #expect(await conversation.say("schreib lieber Coco").code == "verbatim")
    #expect(await conversation.say("hallo").outcome == nil)
    #expect(await conversation.say("nein").speech == "Was möchtest du Coco sagen?")
  }
}
