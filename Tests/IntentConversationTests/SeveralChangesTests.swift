import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("Several changes in one answer to a confirmation")
struct SeveralChangesTests {
  /// What is asked behind some sentences.
  private func question(
    behind sentences: [String], with app: ConversationApp, _ language: String = "en"
  ) async -> String {
    let conversation = Conversation(with: [app], language: language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    #expect(reply?.kind == .question)
    return (reply?.speech ?? "").replacing("\u{202F}", with: " ")
  }

  /// An app that pays, and knows some people.
  private static func payments() async throws -> ConversationApp {
    var app = try Apps.payments()
    app.userVocabulary = try await Apps.contacts().userVocabulary
    return app
  }

  @Test(
    "are all taken, in any order and with or without a no",
    arguments: [
      ("to the airport for 3", "for 2 at 5 pm", "the airport, Party size 2, and 5:00 PM"),
      ("to the airport for 3", "no, at 5 pm and for 2", "the airport, Party size 2, and 5:00 PM"),
      ("to the airport for 3", "2 people at 5 pm", "the airport, Party size 2, and 5:00 PM"),
      ("to the airport for 3", "to the zoo at 5 pm", "the zoo, Party size 3, and 5:00 PM"),
      ("to the airport for 3", "to gate 6 for 2", "gate 6 and Party size 2"),
      (
        "to the airport for 3", "at the hotel at 5 pm",
        "Pickup location the hotel, Drop off location the airport, Party size 3, and 5:00 PM"
      ),
      (
        "to the airport for 3", "from the hotel to the zoo at 5 pm",
        "Pickup location the hotel, Drop off location the zoo, Party size 3, and 5:00 PM"
      ),
      (
        "to the airport for 3", "from home to the zoo, 6 pm, 2 people",
        "Pickup location home, Drop off location the zoo, Party size 2, and 6:00 PM"
      ),
      ("to the airport for 3", "yes but to the zoo at 5 pm", "the zoo, Party size 3, and 5:00 PM"),
      (
        "from work to home", "from the hotel to the airport",
        "Pickup location the hotel and Drop off location the airport"
      ),
      (
        "from work to home", "no, from the hotel to the airport",
        "Pickup location the hotel and Drop off location the airport"
      ),
    ])
  func areAllTaken(_ ride: String, _ answer: String, _ expected: String) async throws {
    let question = await question(
      behind: ["get me a ride \(ride)", answer], with: try Apps.rides())
    #expect(question == "Request ride, \(expected): shall I go on?")
  }

  @Test(
    "are who is paid and how much, in all languages",
    arguments: [
      ("en", "pay Coco 50 dollars", "60 to Little Bobo"),
      ("en", "pay Coco 50 dollars", "no, Little Bobo and 60 dollars"),
      ("en", "pay Coco 50 dollars", "yes, but 60 to Little Bobo"),
      ("de", "überweise Coco 50 Euro", "ja, aber 60 an Little Bobo"),
      ("ja", "Cocoに50円送って", "はい、でもLittle Boboに60円"),
      ("de", "überweise Coco 50 Euro", "nein, 60 an Little Bobo"),
      ("es", "envía 50 euros a Coco", "no, 60 a Little Bobo"),
      ("fr", "envoie 50 euros à Coco", "non, 60 à Little Bobo"),
      ("pl", "wyślij 50 złotych do Coco", "nie, 60 do Little Bobo"),
      ("ja", "Cocoに50円送って", "いや、Little Boboに60円"),
      ("ko", "Coco에게 50원 보내 줘", "아니, Little Bobo에게 60원"),
    ])
  func changePayment(_ language: String, _ payment: String, _ answer: String) async throws {
    let question = await question(
      behind: [payment, answer], with: try await Self.payments(), language)
    #expect(question.contains("Little Bobo"), "\(question)")
    #expect(question.contains(#/(^|[^\d.,])60([.,]00)?($|[^\d.,])/#), "\(question)")
  }

  @Test(
    "are none where one of them is not understood or denied, or they may be parted otherwise",
    arguments: [
      "no, 50 to Coco and 60 to Little Bobo", "60 to Little Bobo for dinner and drinks",
      "60 to Little Bobo?", "not 60 to Little Bobo", "60% to Little Bobo", "-60 to Little Bobo",
      "no, Little Bobo, -20", "60 instead of Little Bobo", "then 60 to Little Bobo",
      "no, to Bobo, the great one", "to Bobo the great one", "no, for the pizza and 60", "no, 0",
      "no, for the pizza and 60 to Little Bobo", "no, for the pizza and 60 dollars please",
      "no, for the pizza and make it 60", "no, for the pizza, 60", "no, for 60 and the pizza",
      "no, for the pizza to Little Bobo", "I wanted to cancel", "no, I meant to stop",
      "no, to nobody", "to cancel",
      "60 from Little Bobo", "from Little Bobo", "no, to account 12345", "to Bobo 2",
      "no, to the other one", "", "?!", ",", "-",
    ])
  func areNone(_ answer: String) async throws {
    let question = await question(
      behind: ["pay Coco 50 dollars", answer], with: try await Self.payments())
    #expect(question.hasSuffix("Coco and $50.00: shall I go on?"))
  }

  @Test(
    "are none of a number that a place has, or that is no more than another way to say one",
    arguments: [
      "at most 2 people", "2 people?", "at 6 instead of 5", "at the earliest",
      "at once",
    ])
  func areNoneOfPlace(_ answer: String) async throws {
    let question = await question(
      behind: ["get me a ride to the airport for 3", answer], with: try Apps.rides())
    #expect(question.hasSuffix("the airport and Party size 3: shall I go on?"), "\(question)")
  }

  @Test(
    "are none where another language denies one of them",
    arguments: [
      ("ja", "Cocoに50円送って", "Little Boboじゃなくて60円"),
      ("ko", "Coco에게 50원 보내 줘", "Little Bobo가 아니라 60원"),
      ("pl", "wyślij 50 złotych do Coco", "nie do Little Bobo tylko 60"),
    ])
  func areDenied(_ language: String, _ payment: String, _ answer: String) async throws {
    let question = await question(
      behind: [payment, answer], with: try await Self.payments(), language)
    #expect(!question.contains("Little Bobo") && !question.contains("60"), "\(question)")
  }

  @Test(
    "are none of a place that says whose it is, or that has a number",
    arguments: [
      ("fr", "commande un taxi pour l'aéroport", "non, à la gare de Lyon", "gare de Lyon"),
      ("en", "get me a ride to the airport", "to terminal 2", "terminal 2"),
      ("de", "bestell ein Taxi zum Flughafen", "nein, zum Bahnhof von Köln", "Bahnhof von Köln"),
      ("ko", "공항까지 차 불러 줘", "제2터미널까지", "제2터미널"),
      ("ko", "공항까지 차 불러 줘", "2번 출구까지", "2번 출구"),
    ])
  func areNoneOfOwnedPlace(
    _ language: String, _ ride: String, _ answer: String, _ place: String
  ) async throws {
    let question = await question(
      behind: [ride, answer], with: try Apps.rides(), language)
    #expect(question.contains(", \(place)\(language == "fr" ? " :" : ":")"), "\(question)")
  }

  @Test(
    "are nobody who is paid where they say what for",
    arguments: [
      ("fr", "envoie 50 euros à Coco", "non, pour la pizza et 60"),
      ("fr", "envoie 50 euros à Coco", "non, pour 2 pizzas"),
      ("fr", "envoie 50 euros à Coco", "non, à Little Bobo pour la pizza"),
    ])
  func arePurposes(_ language: String, _ payment: String, _ answer: String) async throws {
    let question = await question(
      behind: [payment, answer], with: try await Self.payments(), language)
    #expect(question.contains("Coco et 50,00"), "\(question)")
  }

  @Test(
    "are how many, and no place, where they say for whom",
    arguments: [
      ("no, for 2 adults", "the airport and Party size 2"),
      ("no, for 2 friends", "the airport and Party size 2"),
      ("no, for nobody", "the airport and Party size 3"),
    ])
  func areHowMany(_ answer: String, _ expected: String) async throws {
    let question = await question(
      behind: ["get me a ride to the airport for 3", answer], with: try Apps.rides())
    #expect(question.hasSuffix("\(expected): shall I go on?"), "\(question)")
  }

  @Test("are no number of people where they are money, and no list where they speak of one")
  func areNoOther() async throws {
    let ride = await question(
      behind: ["5시에 공항까지 3명 택시 불러 줘", "네, 6000원"], with: try Apps.rides(), "ko")
    #expect(ride.contains("3") && !ride.contains("6000"), "\(ride)")
    for answer in ["no, wrong bill", "split the bill", "a huge bill"] {
      var provider = HandlerProvider(.payments)
      try provider.register(Biller())
      let bill = await question(
        behind: ["pay my electricity bill", answer],
        with: ConversationApp("Jungle", engine: Apps.engine(provider)))
      #expect(bill.contains("Pay bill, Electricity"), "\(bill)")
    }
  }

  @Test(
    "cancel what is only being asked for, rather than what there is",
    arguments: ["cancel my ride", "no, cancel the ride", "cancel the booking"])
  func cancelRide(_ answer: String) async throws {
    var provider = HandlerProvider(.ridesharing)
    try provider.register(Driver())
    try provider.register(Canceller())
    let conversation = Conversation(
      with: [ConversationApp("Unicorn", engine: Apps.engine(provider))])
    _ = await conversation.say("get me a ride to the airport")
    #expect(await conversation.say(answer).outcome?.ending == .cancelled)
  }

  @Test("are taken behind a no that nothing parts from them")
  func areTakenBehindNo() async throws {
    let question = await question(
      behind: ["공항까지 차 불러 줘", "아니 역까지 2명"], with: try Apps.rides(), "ko")
    #expect(question == "차량 호출, 역 및 인원 2: 계속할까요?")
  }

  @Test(
    "keep the places where a ride begins and ends apart, by what stands beside them",
    arguments: [
      ("ja", ["ホテルから駅までタクシーを呼んで", "いや、動物園まで6時に"], "乗車場所 ホテル、降車場所 動物園、18:00"),
      ("ja", ["駅までタクシーを呼んで", "いや、ホテルから空港まで"], "乗車場所 ホテル、降車場所 空港"),
      ("ko", ["호텔에서 역까지 택시 불러 줘", "아니, 동물원까지 6시에"], "출발지 호텔, 도착지 동물원 및 오후 6:00"),
      ("ko", ["공항에서 가는 택시 불러 줘"], "공항"), ("ko", ["공항까지 택시 불러 줘", "호텔로"], "호텔"),
      ("pl", ["zamów taksówkę na lotnisko na 17"], "lotnisko i 17:00"),
      ("de", ["ruf mir ein Taxi zum Potsdamer Platz heute um 18 Uhr"], "Potsdamer Platz"),
      ("en", ["get me a ride to terminal a"], "terminal a"),
      (
        "fr", ["commande un taxi à la gare pour l'aéroport"],
        "Lieu de prise en charge gare et Lieu d’arrivée aéroport"
      ),
      ("es", ["pide un taxi al aeropuerto", "a la estación a las 5"], "estación y 17:00"),
      (
        "es", ["pide un taxi del hotel al aeropuerto", "del hotel a la estación"],
        "Lugar de recogida hotel y Destino estación"
      ),
      ("fr", ["commande un taxi pour l'aéroport", "à la gare"], "gare"),
      ("pl", ["zamów taksówkę na lotnisko na 3 osoby"], "lotnisko i Liczba pasażerów 3"),
    ])
  func keepPlaces(_ language: String, _ sentences: [String], values: String) async throws {
    let question = await question(behind: sentences, with: try Apps.rides(), language)
    #expect(question.contains(values), "\(question)")
  }

  @Test(
    "are none of a no with which somebody's name begins",
    arguments: ["yes I said no", "I want no", "I want no Great"])
  func areNoBeginning(_ answer: String) async throws {
    var app = try Apps.payments()
    let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
    try await vocabulary.setVocabulary(
      ["Coco", "Noah Great"].map { SpeakableString(spokenPhrase: $0) }, of: .contactName)
    app.userVocabulary = vocabulary
    let conversation = Conversation(with: [app])
    _ = await conversation.say("pay Coco 50 dollars")
    let reply = await conversation.say(answer)
    #expect(!reply.speech.contains("Noah"), "\(reply.speech)")
    #expect(reply.outcome?.ending != .handled)
  }

  @Test(
    "have somebody whom nothing knows by the particle behind the name, where no space parts words",
    arguments: [
      ("ja", "Cocoに50円送って", "いや、ゼルダに", "ゼルダ"), ("ja", "Cocoに50円送って", "いや、明日に", "Coco"),
      ("ja", "Cocoに50円送って", "いや、すぐに", "Coco"), ("ja", "Cocoに50円送って", "いや、半分に", "Coco"),
      ("ja", "Cocoに50円送って", "いや、本当に", "Coco"), ("ja", "Cocoに50円送って", "いや、田中さんに", "田中、"),
      ("ja", "Cocoに50円送って", "いや、お母さんに", "お母さん、"), ("ko", "Coco에게 50원 보내 줘", "아니, 선생님께", "선생님"),
      ("ja", "Cocoに50円送って", "いや、さくらさんに", "さくら、"),
      ("ko", "Coco에게 50원 보내 줘", "아니, 다른 사람한테", "Coco"),
      ("ko", "Coco에게 50원 보내 줘", "아니, 젤다에게", "젤다"),
    ])
  func haveStranger(
    _ language: String, _ payment: String, _ answer: String, payee: String
  ) async throws {
    let question = await question(
      behind: [payment, answer], with: try await Self.payments(), language)
    #expect(question.contains(payee), "\(question)")
  }

  @Test(
    "are what is not denied beside them, on whatever side that stands",
    arguments: [
      ("ko", "60 말고 20", nil), ("ko", "20 말고 60", "60"), ("ja", "60ではなく20", nil),
      ("ja", "20ではなく60", "60"), ("en", "60 not 20", "60"), ("ko", "반만", nil),
    ] as [(String, String, String?)])
  func areNotDenied(_ language: String, _ answer: String, amount: String?) async throws {
    let conversation = Conversation(with: [try await Self.payments()])
    let asked = await conversation.say("send Coco 20 dollars")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.outcome == nil && reply.speech.contains(amount ?? "20"), "\(asked) \(reply)")
  }

