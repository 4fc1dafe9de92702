// What the handlers use of their app.

import Foundation
import Intents

struct Country {
  struct Name {
    let common: String
    func contains(query: String) -> Bool { common.localizedCaseInsensitiveContains(query) }
  }

  let id: String
  let name: Name
}

final class CountryProvider {
  static let shared = CountryProvider()
  let allCountries = ["Guinea", "Guinea-Bissau", "Poland"].map {
    Country(id: String($0.prefix(2)), name: Country.Name(common: $0))
  }
  func countryOfTheDay(for date: Date) -> Country { allCountries[2] }
}

extension FlagData {
  convenience init(for country: Country) {
    self.init(identifier: country.id, display: country.name.common)
    countryName = country.name.common
  }
}
