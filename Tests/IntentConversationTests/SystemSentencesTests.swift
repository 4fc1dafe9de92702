import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("Sentences for the system's intents")
struct SystemSentencesTests {
  static func request(_ sentence: String, _ language: String = "en") -> IntentRequest? {
    SystemIntentsTests.recognizers[language]?.recognize(sentence).first?.request
  }

  static func day(_ day: Int, _ time: [String: JSONValue] = [:]) -> JSONValue {
    let date: [String: JSONValue] = ["year": 2025, "month": 10, "day": .integer(day)]
    return ["startDateComponents": .object(date.merging(time) { $1 })]
  }

  static let tomorrow = day(16)
  static let yesterday = day(14)

  @Test(
    "lock the car that is named, and none where more is said",
    arguments: [
      ("lock my car", ["locked": true]), ("unlock my car", ["locked": false]),
      ("lock my Tesla", ["locked": true, "carName": "Tesla"]),
      ("unlock the car called Bananamobile", ["locked": false, "carName": "Bananamobile"]),
      ("set the lock of Tesla to locked", ["locked": true, "carName": "Tesla"]),
      ("set the lock of my car to unlocked", ["locked": false]),
      ("unlock my car in 10 minutes", nil), ("lock my Tesla in 10 minutes", nil),
      ("unlock my car tomorrow", nil), ("unlock my car at 5", nil),
      ("unlock my car actually lock it", nil), ("unlock my car no", nil),
      ("unlock my car stop", nil), ("unlock my Tesla unless Bobo is near", nil),
      ("unlock my car once Bobo is near", nil), ("unlock my car as soon as Bobo is near", nil),
      ("unlock my car provided that Bobo is near", nil), ("lock my car till I'm back", nil),
    ] as [(String, [String: JSONValue]?)])
  func locks(_ sentence: String, parameters: [String: JSONValue]?) {
    let request = Self.request(sentence)
    #expect(request?.intent == parameters.map { _ in "SetCarLockStatus" })
    #expect(request?.parameters == parameters)
  }

  @Test("have a car seen no number of times", arguments: ["flash the lights 3 times"])
  func signalsUncounted(_ sentence: String) {
    #expect(Self.request(sentence) == nil)
  }

  @Test(
    "have a car seen or heard",
    arguments: [
      ("flash the lights", ["signals": 2]), ("honk the horn", ["signals": 1]),
      ("flash the lights of my Tesla", ["signals": 2, "carName": "Tesla"]),
      ("honk the horn of Bananamobile", ["signals": 1, "carName": "Bananamobile"]),
      ("honk the horn of my car", ["signals": 1]),
      ("honk my Tesla", ["signals": 1, "carName": "Tesla"]),
      ("where is my car", [:]),
    ] as [(String, [String: JSONValue])])
  func signals(_ sentence: String, parameters: [String: JSONValue]) throws {
    let request = try #require(Self.request(sentence), "\(sentence) fits nothing")
    #expect(request.intent == "ActivateCarSignal")
    #expect(request.parameters == parameters)
  }

  @Test(
    "end the workout that is named",
    arguments: [
      ("en", "end my yoga", "EndWorkout", "yoga"), ("en", "end my run", "EndWorkout", "run"),
      ("en", "pause my walk", "PauseWorkout", "walk"),
      ("en", "resume my bike ride", "ResumeWorkout", "cycling"),
      ("en", "cancel my swim", "CancelWorkout", "swim"),
      ("en", "end my banana workout", "EndWorkout", "banana"),
      ("en", "end my workout", "EndWorkout", nil),
      ("en", "i'm done with my run", "EndWorkout", "run"),
      ("de", "beende meinen Lauf", "EndWorkout", "Laufen"),
      ("de", "pausiere mein Yoga", "PauseWorkout", "Yoga"),
      ("de", "beende mein Training", "EndWorkout", nil),
      ("es", "termina mi carrera", "EndWorkout", "carrera"),
      ("es", "pausa mi caminata", "PauseWorkout", "caminata"),
      ("fr", "reprends ma course", "ResumeWorkout", "course"),
      ("fr", "termine mon yoga", "EndWorkout", "yoga"),
      ("pl", "zakończ mój bieg", "EndWorkout", "bieg"),
      ("pl", "anuluj bieg", "CancelWorkout", "bieg"),
      ("ja", "ヨガを終了して", "EndWorkout", "ヨガ"),
      ("ko", "요가 끝내 줘", "EndWorkout", "요가"),
      ("ko", "달리기 일시 정지해 줘", "PauseWorkout", "달리기"),
    ] as [(String, String, String, String?)])
  func endsWorkout(_ language: String, _ sentence: String, intent: String, name: String?) throws {
    let request = try #require(Self.request(sentence, language), "\(sentence) fits nothing")
    #expect(request.intent == intent)
    #expect(request.parameters["workoutName"] == name.map(JSONValue.string))
  }