  @Test("are taken back together")
  func areTakenBack() async throws {
    let question = await question(
      behind: ["pay Coco 50 dollars", "60 to Little Bobo", "go back"],
      with: try await Self.payments())
    #expect(question.hasSuffix("Coco and $50.00: shall I go on?"))
  }

  @Test("are handled after a yes, and told once more without an outcome")
  func areHandled() async throws {
    let conversation = Conversation(with: [try await Self.payments()])
    for said in ["pay Coco 50 dollars", "60 to Little Bobo"] { _ = await conversation.say(said) }
    let reply = await conversation.say("yes")
    #expect(reply.speech == "$60.00 went to Little Bobo.")
    #expect(reply.outcome != nil)
    let again = await conversation.say("again")
    #expect(again.speech == reply.speech)
    #expect(again.kind == .remark && again.outcome == nil)
  }

  @Test("ask whether to drop what is under way where they are a request of its own")
  func isRequest() async throws {
    let question = await question(
      behind: ["pay Coco 50 dollars", "pay Little Bobo 60 dollars"],
      with: try await Self.payments())
    #expect(question == "Shall I drop “Send payment: Coco and $50.00”?")
  }

  @Test("tell which part of a day goes into no value")
  func tellPartOfDay() async throws {
    let question = await question(
      behind: ["get me a ride to the airport for 3", "for 2 tomorrow evening"],
      with: try Apps.rides())
    #expect(question.hasPrefix("I did not understand “evening”."), "\(question)")
  }
}

private struct Biller: SystemIntents.PayBillIntentHandling {
  func handle(intent: SystemIntents.PayBillIntent) async -> SystemIntents.PayBillIntentResponse {
    SystemIntents.PayBillIntentResponse(code: .success)
  }
}

private struct Canceller: CancelRideIntentHandling {
  func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    CancelRideIntentResponse(code: .success)
  }
}
