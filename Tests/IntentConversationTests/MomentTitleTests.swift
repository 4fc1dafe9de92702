import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// It is ten past ten in the morning of Sunday, November 22, 2026.
@Suite("A task's title and its time")
struct MomentTitleTests {
  private static let now = Date(timeIntervalSince1970: 1_795_342_200)
  private static let recognizers = Recognizer.forTasks(at: now)

  /// The title and the time of a task, `call mom | 24 17:00`; the month where it is another, and an hour
  /// alone where a part of the day stands for it.
  static func task(
    _ sentence: String,
    _ language: String,
    _ recognizers: [String: Recognizer] = recognizers
  ) -> String? {
    let found = recognizers[language]?.recognize(sentence).first { $0.request.intent == "AddTasks" }
    guard let request = found?.request, case .array(let titles)? = request.parameters["taskTitles"],
      case .string(let title)? = titles.first
    else { return nil }
    guard case .object(let trigger)? = request.parameters["temporalEventTrigger"],
      case .object(let range)? = trigger["dateComponentsRange"]
    else { return title }
    var parts = [title, "|"]
    if case .object(let start)? = range["startDateComponents"] {
      if case .integer(let month)? = start["month"], month != 11 { parts.append("\(month)/") }
      if case .integer(let day)? = start["day"] { parts.append("\(day)") }
      if case .integer(let hour)? = start["hour"] {
        if case .integer(let minute)? = start["minute"] {
          parts.append("\(hour):\(minute < 10 ? "0" : "")\(minute)")
        } else {
          parts.append("\(hour)h")
        }
      }
    }
    if case .object(let rule)? = range["recurrenceRule"],
      case .integer(let interval)? = rule["interval"],
      case .integer(let days)? = rule["weeklyRecurrenceDays"]
    {
      parts.append("every \(interval), \(days)")
    }
    return parts.joined(separator: " ")
  }

  @Test(
    "are refused together where the day has a name of its own",
    arguments: [
      "remind me to shop on black friday at 6 am", "remind me to shop on black friday",
      "remind me to call mom on christmas at 9", "remind me to call mom on my birthday at 9",
      "remind me to pay rent the first monday of november at 9",
      "remind me to go to church on easter sunday",
      // Nor is any time taken from how often.
      "remind me to pay rent on the last day of every month",
      "remind me to pay rent the first monday of every month",
      "remind me to pay rent every 2nd friday",
      "remind me to take pills every 4 hours starting at 8",
      "remind me to water plants every friday starting next week",
    ])
  func areRefused(_ sentence: String) {
    #expect(Self.task(sentence, "en") == nil)
  }

