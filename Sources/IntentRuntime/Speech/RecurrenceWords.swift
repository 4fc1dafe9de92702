/// How a language says how often something comes again.
struct RecurrenceWords {
  /// Each unit alone, and several of it, `every day` and `every %@ days`; the second of two forms of several is that of
  /// large numbers.
  private let minute, hour, day, week, month, year: [String]
  /// Some days of every week: `every %@`.
  private let weekdays: String

  /// What a recurrence is called; nothing where its unit is not known.
  func text(_ rule: RecurrenceRule, by speaker: Speaker) -> String {
    guard let unit = forms(of: rule.frequency), let once = unit.first else { return "" }
    let days = rule.frequency == .weekly ? speaker.weekdays(rule.weeklyRecurrenceDays) : []
    guard rule.interval > 1 else {
      return days.isEmpty ? once : Self.filled(weekdays, speaker.list(days))
    }
    let isMany = PluralCategory.category(of: rule.interval, in: speaker.language) == "many"
    let several = unit.count > 2 && isMany ? unit[2] : unit[1]
    let text = Self.filled(several, speaker.text(for: rule.interval))
    return days.isEmpty ? text : "\(text) (\(speaker.list(days)))"
  }

  private func forms(of frequency: RecurrenceFrequency) -> [String]? {
    switch frequency {
    case .unknown: nil
    case .minute: minute
    case .hourly: hour
    case .daily: day
    case .weekly: week
    case .monthly: month
    case .yearly: year
    }
  }

  private static func filled(_ words: String, _ argument: String) -> String {
    words.split(separator: "%@", omittingEmptySubsequences: false).joined(separator: argument)
  }

  /// The words of a language, else English ones.
  static func words(in language: String) -> RecurrenceWords {
    switch LanguageTag.fallbacks(of: language).last ?? language {
    case "es": spanish
    case "fr": french
    case "de": german
    case "pl": polish
    case "ja": japanese
    case "ko": korean
    default: english
    }
  }

  private static let english = RecurrenceWords(
    minute: ["every minute", "every %@ minutes"], hour: ["every hour", "every %@ hours"],
    day: ["every day", "every %@ days"], week: ["every week", "every %@ weeks"],
    month: ["every month", "every %@ months"], year: ["every year", "every %@ years"],
    weekdays: "every %@")

  private static let spanish = RecurrenceWords(
    minute: ["cada minuto", "cada %@ minutos"], hour: ["cada hora", "cada %@ horas"],
    day: ["cada día", "cada %@ días"], week: ["cada semana", "cada %@ semanas"],
    month: ["cada mes", "cada %@ meses"], year: ["cada año", "cada %@ años"],
    weekdays: "cada %@")

  private static let french = RecurrenceWords(
    minute: ["chaque minute", "toutes les %@ minutes"],
    hour: ["chaque heure", "toutes les %@ heures"], day: ["chaque jour", "tous les %@ jours"],
    week: ["chaque semaine", "toutes les %@ semaines"],
    month: ["chaque mois", "tous les %@ mois"], year: ["chaque année", "tous les %@ ans"],
    weekdays: "chaque %@")

  private static let german = RecurrenceWords(
    minute: ["jede Minute", "alle %@ Minuten"], hour: ["jede Stunde", "alle %@ Stunden"],
    day: ["jeden Tag", "alle %@ Tage"], week: ["jede Woche", "alle %@ Wochen"],
    month: ["jeden Monat", "alle %@ Monate"], year: ["jedes Jahr", "alle %@ Jahre"],
    weekdays: "jeden %@")

  // Days of the week have two genders.
  private static let polish = RecurrenceWords(
    minute: ["co minutę", "co %@ minuty", "co %@ minut"],
    hour: ["co godzinę", "co %@ godziny", "co %@ godzin"], day: ["codziennie", "co %@ dni"],
    week: ["co tydzień", "co %@ tygodnie", "co %@ tygodni"],
    month: ["co miesiąc", "co %@ miesiące", "co %@ miesięcy"],
    year: ["co rok", "co %@ lata", "co %@ lat"], weekdays: "co tydzień (%@)")

  private static let japanese = RecurrenceWords(
    minute: ["毎分", "%@分ごと"], hour: ["毎時間", "%@時間ごと"], day: ["毎日", "%@日ごと"],
    week: ["毎週", "%@週間ごと"], month: ["毎月", "%@か月ごと"], year: ["毎年", "%@年ごと"],
    weekdays: "毎週%@")

  private static let korean = RecurrenceWords(
    minute: ["매분", "%@분마다"], hour: ["매시간", "%@시간마다"], day: ["매일", "%@일마다"],
    week: ["매주", "%@주마다"], month: ["매월", "%@개월마다"], year: ["매년", "%@년마다"],
    weekdays: "매주 %@")
}
