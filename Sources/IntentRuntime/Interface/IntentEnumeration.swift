/// An enumeration that a definition declares.
///
/// It is written by the name of its case, so that what was saved keeps its meaning when a definition
/// gives the numbers out anew, and read from either. What fits no case is an error, never another
/// case.
public protocol IntentEnumeration: RawRepresentable<Int>, CaseIterable, Codable, Hashable, Sendable
{
  /// The name of each case, as the definition has it, in the order of `allCases`.
  static var intentCaseNames: [String] { get }

  /// What people call each case, in the order of `allCases`.
  static var intentCaseTexts: [LocalizedText] { get }

  /// What people also call each case, in the order of `allCases`.
  static var intentCaseSynonyms: [[LocalizedText]] { get }
}

extension IntentEnumeration {
  /// The names in the definition, where it gives no others.
  public static var intentCaseTexts: [LocalizedText] {
    intentCaseNames.map { LocalizedText($0) }
  }

  /// No other words, where the definition gives none.
  public static var intentCaseSynonyms: [[LocalizedText]] { [] }

  /// What people call the case.
  public var caseText: LocalizedText {
    zip(Self.allCases, Self.intentCaseTexts).first { $0.0 == self }?.1 ?? LocalizedText(caseName)
  }

  /// The name of the case, as the definition has it.
  @inlinable public var caseName: String {
    zip(Self.allCases, Self.intentCaseNames).first { $0.0 == self }?.1 ?? String(rawValue)
  }

  /// The case of a name in the definition; none where no case has it.
  @inlinable public init?(caseName: String) {
    guard let match = zip(Self.allCases, Self.intentCaseNames).first(where: { $0.1 == caseName })
    else {
      return nil
    }
    self = match.0
  }

  /// Reads one from a decoder.
  @inlinable public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A decoder takes its time to say that it has something else: what is likely is tried first.
    if let name = try? container.decode(String.self) {
      guard let value = Self(caseName: name) else {
        throw DecodingError.unknownCase(name, of: Self.intentCaseNames, in: container)
      }
      self = value
    } else {
      let rawValue = try container.decode(Int.self)
      guard let value = Self(rawValue: rawValue) else {
        throw DecodingError.unknownCase(String(rawValue), of: Self.intentCaseNames, in: container)
      }
      self = value
    }
  }

  /// Writes it to an encoder.
  @inlinable public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(caseName)
  }
}

extension DecodingError {
  @usableFromInline static func unknownCase(
    _ found: String,
    of names: [String],
    in container: any SingleValueDecodingContainer
  ) -> Self {
    .dataCorrupted(
      Context(
        codingPath: container.codingPath,
        debugDescription: "'\(found)' is none of \(names.joined(separator: ", "))"
      )
    )
  }
}
