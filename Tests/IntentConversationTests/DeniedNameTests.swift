import IntentConversation
import IntentRuntime
import Testing

@Suite("What is said of the recipient where any words are an answer")
struct DeniedNameTests {
  /// What comes of a sentence, where it is asked about whether it is meant word for word.
  private func told(_ text: String, _ language: String) async throws -> ConversationReply {
    let conversation = try await Apps.askedForText(in: language)
    let no = [
      "en": "no", "es": "no", "fr": "non", "de": "nein", "pl": "nie", "ja": "いいえ", "ko": "아니요",
    ]
    let reply = await conversation.say(text)
    #expect(reply.outcome == nil, "\(reply.speech)")
    return reply.code == "verbatim" ? await conversation.say(no[language] ?? "no") : reply
  }

  @Test(
    "corrects it by several marks behind each other, or by one at the end",
    arguments: [
      ("de", "nein doch lieber an Little Bobo"), ("de", "nein, doch lieber Little Bobo"),
      ("de", "ach nein, lieber an Little Bobo"), ("de", "Little Bobo stattdessen"),
      ("fr", "non plutôt à Little Bobo"), ("fr", "non, euh, Little Bobo"),
      ("fr", "à Little Bobo plutôt"),
      ("es", "no, mejor a Little Bobo"), ("es", "no mejor a Little Bobo"),
      ("es", "digo, Little Bobo"), ("es", "ay no, mejor a Little Bobo"),
      ("en", "no, Little Bobo instead"), ("en", "no wait, actually, Little Bobo"),
      ("en", "to Little Bobo instead"), ("en", "oh no, Little Bobo"),
      ("pl", "nie, raczej Little Bobo"), ("pl", "nie raczej do Little Bobo"),
      ("ja", "いや、やっぱりLittle Boboに"), ("ko", "아니, 그게 아니라 Little Bobo"),
      ("es", "no espera, a Little Bobo"), ("pl", "nie czekaj do Little Bobo"),
      ("en", "no Little Bobo"), ("es", "no Little Bobo"), ("pl", "nie Little Bobo"),
      ("ja", "いや、Little Boboに送って"), ("ko", "아니 Little Bobo에게 보내줘"),
      ("en", "only to Little Bobo"), ("en", "just Little Bobo"), ("en", "no, just Little Bobo"),
      ("de", "nur an Little Bobo"), ("de", "nein, nur Little Bobo"),
      ("fr", "seulement à Little Bobo"), ("es", "solo a Little Bobo"),
      ("pl", "tylko do Little Bobo"), ("ja", "Little Boboだけ"), ("ja", "Little Boboだけに送って"),
      ("ja", "Little Boboに"), ("en", "Little Bobo please"),
      ("ko", "Little Bobo만"), ("ko", "Little Bobo한테만 보내줘"),
    ])
  func corrects(_ language: String, text: String) async throws {
    let reply = try await told(text, language)
    #expect(
      reply.request?.parameters["recipients"]?.namedPeople == ["Little Bobo"], "\(reply.speech)")
    #expect(reply.request?.parameters["content"] == nil)
  }

  @Test(
    "asks which one is meant by a part of several names",
    arguments: [
      ("en", "no Bobo"), ("en", "no, Bobo"), ("en", "just Bobo"), ("de", "nein Bobo"),
      ("es", "no Bobo"), ("ja", "いや、Boboに"),
    ])
  func asksWhich(_ language: String, text: String) async throws {
    let reply = try await told(text, language)
    #expect(reply.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"], "\(reply.speech)")
    #expect(reply.request?.parameters["content"] == nil)
  }

  @Test(
    "asks who is meant where nobody is known who is called so, or it is said that it is somebody else",
    arguments: [
      ("en", "no, to Zelda"), ("en", "only to Zelda"), ("de", "nein, an Mama"),
      ("fr", "non, à maman"), ("fr", "non, à plus tard"), ("es", "no, a mamá"),
      ("pl", "nie, do Zeldy"), ("ja", "いや、花子に"), ("ko", "아니, 지은에게"),
      ("en", "wrong person"), ("de", "falsche Person"), ("fr", "mauvaise personne"),
      ("es", "persona equivocada"), ("pl", "zła osoba"), ("ja", "間違えた"), ("ko", "잘못 골랐어"),
    ])
  func asksForOther(_ language: String, text: String) async throws {
    let reply = try await told(text, language)
    #expect(reply.kind == .question)
    #expect(reply.request?.parameters["recipients"]?.namedPeople ?? [] == [], "\(reply.speech)")
    #expect(reply.request?.parameters["content"] == nil)
  }

  @Test("is not sent behind what ends the request")
  func isNotSent() async throws {
    let reply = try await Apps.askedForText().say("never mind I'll call her")
    #expect(reply.code == "verbatim", "\(reply.speech)")
  }

  @Test(
    "corrects it where it is denied, and another is named",
    arguments: [
      ("en", "not Coco, Little Bobo"), ("en", "not to Coco but to Little Bobo"),
      ("en", "Little Bobo, not Coco"), ("de", "nicht an Coco, sondern an Little Bobo"),
      ("fr", "pas à Coco, mais à Little Bobo"), ("es", "a Coco no, a Little Bobo"),
      ("es", "no a Coco, sino a Little Bobo"), ("pl", "nie do Coco, tylko do Little Bobo"),
      ("ja", "CocoじゃなくてLittle Boboに"), ("ja", "いや、CocoではなくLittle Boboに"),
      ("ko", "Coco 말고 Little Bobo에게"), ("ko", "Coco가 아니라 Little Bobo에게"),
    ])
  func correctsDenied(_ language: String, text: String) async throws {
    let reply = try await told(text, language)
    #expect(
      reply.request?.parameters["recipients"]?.namedPeople == ["Little Bobo"], "\(reply.speech)")
    #expect(reply.request?.parameters["content"] == nil)
  }

  @Test(
    "takes it away where it is denied, and no other is named",
    arguments: [
      ("en", "not Coco"), ("en", "no, not Coco"), ("en", "not to Coco please"),
      ("de", "nicht an Coco"), ("de", "nein, nicht Coco"), ("fr", "pas à Coco"),
      ("fr", "non, pas Coco"), ("es", "a Coco no"), ("es", "no, no a Coco"),
      ("pl", "nie do Coco"), ("ja", "Cocoじゃない"), ("ja", "Cocoは違う"),
      ("ko", "Coco 아니야"), ("ko", "Coco 말고"),
    ])
  func takesAway(_ language: String, text: String) async throws {
    let reply = try await told(text, language)
    #expect(reply.kind == .question)
    #expect(reply.request?.parameters["recipients"]?.namedPeople ?? [] == [], "\(reply.speech)")
    #expect(reply.request?.parameters["content"] == nil)
  }

  @Test(
    "is text where more is said",
    arguments: [
      ("en", "Coco is not here"), ("en", "I'm not Coco, I'm Little Bobo"),
      ("de", "ich bin nicht Coco"), ("es", "Coco no viene"), ("fr", "pas mal"),
      ("pl", "nie mogę"), ("en", "you should call Coco instead"), ("ja", "Cocoじゃない人"),
      ("ko", "Coco 말고 다른 친구도 와"), ("de", "doch lieber morgen"), ("es", "digo que sí"),
      ("en", "no, to be honest I like it"), ("en", "just kidding"), ("en", "only you"),
      ("en", "no problem Bobo"),
      ("ko", "Little Bobo만 믿어"), ("ja", "お先に"),
    ])
  func isText(_ language: String, text: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let reply = await conversation.say(text)
    #expect(reply.request?.parameters["content"] == .string(text), "\(reply.speech)")
    #expect(reply.outcome?.ending == .handled)
  }
}

extension JSONValue {
  /// The names of people that it has.
  var namedPeople: [String] {
    switch self {
    case .string(let name): [name]
    case .array(let values): values.flatMap(\.namedPeople)
    case .object(let fields): fields["displayName"]?.namedPeople ?? []
    case .null, .boolean, .integer, .number: []
    }
  }
}