  @Test(
    "have nothing of each other",
    arguments: [
      ("remind me to call mom every other Tuesday", "en", "call mom | every 2, 2"),
      ("remind me to read chapter 3 tonight", "en", "read chapter 3 | 22 19h"),
      ("remind me later today to buy milk", "en", "buy milk | 22"),
      ("remind me again tomorrow to buy milk", "en", "buy milk | 23"),
      ("remind me to buy gifts for christmas tomorrow", "en", "buy gifts for christmas | 23"),
      ("remind me to call mom on christmas", "en", "call mom on christmas"),
      (
        "remind me to buy pumpkins for halloween at 6 pm", "en",
        "buy pumpkins for halloween | 18:00"
      ),
      ("remind me every Monday to sun the cushions", "en", "sun the cushions | every 1, 1"),
      ("ゴミ出しを45分後にリマインドして", "ja", "ゴミ出し | 22 10:55"),
      ("牛乳を買うのを明日の9時にリマインドして", "ja", "牛乳を買う | 23 9:00"),
      ("牛乳を明日買うのをリマインドして", "ja", "牛乳を明日買う"),
      ("remind me to study lesson two tomorrow", "en", "study lesson two | 23"),
      ("remind me to take bus 12 at 5", "en", "take bus 12 | 17:00"),
      ("remind me to read page 20 tomorrow", "en", "read page 20 | 23"),
      ("remind me to clean my room 5 pm", "en", "clean my room | 17:00"),
      ("remind me to book a lesson two weeks from now", "en", "book a lesson | 12/ 6 10:10"),
      ("recuérdame limpiar la habitación 5 de la tarde", "es", "limpiar la habitación | 17:00"),
      ("remind me dinner is at 8", "en", "dinner is at 8"),
      (
        "recuérdame decirle a Coco que la cena es a las 8", "es",
        "decirle a Coco que la cena es a las 8"
      ),
      (
        "rappelle-moi de dire à Coco que le dîner est à 20h", "fr",
        "dire à Coco que le dîner est à 20h"
      ),
      (
        "przypomnij mi powiedzieć Coco że kolacja jest o 20", "pl",
        "powiedzieć Coco że kolacja jest o 20"
      ),
      ("remind me that the store closes at 9", "en", "the store closes at 9"),
      ("recuérdame que la tienda cierra a las 9", "es", "la tienda cierra a las 9"),
      ("rappelle-moi que le magasin ferme à 21h", "fr", "le magasin ferme à 21h"),
      ("przypomnij mi że sklep zamyka się o 20", "pl", "że sklep zamyka się o 20"),
      ("rappelle-moi d'aller à la ferme à 9h", "fr", "aller à la ferme | 9:00"),
      ("remind me to rake leaves tomorrow", "en", "rake leaves | 23"),
      ("remind me to book a table for four tonight at 9", "en", "book a table for four | 22 21:00"),
      ("remind me to ask who the manager is tomorrow", "en", "ask who the manager is | 23"),
      ("recuérdame preguntar quién es mañana", "es", "preguntar quién es | 23"),
      ("rappelle-moi de demander où c'est demain", "fr", "demander où c'est | 23"),
      ("przypomnij mi zapytać kto to jest jutro", "pl", "zapytać kto to jest | 23"),
      (
        "erinnere mich daran, dass die Miete fällig ist, am Freitag", "de",
        "die Miete fällig ist | 27"
      ),
      ("erinnere mich daran, fertig zu werden um 8 Uhr", "de", "fertig zu werden | 8:00"),
      ("3시에 약속 알려줘", "ko", "약속 | 15:00"), ("9시에 엄마 생일 알려줘", "ko", "엄마 생일 | 9:00"),
      ("내일 약속 알려줘", "ko", nil), ("엄마 생일 알려줘", "ko", nil),
      ("rappelle-moi de lire le chapitre 3 ce soir", "fr", "lire le chapitre 3 | 22 19h"),
      ("recuérdame leer el capítulo 3 esta noche", "es", "leer el capítulo 3 | 22 19h"),
      ("remind me at the end of the month to pay rent", "en", "pay rent | 30"),
      ("remind me at the end of next month to pay rent", "en", "pay rent | 12/ 31"),
      ("recuérdame a final de mes pagar el alquiler", "es", "pagar el alquiler | 30"),
      ("rappelle-moi à la fin du mois de payer le loyer", "fr", "payer le loyer | 30"),
      ("erinnere mich am Monatsende an die Miete", "de", "die Miete | 30"),
      ("przypomnij mi pod koniec miesiąca o czynszu", "pl", "czynszu | 30"),
      ("月末に家賃を払うのをリマインドして", "ja", "家賃を払う | 30"),
      ("월말에 월세 내기 알려줘", "ko", "월세 내기 | 30"),
      ("10시 회의를 9시에 알려줘", "ko", "10시 회의 | 9:00"), ("내일 날씨 알려줘", "ko", nil),
      ("remind me to call mom tomorrow and to pay rent on Friday", "en", nil),
      ("remind me to call mom every second Tuesday", "en", "call mom | every 2, 2"),
      ("remind me to call mom a week from Friday", "en", "call mom | 12/ 4"),
      ("remind me to call mom a week from Friday at 3 pm", "en", "call mom | 12/ 4 15:00"),
      ("remind me to call mom Friday week at 3", "en", "call mom | 12/ 4 15:00"),
      ("remind me to call mom two days after tomorrow", "en", "call mom | 25"),
      ("remind me to call mom on Monday or Tuesday", "en", "call mom on Monday or Tuesday"),
      ("remind me to call mom last Friday", "en", nil),
      (
        "remind me to call mom tomorrow at 5 and dad at 6", "en",
        "call mom tomorrow at 5 and dad at 6"
      ),
      (
        "remind me to call mom on Mondays and dad on Tuesdays", "en",
        "call mom on Mondays and dad on Tuesdays"
      ),
      ("remind me to call mom on Mondays and Tuesdays", "en", "call mom | every 1, 3"),
      ("remind me to buy milk and eggs tomorrow", "en", "buy milk and eggs | 23"),
      ("remind me to book the 5pm train tomorrow", "en", "book the 5pm train | 23"),
      ("recuérdame la reunión de mañana", "es", "reunión de mañana"),
      ("przypomnij mi o zadaniu na jutro", "pl", "zadaniu na jutro"),
      ("remind me to walk for two hours at 5 pm", "en", "walk for two hours | 17:00"),
      ("recuérdame caminar dos horas a las 17 horas", "es", "caminar dos horas | 17:00"),
      ("remind me to say sorry tomorrow", "en", "say sorry | 23"),
      ("remind me to call each other tomorrow", "en", "call each other | 23"),
      ("recuérdame comprar leche pasado mañana por la mañana", "es", "comprar leche | 24 9h"),
      ("recuérdame comprar leche mañana por la mañana", "es", "comprar leche | 23 9h"),
      ("recuérdame comprar leche a las 12 de esta noche", "es", "comprar leche | 23 0:00"),
      ("rappelle-moi d'acheter du lait lundi ou mardi", "fr", "acheter du lait lundi ou mardi"),
      ("rappelle-moi d'acheter du lait d'ici vendredi", "fr", "acheter du lait d'ici vendredi"),
      ("rappelle-moi d'acheter du lait mardi en huit", "fr", "acheter du lait | 12/ 1"),
      ("przypomnij mi o mleku co drugi wtorek", "pl", "mleku | every 2, 2"),
      ("przypomnij mi o mleku o pięć po wpół do ósmej", "pl", "mleku | 19:35"),
      ("przypomnij mi o mleku pięć po wpół do ósmej", "pl", "mleku | 19:35"),
      ("przypomnij mi o mleku za pięć wpół do ósmej", "pl", "mleku | 19:25"),
      ("erinnere mich an die Milch um fünf vor halb acht", "de", "die Milch | 19:25"),
      ("erinnere mich an die Milch um zehn nach halb acht", "de", "die Milch | 19:40"),
      ("erinnere mich an die Milch am 24.12. um 18:00", "de", "die Milch | 12/ 24 18:00"),
      ("erinnere mich an die Milch am 24.12.2026", "de", "die Milch | 12/ 24"),
      ("erinnere mich an die Milch heute in einer Woche", "de", "die Milch | 29"),
      ("przypomnij mi za tydzień w piątek o mleku", "pl", "mleku | 12/ 4"),
      ("3日後の午後に電話するようリマインドして", "ja", "電話する | 25 15h"),
      ("明日の朝一に電話するようリマインドして", "ja", "電話する | 23 9h"),
      ("5時までに電話するようリマインドして", "ja", "5時までに電話する"),
      ("5시 전에 회의 알려줘", "ko", "5시 전에 회의"),
      ("5시까지 회의 알려줘", "ko", "5시까지 회의"),
      ("5시쯤 회의 알려줘", "ko", "회의 | 17:00"),
    ])
  func areApart(_ sentence: String, language: String, expected: String?) {
    #expect(Self.task(sentence, language) == expected)
  }

