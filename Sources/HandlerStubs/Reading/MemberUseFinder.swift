import SwiftSyntax

/// Finds where members of known types are used: properties, by their names alone within extensions of the
/// type, arguments of initialisers and of the functions that make responses, key paths, and cases.
final class MemberUseFinder: ScopedVisitor {
  /// A use of a member.
  struct Use {
    let type: String
    let member: TokenSyntax
    /// Whether it names a local value as well: `if let soup`, `[soup] in`.
    var isShorthand = false
    /// What such a member is asked of where its name is hidden, where it stands alone: `self` or `Self`.
    var owner: String?
    /// The names that hide members which stand alone.
    var hidden: Set<String> = []

    /// What is written in its place where the member has another name.
    func renamed(to name: String) -> String {
      var name = name
      if let owner, hidden.contains(name.withoutBackticks) { name = "\(owner).\(name)" }
      return isShorthand ? "\(member.text) = \(name)" : name
    }
  }

  private(set) var uses: [Use] = []
  /// Names of properties that are looked for wherever nobody can tell of what they are asked.
  private let names: Set<String>
  /// Names of cases that are looked for wherever nobody can tell of which type they are.
  private let cases: Set<String>
  /// Where one of them is asked of what may be a value of a known type, or may not; or stands alone, of a type that the code
  /// does not say, and is a case.
  private(set) var doubts: [(member: TokenSyntax, isCase: Bool)] = []

  /// What code declares outside of types under the names that members are about to have, by the type of those.
  private let outer: [String: Set<String>]
  /// Where one of these is meant by its name alone in an extension of the type, whose member comes first from now on.
  private(set) var captures: [(type: String, name: TokenSyntax)] = []

  /// - Parameters:
  ///   - names: Names of properties that are looked for also where it cannot be told of what they are asked.
  ///   - cases: Names of cases that are looked for also where it cannot be told of which type they are.
  ///   - outer: What is declared outside of types under a name that a member is about to have, by the type of that.
  init(
    typeNames: TypeNames, known: KnownTypes, doubtingProperties names: Set<String> = [],
    doubtingCases cases: Set<String> = [],
    hiding outer: [String: Set<String>] = [:]
  ) {
    self.names = names
    self.cases = cases
    self.outer = outer
    super.init(typeNames: typeNames, known: known)
  }

  override func visitPost(_ node: MemberAccessExprSyntax) {
    let member = node.declName.baseName
    if let type = node.base.flatMap(namedType) { addLabels(of: node.declName, type) }
    if let base = node.base {
      if let type = type(of: base) {
        add(type, member)
      } else if let type = namedType(base), known.makesItself.contains(type) {
        add(type, member)
      } else if isDoubtful(node, of: base) {
        doubts.append((member, false))
      }
    } else if !(node.parent?.is(FunctionCallExprSyntax.self) ?? false) {
      guard let type = expectedType(at: node) else {
        if cases.contains(member.identifierText) { doubts.append((member, true)) }
        return
      }
      if known.makesItself.contains(type.elementType ?? type) {
        add(type.elementType ?? type, member)
      }
    }
  }

