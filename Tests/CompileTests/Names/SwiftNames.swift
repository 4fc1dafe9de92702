import Foundation
import TestSupport

/// Names that mean something in Swift, to the generator or to the runtime already.
enum SwiftNames {
  /// Names as people write them, with a capital and without.
  static let inUse = variants { [$0, capitalized($0)] }

  /// The same in every case.
  static let inAllCases = variants {
    [
      $0, capitalized($0), $0.prefix(1).lowercased() + $0.dropFirst(), $0.lowercased(),
      $0.uppercased(),
    ]
  }

  /// Names that no generated type can have.
  static let refusedForTypes: Set<String> = [
    "Swift", "Foundation", "IntentRuntime", "SystemIntents", "Self", "CodingKeys",
    "IntentResponseType",
    "IntentHandlerType", "IntentResponseCodeType",
  ]

  /// Names that no intent's class can have, where the definition is called `Names`.
  static let refusedForIntents: Set<String> = [
    "names", "name", "domains", "intents", "localizations", "vocabularies",
  ]

  private static func variants(_ variants: (String) -> [String]) -> [String] {
    var seen: Set<String> = []
    return (words + runtimeNames).flatMap(variants).filter { seen.insert($0).inserted }
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Every type of the runtime, and what its protocols ask of generated types.
  private static let runtimeNames: [String] = {
    let folder = Fixture.packageRoot.appending(path: "Sources/IntentRuntime")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    let names = files.sorted { $0.path < $1.path }.flatMap { file -> [String] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      let types = text.matches(
        of: /^public (?:struct|enum|protocol|typealias|actor|final class|class) (\w+)/
          .anchorsMatchLineEndings()
      )
      .map { String($0.1) }
      guard file.path.contains("/Interface/") else { return types }
      let members = text.matches(of: /\b(?:var|func|associatedtype|static let) (\w+)/)
      return types + members.map { String($0.1) }
    }
    return names
  }()

  private static let words =
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open
    operator private precedencegroup protocol public rethrows static struct subscript typealias var
    break case catch continue default defer do else fallthrough for guard if in repeat return throw
    switch where while Any as await false is nil self Self super throws true try
    actor any associativity async autoclosure borrowing consume consuming convenience copy convention
    didSet discard distributed dynamic each escaping final get indirect infix isolated lazy left
    mutating macro none nonisolated nonmutating nonsending optional override package postfix precedence
    prefix Protocol read modify required right sending set some Type unowned unsafe weak willSet yield
    then available sil undef
    Int Bool Double String Array Dictionary Set Optional Error Task Result Codable Hashable Sendable
    Equatable Encodable Decodable Encoder Decoder CodingKey CodingKeys Hasher RawRepresentable RawValue
    CaseIterable AllCases OptionSet SetAlgebra Element ArrayLiteralElement ExpressibleByArrayLiteral
    Never Void Character Identifiable ID KeyPath WritableKeyPath MainActor Actor StringLiteralType
    IntegerLiteralType BooleanLiteralType Substring Range Sequence Collection Comparable Swift Foundation
    IntentRuntime SystemIntents
    Date DateComponents TimeInterval URL Data UUID Measurement UnitLength Unit Locale NSObject Decimal
    rawValue hashValue hash allCases description debugDescription encode code userActivity intent handler
    response name value identifier displayString pronunciationHint alternativeSpeakableMatches display
    isEmpty insert contains union names option container decoder encoder title summary domains intents
    localizations vocabularies searchTerm present confirm handle resolve GeneratedCodeVersion
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init)
}
