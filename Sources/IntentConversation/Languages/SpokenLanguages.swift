/// The languages that the assistant speaks.
package enum SpokenLanguages {
  /// Their codes, in lower case: `en`.
  package static let codes: Set<String> = Set(LanguageRules.all.map { $0.code })
}
