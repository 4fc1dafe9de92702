import Foundation
import IntentRuntime

/// The order in which a date is written in digits.
enum DateOrder: Sendable {
  case dayMonthYear, monthDayYear, yearMonthDay

  /// The order where a language is spoken: English without a region is that of the United States.
  init(language: String) {
    let locale = LanguageTag.locale(of: language)
    let region = locale.region?.identifier
    switch locale.language.languageCode?.identifier {
    case "ja", "ko", "zh": self = .yearMonthDay
    case "en" where region == nil || region == "PH": self = .monthDayYear
    case _ where region == "US" || region == "PR": self = .monthDayYear
    default: self = .dayMonthYear
    }
  }

  /// Three numbers by what they are.
  func date(_ first: Int, _ second: Int, _ third: Int) -> (year: Int, month: Int, day: Int) {
    switch self {
    case .dayMonthYear: (third, second, first)
    case .monthDayYear: (third, first, second)
    case .yearMonthDay: (first, second, third)
    }
  }
}
