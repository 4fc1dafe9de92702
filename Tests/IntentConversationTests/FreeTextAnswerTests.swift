import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What is said where any words are an answer")
struct FreeTextAnswerTests {
  private func asked(_ language: String = "en") async throws -> Conversation {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let reply = await conversation.say("send a message to Coco on MonkeyChat")
    #expect(reply.speech == "What do you want to say to Coco?")
    await conversation.use(language: language)
    return conversation
  }

  @Test(
    "is text where it greets as well as takes leave, and takes leave of every other question",
    arguments: [
      ("en", "bye"), ("en", "hello"), ("en", "see you"), ("en", "Ciao!"), ("es", "chao"),
      ("es", "hasta luego"), ("fr", "salut"), ("fr", "ciao"), ("pl", "cześć"), ("pl", "na razie"),
      ("de", "tschüss"), ("de", "ciao"), ("ja", "バイバイ"), ("ko", "안녕"),
    ])
  func greets(_ language: String, text: String) async throws {
    let conversation = try await asked(language)
    let sent = await conversation.say(text)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
    #expect(sent.outcome?.ending == .handled)
    guard text != "hello" else { return }
    let other = Conversation(with: [try await Apps.contacts()])
    _ = await other.say("send a message to Bobo on MonkeyChat")
    await other.use(language: language)
    #expect(await other.say(text).outcome?.ending == .cancelled)
  }

  @Test(
    "corrects what was said before, and is no text then",
    arguments: [
      "no, I mean Bobo Jr.", "No I meant Bobo Jr.", "actually to Bobo Jr.", "I mean Bobo Jr.",
      "actually make it Bobo Jr.",
    ])
  func corrects(_ answer: String) async throws {
    let conversation = try await asked()
    let reply = await conversation.say(answer)
    #expect(reply.speech == "What do you want to say to Bobo Jr.?")
    let sent = await conversation.say("hi")
    #expect(sent.request?.parameters["content"] == "hi")
  }

  @Test("corrects to a name that several have, and asks which one")
  func correctsToSeveral() async throws {
    let conversation = try await asked()
    let reply = await conversation.say("no, I mean Bobo")
    #expect(reply.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"], "\(reply.speech)")
  }

  @Test(
    "is asked about where it may be either, and taken as it is after a yes",
    arguments: [
      ("en", "cancel please", "yes"), ("en", "please stop", "yes"), ("en", "no, cancel", "yes"),
      ("en", "can you go back", "yes"), ("en", "sorry, Little Bobo", "yes"),
      ("en", "no", "yes"), ("en", "yes!", "yes"), ("ja", "いいえ", "はい"),
      ("en", "send a message to Little Bobo", "yes"), ("es", "cancela, por favor", "sí"),
      ("fr", "annule s’il te plaît", "oui"), ("de", "bitte abbrechen", "ja"),
      ("pl", "anuluj, proszę", "tak"), ("ja", "キャンセルお願いします", "はい"), ("ko", "취소 부탁해", "네"),
    ])
  func isAskedAbout(_ language: String, text: String, yes: String) async throws {
    let conversation = try await asked(language)
    let doubt = await conversation.say(text)
    #expect(doubt.kind == .question)
    #expect(doubt.code == "verbatim", "\(doubt.speech)")
    #expect(doubt.speech.contains(text))
    if language == "en" { #expect(doubt.speech == "Shall I take “\(text)” word for word?") }
    #expect(doubt.request?.parameters["content"] == nil)
    let sent = await conversation.say(yes)
    #expect(sent.outcome?.ending == .handled, "\(sent.speech)")
    #expect(sent.request?.parameters["content"] == .string(text))
  }

  @Test("does what it says after a no, and where it is said twice")
  func meansWhatItSays() async throws {
    for again in ["no", "cancel please", "cancel"] {
      let conversation = try await asked()
      _ = await conversation.say("cancel please")
      #expect(await conversation.say(again).outcome?.ending == .cancelled, "\(again)")
    }
    let conversation = try await asked()
    _ = await conversation.say("sorry, Little Bobo")
    #expect(await conversation.say("no").speech == "What do you want to say to Little Bobo?")
    _ = await conversation.say("send a message to Bobo Jr.")
    let drop = await conversation.say("no")
    #expect(drop.speech == "Shall I drop “Send message: Little Bobo”?")
    #expect(await conversation.say("yes").speech == "What do you want to say to Bobo Jr.?")
    let doubt = await conversation.say("please stop")
    #expect(await conversation.say("repeat") == doubt)
    let sent = await conversation.say("bananas")
    #expect(sent.request?.parameters["content"] == "bananas")
  }

  @Test(
    "ends whatever else is asked, however politely",
    arguments: [
      "cancel please", "please stop", "can you cancel that", "no, cancel", "um, never mind",
      "stop, thanks", "quit", "wait, stop",
    ])
  func endsPolitely(_ text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    for opening in ["send a message to Bobo on MonkeyChat", "send a MonkeyChat message"] {
      _ = await conversation.say(opening)
      #expect(await conversation.say(text).outcome?.ending == .cancelled)
    }
    let idle = await conversation.say(text)
    #expect(idle.code == "nothingToCancel", "\(idle.speech)")
  }
}
