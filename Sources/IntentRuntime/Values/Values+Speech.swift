import Foundation

extension Person: SpokenValue {
  func spoken(by speaker: Speaker) -> String { formattedName(locale: speaker.locale) }
}

extension SpeakableString: SpokenValue {
  func spoken(by speaker: Speaker) -> String { spokenPhrase }
}

extension Placemark: SpokenValue {
  func spoken(by speaker: Speaker) -> String { name ?? formattedAddress }
}

extension CurrencyAmount: SpokenValue {
  func spoken(by speaker: Speaker) -> String { formatted(locale: speaker.locale) }
}

extension PaymentMethod: SpokenValue {
  func spoken(by speaker: Speaker) -> String { name ?? identificationHint ?? "" }
}

extension FileValue: SpokenValue {
  /// Its name, else where or what it is, else how large.
  func spoken(by speaker: Speaker) -> String {
    let names = [filename, fileURL?.absoluteString, typeIdentifier].compactMap(\.self)
    return names.first { !$0.isBlank }
      ?? Int64(data.count).formatted(.byteCount(style: .file).locale(speaker.locale))
  }
}

extension DateComponentsRange: SpokenValue {
  func spoken(by speaker: Speaker) -> String {
    // One end alone would be another range.
    let ends = [startDateComponents, endDateComponents].compactMap(\.self)
    guard ends.allSatisfy(\.isPossible) else { return "" }
    let words = RecurrenceWords.words(in: speaker.language)
    return [stretch(by: speaker), recurrenceRule.map { words.text($0, by: speaker) } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The range without how often it comes again.
  private func stretch(by speaker: Speaker) -> String {
    let ends = [startDateComponents, endDateComponents].map { $0.map(speaker.date) ?? "" }
    // The end alone would be taken for the beginning.
    if ends[0].isEmpty, !ends[1].isEmpty { return speaker.phrase(.until, ends[1]) }
    return ends.filter { !$0.isEmpty }.joined(separator: " – ")
  }
}
