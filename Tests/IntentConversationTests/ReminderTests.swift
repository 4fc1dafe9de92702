import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("A reminder")
struct ReminderTests {
  private static let recognizers = Recognizer.forTasks(at: FixedTime.now)

  static func recognizer(_ language: String) -> Recognizer? { recognizers[language] }

  private static func found(_ sentence: String, _ language: String) -> IntentRequest? {
    recognizer(language)?.recognize(sentence).first?.request
  }

  @Test(
    "means what was said, and nothing of it is lost",
    arguments: [
      ("remind me not to call mom", "en", "not to call mom", nil),
      ("remind me to march on the 5th", "en", "march on the 5th", nil),
      ("remind me to learn C#", "en", "learn C#", nil),
      ("remind me to learn C# tomorrow", "en", "learn C#", "startDateComponents"),
      ("remind me an hour before the meeting", "en", "an hour before the meeting", nil),
      (
        "remind me to tell Coco that dinner is at 8", "en", "tell Coco that dinner is at 8", nil
      ),
      ("remind me every day not to drink soda", "en", "not to drink soda", "recurrenceRule"),
      ("remind me every day to drink water", "en", "drink water", "recurrenceRule"),
      ("set a daily reminder to drink water", "en", "drink water", "recurrenceRule"),
      ("remind me before 5 to call mom", "en", "before 5 to call mom", nil),
      ("remind me to call mom before 5pm", "en", "call mom before 5pm", nil),
      ("remind me if it rains to close the window", "en", "if it rains to close the window", nil),
      ("remind me to call mom at 5pm not 6pm", "en", "call mom", "startDateComponents"),
      ("remind me at 5pm not 6pm to call mom", "en", "call mom", "startDateComponents"),
      (
        "remind me on Friday rather than Saturday to call mom", "en", "call mom",
        "startDateComponents"
      ),
      ("remind me at 5pm not to call mom", "en", "not to call mom", "startDateComponents"),
      (
        "rappelle-moi à 17 h pas à 18 h d'appeler maman", "fr", "appeler maman",
        "startDateComponents"
      ),
      ("recuérdame a las 5 no a las 6 llamar a mamá", "es", "llamar a mamá", "startDateComponents"),
      ("remind me to call mom not at 6pm", "en", "call mom not at 6pm", nil),
      (
        "remind me to call mom at 5pm on Friday and 6pm on Saturday", "en",
        "call mom at 5pm on Friday and 6pm on Saturday", nil
      ),
      ("remind me to call mom yesterday", "en", "call mom yesterday", nil),
      ("remind me to go out between 5 and 7 pm", "en", "go out", "endDateComponents"),
    ] as [(String, String, JSONValue, String?)])
  func meansWhatWasSaid(_ sentence: String, language: String, title: JSONValue, part: String?) {
    let request = Self.found(sentence, language)
    #expect(request?.parameters["taskTitles"] == [title])
    guard let part else {
      #expect(request?.parameters["temporalEventTrigger"] == nil)
      return
    }
    guard case .object(let trigger)? = request?.parameters["temporalEventTrigger"],
      case .object(let range)? = trigger["dateComponentsRange"]
    else {
      Issue.record("no trigger: \(request.debugDescription)")
      return
    }
    #expect(range[part] != nil)
  }

  @Test(
    "is at the hour, and has what is counted behind it",
    arguments: [
      ("erinnere mich um 9 Uhr 3 Tabletten zu nehmen", "de", "3 Tabletten zu nehmen", 9),
      ("erinnere mich um 9 Uhr an 2 Kilo Mehl", "de", "2 Kilo Mehl", 9),
      ("erinnere mich um 9 Uhr 2 Kilo Mehl zu kaufen", "de", "2 Kilo Mehl zu kaufen", 9),
      ("erinnere mich um 18 Uhr zwei Brote zu kaufen", "de", "zwei Brote zu kaufen", 18),
      ("rappelle-moi à 9 heures deux baguettes", "fr", "deux baguettes", 9),
      ("rappelle-moi à 20h 3 cachets", "fr", "3 cachets", 20),
      ("9時2個の卵を思い出させて", "ja", "2個の卵", 9), ("9시 3알 약 알려줘", "ko", "3알 약", 9),
    ] as [(String, String, JSONValue, Int)])
  func isAtHour(_ sentence: String, language: String, title: JSONValue, hour: Int) {
    let request = Self.found(sentence, language)
    #expect(request?.parameters["taskTitles"] == [title], "\(request.debugDescription)")
    #expect(request?.parameters["temporalEventTrigger"] == ValueTests.time(hour, 0))
  }

  @Test(
    "of somebody else says who it is for, and is not one's own task",
    arguments: [
      ("remind my wife to buy milk", "my wife to buy milk"),
      ("remind mom to buy milk", "mom to buy milk"),
      ("remind everyone to buy milk", "everyone to buy milk"),
      ("set a reminder for my wife to buy milk", nil),
    ] as [(String, JSONValue?)])
  func isNotOnesOwn(_ sentence: String, title: JSONValue?) {
    let request = Self.found(sentence, "en")
    #expect(request?.parameters["taskTitles"] == title.map { [$0] }, "\(request.debugDescription)")
  }

  @Test("is taken back where a time is, and keeps the one that stays")
  func keepsWhatStays() {
    let request = Self.found("remind me at 5pm not 6pm to call mom", "en")
    let plain = Self.found("remind me at 5pm to call mom", "en")
    #expect(request?.parameters == plain?.parameters)
  }

  @Test(
    "on a day that there is not, or that is over, or again and again on none, is asked about",
    arguments: [
      ("remind me to call mom on February 30", "en"), ("remind me on 2026-02-30 to call mom", "en"),
      ("remind me on Friday November 20 to call mom", "en"),
      ("remind me yesterday to call mom", "en"),
      ("recuérdame ayer llamar a mamá", "es"), ("rappelle-moi hier d'appeler maman", "fr"),
      ("przypomnij mi wczoraj o spotkaniu", "pl"), ("erinnere mich gestern an Mama", "de"),
      ("set a recurring reminder to pay the bills", "en"), ("recurring reminder", "en"),
      ("recuérdame llamar a mamá el 30 de febrero", "es"),
      ("rappelle-moi d'appeler maman le 30 février", "fr"),
      ("erinnere mich am 30. Februar an Mama", "de"),
      ("przypomnij mi 30 lutego o spotkaniu", "pl"),
    ])
  func isAskedAbout(_ sentence: String, language: String) {
    let request = Self.found(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is at no time from which it is counted back to something else",
    arguments: [
      "remind me an hour before the meeting at 3", "remind me 10 minutes before the call at 5 pm",
      "remind me a day before the party on Friday",
    ])
  func isNotCounted(_ sentence: String) {
    let trigger = Self.found(sentence, "en")?.parameters["temporalEventTrigger"]
    #expect(trigger == nil, "\(trigger.debugDescription)")
  }
}
