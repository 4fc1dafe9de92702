import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("A first sentence whose text may as well be something else")
struct DoubtfulTextTests {
  private func conversation(_ language: String = "en") async throws -> Conversation {
    let contacts = try await Apps.contacts()
    var payments = try Apps.payments()
    payments.userVocabulary = contacts.userVocabulary
    let conversation = Conversation(with: [contacts, payments, try Apps.tasks()])
    await conversation.use(language: language)
    return conversation
  }

  static let doubtful: [(language: String, sentence: String, text: String)] = [
    ("en", "text Coco hello never mind", "hello never mind"),
    ("en", "text Coco no wait Little Bobo hello", "no wait Little Bobo hello"),
    ("en", "tell Coco, not Bobo, that I'm late", "not Bobo, that I'm late"),
    ("de", "sag Coco, nicht Bobo, dass ich komme", "nicht Bobo, dass ich komme"),
    ("fr", "dis à Coco, pas à Bobo, que je viens", "pas à Bobo, que je viens"),
    ("en", "text Coco I'm late, no, to Little Bobo", "I'm late, no, to Little Bobo"),
    ("en", "text Coco I'm late no tell Little Bobo", "I'm late no tell Little Bobo"),
    ("en", "text Coco I'm late, actually don't", "I'm late, actually don't"),
    ("de", "schreib Coco ich komme, nein, an Little Bobo", "ich komme, nein, an Little Bobo"),
    ("en", "text Coco 20 dollars", "20 dollars"),
    ("en", "text Coco hi. wait, no", "hi. wait, no"),
    // Without what leads to it, the same words say what is asked.
    ("en", "ask Coco if she is coming", "she is coming"),
    ("de", "frag Coco ob sie kommt", "sie kommt"), ("es", "pregúntale a Coco si viene", "viene"),
    ("fr", "demande à Coco si elle vient", "elle vient"),
    ("pl", "zapytaj Coco czy przyjdzie", "przyjdzie"), ("ja", "Cocoに来るか聞いて", "来る"),
    ("en", "ask Coco where she is", "where she is"),
    ("en", "send one more message to Coco", "one more message"),
    ("fr", "envoie vite un message à Coco", "vite un message"),
    ("en", "text Coco about the party", "the party"),
    ("en", "ask Coco for her address", "her address"),
    ("de", "schreib Coco wegen der Party", "wegen der Party"),
    ("es", "envía un mensaje a Coco sobre la fiesta", "sobre la fiesta"),
    ("en", "text Coco see you at 5, no", "see you at 5, no"),
    ("de", "schreib Coco ich komme, nein", "ich komme, nein"),
    ("en", "text Coco hello and remind me to buy milk", "hello and remind me to buy milk"),
    ("de", "schreib Coco hallo vergiss es", "hallo vergiss es"),
    (
      "en", "text Coco sorry I mean Little Bobo that I'm late",
      "sorry I mean Little Bobo that I'm late"
    ),
    ("en", "text Coco oops Little Bobo hello", "oops Little Bobo hello"),
    ("de", "schreib Coco äh Little Bobo ich komme später", "äh Little Bobo ich komme später"),
    ("de", "schreib Coco vielmehr Little Bobo hallo", "vielmehr Little Bobo hallo"),
    ("es", "dile a Coco digo a Little Bobo que llego tarde", "digo a Little Bobo que llego tarde"),
    ("es", "dile a Coco no a Little Bobo que llego", "no a Little Bobo que llego"),
    ("fr", "dis à Coco pardon à Little Bobo que je viens", "pardon à Little Bobo que je viens"),
    (
      "en", "text Coco that I'm late and remind me to buy milk",
      "I'm late and remind me to buy milk"
    ),
    ("en", "text Coco hello then remind me to buy milk", "hello then remind me to buy milk"),
    ("en", "text Coco hello. Also remind me to buy milk", "hello. Also remind me to buy milk"),
    ("es", "dile a Coco que voy y recuérdame comprar leche", "voy y recuérdame comprar leche"),
    (
      "fr", "dis à Coco que je viens et rappelle-moi d'acheter du lait",
      "je viens et rappelle-moi d'acheter du lait"
    ),
    (
      "de", "sag Coco, dass ich komme und erinnere mich an die Milch",
      "ich komme und erinnere mich an die Milch"
    ),
    (
      "pl", "napisz do Coco, że idę i przypomnij mi o mleku", "idę i przypomnij mi o mleku"
    ),
    ("fr", "écris à Coco bonjour laisse tomber", "bonjour laisse tomber"),
    // Whoever is named behind somebody may be meant as well.
    ("en", "text Coco Little Bobo and Bobo Jr. hello", "Little Bobo and Bobo Jr. hello"),
    ("en", "send a message to Coco Little Bobo", "Little Bobo"),
    ("de", "schreib Coco, bobo und lisa dass ich komme", "bobo und lisa dass ich komme"),
    ("es", "dile a Coco, bobo y ana que voy", "bobo y ana que voy"),
    ("de", "schreib Coco Little Bobo dass ich komme", "Little Bobo dass ich komme"),
    ("ja", "CocoにもLittle Boboにも行くと送って", "Little Boboにも行く"),
    ("ko", "Coco한테도 Little Bobo한테도 간다고 보내줘", "Little Bobo한테도 간다"),
    // So may what somebody else is told.
    (
      "en", "tell Coco I'm late and Little Bobo that he should wait",
      "I'm late and Little Bobo that he should wait"
    ),
    (
      "en", "text Coco saying I'm late and Zelda saying good night",
      "I'm late and Zelda saying good night"
    ),
    ("en", "text Coco: I'm late, Little Bobo: wait", "I'm late, Little Bobo: wait"),
    ("en", "tell Coco I'm late and Little Bobo I'm early", "I'm late and Little Bobo I'm early"),
    (
      "de", "sag Coco, dass ich komme, und Little Bobo, dass er warten soll",
      "ich komme, und Little Bobo, dass er warten soll"
    ),
    ("es", "dile a Coco que voy y a Little Bobo que espere", "voy y a Little Bobo que espere"),
    (
      "fr", "dis à Coco que je viens et à Little Bobo qu'il attende",
      "je viens et à Little Bobo qu'il attende"
    ),
    (
      "en", "tell Coco I'm late but Little Bobo that I'm here",
      "I'm late but Little Bobo that I'm here"
    ),
    ("pl", "napisz do Coco, że idę, a do Zeldy, że nie", "idę, a do Zeldy, że nie"),
    // No word leads to what they are told.
    (
      "en", "text Coco hello and little bobo goodbye", "hello and little bobo goodbye"
    ),
    ("de", "schreib Coco hallo und Little Bobo tschüss", "hallo und Little Bobo tschüss"),
    ("es", "dile a Coco hola y a Little Bobo adiós", "hola y a Little Bobo adiós"),
    ("fr", "dis à Coco bonjour et à Little Bobo salut", "bonjour et à Little Bobo salut"),
    ("pl", "napisz do Coco cześć a do Little Bobo pa", "cześć a do Little Bobo pa"),
    ("en", "text Coco hello but never mind", "hello but never mind"),
    ("fr", "écris à Coco non à Bobo salut", "non à Bobo salut"),
    ("es", "escribe a Coco no a Bobo hola", "no a Bobo hola"),
    ("ja", "Cocoにこんにちは、キャンセルと送って", "こんにちは、キャンセル"),
    // It may be what is sent, in words that are not known, or be said of the request.
    ("en", "send a mesage to Coco", "a mesage"), ("fr", "envoie un msg à Coco", "un msg"),
    ("en", "send a nice message to Coco", "a nice message"),
    ("de", "schick eine neue Nachricht an Coco", "eine neue Nachricht"),
    ("en", "text Coco instead", "instead"), ("de", "schreib Coco stattdessen", "stattdessen"),
    // It may deny the request.
    ("en", "tell Coco nothing about the party", "nothing about the party"),
    ("de", "schreib Coco nichts von der Party", "nichts von der Party"),
    ("de", "schreib Coco nicht hallo", "nicht hallo"),
    ("de", "schreib Coco keine Nachricht mehr", "keine Nachricht mehr"),
    // It may be when it is to be sent.
    ("en", "tell Coco every day that I love her", "every day that I love her"),
    ("en", "let Coco know tomorrow that I'm late", "tomorrow that I'm late"),
    ("ja", "Cocoにバナナ、Little Boboにりんごと伝えて", "バナナ、Little Boboにりんご"),
    (
      "ko", "Coco에게 늦는다고 하고 Little Bobo에게 온다고 해",
      "늦는다고 하고 Little Bobo에게 온다"
    ),
  ]