  @Test(
    "are refused where a day, an hour or a rule is torn or taken back",
    arguments: [
      ("remind me at 5 to call mom no wait at 6", "en"),
      ("remind me tomorrow to call mom no friday", "en"),
      ("erinnere mich morgen nicht um 9, sondern um 10 an den Anruf", "de"),
      ("przypomnij mi jutro nie o 9, tylko o 10, zadzwonić do Pawła", "pl"),
      ("erinnere mich am Montag, Mittwoch und Freitag um 9 ans Schwimmen", "de"),
      ("przypomnij mi w poniedziałek, środę i piątek o 9 o basenie", "pl"),
      ("rappelle-moi tous les lundis, mercredis et vendredis à 9h de nager", "fr"),
    ])
  func areTorn(_ sentence: String, _ language: String) {
    #expect(Self.task(sentence, language) == nil)
  }

  @Test(
    "are those that count in the end",
    arguments: [
      ("remind me to call mom at 5pm no wait 6pm", "en", "call mom | 18:00"),
      ("remind me tomorrow no Monday to call mom", "en", "call mom | 23"),
      ("remind me to call mom tomorrow at 5 pm, no, 6", "en", "call mom | 23 18:00"),
      ("remind me to call mom at 5pm not 6pm", "en", "call mom | 17:00"),
      ("recuérdame comprar leche el lunes no, el martes", "es", "comprar leche | 24"),
      ("recuérdame comprar leche a las 5, no, a las 6", "es", "comprar leche | 18:00"),
      ("recuérdame comprar leche a las 5 y no a las 6", "es", "comprar leche | 17:00"),
      ("recuérdame el martes, no el lunes, comprar leche", "es", "comprar leche | 24"),
      ("recuérdame el martes, no, el lunes, comprar leche", "es", "comprar leche | 23"),
      ("przypomnij mi we wtorek, nie w poniedziałek, o mleku", "pl", "mleku | 24"),
      ("rappelle-moi d'acheter du lait lundi, enfin non, mardi", "fr", "acheter du lait | 24"),
      ("rappelle-moi d'acheter du lait lundi, non, mardi", "fr", "acheter du lait | 24"),
      ("rappelle-moi d'acheter du lait à 17h, non 18h", "fr", "acheter du lait | 18:00"),
      ("rappelle-moi d'acheter du lait à 17h et non à 18h", "fr", "acheter du lait | 17:00"),
      ("erinnere mich an die Milch am Montag, nein, am Dienstag", "de", "die Milch | 24"),
      ("przypomnij mi o mleku w poniedziałek, nie, we wtorek", "pl", "mleku | 24"),
      ("przypomnij mi o mleku o 17, nie, o 18", "pl", "mleku | 18:00"),
      ("przypomnij mi o mleku o 17, a nie o 18", "pl", "mleku | 17:00"),
      ("5時じゃなくて6時に電話するようリマインドして", "ja", "電話する | 18:00"),
      ("月曜日、いや火曜日に電話するようリマインドして", "ja", "電話する | 24"),
      ("월요일 아니 화요일에 회의 알려줘", "ko", "회의 | 24"),
    ])
  func areCorrected(_ sentence: String, language: String, expected: String?) {
    #expect(Self.task(sentence, language) == expected)
  }

