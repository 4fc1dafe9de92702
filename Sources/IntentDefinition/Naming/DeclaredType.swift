package import Diagnostics

/// A Swift type that a definition declares.
package struct DeclaredType: Hashable, Sendable {
  /// The name of the type.
  package var name: String
  /// What it is made for: `intent 'OrderSoup'`.
  package var owner: String
  /// Where that stands.
  package var location: SourceLocation
}

extension Definition {
  /// Every Swift type that the definition declares, in the order of the definition.
  package var declaredTypes: [DeclaredType] {
    var declared = intents.filter(generates).flatMap(declaredTypes)
    for enumeration in enumerations {
      let owner = "enumeration '\(enumeration.name.value)'"
      declared += declaredTypes(enumeration.typeName, owner, at: enumeration.position)
    }
    for type in types {
      declared += declaredTypes(type.typeName, "type '\(type.name.value)'", at: type.position)
    }
    for domain in domains {
      let place = location(domain.name.position)
      let owner = "domain '\(domain.name.value)'"
      declared.append(
        DeclaredType(name: domain.handlingProtocolName, owner: owner, location: place))
    }
    return declared
  }

  /// A type and the name of its resolution result.
  private func declaredTypes(
    _ name: String,
    _ owner: String,
    at position: SourcePosition
  ) -> [DeclaredType] {
    [name, name + "ResolutionResult"]
      .map { DeclaredType(name: $0, owner: owner, location: location(position)) }
  }

  private func declaredTypes(of intent: Intent) -> [DeclaredType] {
    let base = intent.typeName
    let reasons = intent.parameters.filter { !$0.unsupportedReasons.isEmpty }
      .flatMap {
        [intent.unsupportedReasonTypeName(of: $0), intent.resolutionResultTypeName(of: $0)]
      }
    let names =
      [base, base + "Handling", base + "Presenting", base + "Response", base + "ResponseCode"]
      + reasons
    let owner = intent.label
    return names.map { DeclaredType(name: $0, owner: owner, location: location(intent.position)) }
  }
}

extension Definition {
  /// The name of the definition's static member of the catalogs: `orderSoup` for `OrderSoup`.
  package var memberName: String { SwiftIdentifier.enumerationCase(name) ?? "definition" }
}

extension Domain {
  /// `MessagesDomainHandling`.
  package var handlingProtocolName: String { name.value + "DomainHandling" }

  /// The name of the domain's static member of the domains: `messages` for `Messages`.
  package var memberName: String { SwiftIdentifier.enumerationCase(name.value) ?? "domain" }
}

extension Intent {
  /// The name that types beside the intent begin with: its type's, without `Intent`.
  private var stem: String {
    typeName.hasSuffix("Intent") ? String(typeName.dropLast("Intent".count)) : typeName
  }

  /// What stands before the intent in `handle` and `confirm` as Apple declares them.
  package var handlingLabel: String {
    kind == .system && SystemNames.intentsWithLabels.contains(name.value)
      ? SwiftIdentifier.uncapitalized(name.value) : "intent"
  }

  /// `OrderSoupQuantityUnsupportedReason`.
  package func unsupportedReasonTypeName(of parameter: Parameter) -> String {
    stem + methodSuffix(of: parameter) + "UnsupportedReason"
  }

  /// `OrderSoupQuantityResolutionResult`.
  package func resolutionResultTypeName(of parameter: Parameter) -> String {
    stem + methodSuffix(of: parameter) + "ResolutionResult"
  }

  /// What stands for a parameter in the names of methods, the `Quantity` of `resolveQuantity`.
  ///
  /// Where another parameter differs in the case of the first letter alone, each keeps its own.
  package func methodSuffix(of parameter: Parameter) -> String {
    let name = SwiftIdentifier.member(parameter.name.value) ?? parameter.name.value
    let capitalized = SwiftIdentifier.capitalized(name)
    guard capitalized != name else { return name }
    // A name of another length cannot become the same one, but for the `_` behind some, and most
    // are of another length, or begin in lower case.
    let isTaken = parameters.contains {
      abs($0.name.value.utf8.count - capitalized.utf8.count) <= 1
        && !$0.name.value.beginsInLowerCase
        && SwiftIdentifier.member($0.name.value) == capitalized
    }
    return isTaken ? name : capitalized
  }
}

extension String {
  /// Whether the first letter is one from `a` to `z`, which is none that a capital becomes.
  fileprivate var beginsInLowerCase: Bool {
    utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
  }
}