  /// The labels of a function of a response, or of an initialiser, that is named and not called.
  private func addLabels(of function: DeclReferenceExprSyntax, _ type: String) {
    guard let arguments = function.argumentNames?.arguments.map(\.name) else { return }
    let name = function.baseName
    let isGenerated =
      name.text == "init"
      ? !known.hasOwnInitializer(arguments.map(\.identifierText), of: type)
      : known.hasFunction(name.identifierText, of: type)
        && known.makesItself(type, by: name.identifierText)
    if isGenerated { for label in arguments { add(type, label) } }
  }

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      isCaptured(node.baseName)
    {
      return
    }
    if node.argumentNames != nil { return visitReference(node) }
    guard let type = selfType, !isBound(node.baseName.identifierText),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return }
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    // Without a value there are cases and the functions that make responses; with one, properties.
    guard isStatic ? known.makesItself.contains(type) : !isCalled else { return }
    uses.append(
      Use(
        type: type, member: node.baseName, owner: isStatic ? "Self" : "self", hidden: boundNames))
  }

  /// `closed(opening:)`, as it stands alone in an extension of its response.
  private func visitReference(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.identifierText
    guard let type = selfType, isStatic, !isBound(name), known.hasFunction(name, of: type),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return }
    add(type, node.baseName)
    addLabels(of: node, type)
  }

  /// Whether a name that stands alone means what is declared outside of types, and is to mean a member.
  private func isCaptured(_ name: TokenSyntax) -> Bool {
    guard let type = selfType, outer[type]?.contains(name.identifierText) == true,
      !isBound(name.identifierText)
    else { return false }
    captures.append((type, name))
    return true
  }

  override func visitShorthand(_ name: TokenSyntax) {
    guard let type = selfType, !isCaptured(name), !isStatic else { return }
    uses.append(
      Use(type: type, member: name, isShorthand: true, owner: "self", hidden: boundNames))
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let type = madeType(node) ?? expectedResponse(of: node) else {
      return addDoubtfulLabels(of: node)
    }
    if let function = node.calledExpression.as(MemberAccessExprSyntax.self), function.base == nil {
      add(type, function.declName.baseName)
    }
    let isInitializer =
      namedType(node.calledExpression) != nil || node.calledExpression.isInitializer
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    guard !isInitializer || !known.hasOwnInitializer(labels, of: type) else { return }
    for label in node.arguments.compactMap(\.label) { add(type, label) }
  }

  /// The labels of what is made where the code does not say of what type it is: `take(.init(quantity: 1))`,
  /// `type(of: intent).init(quantity: 1)`.
  private func addDoubtfulLabels(of call: FunctionCallExprSyntax) {
    let labels = call.arguments.compactMap(\.label).filter { names.contains($0.identifierText) }
    guard !labels.isEmpty,
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    let isInitializer = call.calledExpression.isInitializer
    let isUnsaid =
      function.base.map { isInitializer && !$0.isTypeLike }
      ?? (isInitializer || known.hasFunction(function.declName.baseName.identifierText))
    if isUnsaid, function.base != nil || expectedType(at: call) == nil {
      doubts += labels.map { ($0, false) }
    }
  }

  override func visitPost(_ node: KeyPathExprSyntax) {
    var type = node.root.flatMap(knownType) ?? impliedRoot(of: node)
    for component in node.components {
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
        continue
      }
      guard let base = type else {
        // What a root of another type has, is its own.
        if node.root == nil, names.contains(property.declName.baseName.identifierText) {
          doubts.append((property.declName.baseName, false))
        }
        continue
      }
      add(base, property.declName.baseName)
      type = known.property(property.declName.baseName.identifierText, of: base)
    }
  }

  /// What `\.soup` in `intents.map(\.soup)`, in `intent[keyPath: \.soup]`, and beside a type, begins with.
  private func impliedRoot(of node: KeyPathExprSyntax) -> String? {
    guard node.root == nil else { return nil }
    if let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "keyPath",
      let element = argument.parent?.parent?.as(SubscriptCallExprSyntax.self)
    {
      return type(of: element.calledExpression)
    }
    if let expected = expectedType(at: node), let start = expected.firstIndex(of: "<"),
      expected[..<start].hasSuffix("KeyPath")
    {
      return String(expected[start...].dropFirst().prefix { $0 != "," && $0 != ">" })
    }
    guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let type = type(of: base)
    else { return nil }
    return type.elementType ?? type
  }

  /// Whether a member may be one of the names, as far as the form of what it is asked of says.
  private func isDoubtful(_ node: MemberAccessExprSyntax, of base: ExprSyntax) -> Bool {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let isOwn =
      base.is(SuperExprSyntax.self)
      || base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    return names.contains(node.declName.baseName.identifierText) && !isCalled && !isOwn
      && node.declName.argumentNames == nil && namedType(base) == nil && !base.isTypeLike
  }

  private func add(_ type: String, _ member: TokenSyntax) {
    uses.append(Use(type: type, member: member))
  }
}

extension ExprSyntax {
  /// Whether it names an initialiser by `init`.
  fileprivate var isInitializer: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
  }
}