  @Test(
    "are not cut out of a title whose number is how many, or of a clause that has its own day",
    arguments: [
      ("remind me to book a table for 4 tonight", "en", "book a table for 4 | 22 19h"),
      ("remind me to book a table for two tonight", "en", "book a table for two | 22 19h"),
      (
        "rappelle-moi ce soir de réserver une table pour 4", "fr",
        "réserver une table pour 4 | 22 19h"
      ),
      ("rappelle-moi de réserver une table pour 4 demain", "fr", "réserver une table pour 4 | 23"),
      ("rappelle-moi d'appeler Anne pour 8 heures", "fr", "appeler Anne | 8:00"),
      (
        "rappelle-moi d'étudier pendant 2 heures ce soir", "fr", "étudier pendant 2 heures | 22 19h"
      ),
      ("remind me to study for 2 hours tonight", "en", "study for 2 hours | 22 19h"),
      ("remind me to sleep 8 hours tonight", "en", "sleep 8 hours | 22 19h"),
      ("remind me to watch channel 9 tonight", "en", "watch channel 9 | 22 19h"),
      ("remind me to read pages 9 to 12 tonight", "en", "read pages 9 to 12 | 22 19h"),
      ("remind me to read chapter 3 at 5", "en", "read chapter 3 | 17:00"),
      ("remind me to take my pills 8pm tonight", "en", "take my pills | 22 20:00"),
      ("remind me to call mom at 8 tonight", "en", "call mom | 22 20:00"),
      ("remind me to leave at 5 45 pm", "en", "leave | 17:45"),
      ("recuérdame hoy que mañana tengo cita a las 9", "es", "mañana tengo cita a las 9 | 22"),
      (
        "przypomnij mi dzisiaj, że w piątek mam spotkanie o 9", "pl",
        "że w piątek mam spotkanie o 9 | 22"
      ),
      ("明日の午前中に電話するようリマインドして", "ja", "電話する | 23 9h"),
      ("今日中に電話するようリマインドして", "ja", "電話する | 22"),
    ])
  func areWhole(_ sentence: String, language: String, expected: String?) {
    #expect(Self.task(sentence, language) == expected)
  }

