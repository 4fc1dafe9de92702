import Foundation

/// How the names of a definition become names in Swift.
///
/// A type's name must be an identifier as it stands, or the definition is refused. The name of
/// anything else becomes one by this rule: each character that an identifier cannot have becomes
/// `_`, a digit in front gets a `_` before it, and a name that Swift gives a meaning of its own
/// that backticks cannot take away (`self`, `Self`, `Type`, `Protocol`, `_`), or that would hide a
/// module (`Swift`), gets a `_` behind it. A letter with a mark is one character, however the definition
/// spells it: the compiler takes its spellings for different names, and nobody sees which of them is meant.
package enum SwiftIdentifier {
  /// Whether a name is an identifier, keywords included.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isHead(first) else { return false }
    return name.unicodeScalars.allSatisfy(isPart) && name != "_"
  }

  /// Why an identifier cannot name a generated type; none where it can.
  package static func reasonAgainstType(_ name: String) -> String? {
    if SwiftModule.isName(name) { return "it would hide the module of that name" }
    if name == "Self" { return "Swift takes it for the type that it stands in, in backticks too" }
    return requirements.contains(name) ? "generated types have one of that name inside" : nil
  }

  /// The properties of the runtime's catalogs, in whose midst the types of intents are named.
  static let catalogMembers: Set<String> = [
    "name", "domains", "intents", "localizations", "vocabularies",
  ]

  /// Types of Swift, of Foundation and of the runtime that nearly all code names, and that a type of the same name hides.
  static let commonTypes: Set<String> = [
    "Any", "Array", "Bool", "Calendar", "Character", "Data", "Date", "DateComponents", "Decimal",
    "Dictionary", "Double", "Duration", "Error", "Float", "Int", "Locale", "Measurement", "Never",
    "Optional", "PersonNameComponents", "ResolutionResult", "Result", "Set", "String", "Task",
    "TimeZone", "URL",
    "UUID", "Void",
  ]

  /// The types that generated types have inside, where they would hide others of their names.
  private static let requirements: Set<String> = [
    "IntentResponseType", "IntentHandlerType", "IntentResponseCodeType", "CodingKeys",
  ]

  /// The identifier of a parameter, property or response code; none where nothing is left of the
  /// name. It may be a keyword.
  package static func member(_ name: String) -> String? {
    guard let identifier = distinct(name) else { return nil }
    return SwiftModule.isName(identifier) ? identifier + "_" : identifier
  }

  /// The identifier of a name, but for those whose meaning backticks do not take away.
  private static func distinct(_ name: String) -> String? {
    if isPlainASCII(name) { return isUnquotable(name) ? name + "_" : name }
    guard name.unicodeScalars.contains(where: { isPart($0) && $0 != "_" }) else { return nil }
    var identifier = ""
    for scalar in composed(name).unicodeScalars {
      identifier.unicodeScalars.append(isPart(scalar) ? scalar : "_")
    }
    if let first = identifier.unicodeScalars.first, !isHead(first) { identifier = "_" + identifier }
    return isUnquotable(identifier) ? identifier + "_" : identifier
  }

  /// The identifier of a case: a member's, with its first word in lower case.
  ///
  /// `FirstFloor` gives `firstFloor`, `URL` gives `url`, `HTMLText` gives `htmlText`.
  package static func enumerationCase(_ name: String) -> String? {
    guard let identifier = distinct(name) else { return nil }
    var scalars = Array(identifier.unicodeScalars)
    let capitals = scalars.prefix { $0.properties.isUppercase }.count
    guard capitals > 0 else { return identifier }
    // The last capital of several begins the next word, unless nothing in lower case follows it.
    let followsWord = capitals < scalars.count && scalars[capitals].properties.isLowercase
    let count = capitals > 1 && followsWord ? capitals - 1 : capitals
    var text = ""
    for scalar in scalars.prefix(count) { text += scalar.properties.lowercaseMapping }
    scalars.removeFirst(count)
    text.unicodeScalars.append(contentsOf: scalars)
    return member(text)
  }

  /// A name that a type may have in place of one that it cannot have, for the end of a message; nothing where
  /// none is left.
  static func proposal(for name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined = words.map { capitalized(String($0)) }.joined()
    return isValid(joined) ? ", such as '\(joined)'" : ""
  }

  /// A name in the one spelling that letters with marks have in what is generated.
  package static func composed(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
  }

  /// A name with its first letter in upper case.
  package static func capitalized(_ name: String) -> String {
    let name = composed(name)
    guard let first = name.unicodeScalars.first else { return name }
    if ("A"..."Z").contains(first) { return name }
    return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// A name with its first letter in lower case.
  package static func uncapitalized(_ name: String) -> String {
    let name = composed(name)
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.lowercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// A name as words for people to read: `deliveryLocation` gives `Delivery Location`.
  package static func words(_ name: String) -> String {
    var words = ""
    var previous: Unicode.Scalar?
    for scalar in capitalized(name).unicodeScalars {
      if scalar.properties.isUppercase, previous?.properties.isLowercase == true { words += " " }
      words.unicodeScalars.append(scalar)
      previous = scalar
    }
    return words
  }

  /// An identifier as it is written in Swift: in backticks where it is a keyword.
  package static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// An identifier as it is written before the colon of an argument, where all keywords but one may stand.
  package static func escapedLabel(_ identifier: String) -> String {
    identifier == "inout" ? "`\(identifier)`" : identifier
  }

  private static func isPlainASCII(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"): if isFirst { return false }
      case UInt8(ascii: "_"): if isFirst, name.utf8.count == 1 { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic }
    return scalar.properties.isXIDStart
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return scalar.properties.isXIDContinue
  }

  /// Whether backticks do not take a name's meaning away everywhere.
  private static func isUnquotable(_ name: String) -> Bool {
    switch name {
    case "self", "Self", "Type", "Protocol", "_", "init": true
    default: false
    }
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "async", "borrowing", "consuming", "isolated",
    "nonisolated", "sending", "associatedtype", "await", "break", "case", "catch",
    "class", "continue",
    "default", "defer", "deinit", "do", "each", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
