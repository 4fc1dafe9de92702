/// How a language says how often something comes again.
struct RecurrenceWords {
  /// How one of a unit of time is said, and several of it, `every day` and `every %@ days`.
  private struct Unit {
    let one, several: String
    /// Large numbers of it, where that is another form.
    let many: String?

    init(_ one: String, _ several: String, _ many: String? = nil) {
      (self.one, self.several, self.many) = (one, several, many)
    }
  }

  private let minute, hour, day, week, month, year: Unit
  /// Some days of every week: `every %@`.
  private let weekdays: String

  /// What a recurrence is called; nothing where its unit is not known.
  func text(_ rule: RecurrenceRule, by speaker: Speaker) -> String {
    guard let unit = unit(of: rule.frequency) else { return "" }
    let days = rule.frequency == .weekly ? speaker.weekdays(rule.weeklyRecurrenceDays) : []
    guard rule.interval > 1 else {
      return days.isEmpty ? unit.one : weekdays.replacing("%@", with: speaker.list(days))
    }
    let isMany = PluralCategory.category(of: rule.interval, in: speaker.language) == "many"
    let text = (isMany ? unit.many ?? unit.several : unit.several).replacing(
      "%@", with: speaker.text(for: rule.interval))
    return days.isEmpty ? text : "\(text) (\(speaker.list(days)))"
  }

  private func unit(of frequency: RecurrenceFrequency) -> Unit? {
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
    minute: Unit("every minute", "every %@ minutes"), hour: Unit("every hour", "every %@ hours"),
    day: Unit("every day", "every %@ days"), week: Unit("every week", "every %@ weeks"),
    month: Unit("every month", "every %@ months"), year: Unit("every year", "every %@ years"),
    weekdays: "every %@")

  private static let spanish = RecurrenceWords(
    minute: Unit("cada minuto", "cada %@ minutos"), hour: Unit("cada hora", "cada %@ horas"),
    day: Unit("cada día", "cada %@ días"), week: Unit("cada semana", "cada %@ semanas"),
    month: Unit("cada mes", "cada %@ meses"), year: Unit("cada año", "cada %@ años"),
    weekdays: "cada %@")

  private static let french = RecurrenceWords(
    minute: Unit("chaque minute", "toutes les %@ minutes"),
    hour: Unit("chaque heure", "toutes les %@ heures"),
    day: Unit("chaque jour", "tous les %@ jours"),
    week: Unit("chaque semaine", "toutes les %@ semaines"),
    month: Unit("chaque mois", "tous les %@ mois"), year: Unit("chaque année", "tous les %@ ans"),
    weekdays: "chaque %@")

  private static let german = RecurrenceWords(
    minute: Unit("jede Minute", "alle %@ Minuten"), hour: Unit("jede Stunde", "alle %@ Stunden"),
    day: Unit("jeden Tag", "alle %@ Tage"), week: Unit("jede Woche", "alle %@ Wochen"),
    month: Unit("jeden Monat", "alle %@ Monate"), year: Unit("jedes Jahr", "alle %@ Jahre"),
    weekdays: "jeden %@")

  // Days of the week have two genders.
  private static let polish = RecurrenceWords(
    minute: Unit("co minutę", "co %@ minuty", "co %@ minut"),
    hour: Unit("co godzinę", "co %@ godziny", "co %@ godzin"), day: Unit("codziennie", "co %@ dni"),
    week: Unit("co tydzień", "co %@ tygodnie", "co %@ tygodni"),
    month: Unit("co miesiąc", "co %@ miesiące", "co %@ miesięcy"),
    year: Unit("co rok", "co %@ lata", "co %@ lat"), weekdays: "co tydzień (%@)")

  private static let japanese = RecurrenceWords(
    minute: Unit("毎分", "%@分ごと"), hour: Unit("毎時間", "%@時間ごと"), day: Unit("毎日", "%@日ごと"),
    week: Unit("毎週", "%@週間ごと"), month: Unit("毎月", "%@か月ごと"), year: Unit("毎年", "%@年ごと"),
    weekdays: "毎週%@")

  private static let korean = RecurrenceWords(
    minute: Unit("매분", "%@분마다"), hour: Unit("매시간", "%@시간마다"), day: Unit("매일", "%@일마다"),
    week: Unit("매주", "%@주마다"), month: Unit("매월", "%@개월마다"), year: Unit("매년", "%@년마다"),
    weekdays: "매주 %@")
}