  @Test(
    "are refused where the title would take back the day, or leave one out of all",
    arguments: [
      ("erinnere mich morgen an die Milch, nein, übermorgen", "de"),
      ("rappelle-moi demain d'acheter du lait, non, après-demain", "fr"),
      ("recuérdame mañana comprar leche, no, pasado mañana", "es"),
      ("przypomnij mi jutro o mleku, nie, pojutrze", "pl"),
      ("erinnere mich jeden Tag außer Sonntag an die Milch", "de"),
      ("remind me every day except Sunday to buy milk", "en"),
      ("일요일 빼고 매일 7시에 회의 알려줘", "ko"), ("日曜以外毎日7時に電話するようリマインドして", "ja"),
    ])
  func areRefused(_ sentence: String, language: String) {
    #expect(Self.task(sentence, language) == nil)
  }

  @Test(
    "have the hour that a part of the day stands for",
    arguments: [
      ("remind me to call mom tomorrow morning", "en", "call mom | 23 9h"),
      ("remind me to call mom tonight", "en", "call mom | 22 19h"),
      ("remind me to call mom this afternoon", "en", "call mom | 22 15h"),
      ("remind me to call mom on Friday evening", "en", "call mom | 27 19h"),
      ("remind me to call mom on Friday evening at 8", "en", "call mom | 27 20:00"),
      ("remind me tonight to call mom at 8", "en", "call mom | 22 20:00"),
      ("remind me to call mom this morning", "en", "call mom | 22 11h"),
      ("remind me to call mom at 5 tonight", "en", "call mom | 22 17:00"),
      ("remind me 8 tonight to call mom", "en", "call mom | 22 20:00"),
      ("remind me at 5 this afternoon to call mom", "en", "call mom | 22 17:00"),
      ("remind me to call mom at 530 pm", "en", "call mom | 17:30"),
      ("remind me to call mom at 530pm", "en", "call mom | 17:30"),
      ("rappelle-moi d'appeler maman à 8h ce soir", "fr", "appeler maman | 22 20:00"),
      ("demain matin rappelle-moi d'acheter du lait", "fr", "acheter du lait | 23 9h"),
      ("erinnere mich an die Milch morgen früh", "de", "die Milch | 23 9h"),
      ("przypomnij mi jutro rano o mleku", "pl", "mleku | 23 9h"),
    ])
  func haveHours(_ sentence: String, language: String, expected: String?) {
    #expect(Self.task(sentence, language) == expected)
  }

  @Test(
    "have the next full hour in the middle of a part of the day, and none when it is over",
    arguments: [
      ("remind me to call mom this afternoon", 15.5, "call mom | 22 16h"),
      ("remind me to call mom this afternoon", 18.9, "call mom | 22 19h"),
      ("remind me to call mom this afternoon", 19, nil),
      ("remind me to call mom this morning", 8, "call mom | 22 9h"),
      ("remind me to call mom this morning", 11, "call mom | 22 12h"),
      ("remind me to call mom this morning", 12, nil),
      ("remind me to call mom tonight", 22.9, "call mom | 22 23h"),
      ("remind me tonight to call mom", 23, nil),
      ("remind me tonight to call mom at 10 pm", 20.5, "call mom | 22 22:00"),
      ("remind me to call mom tomorrow morning", 10, "call mom | 23 9h"),
    ])
  func haveNextHours(_ sentence: String, hour: Double, expected: String?) {
    let midnight = Self.now - 10 * 3_600 - 10 * 60
    let recognizers = Recognizer.forTasks(at: midnight + hour * 3_600)
    #expect(Self.task(sentence, "en", recognizers) == expected)
  }

  @Test(
    "are none where the verb is denied",
    arguments: [
      ("erinnere mich nicht daran, morgen Milch zu kaufen", "de", nil),
      ("erinnere mich nie daran, Milch zu kaufen", "de", nil),
      ("erinnere mich nicht mehr daran, Milch zu kaufen", "de", nil),
      ("erinnere mich an nichts", "de", nil),
      ("erinnere mich morgen nicht daran, Milch zu kaufen", "de", nil),
      ("erinnere mich daran, morgen nicht zu rauchen", "de", "nicht zu rauchen | 23"),
      ("erinnere mich daran, nicht zu rauchen", "de", "nicht zu rauchen"),
      ("rappelle-moi pas d'acheter du lait demain", "fr", nil),
      ("rappelle-moi de ne pas fumer", "fr", "ne pas fumer"),
    ])
  func areDenied(_ sentence: String, language: String, expected: String?) {
    #expect(Self.task(sentence, language) == expected)
  }