  @Test(
    "start a workout with its goal",
    arguments: [
      ("en", "run 5 miles", "run", 5, "mile"), ("en", "swim 500 meters", "swim", 500, "meter"),
      ("en", "run a mile", "run", 1, "mile"), ("en", "start a mile run", "run", 1, "mile"),
      ("en", "start a run for an hour", "run", 1, "hour"),
      ("en", "start a run for a mile", "run", 1, "mile"),
      // Apple's units have no kilometer.
      ("en", "start a 5 kilometer run", "run", 5000, "meter"),
      ("en", "run 4.1 km", "run", 4100, "meter"), ("en", "run 5km", "run", 5000, "meter"),
      ("en", "start a 10k run", "run", 10_000, "meter"), ("en", "run 30min", "run", 30, "minute"),
      ("de", "starte einen Lauf von 10 km", "Laufen", 10_000, "meter"),
      ("de", "starte ein 30 Minuten Training", nil, 30, "minute"),
      ("de", "ich gehe 5 km laufen", "Laufen", 5000, "meter"),
      ("es", "voy a correr 5 kilómetros", "carrera", 5000, "meter"),
      ("fr", "je vais courir 5 kilomètres", "course", 5000, "meter"),
      ("pl", "idę biegać 5 kilometrów", "bieg", 5000, "meter"),
      ("ja", "5キロのランニングを始めて", "ランニング", 5000, "meter"),
      ("ja", "5km走る", "ランニング", 5000, "meter"), ("ko", "5킬로 달릴게", "달리기", 5000, "meter"),
      ("en", "start a run for half an hour", "run", 0.5, "hour"),
      ("en", "going for a 5 mile run", "run", 5, "mile"),
      ("en", "start a 30 minute workout", nil, 30, "minute"),
      ("de", "starte einen Lauf von einer Stunde", "Laufen", 1, "hour"),
      ("fr", "commence une course d'une heure", "course", 1, "hour"),
      ("pl", "zacznij bieg na godzinę", "bieg", 1, "hour"),
    ] as [(String, String, String?, Double, String)])
  func startsWorkout(
    _ language: String, _ sentence: String, name: String?, goal: Double, unit: String
  ) throws {
    let request = try #require(Self.request(sentence, language), "\(sentence) fits nothing")
    #expect(request.intent == "StartWorkout")
    #expect(request.parameters["workoutName"] == name.map(JSONValue.string))
    #expect(request.parameters["goalValue"] == .number(goal))
    #expect(request.parameters["workoutGoalUnitType"] == .string(unit))
  }

