import IntentConversation
import IntentRuntime
import Testing

/// Sentences that say a day in one place and its time in another.
@Suite("A day and its time that are said in two places")
struct SplitMomentTests {
  private static func moment(_ day: Int, _ hour: Int) -> JSONValue {
    [
      "year": 2025, "month": 10, "day": .integer(day), "hour": .integer(hour), "minute": 0,
    ]
  }

  @Test(
    "are read as they are beside each other, in the half of the day that is said with either",
    arguments: [
      ("book a ride to the airport tonight at 8", "en", moment(15, 20), nil),
      ("book a ride tomorrow evening at 8 to the airport", "en", moment(16, 20), nil),
      ("book a ride to the airport this afternoon at 3", "en", moment(15, 15), nil),
      ("book a ride friday night for 3 people at 11", "en", moment(17, 23), nil),
      ("book a ride at 8 to the airport tonight", "en", moment(15, 20), nil),
      ("book a ride from 5 to 6 to the airport tomorrow", "en", moment(16, 17), moment(16, 18)),
      ("zamów taksówkę na dworzec dziś wieczorem o 8", "pl", moment(15, 20), nil),
    ] as [(String, String, JSONValue, JSONValue?)])
  func areReadTogether(_ sentence: String, language: String, start: JSONValue, end: JSONValue?) {
    let found = SystemIntentsTests.recognizers[language]?.recognize(sentence).first?.request
    var expected: [String: JSONValue] = ["startDateComponents": start]
    expected["endDateComponents"] = end
    #expect(found?.parameters["scheduledPickupTime"] == .object(expected), "\(sentence)")
  }

  @Test(
    "are hours where two numbers have a dash between them and no month behind",
    arguments: [
      ("remind me to call mom between 8-10", "en"),
      ("remind me between 8-10 to call mom", "en"),
    ])
  func areHours(_ sentence: String, language: String) {
    let found = SystemIntentsTests.recognizers[language]?.recognize(sentence).first?.request
    #expect(
      found?.parameters["temporalEventTrigger"] == [
        "dateComponentsRange": [
          "startDateComponents": ["hour": 8, "minute": 0],
          "endDateComponents": ["hour": 10, "minute": 0],
        ]
      ], "\(found.debugDescription)")
  }
}
