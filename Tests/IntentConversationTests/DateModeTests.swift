import Foundation
import IntentConversation
import IntentRuntime
import Testing

@Suite("Where a day alone or a time alone is asked for")
struct DateModeTests {
  private func value(_ language: String, _ text: String, for parameter: String) -> JSONValue? {
    SpokenValueReader(
      catalogs: [.doctor], language: language, calendar: FixedTime.calendar,
      now: { FixedTime.now }
    )
    .value(of: text, for: parameter, of: IntentRequest(intent: "VisitDoctor"))
  }

  private func day(_ month: Int, _ day: Int) -> JSONValue {
    ["year": 2025, "month": .integer(month), "day": .integer(day)]
  }

  @Test(
    "a bare number is a day of the month, and a time is no answer",
    arguments: [
      ("en", "20", 10, 20), ("en", "the 20th", 10, 20), ("en", "3", 11, 3),
      ("en", "tomorrow", 10, 16), ("en", "in two days", 10, 17), ("es", "el 20", 10, 20),
      ("es", "20", 10, 20), ("fr", "le 20", 10, 20), ("de", "am 20.", 10, 20),
      ("de", "20", 10, 20), ("pl", "20", 10, 20), ("ja", "20日", 10, 20), ("ko", "20일", 10, 20),
      ("en", "at 3", nil, nil), ("en", "3 pm", nil, nil), ("en", "tomorrow at 3", nil, nil),
      ("en", "20 please", 10, 20), ("en", "the 20th please", 10, 20),
      ("en", "45", nil, nil), ("en", "31 February", nil, nil), ("en", "June 31", nil, nil),
      ("de", "31. Februar", nil, nil), ("es", "31 de junio", nil, nil), ("fr", "31 juin", nil, nil),
      ("pl", "31 czerwca", nil, nil), ("de", "um 3 Uhr", nil, nil), ("ja", "3時", nil, nil),
      ("es", "a las 8", nil, nil), ("es", "las 8", nil, nil), ("fr", "à 20", nil, nil),
      ("de", "um 20", nil, nil), ("pl", "o 8", nil, nil), ("ko", "8시", nil, nil),
    ] as [(String, String, Int?, Int?)])
  func days(_ language: String, text: String, month: Int?, day: Int?) {
    let expected = month.flatMap { month in day.map { self.day(month, $0) } }
    #expect(value(language, text, for: "day") == expected)
    let date = value(language, text, for: "firstVisit")
    if let month, let day {
      let text = "2025-\(month)-\(day < 10 ? "0" : "")\(day)T00:00:00Z"
      #expect(date == .string(text))
    } else {
      #expect(date == nil)
    }
  }

  @Test(
    "a bare number is an hour, and a day is no answer",
    arguments: [
      ("en", "15", 15), ("en", "3 pm", 15), ("en", "at half past three pm", 15),
      ("es", "a las 15", 15), ("fr", "15 h", 15), ("de", "um 15 Uhr", 15), ("ja", "15時", 15),
      ("en", "tomorrow", nil), ("en", "tomorrow at 3 pm", nil), ("en", "the 15th", nil),
      ("fr", "le 15", nil), ("es", "el 15", nil), ("de", "den 15.", nil), ("de", "der 15.", nil),
      ("pl", "piętnastego", nil), ("ja", "8日", nil), ("ko", "8일", nil),
    ] as [(String, String, Int?)])
  func times(_ language: String, text: String, hour: Int?) {
    guard case .object(let time)? = value(language, text, for: "time") else {
      #expect(hour == nil)
      return
    }
    #expect(time["hour"] == hour.map(JSONValue.integer) && time["day"] == nil, "\(time)")
  }

  @Test("each is found in one sentence")
  func sentence() {
    let recognizer = Recognizer(
      catalogs: [.doctor],
      vocabularies: [
        AppVocabulary(
          utterances: [
            .init(
              intent: "VisitDoctorIntent",
              templates: ["see the doctor ({day}|{time})*"])
          ])
      ],
      appNames: ["Doctor"], language: "en", calendar: FixedTime.calendar,
      now: { FixedTime.now })
    for text in ["see the doctor tomorrow at 3 pm", "see the doctor at 3 pm tomorrow"] {
      let found = recognizer.recognize(text).first?.request.parameters
      #expect(found?["day"] == day(10, 16), "\(text)")
      #expect(found?["time"] == ["hour": 15, "minute": 0], "\(text)")
    }
  }
}
