import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("The system's intents")
struct SystemIntentsTests {
  static let catalogs: [IntentCatalog] = [
    .calls, .carCommands, .carPlay, .focusStatus, .media, .messages, .notebook, .payments,
    .photos, .radio, .reservations, .restaurantReservation, .ridesharing, .visualCode, .workouts,
  ]

  /// By language.
  static let recognizers = Dictionary(
    uniqueKeysWithValues: ["en", "es", "fr", "de", "pl", "ja", "ko"].map {
      (
        $0,
        Recognizer(
          catalogs: catalogs, appNames: ["Jungle"], language: $0, calendar: FixedTime.calendar,
          now: { FixedTime.now })
      )
    })

  static let recognizer = Recognizer(
    catalogs: catalogs, appNames: ["Jungle"], language: "en",
    calendar: FixedTime.calendar, now: { FixedTime.now })

  @Test("all have sentences, and every template of them can be used")
  func haveSentences() {
    #expect(Self.recognizer.problems.isEmpty, "\(Self.recognizer.problems)")
    let intents = Self.catalogs.flatMap(\.intents).map { $0.intentDescriptor.name }
    #expect(intents.count == 61)
    let named = Set(
      Self.catalogs.flatMap(\.vocabularies).flatMap(\.utterances).map { $0.intent })
    for intent in intents { #expect(named.contains("IN\(intent)Intent"), "\(intent)") }
  }

  @Test(
    "are recognised, and their values decode",
    arguments: [
      ("Pay Bobo $5 for bananas with Jungle", "SendPayment"),
      ("request 12.50 euros from Coco", "RequestPayment"),
      ("transfer 100 dollars to savings", "TransferMoney"),
      ("book me a ride from home to the zoo tomorrow at 5pm", "RequestRide"),
      ("start my banana run workout", "StartWorkout"),
      ("play the playlist Jungle Drums on Jungle", "PlayMedia"),
      ("set the temperature to 21 degrees in Bananamobile", "SetClimateSettingsInCar"),
      ("book a table at Chez Coco for 4 people tomorrow at 7pm", "BookRestaurantReservation"),
      ("video call Bobo", "StartVideoCall"),
      ("add milk and eggs to my grocery list", "AddTasks"),
      ("find photos of dogs", "SearchForPhotos"), ("show me photos of Bobo", "SearchForPhotos"),
      ("ask Bobo to pay me back", "RequestPayment"),
      ("get a ride home from the office", "RequestRide"),
      ("give my driver 5 stars and tip $2", "SendRideFeedback"),
      ("rate my ride five", "SendRideFeedback"),
      ("show me my contact code", "GetVisualCode"),
      ("take a note called ideas saying more bananas", "CreateNote"),
    ])
  func areRecognized(_ sentence: String, intent: String) throws {
    let found = Self.recognizer.recognize(sentence)
    let best = try #require(found.first, "\(sentence) fits nothing")
    #expect(best.request.intent == intent)
    let type = try #require(
      Self.catalogs.flatMap(\.intents).first { $0.intentDescriptor.name == intent })
    #expect(best.request.domain != nil)
    #expect(best.request.domain == type.intentDescriptor.domain)
    func decode<Root: Intent>(_: Root.Type) throws { _ = try best.request.decoded(as: Root.self) }
    try decode(type)
  }

  @Test(
    "take a number before tonight for how many there are, unless something marks a time",
    arguments: [
      ("book a table for four tonight", 4, nil), ("book a table for 8 this evening", 8, nil),
      ("book a table at 8 tonight", nil, 20), ("book a table for four at 9 tonight", 4, 21),
      ("book a table for 8 pm tonight", nil, 20),
    ] as [(String, Int?, Int?)])
  func countTonight(_ sentence: String, people: Int?, hour: Int?) throws {
    let found = try #require(Self.recognizer.recognize(sentence).first).request
    #expect(found.intent == "BookRestaurantReservation")
    #expect(found.parameters["partySize"] == people.map(JSONValue.integer))
    guard case .object(let time)? = found.parameters["bookingDateComponents"] else {
      Issue.record("no day in \(found.parameters)")
      return
    }
    #expect(time["hour"] == hour.map(JSONValue.integer), "\(time)")
  }

  @Test(
    "take a number before tonight for how many ride",
    arguments: [("book a ride for four tonight", 4), ("get me a taxi for 2 tonight", 2)])
  func ridersTonight(_ sentence: String, people: Int) throws {
    let found = try #require(Self.recognizer.recognize(sentence).first).request
    #expect(found.intent == "RequestRide")
    #expect(found.parameters["partySize"] == .integer(people))
    guard case .object(let times)? = found.parameters["scheduledPickupTime"],
      case .object(let start)? = times["startDateComponents"]
    else {
      Issue.record("no day in \(found.parameters)")
      return
    }
    #expect(start["day"] != nil && start["hour"] == nil, "\(start)")
  }

  @Test(
    "find works of art by their names, of whatever kind they are",
    arguments: [
      "find a painting of the old harbour", "look for a drawing of the old harbour",
      "search for the film the old harbour",
    ])
  func findWorks(_ sentence: String) throws {
    let found = try #require(Self.recognizer.recognize(sentence).first).request
    #expect(found.intent == "SearchForMedia")
    guard case .object(let search)? = found.parameters["mediaSearch"],
      case .string(let name)? = search["mediaName"]
    else {
      Issue.record("\(found.parameters)")
      return
    }
    #expect(name.hasSuffix("old harbour") && !name.hasPrefix("of"))
  }

