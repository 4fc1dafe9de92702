import IntentRuntime
import Testing

extension SystemSentencesTests {
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
      (
        "en", "snooze all my reminders until tonight",
        ["all": true, "nextTriggerTime": day(15, ["hour": 19])]
      ),
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
      ("add a shopping note", "CreateNote", ["title": "shopping"]),
      ("add to my shopping note", "AppendToNote", ["targetNote": ["title": "shopping"]]),
      ("add eggs to the note", "AppendToNote", ["content": ["text": "eggs"]]),
      ("add a task to my shopping list", "AddTasks", ["targetTaskList": ["title": "shopping"]]),
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
    #expect(range.values.first == ["hour": 17, "minute": 0])
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
}
