public import Foundation
public import IntentRuntime

/// The words that the user uses with the app.
open class INVocabulary: NSObject {
  private static let vocabulary = Transferred(INVocabulary())
  private let lock = NSLock()
  private var kept: [UserVocabularyKind: [SpeakableString]] = [:]

  private override init() {}

  /// The one vocabulary of the process.
  open class func shared() -> INVocabulary { vocabulary.value }

  /// Sets all texts of a kind, the most important first.
  open func setVocabularyStrings(
    _ vocabulary: NSOrderedSet,
    of type: INVocabularyStringType
  ) {
    set(vocabulary, of: type)
  }

  /// Sets all phrases of a kind, the most important first.
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    set(vocabulary, of: type)
  }

  /// Forgets everything.
  open func removeAllVocabularyStrings() {
    lock.withLock { kept = [:] }
  }

  /// What is set, as the runtime's vocabulary takes it.
  public var strings: [UserVocabularyKind: [SpeakableString]] { lock.withLock { kept } }

  private func set(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    guard let kind = UserVocabularyKind(rawValue: type.rawValue) else { return }
    let phrases = vocabulary.array.compactMap { item -> SpeakableString? in
      if let phrase = item as? any INSpeakable { return SpeakableString(phrase) }
      return Bridging.String.value(given: item).map { SpeakableString(spokenPhrase: $0) }
    }
    lock.withLock { kept[kind] = phrases }
  }
}
