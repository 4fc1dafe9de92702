import Foundation
import IntentConversation
import Testing

/// It is ten past ten in the morning of Sunday, November 22, 2026, unless told.
@Suite("A reminder of which nobody says the day, or the half of it")
struct ComingMomentTests {
  /// As ``MomentTitleTests`` writes it, at an hour of that day.
  private func task(_ sentence: String, _ language: String, at hour: Double? = nil) -> String? {
    guard let hour else { return MomentTitleTests.task(sentence, language) }
    let midnight = Date(timeIntervalSince1970: 1_795_305_600)
    let recognizers = Recognizer.forTasks(at: midnight + hour * 3_600)
    return MomentTitleTests.task(sentence, language, recognizers)
  }

  @Test(
    "is at the hour that comes next",
    arguments: [
      ("remind me at 5 to call Coco", "en", nil, "call Coco | 17:00"),
      ("remind me to call Coco at 11", "en", nil, "call Coco | 11:00"),
      ("remind me to call Coco at 10:15", "en", nil, "call Coco | 10:15"),
      ("remind me to call Coco at 10", "en", nil, "call Coco | 22:00"),
      ("remind me to call Coco at 5", "en", 3, "call Coco | 5:00"),
      // Both of today are over.
      ("remind me to call Coco at 5", "en", 18, "call Coco | 5:00"),
      ("remind me to call Coco at 5 am", "en", nil, "call Coco | 5:00"),
      ("remind me to call Coco at 05:00", "en", nil, "call Coco | 5:00"),
      ("remind me every day at 8 to stretch", "en", nil, "stretch | 8:00 every 1, 0"),
      ("recuérdame llamar a Coco a las 5", "es", nil, "llamar a Coco | 17:00"),
      ("erinnere mich um 5 an die Milch", "de", nil, "die Milch | 17:00"),
      ("rappelle-moi à 5 heures d'appeler Coco", "fr", nil, "appeler Coco | 17:00"),
      ("przypomnij mi o piątej o mleku", "pl", nil, "mleku | 17:00"),
      ("5時に電話するようリマインドして", "ja", nil, "電話する | 17:00"),
      ("5시에 회의 알려줘", "ko", nil, "회의 | 17:00"),
      ("remind me at 5 sharp to call Coco", "en", nil, "call Coco | 17:00"),
      // The half of the one that is taken back says nothing.
      ("remind me to call Coco at noon no at 5", "en", nil, "call Coco | 17:00"),
      ("remind me at midnight no at 1 to lock up", "en", nil, "lock up | 1:00"),
      ("remind me to call Coco tomorrow at noon no at 3", "en", nil, "call Coco | 23 15:00"),
      ("remind me at 11 no 5 to call Coco", "en", nil, "call Coco | 17:00"),
      ("erinnere mich um 11 nein um 5 an die Milch", "de", nil, "die Milch | 17:00"),
      ("recuérdame llamar a Coco al mediodía, no, a las 5", "es", nil, "llamar a Coco | 17:00"),
      ("remind me in an hour no at 6 to call mom", "en", nil, "call mom | 18:00"),
      ("set a reminder for 5 to call mom", "en", nil, "call mom | 17:00"),
      ("set a reminder for 5 people to come", "en", nil, "5 people to come"),
      ("remind me to call mom tomorrow evening no at 6", "en", nil, "call mom | 23 18:00"),
      ("remind me to call mom tomorrow morning no at 8", "en", nil, "call mom | 23 8:00"),
      ("erinnere mich morgen Abend nein um 6 an die Milch", "de", nil, "die Milch | 23 18:00"),
      // What is so long from now is at no other time that the title says.
      (
        "remind me in 10 minutes to book a table for tonight", "en", nil,
        "book a table for tonight | 22 10:20"
      ),
      (
        "erinnere mich in einer Stunde an das Essen heute Abend", "de", nil,
        "das Essen heute Abend | 22 11:10"
      ),
      // The day says it where one is said.
      ("remind me at 8 on Friday to call Coco", "en", nil, "call Coco | 27 8:00"),
      ("remind me on Friday to call Coco at 8", "en", nil, "call Coco | 27 8:00"),
      ("remind me in the morning to call Coco at 8", "en", nil, "call Coco | 23 8:00"),
      // In the night nobody is reminded who does not say so.
      ("remind me every morning at 5 to run", "en", nil, "run | 5:00 every 1, 0"),
      ("remind me to feed the baby at 3 every night", "en", nil, "feed the baby | 3:00 every 1, 0"),
      ("remind me in the morning to run tomorrow at 5", "en", nil, "run | 23 5:00"),
      ("erinnere mich jeden Morgen um 5 an Sport", "de", nil, "Sport | 5:00 every 1, 0"),
      ("rappelle-moi tous les lundis matin à 5h de courir", "fr", nil, "courir | 5:00 every 1, 1"),
      ("recuérdame cada mañana a las 5 correr", "es", nil, "correr | 5:00 every 1, 0"),
      ("przypomnij mi każdego ranka o 5 o bieganiu", "pl", nil, "bieganiu | 5:00 every 1, 0"),
      ("아침마다 5시에 운동하라고 알려 줘", "ko", nil, "운동하라 | 5:00 every 1, 0"),
      ("erinnere mich heute um 3:30 an Sport", "de", nil, "Sport | 22 15:30"),
      ("recuérdame salir mañana de madrugada a las 3", "es", nil, "salir | 23 3:00"),
      ("remind me at eight-fifteen to call Bob", "en", nil, "call Bob | 20:15"),
      ("remind me from 5 o'clock until Friday to run", "en", nil, "run | 22 17:00"),
      (
        "erinnere mich in der Nacht auf Samstag an den Mond", "de", nil,
        "in der Nacht auf Samstag an den Mond"
      ),
      ("remind me every Monday Thursday at 5 to run", "en", nil, "run | 17:00 every 1, 9"),
      ("매주 월요일 목요일 5시에 뛰라고 알려줘", "ko", nil, "뛰라 | 17:00 every 1, 9"),
      ("remind me every day at 3 until Friday to drink", "en", nil, "drink | 15:00 every 1, 0"),
      ("remind me tomorrow at 3 to call mom", "en", nil, "call mom | 23 15:00"),
      ("remind me tomorrow to call mom at 3:15", "en", nil, "call mom | 23 15:15"),
      ("remind me on Friday at 5 to leave", "en", nil, "leave | 27 17:00"),
      ("remind me every Friday at 5 to leave", "en", nil, "leave | 17:00 every 1, 16"),
      ("remind me tomorrow at 5 in the morning to leave", "en", nil, "leave | 23 5:00"),
      ("remind me tomorrow morning at 5 to leave", "en", nil, "leave | 23 5:00"),
      ("remind me tomorrow at 05:00 to leave", "en", nil, "leave | 23 5:00"),
      ("remind me every day at 3 am to drink", "en", nil, "drink | 3:00 every 1, 0"),
      ("recuérdame mañana a las 3 llamar a Coco", "es", nil, "llamar a Coco | 23 15:00"),
      ("erinnere mich morgen um drei an die Milch", "de", nil, "die Milch | 23 15:00"),
      ("erinnere mich morgen um 3:30 an die Milch", "de", nil, "die Milch | 23 3:30"),
      ("erinnere mich morgen früh um 4 an die Milch", "de", nil, "die Milch | 23 4:00"),
      ("rappelle-moi demain à trois heures d'appeler Coco", "fr", nil, "appeler Coco | 23 15:00"),
      ("przypomnij mi jutro o trzeciej o mleku", "pl", nil, "mleku | 23 15:00"),
      ("明日3時に電話するようリマインドして", "ja", nil, "電話する | 23 15:00"),
      ("내일 3시에 회의 알려줘", "ko", nil, "회의 | 23 15:00"),
      // Of eight nobody who counts twenty-four hours means the evening.
      ("erinnere mich um 8 Uhr an die Milch", "de", nil, "die Milch | 8:00"),
    ] as [(String, String, Double?, String)])
  func isAtComingHour(
    _ sentence: String, _ language: String, hour: Double?, expected: String
  ) {
    #expect(task(sentence, language, at: hour) == expected)
  }

