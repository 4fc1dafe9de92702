import Diagnostics
import PropertyList

extension DictionaryReader {
  /// The domains of `IGDomains`.
  mutating func domains() -> [Domain] {
    dictionaries("IGDomains", owner: "a domain") { reader in
      let summary = reader.string("IGDomainDescription")?.value
      let handling = reader.node("IGDomainHandlingIntents") != nil
      let handlingIntents = handling ? reader.strings("IGDomainHandlingIntents") : nil
      let introduced = reader.string("IGDomainIntroduced")?.value
      guard let name = reader.requiredString("IGDomainName") else {
        _ = reader.remainingEntries()
        return nil
      }
      reader.owner = .named("domain", name.value)
      return Domain(
        name: name,
        title: reader.string("IGDomainTitle")?.value,
        summary: summary,
        introduced: introduced,
        handlingIntents: handlingIntents
      )
    }
  }
}
