import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("An option that is chosen by where it stands")
struct PlaceAnswerTests {
  private static let people = ["Bobo the Great", "Bobo Jr.", "Little Bobo"]

  private func chosen(_ answer: String, _ language: String) async throws -> ConversationReply {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    await conversation.use(language: language)
    return await conversation.say(answer)
  }

  @Test(
    "is counted from either end, numbered, or in the middle, with whatever leads to it",
    arguments: [
      ("en", "option 2", [1]), ("en", "number 3", [2]), ("en", "the middle one", [1]),
      ("en", "first one", [0]), ("en", "top one", [0]), ("en", "the bottom one", [2]),
      ("en", "I'll take the second", [1]), ("en", "pick 2", [1]),
      ("en", "to the second one", [1]), ("en", "the 2", [1]),
      ("de", "die Nummer 2", [1]), ("de", "die 2", [1]), ("de", "Option 2", [1]),
      ("de", "den mittleren", [1]), ("de", "ich nehme den zweiten", [1]),
      ("de", "an den dritten", [2]),
      ("fr", "le numéro 2", [1]), ("fr", "le 2", [1]), ("fr", "au deuxième", [1]),
      ("fr", "celui du milieu", [1]), ("fr", "je prends le troisième", [2]),
      ("es", "el número dos", [1]), ("es", "al segundo", [1]), ("es", "el 2", [1]),
      ("es", "el del medio", [1]),
      ("pl", "numer 2", [1]), ("pl", "do drugiego", [1]), ("pl", "ten drugi", [1]),
      ("pl", "środkowy", [1]), ("pl", "temu ostatniemu", [2]),
      ("ja", "1番", [0]), ("ja", "2番目", [1]), ("ja", "二番目をお願いします", [1]), ("ja", "真ん中", [1]),
      ("ko", "1번", [0]), ("ko", "두 번째로", [1]), ("ko", "가운데", [1]),
    ] as [(String, String, [Int])])
  func isPlaced(_ language: String, answer: String, places: [Int]) async throws {
    let reply = try await chosen(answer, language)
    #expect(
      reply.request?.parameters["recipients"]?.names == places.map { Self.people[$0] },
      "\(reply.speech)")
  }

  @Test(
    "is one of all there are, where their number is said",
    arguments: [
      ("en", "all three", [0, 1, 2]), ("en", "all 3 of them", [0, 1, 2]),
      ("de", "alle drei", [0, 1, 2]),
      ("fr", "les trois", [0, 1, 2]),
      ("es", "los tres", [0, 1, 2]),
      ("pl", "wszyscy trzej", [0, 1, 2]), ("ja", "三人とも", [0, 1, 2]), ("ko", "셋 다", [0, 1, 2]),
    ] as [(String, String, [Int])])
  func isOneOfAll(_ language: String, answer: String, places: [Int]) async throws {
    let reply = try await chosen(answer, language)
    #expect(
      reply.request?.parameters["recipients"]?.names == places.map { Self.people[$0] },
      "\(reply.speech)")
  }

  @Test(
    "is none where it is taken back for nothing, or where it may as well be so many",
    arguments: [
      ("en", "Little Bobo, no"), ("en", "the second, wait"), ("de", "den zweiten, nein"),
      ("fr", "le deuxième, non"), ("en", "the two of them"), ("en", "the two"), ("de", "die zwei"),
    ])
  func isNone(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo"], "\(reply.speech)")
  }

  @Test(
    "is the one that is said last, where another is taken back",
    arguments: [
      ("en", "the first, I mean the second"), ("en", "the first, no, the second"),
      ("en", "one, sorry, two"), ("de", "den ersten, nein, den zweiten"),
      ("fr", "le premier, non, le deuxième"), ("es", "el primero, no, el segundo"),
      ("pl", "pierwszy, nie, drugi"), ("ja", "一番目、いや、二番目"), ("ko", "첫 번째, 아니, 두 번째"),
    ])
  func isSaidLast(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo Jr."], "\(reply.speech)")
  }

  @Test(
    "is asked about again where it may be another, all of them, or none",
    arguments: [
      ("en", "all two"), ("en", "all four"), ("en", "number 4"),
      ("en", "the first, not the second"),
      ("es", "el primero, no el segundo"),
    ])
  func isAskedAgain(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.options == Self.people, "\(reply.speech)")
  }

  @Test("is chosen among numbers only where place and number are the same")
  func isNoOtherNumber() async throws {
    let conversation = Conversation(with: [try Barista.app()])
    _ = await conversation.say("order coffee")
    let size = await conversation.say("option 2")
    #expect(size.request?.parameters["size"] == "large", "\(size.speech)")
    let shots = await conversation.say("2, no, 3")
    #expect(shots.request?.parameters["shots"] == 3, "\(shots.speech)")
  }

  @Test(
    "is left to who is asked, however little they care",
    arguments: [
      ("en", "whatever"), ("en", "I don't care"), ("en", "either"), ("en", "you choose"),
      ("es", "da igual"), ("fr", "peu importe"), ("de", "egal"), ("pl", "obojętnie"),
      ("pl", "wszystko jedno"), ("ja", "どちらでも"), ("ko", "아무거나"),
    ])
  func isLeftToUser(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.options == Self.people, "\(reply.speech)")
    #expect(reply.outcome == nil)
    let payments = Conversation(with: [try Apps.payments()])
    let asked = await payments.say("pay Coco $5")
    await payments.use(language: language)
    let still = await payments.say(answer)
    #expect(still.kind == .question && still.request == asked.request, "\(still.speech)")
    let idle = Conversation(with: [try Apps.payments()], language: language)
    #expect(await idle.say(answer).code == "nothingAsked")
  }

  @Test(
    "is shown again to who asks what there is",
    arguments: [
      ("en", "what are my options"), ("es", "qué opciones hay"), ("fr", "quels sont les choix"),
      ("de", "was steht zur Auswahl"), ("pl", "jakie są opcje"), ("ja", "選択肢は何ですか"),
      ("ko", "선택지가 뭐예요"),
    ])
  func isShownAgain(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.options == Self.people, "\(reply.speech)")
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo"], "\(reply.speech)")
  }
}
