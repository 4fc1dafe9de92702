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

  private static let tomorrow = day(16)
  static let yesterday = day(14)

  @Test(
    "delete everything only if everything is said",
    arguments: [
      ("delete all my reminders", ["all": true]), ("delete every task", ["all": true]),
      ("delete all of my tasks", ["all": true]), ("delete my reminders", [:]),
      ("delete all my tasks from my work list", ["all": true, "taskList": ["title": "work"]]),
      (
        "delete everything from my shopping list",
        ["all": true, "taskList": ["title": "shopping"]]
      ),
      ("delete all my reminders about milk", ["tasks": [["title": "milk"]]]),
      ("delete all bridge club reminders", ["tasks": [["title": "bridge club"]]]),
      ("delete the reminder for the dentist", ["tasks": [["title": "the dentist"]]]),
      ("delete the reminder to call mom", ["tasks": [["title": "call mom"]]]),
      ("delete my daily reminder to feed the cat", ["tasks": [["title": "feed the cat"]]]),
      ("delete my first aid reminder", ["tasks": [["title": "first aid"]]]),
      ("delete the task two eggs", ["tasks": [["title": "two eggs"]]]),
      ("delete the reminder to buy bread and milk", ["tasks": [["title": "buy bread and milk"]]]),
      ("delete the mac and cheese reminder", ["tasks": [["title": "mac and cheese"]]]),
      ("delete the milk and eggs reminders", ["tasks": [["title": "milk"], ["title": "eggs"]]]),
      (
        "delete my reminders about milk, eggs and bread",
        ["tasks": [["title": "milk"], ["title": "eggs"], ["title": "bread"]]]
      ),
    ] as [(String, [String: JSONValue])])
  func deletes(_ sentence: String, parameters: [String: JSONValue]) throws {
    let request = try #require(Self.request(sentence), "\(sentence) fits nothing")
    #expect(request.intent == "DeleteTasks")
    #expect(request.parameters == parameters)
  }

  @Test(
    "delete nothing if there is no place for what says which",
    arguments: [
      "delete my reminder for tomorrow at 5", "delete my reminder at 9",
      "delete all my reminders for tomorrow", "delete my 8 o'clock reminder",
      "delete my reminder for 5",
      "delete the dentist reminder for tuesday", "delete my tasks for today",
      "delete the last reminder", "delete my daily reminder", "delete the first task",
      "delete my next reminder for milk", "delete all my old reminders",
      "delete all my reminders but milk", "forget everything",
    ])
  func deletesNothing(_ sentence: String) {
    #expect(Self.request(sentence)?.intent != "DeleteTasks")
  }

  @Test(
    "put off what is meant, until when it is said",
    arguments: [
      ("en", "snooze all my reminders until tomorrow", ["all": true, "nextTriggerTime": tomorrow]),
      ("en", "postpone all reminders to tomorrow", ["all": true, "nextTriggerTime": tomorrow]),
      (
        "de", "verschiebe alle Erinnerungen auf morgen",
        ["all": true, "nextTriggerTime": tomorrow]
      ),
      ("en", "snooze my reminder", [:]),
      ("en", "snooze the task laundry", ["tasks": [["title": "laundry"]]]),
      (
        "en", "postpone the task laundry to tomorrow",
        ["tasks": [["title": "laundry"]], "nextTriggerTime": tomorrow]
      ),
      (
        "fr", "reporte la tâche lait à demain",
        ["tasks": [["title": "lait"]], "nextTriggerTime": tomorrow]
      ),
    ] as [(String, String, [String: JSONValue])])
  func putsOff(_ language: String, _ sentence: String, parameters: [String: JSONValue]) throws {
    let request = try #require(Self.request(sentence, language), "\(sentence) fits nothing")
    #expect(request.intent == "SnoozeTasks")
    #expect(request.parameters == parameters)
  }

  @Test(
    "take the one thing that is named with all its words in every language",
    arguments: [
      ("de", "lösche die Erinnerung Mama und Papa anrufen", "Mama und Papa anrufen"),
      ("es", "borra el recordatorio de comprar pan y leche", "comprar pan y leche"),
      ("fr", "supprime le rappel acheter du pain et du lait", "acheter du pain et du lait"),
      ("pl", "usuń przypomnienie kupić chleb i mleko", "kupić chleb i mleko"),
      ("ja", "パンと牛乳を買うというリマインダーを削除して", "パンと牛乳を買う"),
    ])
  func deletesOne(_ language: String, _ sentence: String, title: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "DeleteTasks")
    #expect(request?.parameters["tasks"] == [["title": .string(title)]])
  }

  @Test(
    "take no one thing for another, nor a second request for its name",
    arguments: [
      ("en", "delete the reminder about milk, i mean eggs"),
      ("en", "delete the reminder about everything but milk"),
      ("en", "snooze the milk reminder and delete the eggs reminder"),
      ("de", "lösche die Erinnerung Milch, nein Eier"), ("de", "lösche die Aufgabe Milch nicht"),
      ("es", "borra la tarea leche pero no huevos"),
      ("fr", "supprime la tâche lait mais pas oeufs"),
    ])
  func deletesNoOther(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }

  @Test(
    "write notes for oneself, and send them to others",
    arguments: [
      ("make a note to buy milk", "CreateNote", ["content": ["text": "buy milk"]]),
      ("leave a note to buy milk", "CreateNote", ["content": ["text": "buy milk"]]),
      ("write a note to buy milk", "CreateNote", ["content": ["text": "buy milk"]]),
      ("send a quick note to Zelda", "SendMessage", ["recipients": ["Zelda"]]),
      ("write Zelda a note saying hi", "SendMessage", ["recipients": ["Zelda"], "content": "hi"]),
      (
        "leave a note for Zelda saying hi", "SendMessage",
        ["recipients": ["Zelda"], "content": "hi"]
      ),
      ("start a note", "CreateNote", [:]),
      ("send Zelda a note saying hi", "SendMessage", ["recipients": ["Zelda"], "content": "hi"]),
    ] as [(String, String, [String: JSONValue])])
  func writesNotes(_ sentence: String, intent: String, parameters: [String: JSONValue]) {
    let request = Self.request(sentence)
    #expect(request?.intent == intent)
    #expect(request?.parameters == parameters)
  }

  @Test(
    "put off until an hour that nothing else marks",
    arguments: [
      ("snooze it until 5", nil), ("snooze my reminder until 5", nil),
      ("snooze laundry until 5", [["title": "laundry"]]),
      ("snooze the laundry reminder until 5", [["title": "laundry"]]),
      ("snooze my laundry and dishes tasks until 5", [["title": "laundry"], ["title": "dishes"]]),
      ("snooze my reminder for the dentist until 5", [["title": "the dentist"]]),
      ("snooze the reminder to buy bread and milk until 5", [["title": "buy bread and milk"]]),
      ("postpone all bridge club reminders until 5", [["title": "bridge club"]]),
    ] as [(String, JSONValue?)])
  func putsOffUntilHour(_ sentence: String, tasks: JSONValue?) throws {
    let request = try #require(Self.request(sentence), "\(sentence) fits nothing")
    #expect(request.intent == "SnoozeTasks")
    #expect(request.parameters["tasks"] == tasks)
    guard case .object(let range)? = request.parameters["nextTriggerTime"] else {
      Issue.record("no time in \(request.parameters)")
      return
    }
    #expect(range.values.first == ["hour": 5, "minute": 0])
  }

  @Test(
    "put nothing off where it is told which by what nothing has room for",
    arguments: [
      ("en", "snooze my next reminder"), ("en", "snooze both reminders"),
      ("en", "snooze my old reminder until 5"), ("en", "postpone my daily reminder to tomorrow"),
      ("en", "snooze my 5 pm reminder"), ("en", "postpone my reminder to 5"),
      ("en", "postpone the reminder until I get home"),
      ("en", "snooze the milk reminder until friday and delete the eggs reminder"),
      ("ja", "明日まで牛乳のリマインダーを延期して"),
    ])
  func putsNothingOff(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }

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

  @Test("mark nothing as done that is not yet")
  func isNotDoneYet() {
    #expect(Self.request("mark milk as not yet done") == nil)
    #expect(Self.request("mark milk as done")?.parameters["status"] == "completed")
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
      ("en", "pick me up at 5", ["scheduledPickupTime": hour(5)]),
      ("en", "pick me up at 5pm", ["scheduledPickupTime": hour(17)]),
      ("en", "pick me up at noon", ["scheduledPickupTime": hour(12)]),
      ("en", "pick me up at the hotel", ["pickupLocation": "the hotel"]),
      (
        "en", "pick me up at the hotel at 5",
        ["pickupLocation": "the hotel", "scheduledPickupTime": hour(5)]
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
