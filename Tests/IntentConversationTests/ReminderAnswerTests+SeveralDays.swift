import IntentConversation
import IntentRuntime
import Testing

/// Of several days, or of a day and another time, a title is all that can have them.
extension ReminderAnswerTests {
  @Test(
    "is asked about where it says more than one time, of which nobody would be reminded",
    arguments: [
      ("en", "remind me to take my pills on Monday and Thursday at 8"),
      ("en", "remind me to call mom tomorrow at 8 and to buy milk"),
      ("en", "remind me to stretch every day for a week"),
      ("en", "dentist tomorrow at 3, remind me at 2"),
      ("en", "remind me to call mom tomorrow at 8 or 9"),
      ("en", "remind me at 5 to call Zelda and at 6 to call Yorick"),
      ("de", "erinnere mich heute und morgen um 8 ans Lüften"),
      ("es", "recuérdame llamar a mamá mañana y pasado mañana a las 8"),
      ("fr", "rappelle-moi demain et après-demain à 8 h d'appeler maman"),
      ("ja", "明日と明後日8時に薬を飲むのをリマインドして"), ("ko", "내일과 모레 8시에 약 먹으라고 알려 줘"),
    ])
  func isAskedAbout(_ language: String, sentence: String) async throws {
    let conversation = try await conversation(language)
    let asked = await conversation.say(sentence)
    #expect(asked.code == "onlyInTitle" && asked.outcome == nil, "\(asked.speech)")
  }

  @Test(
    "takes a day in place of several",
    arguments: [
      ("en", "remind me to call Zelda on Monday or Tuesday", "Monday", "call Zelda", 20),
      ("en", "remind me to call Zelda on Monday or Tuesday", "no, on Friday", "call Zelda", 17),
      (
        "en", "remind me to call Zelda on Monday or Tuesday", "yes, on Monday then", "call Zelda",
        20
      ),
      ("en", "remind me to call Zelda on Monday or Tuesday", "I mean Monday", "call Zelda", 20),
      ("de", "erinnere mich am Montag oder Dienstag an Milch", "Montag", "Milch", 20),
      ("es", "recuérdame llamar a Zelda el lunes o el martes", "el lunes", "llamar a Zelda", 20),
      ("es", "recuérdame llamar a Zelda el lunes o el martes", "mañana", "llamar a Zelda", 16),
      ("fr", "rappelle-moi d'appeler Zelda le lundi ou le mardi", "le lundi", "appeler Zelda", 20),
      (
        "de", "erinnere mich am Montag oder Dienstag daran, Zelda anzurufen", "am Dienstag",
        "Zelda anzurufen", 21
      ),
      ("en", "remind me to pay rent monday or tuesday at 5", "tuesday at 5", "pay rent", 21),
      ("en", "remind me to buy milk on Saturday or Sunday", "Saturday at 10 am", "buy milk", 18),
      (
        "en", "remind me to get a bottle of milk on Monday or Tuesday", "the 20th of October",
        "get a bottle of milk", 20
      ),
      ("en", "remind me to look at it on Monday or Tuesday", "Monday at 5", "look at it", 20),
      ("en", "remind me to buy 5 apples on Monday or Tuesday", "Monday at 5", "buy 5 apples", 20),
      (
        "es", "recuérdame ir a la tienda el lunes o el martes", "el lunes a las 9",
        "ir a la tienda", 20
      ),
      (
        "fr", "rappelle-moi d'appeler Zelda le lundi ou le mardi", "lundi à 9h", "appeler Zelda", 20
      ),
      (
        "pl", "przypomnij mi zadzwonić do Zeldy w poniedziałek lub wtorek", "jutro",
        "zadzwonić do Zeldy", 16
      ),
      ("de", "erinnere mich am Montag oder Dienstag an Milch", "morgen früh", "Milch", 16),
      ("es", "recuérdame el lunes o el martes llamar a Zelda", "en una hora", "llamar a Zelda", 15),
    ])
  func takesDay(
    _ language: String, _ sentence: String, answer: String, title: String, day: Int
  ) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.titles == [title])
    #expect(start(reply)?["day"] == .integer(day))
  }

  @Test(
    "takes no day that is denied, nor a time that is none or would lose another, in place of several",
    arguments: [
      ("es", "recuérdame llamar a Zelda el lunes o el martes", "no lunes"),
      ("es", "recuérdame llamar a Zelda el lunes o el martes", "no, no el lunes"),
      (
        "pl", "przypomnij mi zadzwonić do Zeldy w poniedziałek albo we wtorek", "nie w poniedziałek"
      ),
      ("ko", "월요일 또는 화요일에 젤다에게 전화하라고 알려줘", "월요일 말고"),
      ("de", "erinnere mich am Montag oder Dienstag daran, Zelda anzurufen", "um 5"),
      ("en", "remind me to pay rent monday or tuesday at 5", "tuesday"),
      ("en", "remind me to pay rent monday or tuesday", "at 5"),
      ("en", "remind me to buy the Monday or Tuesday paper on Monday or Tuesday", "Friday"),
    ])
  func takesNoDay(_ language: String, _ sentence: String, answer: String) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.outcome == nil && reply.code == "onlyInTitle", "\(reply.speech)")
  }

  @Test("is asked for where the first sentence says no more than one of several days")
  func isNotYetSaid() async throws {
    let conversation = Conversation(with: [try tasks(), try await Apps.contacts()])
    let asked = await conversation.say("remind me monday or tuesday")
    #expect(asked.code == "goOnWithout", "\(asked.speech)")
    #expect(await conversation.say("text Coco hi").outcome == nil)
    #expect(await conversation.say("tuesday").speech == "What do you want to add?")
    let added = await conversation.say("buy milk")
    #expect(added.outcome?.ending == .handled && start(added)?["day"] == 21, "\(added.speech)")
  }
}