  @Test(
    "is asked about where it is a list or a name that a request is joined to, or an item taken back",
    arguments: [
      ("en", "add task buy milk and tell Coco I'm late", "buy milk and tell Coco I'm late"),
      (
        "en", "make a grocery list with milk and bread and remind me to go at 5 pm",
        "milk and bread and remind me to go at 5 pm"
      ),
      ("en", "create a list called trip and tell Coco I'm late", "trip and tell Coco I'm late"),
      (
        "es", "crea una lista llamada viaje y dile a Coco que llego tarde",
        "viaje y dile a Coco que llego tarde"
      ),
      (
        "fr", "crée une liste appelée voyage et dis à Coco que je viens",
        "voyage et dis à Coco que je viens"
      ),
      (
        "de", "erstelle eine Liste namens Reise und sag Coco ich komme",
        "Reise und sag Coco ich komme"
      ),
      ("pl", "utwórz listę podróż i powiedz Coco że idę", "podróż i powiedz Coco że idę"),
      ("en", "add milk not eggs to my groceries list", "milk not eggs"),
      ("es", "agrega leche no pan a mi lista", "leche no pan"),
      ("pl", "dodaj mleko nie chleb do listy", "mleko nie chleb"),
    ])
  func isAskedInLists(_ language: String, sentence: String, text: String) async throws {
    let conversation = try await conversation(language)
    let asked = await conversation.say(sentence)
    #expect(asked.code == "verbatim", "\(asked.speech)")
    #expect(asked.speech.contains(text), "\(asked.speech)")
    let done = await conversation.say("👍")
    #expect(done.outcome?.ending == .handled, "\(done.speech)")
  }