  @Test(
    "send a wish with what follows it",
    arguments: [
      ("en", "wish Bobo happy birthday tomorrow", "happy birthday tomorrow"),
      ("en", "wish Bobo a happy birthday", "happy birthday"),
      ("en", "send a big kiss to Bobo", "big kiss"), ("en", "send Bobo a hug", "hug"),
      ("en", "wish Bobo happy birthday and good luck", "happy birthday and good luck"),
      ("en", "send Bobo good luck", "good luck"),
      ("en", "send Bobo a happy birthday message", "happy birthday"),
      ("es", "deséale a Bobo feliz cumpleaños mañana", "feliz cumpleaños mañana"),
      ("es", "felicita a Bobo por su cumpleaños", "felicidades"),
      ("fr", "souhaite à Bobo un joyeux Noël", "un joyeux Noël"),
      ("pl", "życz Bobo wszystkiego najlepszego", "wszystkiego najlepszego"),
      ("pl", "złóż Bobo życzenia urodzinowe", nil),
      ("pl", "przekaż Bobo pozdrowienia z Paryża", "pozdrowienia z Paryża"),
    ] as [(String, String, JSONValue?)])
  func sendWishes(_ language: String, _ sentence: String, content: JSONValue?) {
    let found = UnrelatedSentenceTests.recognizers[language]?.recognize(sentence).first
    #expect(found?.request.intent == "SendMessage")
    #expect(found?.request.parameters["recipients"] == ["Bobo"])
    #expect(found?.request.parameters["content"] == content)
  }

  @Test(
    "send no part of a wish alone",
    arguments: [
      ("en", "send Bobo good luck for the exam")
    ])
  func keepWishes(_ language: String, _ sentence: String) {
    let found = UnrelatedSentenceTests.recognizers[language]?.recognize(sentence).first
    #expect(found == nil)
  }

  @Test(
    "make the list that was said, and no task",
    arguments: [
      ("make a to do list", "to do", nil), ("make a to-do list", "to do", nil),
      ("make a to-do list with call mom and pay rent", "to do", ["call mom", "pay rent"]),
      ("make a todo list for tomorrow", "tomorrow", nil),
      ("make me a shopping list", "shopping", nil), ("make me a list of movies", "movies", nil),
      ("make me a new list", nil, nil),
      ("create a list of things to do tomorrow", "things to do tomorrow", nil),
    ] as [(String, JSONValue?, JSONValue?)])
  func makeLists(_ sentence: String, title: JSONValue?, titles: JSONValue?) {
    let found = UnrelatedSentenceTests.recognizers["en"]?.recognize(sentence).first
    #expect(found?.request.intent == "CreateTaskList")
    #expect(found?.request.parameters["title"] == title)
    #expect(found?.request.parameters["taskTitles"] == titles, "\(found.debugDescription)")
  }

  @Test(
    "are recognised where somebody asks for them politely, or names no list",
    arguments: [
      ("kannst du Coco sagen, dass ich komme", "SendMessage"),
      ("kannst du Coco eine Nachricht schicken, dass ich komme", "SendMessage"),
      ("kannst du mich bitte daran erinnern, Mama anzurufen", "AddTasks"),
      ("kannst du mich morgen daran erinnern, Mama anzurufen", "AddTasks"),
      ("erinnerst du mich morgen daran, Mama anzurufen", "AddTasks"),
      ("kannst du Milch auf die Einkaufsliste setzen", "AddTasks"),
      ("erstelle eine Liste", "CreateTaskList"), ("mark Milch als erledigt", "SetTaskAttribute"),
    ])
  func areAskedForPolitely(_ sentence: String, intent: String) {
    let found = UnrelatedSentenceTests.recognizers["de"]?.recognize(sentence).first
    #expect(found?.request.intent == intent, "\(found.debugDescription)")
  }

  @Test(
    "name the list that was said, and no task where none was",
    arguments: [
      ("en", "add to the groceries list", "groceries", nil),
      ("en", "add something to my shopping list", "shopping", nil),
      ("en", "add to my list", nil, nil),
      ("en", "add bananas to my list of groceries", "groceries", ["bananas"]),
      ("fr", "ajoute à la liste de courses", "courses", nil),
      ("fr", "ajoute à la liste de courses des bananes", "courses", ["bananes"]),
      ("es", "añade a la lista de la compra", "compra", nil),
      ("es", "añade a la lista de la compra bananas", "compra", ["bananas"]),
      ("ja", "買い物リストに追加して", "買い物", nil), ("ja", "買い物リストにバナナを追加して", "買い物", ["バナナ"]),
      ("ko", "쇼핑 목록에 추가해 줘", "쇼핑", nil), ("ko", "쇼핑 목록에 바나나를 추가해 줘", "쇼핑", ["바나나"]),
    ] as [(String, String, JSONValue?, JSONValue?)])
  func nameLists(
    _ language: String, _ sentence: String, list: JSONValue?, titles: JSONValue?
  ) {
    let found = UnrelatedSentenceTests.recognizers[language]?.recognize(sentence).first
    #expect(found?.request.intent == "AddTasks")
    #expect(found?.request.parameters["targetTaskList"] == list.map { ["title": $0] })
    #expect(found?.request.parameters["taskTitles"] == titles)
  }
}
