public import Foundation

extension Person {
  /// How much of a name is given.
  public enum NameStyle: String, Codable, Hashable, Sendable, CaseIterable {
    /// The nickname, else the given name: what a friend says.
    case short
    /// Given and family name.
    case medium
    /// All that there is, with title and suffix.
    case long
  }

  /// The name as people read it: in the order of a language, else the display name, else the handle.
  ///
  /// - Parameters:
  ///   - style: How much of the name is given.
  ///   - locale: Where the family name stands; first in Chinese, Hungarian, Japanese, Korean and
  ///     Vietnamese.
  public func formattedName(
    style: NameStyle = .medium,
    locale: Locale = Locale(identifier: "en")
  ) -> String {
    let formatted = nameComponents.map { $0.formatted(style, locale) } ?? ""
    // The display name is what the app wants to be read; components alone say it where it is empty.
    if style == .medium, !displayName.isEmpty { return displayName }
    if !formatted.isEmpty { return formatted }
    return displayName.isEmpty ? personHandle?.value ?? "" : displayName
  }
}

extension PersonNameComponents {
  fileprivate func formatted(_ style: Person.NameStyle, _ locale: Locale) -> String {
    let parts: [String?]
    let isFamilyFirst = ["zh", "hu", "ja", "ko", "vi"]
      .contains(locale.language.languageCode?.identifier ?? "")
    let ordered = isFamilyFirst ? [familyName, givenName] : [givenName, familyName]
    switch style {
    case .short: parts = [nickname ?? givenName ?? familyName]
    case .medium: parts = ordered
    case .long:
      let middle =
        isFamilyFirst ? [familyName, middleName, givenName] : [givenName, middleName, familyName]
      parts = [namePrefix] + middle + [nameSuffix]
    }
    // Names in Han characters, kana or hangul are written without spaces.
    let words = parts.compactMap(\.self).filter { !$0.isEmpty }
    let isUnspaced =
      isFamilyFirst && words.allSatisfy { !$0.utf8.allSatisfy { $0 < 0x80 } }
      && locale.language.languageCode?.identifier != "hu"
      && locale.language.languageCode?.identifier != "vi"
    return words.joined(separator: isUnspaced ? "" : " ")
  }
}

extension Collection<Person> {
  /// The people whose name fits what was said: whole names before parts of names.
  ///
  /// - Parameter spoken: What was said; case, diacritics and width do not matter.
  public func matching(spokenName spoken: String) -> [Person] {
    let index = SpokenNameIndex(Array(self)) { person in
      [person.displayName, person.formattedName(style: .long), person.formattedName(style: .short)]
        .filter { !$0.isEmpty }
    }
    return index.matches(for: spoken, limit: count).map(\.value)
  }
}

extension Collection<SpeakableString> {
  /// The phrases that fit what was said: whole phrases before parts of them.
  ///
  /// - Parameter spoken: What was said; case, diacritics and width do not matter.
  public func matching(spokenName spoken: String) -> [SpeakableString] {
    let index = SpokenNameIndex(Array(self)) { string in
      [string.spokenPhrase] + string.alternativeSpeakableMatches.map(\.spokenPhrase)
    }
    return index.matches(for: spoken, limit: count).map(\.value)
  }
}
