import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("What is said beside a value")
struct BesideValueTests {
  private static let names = Names([.contactName: ["Coco", "Marco", "ココ", "코코", "おばあちゃん"]])

  private static func request(_ sentence: String, _ language: String = "en") -> IntentRequest? {
    SystemIntentsTests.recognizers[language]?.recognize(sentence, names: names).first?.request
  }

  @Test(
    "is no part of whose place it is",
    arguments: [
      ("book a table for two at Luigi's tonight", "bookingDateComponents"),
      ("book a table at Luigi's for two", "partySize"),
      ("book a table at Luigi's tomorrow at 7", "bookingDateComponents"),
    ])
  func isOutsidePlace(_ sentence: String, other: String) {
    let request = Self.request(sentence)
    #expect(request?.parameters["restaurant"] == ["name": "Luigi's"], "\(request.debugDescription)")
    #expect(request?.parameters[other] != nil, "\(request.debugDescription)")
  }

  @Test("is when a ride to whose place it is begins")
  func isOutsideDestination() {
    let request = Self.request("order a taxi to Luigi's tomorrow at 6")
    #expect(request?.parameters["dropOffLocation"] == "Luigi's", "\(request.debugDescription)")
    #expect(
      request?.parameters["scheduledPickupTime"] == Self.start(["hour": 6, "minute": 0], day: 16),
      "\(request.debugDescription)")
    let other = Self.request("get me a ride from Luigi's to the airport")
    #expect(other?.parameters["pickupLocation"] == "Luigi's", "\(other.debugDescription)")
  }

  private static func start(_ time: [String: JSONValue] = [:], day: Int) -> JSONValue {
    let date: [String: JSONValue] = ["year": 2025, "month": 10, "day": .integer(day)]
    return ["startDateComponents": .object(date.merging(time) { $1 })]
  }

  @Test(
    "may be a request of its own, for both of which none is taken",
    arguments: [
      "text Coco and call Marco", "call Coco and tell him I am late", "call Coco and text Marco",
      "call mom and order a taxi", "call Coco, text Marco",
      "call Coco and then text Marco",
    ])
  func isRequest(_ sentence: String) {
    let request = Self.request(sentence)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "may be a name that requests begin with",
    arguments: [
      ("text Mark and Bill", "recipients", ["Mark", "Bill"]),
      ("text both Coco and Marco", "recipients", ["Coco", "Marco"]),
      ("call both Coco and Marco", "contacts", ["Coco", "Marco"]),
      ("play Stop and Start", "mediaSearch", ["mediaName": "Stop and Start"]),
      ("play Search and Destroy", "mediaSearch", ["mediaName": "Search and Destroy"]),
      ("play Kiss and Tell", "mediaSearch", ["mediaName": "Kiss and Tell"]),
    ] as [(String, String, JSONValue)])
  func isName(_ sentence: String, parameter: String, value: JSONValue) {
    let request = Self.request(sentence)
    #expect(request?.parameters[parameter] == value, "\(request.debugDescription)")
  }

  @Test(
    "makes it nothing that an app does",
    arguments: [
      "I'm going to bed", "I'm going to work", "let's go home", "I'm going to the store on Jungle",
      "write a poem about spring", "answer the door", "send flowers to my mother",
      "book a haircut", "pay off my credit card", "pay attention", "pay attention to me",
      "call the shots", "call a spade a spade", "call my bluff", "call it a day",
    ])
  func isIdiom(_ sentence: String) {
    let request = Self.request(sentence)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is an exercise, and how long it takes",
    arguments: [
      ("I'm going running", "run", nil), ("I'm going for a run", "run", nil),
      ("let's go cycling", "cycling", nil), ("going running for 5 miles", "run", 5),
      ("run for 30 minutes", "run", 30),
    ] as [(String, JSONValue?, Double?)])
  func isExercise(_ sentence: String, name: JSONValue?, goal: Double?) {
    let request = Self.request(sentence)
    #expect(request?.intent == "StartWorkout", "\(request.debugDescription)")
    #expect(request?.parameters["workoutName"] == name, "\(request.debugDescription)")
    #expect(
      request?.parameters["goalValue"] == goal.map { .number($0) }, "\(request.debugDescription)")
  }

  @Test(
    "is no part of who is called or paid, before or behind the name",
    arguments: [
      ("call back Marco", "en", "contacts", ["Marco"]),
      ("call back Zelda", "en", "contacts", ["Zelda"]),
      ("llama por altavoz a Coco", "es", "contacts", ["Coco"]),
      ("appelle en haut-parleur Coco", "fr", "contacts", ["Coco"]),
      ("pay back Marco", "en", "payee", "Marco"),
      ("pay back Marco 20 dollars", "en", "payee", "Marco"),
      ("pay Zelda Rs 20", "en", "payee", "Zelda"), ("pay Zelda Rs. 20", "en", "payee", "Zelda"),
      ("ランチ代としてココに20ドル払って", "ja", "payee", "ココ"),
      ("점심값으로 코코에게 20달러 보내 줘", "ko", "payee", "코코"),
      ("schick für die Pizza 20 Euro an Coco", "de", "payee", "Coco"),
      ("おばあちゃんに電話して", "ja", "contacts", ["おばあちゃん"]),
    ] as [(String, String, String, JSONValue)])
  func isOutsideName(_ sentence: String, _ language: String, parameter: String, value: JSONValue) {
    let request = Self.request(sentence, language)
    #expect(request?.parameters[parameter] == value, "\(request.debugDescription)")
  }

  @Test(
    "is asked about rather than taken for a part of a name",
    arguments: [
      "call Marco tomorrow", "call Zelda tomorrow", "pay Marco twelve fifty",
      "pay Zelda twelve fifty", "pay 30 please", "pay 30 thanks",
    ])
  func isNoName(_ sentence: String) {
    let request = Self.request(sentence)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "tells somebody who is paid from an account",
    arguments: [
      ("send 100 dollars to my brother for rent", "en", "SendPayment"),
      ("transfer 200 dollars to vacation fund", "en", "TransferMoney"),
      ("envía 100 euros a mi hermano", "es", "SendPayment"),
      ("transfer 75 dollars to savings", "en", "TransferMoney"),
      ("transfer 75 dollars from checking to savings", "en", "TransferMoney"),
      ("transfer 75 dollars to my holiday account", "en", "TransferMoney"),
      ("move 50 dollars to my holiday fund", "en", "TransferMoney"),
      ("transfer money to my savings", "en", "TransferMoney"),
      ("transfer money", "en", "TransferMoney"),
      ("transfiere 75 euros a mi cuenta de ahorro", "es", "TransferMoney"),
    ])
  func isAccount(_ sentence: String, _ language: String, intent: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == intent, "\(request.debugDescription)")
  }

  @Test(
    "is when to ride, before or behind it",
    arguments: [
      ("pide un taxi para mañana", "es"), ("un taxi para mañana", "es"),
      ("tomorrow get me a taxi", "en"), ("mañana pide un taxi", "es"),
      ("morgen bestell ein Taxi", "de"), ("demain réserve un taxi", "fr"),
      ("jutro zamów taksówkę", "pl"),
    ])
  func isRide(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "RequestRide", "\(request.debugDescription)")
    #expect(
      request?.parameters["scheduledPickupTime"] == Self.start(day: 16),
      "\(request.debugDescription)")
    #expect(request?.parameters["dropOffLocation"] == nil, "\(request.debugDescription)")
  }

  @Test(
    "is when to eat, wherever it stands",
    arguments: ["book a table tonight", "book tonight a table", "tonight book a table"])
  func isTable(_ sentence: String) {
    let request = Self.request(sentence)
    #expect(request?.parameters["restaurant"] == nil, "\(request.debugDescription)")
    #expect(
      request?.parameters["bookingDateComponents"] == ["year": 2025, "month": 10, "day": 15],
      "\(request.debugDescription)")
  }

  @Test(
    "is how long, and no title of a reminder nor a time of day",
    arguments: [
      ("snooze my reminder for ten minutes", "en"),
      ("verschieb die Erinnerung um zehn Minuten", "de"),
      ("pospón el recordatorio diez minutos", "es"),
      ("odłóż przypomnienie o dziesięć minut", "pl"), ("repousse le rappel d'une heure", "fr"),
      ("reporte le rappel de dix minutes", "fr"),
    ])
  func isDuration(_ sentence: String, _ language: String) {
    let parameters = Self.request(sentence, language)?.parameters
    #expect(parameters?["tasks"] == nil, "\(parameters.debugDescription)")
    #expect(parameters?["nextTriggerTime"] == nil, "\(parameters.debugDescription)")
  }

  @Test(
    "is the last such day behind what says since when",
    arguments: [
      ("show messages from Zelda since Monday", "en"),
      ("zeig mir Nachrichten von Zelda seit Montag", "de"),
      ("pokaż wiadomości od Zeldy od poniedziałku", "pl"),
      ("muéstrame los mensajes de Zelda desde el lunes", "es"),
      ("montre-moi les messages de Zelda depuis lundi", "fr"),
    ])
  func isLastDay(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(
      request?.parameters["dateTimeRange"] == Self.start(day: 13), "\(request.debugDescription)")
    #expect(request?.parameters["senders"] != nil, "\(request.debugDescription)")
  }

  @Test(
    "asks whether to do it, with no more than the verb before a question mark",
    arguments: ["장보기 목록에서 우유 빼?", "장보기 목록에서 우유 지워?", "장보기 목록에서 우유 삭제해요?"])
  func isQuestion(_ sentence: String) {
    let request = Self.request(sentence, "ko")
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test("asks for it, politely", arguments: ["장보기 목록에서 우유 빼 줄래?", "장보기 목록에서 우유 빼 줘"])
  func isPolite(_ sentence: String) {
    let request = Self.request(sentence, "ko")
    #expect(request?.intent == "DeleteTasks", "\(request.debugDescription)")
  }

  @Test(
    "is the room that music is to sound in, which no app is told",
    arguments: [
      ("リビングで音楽をかけて", "ja"), ("キッチンでジャズを流して", "ja"), ("거실에서 음악 틀어 줘", "ko"),
      ("부엌에서 재즈 틀어 줘", "ko"),
    ])
  func isRoom(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is all of a reply",
    arguments: [
      ("réponds oui à Coco", "oui", ["Coco"]), ("réponds d'accord", "d'accord", nil),
      ("réponds que j'arrive", "j'arrive", nil), ("réponds oui j'arrive", "oui j'arrive", nil),
    ] as [(String, String, JSONValue?)])
  func isReply(_ sentence: String, content: String, recipients: JSONValue?) {
    let request = Self.request(sentence, "fr")
    #expect(request?.parameters["content"] == .string(content), "\(request.debugDescription)")
    #expect(request?.parameters["recipients"] == recipients, "\(request.debugDescription)")
  }

  @Test(
    "is no date where the day of the week is another",
    arguments: [
      ("remind me on Friday 26 November to call mom", "en"),
      ("remind me on Friday the 26th of November to call mom", "en"),
      ("erinnere mich am Freitag, den 26. November an den Zahnarzt", "de"),
      ("rappelle-moi le vendredi 26 novembre d'appeler maman", "fr"),
    ])
  func isNoDate(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }
}