  @Test(
    "are told apart where a number, a day's short form or a part of the day is another word",
    arguments: [
      ("remind me to call mom in 2 to 3 hours", "en", "call mom in 2 to 3 hours"),
      ("remind me to read chapters 3 to 5", "en", "read chapters 3 to 5"),
      ("remind me at 10 to 5 to call mom", "en", "call mom | 16:50"),
      ("remind me to call mom at ten to five", "en", "call mom | 16:50"),
      ("rappelle-moi d'appeler maman dans 2 à 3 heures", "fr", "appeler maman dans 2 à 3 heures"),
      (
        "recuérdame llamar a mamá dentro de 2 a 3 horas", "es",
        "llamar a mamá dentro de 2 a 3 horas"
      ),
      ("remind me to call mom at six oh eight pm", "en", "call mom | 18:08"),
      ("przypomnij mi o siódmej zero pięć o mleku", "pl", "mleku | 19:05"),
      ("rappelle-moi à 20h moins le quart de nourrir le chat", "fr", "nourrir le chat | 19:45"),
      ("przypomnij mi o dwóch spotkaniach", "pl", "dwóch spotkaniach"),
      ("remind me to enjoy the sun", "en", "enjoy the sun"),
      ("remind me on sun to call mom", "en", "call mom | 29"),
      ("remind me Sat at 10 to call mom", "en", "call mom | 28 10:00"),
      ("erinnere mich am zweiten an die Miete", "de", "die Miete | 12/ 2"),
      ("rappelle-moi le premier de payer le loyer", "fr", "payer le loyer | 12/ 1"),
      ("明日中村さんに電話するのをリマインドして", "ja", "中村さんに電話する | 23"),
      ("remind me at twenty two to five to call mom", "en", "call mom | 16:38"),
      ("rappelle-moi d'aller à la mer", "fr", "aller à la mer"),
      ("rappelle-moi d'appeler Sam à 17h", "fr", "appeler Sam | 17:00"),
      ("erinnere mich so gegen acht an die Wäsche", "de", "die Wäsche | 8:00"),
      ("erinnere mich morgen an die Milch", "de", "die Milch | 23"),
      ("remind me to call the second", "en", "call the second"),
      ("remind me on the second to call mom", "en", "call mom | 12/ 2"),
      ("recuérdame tomar las pastillas por la mañana", "es", "tomar las pastillas | 23 9h"),
      ("recuérdame llamar a mamá mañana por la mañana", "es", "llamar a mamá | 23 9h"),
      ("remind me tonight at 2 am to call mom", "en", "call mom | 23 2:00"),
      ("remind me to call mom yesterday at 5 pm", "en", nil),
      ("recuérdame llamar a mamá ayer a las 5", "es", nil),
      ("przypomnij mi o mleku wczoraj o 5", "pl", nil),
      ("remind me Friday night at 1 am to call mom", "en", "call mom | 28 1:00"),
      ("2時間おきに薬を飲むのをリマインドして", "ja", "2時間おきに薬を飲む"),
      ("5時間寝るのをリマインドして", "ja", "5時間寝る"),
      ("5시간 자라고 알려 줘", "ko", "5시간 자라"),
      // Of two days the one that stands right behind the title is a part of it.
      ("remind me on Friday about the meeting on Tuesday", "en", "the meeting on Tuesday | 27"),
      (
        "remind me tonight about the meeting on Tuesday at 5", "en",
        "the meeting on Tuesday at 5 | 22 19h"
      ),
      ("remind me today about the meeting tomorrow at 5", "en", "the meeting tomorrow at 5 | 22"),
      ("remind me about Friday dinner on Thursday", "en", "Friday dinner | 26"),
      ("remind me at 5 pm to call mom at 6 pm", "en", "call mom at 6 pm | 17:00"),
      (
        "erinnere mich am Freitag an das Treffen am Montag", "de", "das Treffen am Montag | 27"
      ),
      (
        "przypomnij mi w piątek o spotkaniu w poniedziałek", "pl",
        "spotkaniu w poniedziałek | 27"
      ),
    ])
  func areToldApartFromWords(_ sentence: String, _ language: String, task: String?) {
    #expect(Self.task(sentence, language) == task)
  }
}