  @Test(
    "is taken as it is where somebody says so in whatever words",
    arguments: [
      ("en", "ok", "send it"), ("en", "ok", "literally"), ("en", "no", "as it is"),
      ("de", "ok", "wörtlich"), ("de", "nein", "ja, schick das"), ("fr", "d'accord", "envoie"),
      ("es", "vale", "envíalo"), ("pl", "dobrze", "wyślij to"), ("ja", "了解", "そのまま送って"),
      ("ko", "좋아", "그대로 보내"),
    ])
  func isTakenLiterally(_ language: String, text: String, answer: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let asked = await conversation.say(text)
    #expect(asked.code == "verbatim", "\(asked.speech)")
    let done = await conversation.say(answer)
    #expect(done.request?.parameters["content"] == .string(text), "\(done.speech)")
    #expect(done.outcome?.ending == .handled)
  }

  /// Plays whatever it is told to.
  private struct Player: PlayMediaIntentHandling {
    func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
      PlayMediaIntentResponse(code: .success)
    }
  }

  @Test(
    "is asked about where it is a title that another request is joined to",
    arguments: [
      ("play thriller and remind me to call mom", "thriller and remind me to call mom"),
      ("play thriller, remind me to call mom", "thriller, remind me to call mom"),
    ])
  func isAskedOfTitles(_ sentence: String, text: String) async throws {
    var provider = HandlerProvider(.media)
    try provider.register(Player())
    let player = ConversationApp("Jukebox", engine: Apps.engine(provider))
    let conversation = Conversation(with: [player, try Apps.tasks()])
    let asked = await conversation.say(sentence)
    #expect(asked.code == "verbatim", "\(asked.speech)")
    #expect(asked.speech.contains(text), "\(asked.speech)")
    let done = try await Conversation(with: [player, Apps.tasks()]).say("play hello, goodbye")
    #expect(done.outcome?.ending == .handled, "\(done.speech)")
  }

  @Test(
    "is not doubted where all that is joined is to be done, or the list goes on behind it",
    arguments: [
      "add call mom and text Coco to my list", "create a list called bread and butter",
      "make a grocery list with milk, bread and eggs",
    ])
  func isListed(_ sentence: String) async throws {
    let done = try await conversation().say(sentence)
    #expect(done.outcome?.ending == .handled, "\(done.speech)")
  }

  @Test(
    "is asked about with the people before it where no more than a comma parts the last of them")
  func isOfTheLast() async throws {
    let conversation = try await conversation()
    let asked = await conversation.say("text Coco, Little Bobo called")
    #expect(asked.speech == "Is “called” meant for Coco, Little Bobo?")
    let several = try await self.conversation().say("text Coco, Little Bobo and Bobo Jr. are late")
    #expect(several.speech == "Is “are late” meant for Coco, Little Bobo and Bobo Jr?")
    let left = await conversation.say("no")
    #expect(left.outcome == nil && left.kind == .remark, "\(left.speech)")
    _ = await conversation.say("text Coco, Little Bobo called")
    let sent = await conversation.say("yes, send it")
    #expect(sent.outcome?.ending == .handled, "\(sent.speech)")
  }

  @Test("is of the last of those before it, behind a comma, and goes to the others")
  func isOfSomebody() async throws {
    let sent = try await conversation().say("text Coco and Little Bobo, Bobo Jr. is here")
    #expect(sent.request?.parameters["recipients"]?.names == ["Coco", "Little Bobo"])
    #expect(sent.request?.parameters["content"] == "Bobo Jr. is here", "\(sent.speech)")
    let other = try await conversation().say("message Coco, and Little Bobo is here too")
    #expect(other.outcome == nil, "\(other.speech)")
  }

  @Test("is asked about, and taken word for word after a yes", arguments: doubtful)
  func asksFirst(_ language: String, sentence: String, text: String) async throws {
    let conversation = try await conversation(language)
    let asked = await conversation.say(sentence)
    #expect(asked.kind == .question)
    #expect(asked.speech.contains(text), "\(asked.speech)")
    #expect(asked.request?.parameters["content"] == nil)
    let sent = await conversation.say("👍")
    #expect(sent.outcome?.ending == .handled, "\(sent.speech)")
    #expect(sent.request?.parameters["content"] == .string(text))
  }

  @Test("goes on without the text after a no")
  func goesOnWithout() async throws {
    let conversation = try await conversation()
    let asked = await conversation.say("text Coco hello never mind")
    #expect(asked.speech == "Shall I take “hello never mind” word for word?")
    let without = await conversation.say("no")
    #expect(without.speech == "What do you want to say to Coco?")
    let sent = await conversation.say("Hello")
    #expect(sent.request?.parameters["content"] == "Hello")
    #expect(sent.outcome?.ending == .handled)
  }

  @Test(
    "is not begun without the text where that would be carried out",
    arguments: ["pay Coco $20 for lunch, never mind", "remind me to buy milk, never mind"])
  func isNotBegun(_ sentence: String) async throws {
    let conversation = try await conversation()
    let asked = await conversation.say(sentence)
    #expect(asked.code == "verbatim", "\(asked.speech)")
    let reply = await conversation.say("no")
    #expect(reply.speech == "OK, cancelled.")
    #expect(await conversation.understood(sentence) == nil)
  }

  @Test("is dropped whole, asked again, or gives way to another request")
  func otherAnswers() async throws {
    let conversation = try await conversation()
    _ = await conversation.say("text Coco hello never mind")
    let unclear = await conversation.say("purple")
    #expect(
      unclear.speech
        == "I did not understand that. Shall I take “hello never mind” word for word?")
    let cancelled = await conversation.say("cancel")
    #expect(cancelled.speech == "OK, cancelled.")
    #expect(await conversation.say("yes").kind == .remark)
    _ = await conversation.say("text Coco hello never mind")
    let other = await conversation.say("text Bobo Jr. good night")
    #expect(other.outcome?.ending == .handled)
    #expect(other.request?.parameters["content"] == "good night")
  }

  @Test(
    "is not doubted where something says that it is text",
    arguments: [
      "text Coco saying hello never mind", "text Coco: hello never mind",
      "text Coco that hello never mind", "text Coco “20 dollars”",
      "text Coco Little Bobo called", "text Coco and Little Bobo hello",
      "tell Coco Little Bobo and I are late", "tell Coco I told Little Bobo that I'm late",
      "text Coco saying I'm late and Little Bobo is too",
      "tell Coco that I'm late and Little Bobo is here", "text Coco & Little Bobo hello",
      "text Coco, Little Bobo saying hello", "text Coco, Little Bobo and Bobo Jr. hello",
      "text Coco I never mind the cold",
      "text Coco you owe me 20 dollars", "text Coco bring milk and bread",
      "text Coco hello and good night", "tell Coco to stop it", "remind me to cancel it tomorrow",
      "remind me to call it off", "remind me to check the subscription and cancel it on Friday",
      "tell Coco to check the subscription and cancel it",
    ])
  func isAnnounced(_ sentence: String) async throws {
    let sent = try await conversation().say(sentence)
    #expect(sent.outcome?.ending == .handled, "\(sent.speech)")
  }

  @Test("is asked for where nobody could be asked whether it is meant")
  func isLeftOut() async throws {
    let conversation = try await conversation()
    let understood = await conversation.understood("text Coco hello never mind")
    #expect(understood?.request.intent == "SendMessage")
    #expect(understood?.request.parameters["content"] == nil)
    #expect(understood?.request.parameters["recipients"] != nil)
    let plain = await conversation.understood("text Coco hello")
    #expect(plain?.request.parameters["content"] == "hello")
  }

  @Test(
    "is asked about where it begins with an amount that may be paid",
    arguments: [
      ("en", "send 20 dollars, no, 30 to Coco"), ("en", "send 20 dollars less to Coco"),
      ("en", "send 20, no, 30 to Coco"), ("en", "send 20 or 30 to Coco"),
      ("en", "send 20 dollars, no wait, make it 30 to Coco"), ("en", "send 20 dolars to Coco"),
      ("de", "schick 20 Eurro an Coco"), ("fr", "envoie 20, non, 30 à Coco"),
      ("es", "envía 20 euritos a Coco"),
    ])
  func mayBePaid(_ language: String, _ sentence: String) async throws {
    let conversation = Conversation(
      with: [try await Apps.contacts(), try Apps.payments()], language: language)
    let reply = await conversation.say(sentence)
    #expect(reply.code == "verbatim" && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is paid where it is no more than an amount, whatever is polite behind it",
    arguments: [
      ("es", "envía 20 euros a Coco por favor"), ("fr", "envoie 20 euros à Coco s'il te plaît"),
      ("en", "send 20 dollars to Coco if possible"), ("en", "send 25 to Little Bobo"),
      ("de", "sende 25 an Little Bobo"),
    ])
  func isPaid(_ language: String, _ sentence: String) async throws {
    let conversation = Conversation(
      with: [try await Apps.contacts(), try Apps.payments()], language: language)
    let reply = await conversation.say(sentence)
    #expect(reply.request?.intent == "SendPayment" && reply.kind == .question, "\(reply.speech)")
  }

  @Test(
    "is none of an amount where it says how long, when or what else",
    arguments: ["text Coco 5 minutes", "text Coco 20 minutes late", "text Coco one sec"])
  func isNoAmount(_ sentence: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts(), try Apps.payments()])
    #expect(await conversation.say(sentence).outcome?.ending == .handled)
  }

  @Test("sends to nobody what is said where another one may be meant to get it")
  func keepsAsking() async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    _ = await conversation.say("text Coco")
    let asked = await conversation.say("no, text Little Bobo")
    #expect(asked.speech == "Shall I take “no, text Little Bobo” word for word?")
    let again = await conversation.say("hello")
    #expect(again.outcome == nil && again.speech.hasSuffix(asked.speech), "\(again.speech)")
  }
}