  @Test(
    "is in the part of the day that comes next",
    arguments: [
      ("remind me in the morning to call mom", "en", nil, "call mom | 23 9h"),
      ("remind me to call mom in the morning", "en", 7, "call mom | 22 9h"),
      ("remind me to take pills in the evening", "en", nil, "take pills | 22 19h"),
      ("remind me to take pills in the evening", "en", 20, "take pills | 22 21h"),
      ("remind me to take pills in the evening", "en", 23, "take pills | 23 19h"),
      ("remind me to lock up at night", "en", nil, "lock up | 22 21h"),
      ("remind me in the morning on Friday to call mom", "en", nil, "call mom | 27 9h"),
      ("remind me to call mom in the morning tomorrow", "en", nil, "call mom | 23 9h"),
      ("remind me to call mom tomorrow in the evening", "en", nil, "call mom | 23 19h"),
      ("remind me to call mom in the afternoon at 3", "en", nil, "call mom | 15:00"),
      ("remind me to call mom at 3 in the afternoon", "en", nil, "call mom | 15:00"),
      ("remind me to call mom in the afternoon tomorrow at 3", "en", nil, "call mom | 23 15:00"),
      ("remind me early in the morning to call mom", "en", nil, "call mom | 23 9h"),
      ("remind me in the evening, no, in the morning to call mom", "en", nil, "call mom | 23 9h"),
      ("erinnere mich am Abend nein am Morgen an die Milch", "de", nil, "die Milch | 23 9h"),
      ("rappelle-moi d'appeler maman demain dans la soirée", "fr", nil, "appeler maman | 23 19h"),
      ("rappelle-moi d'appeler maman dans la soirée à 8h", "fr", nil, "appeler maman | 20:00"),
      ("夕方に牛乳を買うようリマインドして", "ja", nil, "牛乳を買う | 22 17h"),
      ("recuérdame por la mañana del viernes llamar a mamá", "es", nil, "llamar a mamá | 27 9h"),
      // Of two that contradict each other the first is of the title.
      (
        "remind me about the dinner in the evening tomorrow morning", "en", nil,
        "the dinner in the evening | 23 9h"
      ),
      // The day of a rule is none of its own.
      (
        "remind me every Friday about the meeting on Monday", "en", nil,
        "the meeting on Monday | every 1, 16"
      ),
      (
        "remind me every day to take pills starting on Monday", "en", nil,
        "take pills | 23 every 1, 0"
      ),
      ("remind me to read in the evening on Fridays", "en", nil, "read | 19:00 every 1, 16"),
      ("remind me every Friday in the evening to read", "en", nil, "read | 19:00 every 1, 16"),
      (
        "remind me every weekday to take pills in the morning", "en", nil,
        "take pills | 9:00 every 1, 31"
      ),
      ("remind me the weekend after next to leave", "en", nil, "leave | 12/ 5"),
      ("recuérdame de hoy en ocho pagar", "es", nil, "pagar | 29"),
      ("rappelle-moi d'aujourd'hui en huit de payer", "fr", nil, "payer | 29"),
      // A number in a name is no day.
      ("erinnere mich an den 5-Uhr-Zug", "de", nil, "den 5-Uhr-Zug"),
      ("erinnere mich an den 8-Uhr-Termin morgen", "de", nil, "den 8-Uhr-Termin | 23"),
      ("erinnere mich an den 3. Akt", "de", nil, "den 3. Akt"),
      ("erinnere mich an den 1. FC Köln", "de", nil, "den 1. FC Köln"),
      ("erinnere mich am 3. an die Miete", "de", nil, "die Miete | 12/ 3"),
      ("recuérdame por la mañana llamar a mamá", "es", nil, "llamar a mamá | 23 9h"),
      ("erinnere mich am Abend an die Milch", "de", nil, "die Milch | 22 19h"),
      ("rappelle-moi dans la soirée d'appeler maman", "fr", nil, "appeler maman | 22 19h"),
      ("przypomnij mi wieczorem kupić mleko", "pl", nil, "kupić mleko | 22 19h"),
      ("przypomnij mi jutro rano kupić mleko", "pl", nil, "kupić mleko | 23 9h"),
      ("夜に牛乳を買うようリマインドして", "ja", nil, "牛乳を買う | 22 21h"),
      ("저녁에 우유 사라고 알려 줘", "ko", nil, "우유 사라 | 22 19h"),
    ] as [(String, String, Double?, String)])
  func isInComingPart(
    _ sentence: String, _ language: String, hour: Double?, expected: String
  ) {
    #expect(task(sentence, language, at: hour) == expected)
  }
}
