package import Diagnostics

/// An intent: something that a user can ask for.
package struct Intent: Equatable, Sendable, Encodable {
  /// Whether a definition declares the intent or means one of the system's.
  package enum Kind: String, CaseIterable, Sendable, Encodable {
    case custom = "Custom"
    case system = "System"
  }

  /// Whether the intent may run while the device is locked.
  package enum Restriction: Int, Sendable, Encodable {
    case none = 0
    case whileLocked = 1
  }

  /// The name, `OrderSoup`.
  package var name: Located<String>
  /// The prefix of every type generated for the intent.
  package var classPrefix: Located<String>?
  /// Replaces prefix, name and `Intent` in the type's name.
  package var className: Located<String>?
  /// Whether it is custom or a system intent.
  package var kind: Kind
  /// The domain that it belongs to.
  package var domain: Located<String>?
  /// The category, an open set: `order`, `information`, …
  package var category: String?
  /// The verb, an open set: `Order`, `View`, …
  package var verb: String?
  /// The title.
  package var title: LocalizedText
  /// The description.
  package var summary: LocalizedText
  /// The system version that brought it, `iOS 11.0`.
  package var introduced: String?
  /// The parameters, in the order of the file.
  package var parameters: [Parameter]
  /// The response.
  package var response: Response
  /// The parameter that a shortcut feeds with its input.
  package var input: Located<String>?
  /// The parameter that tells one request from another.
  package var keyParameter: Located<String>?
  /// Whether the assistant asks the user before handling.
  package var isUserConfirmationRequired: Bool
  /// Whether handling it twice does no more than handling it once, as `IGIntentIsIdempotent` says.
  package var isIdempotent: Bool?
  /// Whether it may run while the device is locked.
  package var restriction: Restriction
  /// Where the intent may be offered.
  package var eligibility: Eligibility
  /// The name of an image.
  package var defaultImageName: String?
  /// The highest parameter tag given out.
  package var lastParameterTag: Located<Int>?
  /// The combinations of parameters that shortcuts offer.
  package var combinations: [ParameterCombination]
  /// The combinations that the editor derives.
  package var managedCombinations: [ParameterCombination]
  /// Where the intent's dictionary begins.
  package var position: SourcePosition
  /// What the types of a system intent begin with, where they are to have Apple's names.
  package var systemPrefix: String?

  /// The name of the intent's type: class name, or prefix, name and `Intent`.
  package var typeName: String {
    if kind == .system { return (systemPrefix ?? "") + name.value + "Intent" }
    return SwiftIdentifier.composed(
      className?.value ?? (classPrefix?.value ?? "") + name.value + "Intent")
  }

  /// The parameter of a name.
  package func parameter(named name: String) -> Parameter? {
    parameters.first { $0.name.value == name }
  }

  /// The parameters in the order in which they are asked for: by display priority, then as written.
  package var parametersInDisplayOrder: [Parameter] {
    let priorities = parameters.map { $0.displayPriority ?? .max }
    let isOrdered = zip(priorities, priorities.dropFirst()).allSatisfy { $0 <= $1 }
    if isOrdered { return parameters }
    return parameters.indices
      .sorted { (priorities[$0], $0) < (priorities[$1], $1) }
      .map { parameters[$0] }
  }
}

/// Where an intent may be offered.
package struct Eligibility: Equatable, Sendable, Encodable {
  /// `INIntentConfigurable`.
  package var isConfigurable: Bool?
  /// `INIntentCustomizable`.
  package var isCustomizable: Bool?
  /// `INIntentEligibleForWidgets`.
  package var isEligibleForWidgets: Bool?
  /// `INIntentEligibleForSuggestions`, or the opposite of `INIntentIneligibleForSuggestions`.
  package var isEligibleForSuggestions: Bool?
}

/// A set of parameters under which an intent can be offered, with the phrase that says it.
package struct ParameterCombination: Equatable, Sendable, Encodable {
  /// The names of the parameters, in the order of the phrase.
  package var parameters: Located<[String]>
  /// The phrase, such as `Order ${soup}`.
  package var title: LocalizedText
  /// The second line of the phrase.
  package var subtitle: LocalizedText
  /// Whether the intent can run without the app in front.
  package var supportsBackgroundExecution: Bool
  /// Whether it is the combination to prefer.
  package var isPrimary: Bool
  /// `INIntentParameterCombinationIsLinked`.
  package var isLinked: Bool
  /// `INIntentParameterCombinationUpdatesLinked`.
  package var updatesLinked: Bool
}
