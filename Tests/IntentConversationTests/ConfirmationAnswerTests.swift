import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("An answer to whether to go on")
struct ConfirmationAnswerTests {
  private func amount(_ reply: ConversationReply) -> JSONValue? {
    reply.member("amount", of: "currencyAmount")
  }

  @Test(
    "adds what a template leads to and the request has none of, and nothing else",
    arguments: [
      ("get me a ride with Unicorn", "to the airport", "dropOffLocation", true),
      ("get me a ride with Unicorn", "for 3 people", "partySize", true),
      ("get me a ride with Unicorn", "to be honest", "dropOffLocation", false),
      ("get me a ride with Unicorn", "to hell with it", "dropOffLocation", false),
      ("get me a ride with Unicorn", "from now on", "pickupLocation", false),
      ("get me a ride with Unicorn", "from home", "pickupLocation", true),
      ("get me a ride with Unicorn", "to the airport?", "dropOffLocation", false),
      ("send $20 with Jungle", "to Zelda", "payee", true),
      ("pay Zelda $20 with Jungle", "for lunch", "note", true),
      ("pay Zelda $20 with Jungle", "for Yorick", "note", false),
    ])
  func addsValue(_ request: String, answer: String, parameter: String, isAdded: Bool) async throws {
    let conversation = Conversation(with: [try Apps.rides(), try Apps.payments()])
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.outcome == nil, "\(reply.speech)")
    #expect((reply.request?.parameters[parameter] != nil) == isAdded, "\(reply.speech)")
  }

  @Test(
    "may say another amount, without its currency, which is asked about anew",
    arguments: [
      ("en", "pay Coco $5", "no, 6"), ("en", "pay Coco $5", "nope make it 6"),
      ("en", "pay Coco $5", "6"), ("en", "pay Coco $5", "6 dollars"),
      ("de", "zahle Coco 5 Euro", "lieber 6"), ("de", "zahle Coco 5 Euro", "nö, 6"),
      ("es", "paga 5 euros a Coco", "mejor 6"), ("fr", "paie 5 euros à Coco", "plutôt 6"),
      ("pl", "zapłać Coco 5 złotych", "lepiej 6"), ("ja", "Cocoに5円払って", "いや、6"),
      ("ko", "Coco에게 5원 보내 줘", "아니 6원"), ("ko", "Coco에게 5원 보내 줘", "6원으로 해 줘"),
      ("ko", "Coco에게 5원 보내 줘", "아니 6원으로"), ("ko", "Coco에게 5원 보내 줘", "응 근데 6원으로"),
      ("en", "pay Coco $5", "yes but 6"), ("en", "pay Coco $5", "ok, but make it 6"),
      ("en", "pay Coco $5", "yes, and make it 6"), ("de", "zahle Coco 5 Euro", "ja, und lieber 6"),
      ("de", "zahle Coco 5 Euro", "ja aber lieber 6"),
      ("es", "paga 5 euros a Coco", "sí pero mejor 6"),
      ("fr", "paie 5 euros à Coco", "oui mais plutôt 6"),
      ("pl", "zapłać Coco 5 złotych", "tak, ale lepiej 6"), ("ja", "Cocoに5円払って", "はい、でも6円で"),
      ("en", "pay Coco 5", "no, 6"), ("en", "pay Coco 5 euros", "make it 6"),
      ("ko", "Coco에게 5원 보내 줘", "아뇨, 6원"), ("ja", "Cocoに5円払って", "いえ、6円"),
      ("fr", "paie 5 euros à Coco", "nan, 6"),
    ])
  func saysAnotherAmount(_ language: String, request: String, answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    await conversation.use(language: language)
    let asked = await conversation.say(request)
    #expect(amount(asked) == .number(5), "\(asked.speech)")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(amount(reply) == .number(6), "\(reply.speech)")
  }

  @Test(
    "may say cents, which are those of the currency that was said where they are called so",
    arguments: [
      ("en", "pay Coco 5 euros", "no, 60 cents", "EUR"), ("en", "pay Coco $5", "60 cents", "USD"),
      ("en", "pay Coco 5 pounds", "no, 60 pence", "GBP"),
      ("en", "pay Coco 5 pounds", "no, 60 cents", "USD"),
      ("de", "zahle Coco 5 Dollar", "nein, 60 Cent", "USD"),
      ("en-IE", "pay Coco 5", "60 cents", "EUR"), ("de-CH", "zahle Coco 5", "60 Rappen", "CHF"),
      ("fr-CA", "paie 5 dollars à Coco", "non, 60 centimes", "CAD"),
    ])
  func saysCents(_ language: String, request: String, answer: String, currency: String)
    async throws
  {
    let conversation = Conversation(with: [try Apps.payments()], language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(
      reply.request?.parameters["currencyAmount"]
        == ["amount": .number(0.6), "currencyCode": .string(currency)], "\(reply.speech)")
  }

  @Test(
    "may say a number whose first character is said while thinking as well",
    arguments: [("아니, 오만 원", 50_000), ("아니, 오천 원", 5000), ("아니 오십만 원", 500_000), ("오만 원", 50_000)])
  func saysNumberLikeInterjection(_ answer: String, expected: Double) async throws {
    let conversation = Conversation(with: [try Apps.payments()], language: "ko")
    _ = await conversation.say("Coco에게 5원 보내 줘")
    let reply = await conversation.say(answer)
    #expect(amount(reply) == .number(expected), "\(reply.speech)")
  }

  @Test("may say another amount that has cents of its own")
  func saysAmountWithCents() async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("pay Coco $5")
    let reply = await conversation.say("no, 2 euros and 60 cents")
    #expect(
      reply.request?.parameters["currencyAmount"]
        == ["amount": .number(2.6), "currencyCode": "EUR"], "\(reply.speech)")
  }

  @Test("may be a no that ends with what is a number as well")
  func saysNoWithNumber() async throws {
    let conversation = Conversation(with: [try Apps.payments()], language: "ko")
    _ = await conversation.say("Coco에게 5원 보내 줘")
    let reply = await conversation.say("아니오")
    #expect(reply.outcome?.ending == .cancelled, "\(reply.speech)")
  }

  @Test(
    "neither agrees nor refuses where it says that this is all",
    arguments: [
      ("en", "pay Coco $5", "that's all"), ("de", "zahle Coco 5 Euro", "das ist alles"),
      ("es", "paga 5 euros a Coco", "eso es todo"), ("fr", "paie 5 euros à Coco", "c'est tout"),
      ("pl", "zapłać Coco 5 złotych", "to wszystko"), ("ja", "Cocoに5円払って", "以上です"),
      ("ko", "Coco에게 5원 보내 줘", "그게 다야"),
    ])
  func saysThatThisIsAll(_ language: String, request: String, answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    await conversation.use(language: language)
    let asked = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.speech.hasPrefix(asked.speech), "\(reply.speech)")
    #expect(amount(reply) == .number(5))
  }

  @Test(
    "leaves a question open where it says that this is all, and what was said stays",
    arguments: ["nothing else", "that's all", "i'm done"],
    ["send a message on MonkeyChat", "send a message to Bobo on MonkeyChat"])
  func asksOn(_ answer: String, request: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let asked = await conversation.say(request)
    try #require(asked.kind == .question && asked.outcome == nil, "\(asked.speech)")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
    #expect(reply.speech.hasPrefix(asked.speech), "\(reply.speech)")
    #expect(reply.options == asked.options && reply.request == asked.request)
  }

  /// Whoever transfers money between accounts.
  private struct Bank: TransferMoneyIntentHandling {
    func handle(intent: TransferMoneyIntent) async -> TransferMoneyIntentResponse {
      TransferMoneyIntentResponse(code: .success)
    }
  }

  @Test(
    "is given to an amount that was said, also where it is of another kind than money that is sent",
    arguments: [
      ("en", "transfer 7500 dollars to savings", "$7,500.00"),
      ("de", "überweise 200 Euro vom Girokonto aufs Sparkonto", "200,00"),
      ("fr", "vire 200 euros de mon compte courant vers mon livret", "200,00"),
    ])
  func saysTransferredAmount(_ language: String, request: String, amount: String) async throws {
    var provider = HandlerProvider(.payments)
    try provider.register(Bank())
    let conversation = Conversation(
      with: [ConversationApp("Bank", engine: SessionEngine(provider: provider))], language: language
    )
    let reply = await conversation.say(request)
    #expect(reply.kind == .question && reply.speech.contains(amount), "\(reply.speech)")
  }

  @Test("may say an amount that nobody had said")
  func saysAmount() async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("pay Coco with Jungle")
    let reply = await conversation.say("fifty bucks")
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(amount(reply) == .number(50), "\(reply.speech)")
  }

  @Test(
    "changes nothing where it says what is not meant",
    arguments: [
      "not 6", "yes but 6 or 7", "less than 6", "6 or 7", "-6", "no, minus 6", "no, -6",
      "no, 6.555",
    ])
  func changesNothing(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("pay Coco $5")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(amount(reply) == .number(5), "\(reply.speech)")
  }

  @Test(
    "changes nothing where it says something besides",
    arguments: [
      ("en", "pay Coco $5", "yes, and 50 cents"), ("en", "pay Coco $5", "yes, and Little Bobo too"),
      ("en", "pay Coco $5", "yes and 6"), ("de", "zahle Coco 5 Euro", "ja, und 50 Cent"),
      ("es", "paga 5 euros a Coco", "sí, y 50 céntimos"),
      ("fr", "paie 5 euros à Coco", "oui, et 50 centimes"),
      ("pl", "zapłać Coco 5 złotych", "tak, i 50 groszy"),
    ])
  func addsNothing(_ language: String, request: String, answer: String) async throws {
    var payments = try Apps.payments()
    payments.userVocabulary = try await Apps.contacts().userVocabulary
    let conversation = Conversation(with: [payments])
    await conversation.use(language: language)
    let asked = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request == asked.request, "\(reply.speech)")
  }

  @Test(
    "is no answer to whether to drop what was asked about",
    arguments: [
      "go", "go on", "please go on", "continue", "proceed", "yes, go on", "yes $5",
      "yes, 5 dollars",
      "ok, $5",
    ])
  func agreesToNothingElse(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments(), try Apps.tasks()])
    _ = await conversation.say("pay Coco $5")
    let asked = await conversation.say("remind me to buy milk")
    #expect(asked.code == "drop", "\(asked.speech)")
    let reply = await conversation.say(answer)
    #expect(reply.code == "drop", "\(reply.speech)")
  }

  @Test(
    "says without words whether to drop what was asked about",
    arguments: [("👍", true), ("y", true), ("👎", false), ("n", false)])
  func decidesWithoutWords(_ answer: String, isDropped: Bool) async throws {
    let conversation = Conversation(with: [try Apps.payments(), try Apps.tasks()])
    _ = await conversation.say("pay Coco $5")
    _ = await conversation.say("remind me to buy milk")
    let reply = await conversation.say(answer)
    #expect(reply.request?.intent == (isDropped ? "AddTasks" : "SendPayment"), "\(reply.speech)")
    #expect((reply.outcome?.ending == .handled) == isDropped, "\(reply.speech)")
  }

  @Test(
    "agrees or refuses in the words of every day",
    arguments: [
      ("en", "pay Coco $5", "sure why not", SessionOutcome.Ending.handled),
      ("en", "pay Coco $5", "yes, 5 dollars", .handled),
      ("de", "zahle Coco 5 Euro", "ja, 5 Euro", .handled),
      ("en", "pay Coco $5", "yes please do it now", .handled),
      ("en", "pay Coco $5", "n", .cancelled), ("en", "pay Coco $5", "👎", .cancelled),
      ("en", "pay Coco $5", "👎🏽", .cancelled), ("en", "pay Coco $5", "yeah, right", .cancelled),
      ("en", "pay Coco $5", "hell no!", .cancelled), ("en", "pay Coco $5", "y", .handled),
      ("es", "paga 5 euros a Coco", "venga", .handled),
      ("es", "paga 5 euros a Coco", "que no", .cancelled),
      ("ja", "Cocoに5円払って", "ううん", .cancelled), ("ja", "Cocoに5円払って", "絶対だめ", .cancelled),
      ("ko", "Coco에게 5원 보내 줘", "절대 안 돼", .cancelled),
      ("es", "paga 5 euros a Coco", "ni de coña", .cancelled),
      ("fr", "paie 5 euros à Coco", "jamais de la vie", .cancelled),
      ("pl", "zapłać Coco 5 złotych", "w życiu", .cancelled),
      ("pl", "zapłać Coco 5 złotych", "no to dawaj", .handled),
      ("pl", "zapłać Coco 5 złotych", "tak poproszę", .handled),
    ])
  func decides(
    _ language: String, request: String, answer: String, ending: SessionOutcome.Ending
  ) async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    await conversation.use(language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.outcome?.ending == ending, "\(reply.speech)")
  }

  @Test(
    "names one of several by its place, also behind what takes another back",
    arguments: [
      ("2nd", "Bobo Jr."), ("the 3rd one", "Little Bobo"), ("nah make it the third", "Little Bobo"),
      ("no, the third", "Little Bobo"),
    ])
  func namesPlace(_ answer: String, name: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat saying bananas")
    let reply = await conversation.say(answer)
    #expect(
      "\(String(describing: reply.request?.parameters["recipients"]))".contains(name),
      "\(reply.speech)")
  }

  @Test(
    "chooses nobody by a clause, as `one` of which is no number",
    arguments: ["that's the one I meant", "that's the one I wanted", "the one I said"])
  func choosesNobody(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat saying bananas")
    #expect(await conversation.say(answer).outcome == nil)
    let ride = Conversation(with: [try Apps.rides()])
    let asked = await ride.say("get me a ride to the airport for 3 people")
    #expect(await ride.say(answer).request == asked.request)
  }

  @Test(
    "is no text where it takes back what was said",
    arguments: [
      ("en", "send a message to Coco", "scratch that, to Little Bobo"),
      ("de", "sende eine Nachricht an Coco", "quatsch, an Little Bobo"),
      ("pl", "wyślij wiadomość do Coco", "to znaczy do Little Bobo"),
    ])
  func takesBack(_ language: String, request: String, answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    await conversation.use(language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  @Test(
    "may say somebody else whom nobody knows, or another place, with a capital letter",
    arguments: [
      ("en", "pay Zelda $5", "no, Yorick", "Yorick"),
      ("en", "pay Zelda $5", "I meant Yorick", "Yorick"),
      ("en", "pay Zelda $5", "No, Yorick the Great!", "Yorick the Great"),
      ("fr", "paie 5 euros à Zelda", "non, Yorick", "Yorick"),
      ("en", "pay Zelda $5", "no, Yorick please", "Yorick"),
      ("en", "pay Zelda $5", "no, JFK", "JFK"),
      // Whatever else is said behind a no is no name.
      ("en", "pay Zelda $5", "no, wrong", nil), ("en", "pay Zelda $5", "No, Thanks", nil),
      ("en", "pay Zelda $5", "No. Wait", "Zelda"), ("en", "pay Zelda $5", "No, Friday", "Zelda"),
      ("de", "zahle Zelda 5 Euro", "nein, Unsinn", "Zelda"),
      ("fr", "paie 5 euros à Zelda", "Non. Jamais.", nil),
      ("pl", "zapłać Zelda 5 złotych", "Nie. Nigdy.", nil),
    ])
  func namesStranger(_ language: String, request: String, answer: String, name: String?)
    async throws
  {
    let conversation = Conversation(with: [try Apps.payments()], language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.outcome?.ending != .handled, "\(reply.speech)")
    if let name {
      #expect(reply.kind == .question, "\(reply.speech)")
      #expect(reply.member("displayName", of: "payee") == .string(name), "\(reply.speech)")
    }
  }

  @Test(
    "may say another place by the words that templates have in brackets before it",
    arguments: [
      ("de", "bestell ein Taxi zum Bahnhof", "nein, zum Flughafen", "Flughafen"),
      ("fr", "commande un taxi à la gare", "non, à l'aéroport", "aéroport"),
      ("pl", "zamów taksówkę na dworzec", "nie, na lotnisko", "lotnisko"),
      ("en", "book a ride to the airport", "no, Central Station", "Central Station"),
    ])
  func namesOtherPlace(_ language: String, request: String, answer: String, place: String)
    async throws
  {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.member("name", of: "dropOffLocation") == .string(place), "\(reply.speech)")
  }

  @Test("chooses none of several where one is only said not to be meant")
  func choosesNone() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let asked = await conversation.say("send a message to Bobo on MonkeyChat saying bananas")
    for answer in ["not the third", "no, not Bobo Jr.", "no, not the third"] {
      let reply = await conversation.say(answer)
      #expect(reply.options == asked.options, "\(reply.speech)")
    }
  }
}