  @Test("start a workout with its goal where it takes place")
  func startsIndoors() {
    let request = Self.request("run 5 miles indoors")
    #expect(
      request?.parameters == [
        "workoutName": "run", "goalValue": 5.0, "workoutGoalUnitType": "mile",
        "workoutLocationType": "indoor",
      ])
  }

  @Test("ask for free tables with the day and the time on both sides of how many come")
  func asksForTables() {
    let request = Self.request("show free tables at luigi's tomorrow for 4 at 8 pm")
    #expect(request?.intent == "GetAvailableRestaurantReservationBookings")
    #expect(
      request?.parameters == [
        "restaurant": ["name": "luigi's"], "partySize": 4,
        "preferredBookingDateComponents": [
          "year": 2025, "month": 10, "day": 16, "hour": 20, "minute": 0,
        ],
      ])
  }

  @Test(
    "book no table at what is no restaurant",
    arguments: [
      "book a flight for december 20", "book a ride to the airport, it's urgent",
      "book a ride to the airport at 6 because I am late",
    ])
  func isNoRestaurant(_ sentence: String) {
    #expect(Self.request(sentence)?.intent != "BookRestaurantReservation")
  }

  @Test(
    "book a table at a restaurant that is called as something else is",
    arguments: ["Ride", "the note"])
  func isRestaurant(_ name: String) {
    let request = Self.request("book a table at \(name) for two")
    #expect(request?.intent == "BookRestaurantReservation" && request?.parameters["partySize"] == 2)
  }

  @Test("mark nothing as done that is not yet")
  func isNotDoneYet() {
    #expect(Self.request("mark milk as not yet done") == nil)
    #expect(Self.request("mark milk as done")?.parameters["status"] == "completed")
    let set = Self.request("set the task call mom to done")
    #expect(set?.intent == "SetTaskAttribute")
    #expect(set?.parameters["status"] == "completed")
    #expect(Self.request("mark milk as not done")?.parameters["status"] == "notCompleted")
  }

  @Test(
    "put two things on the list that is named",
    arguments: [
      "우유하고 계란을 장보기 목록에 추가해 줘", "우유랑 계란 장보기 목록에 추가해 줘",
      "우유와 계란을 장보기 목록에 추가해 줘",
    ])
  func addsBoth(_ sentence: String) {
    let request = Self.request(sentence, "ko")
    #expect(request?.intent == "AddTasks")
    #expect(
      request?.parameters == ["targetTaskList": ["title": "장보기"], "taskTitles": ["우유", "계란"]])
  }

  @Test(
    "show the tasks of a day",
    arguments: [
      ("fr", "montre mes tâches pour demain"), ("fr", "montre mes tâches de demain"),
      ("es", "muéstrame las tareas para mañana"), ("es", "muéstrame las tareas de mañana"),
    ])
  func showsDay(_ language: String, _ sentence: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "SearchForNotebookItems")
    #expect(request?.parameters == ["itemType": "task", "dateTime": Self.tomorrow])
  }

  private static func hour(_ hour: Int) -> JSONValue {
    ["startDateComponents": ["hour": .integer(hour), "minute": 0]]
  }

  @Test(
    "take a time for when a ride begins, and a place for where",
    arguments: [
      ("en", "pick me up at 5", ["scheduledPickupTime": hour(17)]),
      ("en", "pick me up at 5pm", ["scheduledPickupTime": hour(17)]),
      ("en", "pick me up at noon", ["scheduledPickupTime": hour(12)]),
      ("en", "pick me up at the hotel", ["pickupLocation": "the hotel"]),
      (
        "en", "pick me up at the hotel at 5",
        ["pickupLocation": "the hotel", "scheduledPickupTime": hour(17)]
      ),
      (
        "en", "book a ride for 1 person to the airport",
        ["dropOffLocation": "the airport", "partySize": 1]
      ),
      ("en", "take me to the airport", ["dropOffLocation": "airport"]),
      ("en", "take me home", ["dropOffLocation": "home"]),
      (
        "es", "pide un taxi del hotel a la estación",
        ["pickupLocation": "hotel", "dropOffLocation": "la estación"]
      ),
      (
        "es", "un taxi del hotel a la estación",
        ["pickupLocation": "hotel", "dropOffLocation": "la estación"]
      ),
      (
        "es", "reserva un coche de lujo al aeropuerto",
        ["rideOptionName": "coche de lujo", "dropOffLocation": "aeropuerto"]
      ),
    ] as [(String, String, [String: JSONValue])])
  func rides(_ language: String, _ sentence: String, parameters: [String: JSONValue]) throws {
    let request = try #require(Self.request(sentence, language), "\(sentence) fits nothing")
    #expect(request.intent == "RequestRide")
    #expect(request.parameters == parameters)
  }

  private static func dollars(_ amount: Double) -> JSONValue {
    ["amount": ["amount": .number(amount), "currencyCode": "USD"]]
  }

  @Test(
    "pay a bill, not somebody of its name",
    arguments: [
      (
        "pay my rent of 1000 dollars",
        ["billType": "rent", "transactionAmount": dollars(1_000)]
      ),
      (
        "pay my electricity bill 50 dollars",
        ["billType": "electricity", "transactionAmount": dollars(50)]
      ),
      (
        "pay my electricity bill tomorrow from checking",
        [
          "billType": "electricity", "transactionScheduledDate": tomorrow,
          "fromAccount": ["nickname": "checking"],
        ]
      ),
      ("pay the Bananas bill", ["billPayee": ["nickname": "Bananas"]]),
      (
        "pay 50 dollars for my electricity bill",
        ["billType": "electricity", "transactionAmount": dollars(50)]
      ),
    ] as [(String, [String: JSONValue])])
  func paysBill(_ sentence: String, parameters: [String: JSONValue]) throws {
    let request = try #require(Self.request(sentence), "\(sentence) fits nothing")
    #expect(request.intent == "PayBill")
    #expect(request.parameters == parameters)
  }

  @Test("pay nobody who is called all my bills")
  func paysNobody() {
    #expect(Self.request("pay all my bills") == nil)
    #expect(Self.request("pay Bobo 50 dollars")?.intent == "SendPayment")
    let payment = Self.request("pay Bobo for lunch 20 dollars")
    #expect(payment?.parameters["note"] == "lunch")
    #expect(payment?.parameters["currencyAmount"] == ["amount": 20, "currencyCode": "USD"])
    #expect(
      Self.request("pay my electricity bill for October")?.parameters["transactionNote"]
        == "October")
  }

  @Test("put money from one account in another")
  func putsMoney() {
    let request = Self.request("put 500 dollars from checking in savings")
    #expect(request?.intent == "TransferMoney")
    #expect(
      request?.parameters == [
        "transactionAmount": Self.dollars(500), "fromAccount": ["nickname": "checking"],
        "toAccount": ["nickname": "savings"],
      ])
  }

  @Test(
    "take a day for when it was, not for who it was",
    arguments: [
      ("de", "zeig meine verpassten Anrufe von gestern", "dateCreated"),
      ("de", "habe ich Anrufe von gestern verpasst", "dateCreated"),
      ("de", "zeig Fotos von gestern", "dateCreated"),
      ("de", "zeig meine Rechnungen von gestern", "dueDateRange"),
      ("es", "muestra mis llamadas perdidas de ayer", "dateCreated"),
      ("es", "muestra fotos de ayer", "dateCreated"),
      ("es", "muestra mis facturas de ayer", "dueDateRange"),
      ("fr", "montre mes appels manqués d'hier", "dateCreated"),
      ("fr", "montre les photos d'hier", "dateCreated"),
      ("fr", "montre mes factures d'hier", "dueDateRange"),
      ("pl", "pokaż nieodebrane połączenia z wczoraj", "dateCreated"),
      ("pl", "pokaż połączenia z wczoraj", "dateCreated"),
      ("pl", "pokaż zdjęcia z wczoraj", "dateCreated"),
      ("pl", "pokaż rachunki z wczoraj", "dueDateRange"),
      ("ja", "昨日からの不在着信を見せて", "dateCreated"),
      ("ko", "어제 온 부재중 전화 보여 줘", "dateCreated"),
      ("ko", "어제 찍은 사진 보여 줘", "dateCreated"),
    ])
  func isDay(_ language: String, _ sentence: String, parameter: String) throws {
    let request = try #require(Self.request(sentence, language), "\(sentence) fits nothing")
    #expect(request.parameters[parameter] == Self.yesterday)
    for name in ["recipient", "peopleInPhoto", "billPayee"] {
      #expect(request.parameters[name] == nil)
    }
  }

  @Test(
    "take a name for who it was",
    arguments: [
      ("de", "zeig meine verpassten Anrufe von Bobo"),
      ("es", "muestra las llamadas perdidas de Bobo"),
      ("fr", "montre mes appels manqués de Bobo"),
      ("pl", "pokaż nieodebrane połączenia od Bobo"),
    ])
  func isCaller(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language)?.parameters["recipient"] != nil)
  }
}
