import IntentConversation
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("A day of the week")
struct WeekdayTests {
  private static let recognizers = Recognizer.forTasks(at: FixedTime.now)

  @Test(
    "is today where it is said to be of this week, and in the week behind it where that is said",
    arguments: [
      ("en", "remind me to run this Wednesday at 7pm", "10/ 15 19:00"),
      ("en", "remind me to run Wednesday this week at 7pm", "10/ 15 19:00"),
      ("en", "remind me to run Wednesday at 7pm", "10/ 22 19:00"),
      ("en", "remind me to run this Friday", "10/ 17"),
      ("en", "remind me to run this Monday", "10/ 20"),
      ("de", "erinnere mich diesen Mittwoch um 19 Uhr ans Laufen", "10/ 15 19:00"),
      ("fr", "rappelle-moi ce mercredi à 19 h de courir", "10/ 15 19:00"),
      ("es", "recuérdame este miércoles a las 19 correr", "10/ 15 19:00"),
      ("pl", "przypomnij mi w tę środę o 19 o bieganiu", "10/ 15 19:00"),
      ("ja", "今週の水曜日の19時に走るのをリマインドして", "10/ 15 19:00"),
      ("ko", "이번 주 수요일 19시에 운동 알려 줘", "10/ 15 19:00"),
      ("en", "remind me to run next week on Monday", "10/ 20"),
      ("de", "erinnere mich nächste Woche am Montag ans Laufen", "10/ 20"),
      ("fr", "rappelle-moi de courir la semaine prochaine lundi", "10/ 20"),
      ("es", "recuérdame correr la semana que viene el lunes", "10/ 20"),
      ("pl", "przypomnij mi w przyszłym tygodniu w poniedziałek o bieganiu", "10/ 20"),
    ])
  func isOfWeek(_ language: String, _ sentence: String, _ moment: String) {
    let task = MomentTitleTests.task(sentence, language, Self.recognizers)
    #expect(task?.hasSuffix("| \(moment)") == true, "\(task ?? "nothing")")
  }
}
