/// A generated type in which names of a definition become members, and what it has anyway.
package enum MemberScope: CaseIterable, Sendable {
  /// The properties of an intent, a response, an object, or a plain value.
  case intent, response, object, plainValue
  /// The properties of the same as classes of Apple's framework.
  case appleIntent, appleResponse, appleObject
  /// The cases of a response's codes, of a parameter's unsupported reasons, of an enumeration, and
  /// the options of an option set.
  case responseCode, unsupportedReason, enumeration, optionSet

  /// The identifier that a name becomes; none where nothing is left of the name. It may be a keyword.
  package func identifier(_ name: String) -> String? {
    let identifier =
      switch self {
      case .enumeration, .optionSet: SwiftIdentifier.enumerationCase(name)
      default: SwiftIdentifier.member(name)
      }
    return identifier.map { present.contains($0) ? $0 + "_" : $0 }
  }

  /// The members that the type has whatever its definition says.
  private var present: Set<String> {
    switch self {
    case .intent, .object, .plainValue: Self.structureMembers
    case .response: Self.responseMembers
    case .appleIntent: Self.appleIntentMembers
    case .appleResponse: Self.appleResponseMembers
    case .appleObject: Self.appleObjectMembers
    case .unsupportedReason: Self.enumerationMembers
    case .responseCode: Self.responseCodeMembers
    case .enumeration: Self.namedEnumerationMembers
    case .optionSet: Self.optionSetMembers
    }
  }

  private static let responseMembers = structureMembers.union(["code", "userActivity"])

  private static let appleIntentMembers = objectMembers.union([
    "donationMetadata", "identifier", "intentDescription", "keyImage", "shortcutAvailability",
    "suggestedInvocationPhrase",
  ])

  private static let appleResponseMembers =
    objectMembers.union(["bridgingProblem", "code", "userActivity"])

  private static let appleObjectMembers = objectMembers.union([
    "displayImage", "setAlternativeSpeakableMatches", "spokenPhrase", "subtitleString",
    "vocabularyIdentifier",
  ])

  /// A code with a text is the name of a function of the response, too.
  private static let responseCodeMembers = enumerationMembers.union(structureMembers)
    .union(["intentOutcome", "intentConfirmation", "intentFailure"])

  private static let namedEnumerationMembers = enumerationMembers.union([
    "intentCaseNames", "intentCaseTexts", "intentCaseSynonyms", "caseText", "caseName",
  ])

  private static let optionSetMembers =
    enumerationMembers.union(["intentOptionNames", "intentOptionTexts"])

  /// What every class has that goes back to `NSObject`.
  private static let objectMembers: Set<String> = [
    "classForCoder", "copy", "debugDescription", "description", "hash", "hashValue", "isEqual",
    "isProxy", "mutableCopy", "superclass",
  ]

  private static let structureMembers: Set<String> = ["hashValue", "CodingKeys"]

  private static let enumerationMembers: Set<String> = [
    "allCases", "rawValue", "hashValue", "AllCases", "RawValue",
  ]
}

extension ObjectType {
  /// Where the properties stand.
  package var memberScope: MemberScope { isPlainValue ? .plainValue : .object }
}

extension Enumeration {
  /// Where the values stand.
  package var memberScope: MemberScope { kind == .optionSet ? .optionSet : .enumeration }
}
