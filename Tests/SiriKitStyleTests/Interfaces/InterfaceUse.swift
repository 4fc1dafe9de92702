import SwiftParser
import SwiftSyntax

/// A line of Swift that compiles only where a declaration of Apple's framework is there, under its name
/// and with its labels and types.
struct InterfaceUse {
  /// The type that has the member.
  var type: String
  /// The member, as Apple's interface shows it.
  var member: String
  /// Whether the type is a protocol.
  var isProtocol: Bool
  var aspect: Aspect = .declaration

  /// What is used of it.
  enum Aspect {
    /// The member as it is shown.
    case declaration
    /// The asynchronous form, which Swift has of every method with a completion.
    case asynchronousForm
    /// What the type inherits, which stands in the place of the member.
    case inheritance
  }

  /// The line; none for what cannot be used, such as a destructor.
  func line(number: Int) -> String? {
    if aspect == .inheritance { return inheritance(number) }
    let bare = member.replacing(#/^optional /#, with: "").replacing("!", with: "")
    if let name = bare.wholeMatch(of: #/case (\w+).*/#)?.1 {
      guard aspect == .declaration else { return nil }
      return "@MainActor func use\(number)() { _ = \(type).\(name) }"
    }
    guard let item = Parser.parse(source: bare).statements.first?.item else { return nil }
    var use = self
    (use.type, use.member) = (owner(of: bare), bare)
    return use.line(item, number)?
      .replacing("ObjectType>", with: "INObject>").replacing("[ObjectType]", with: "[INObject]")
  }

  /// A line that takes a value for what its type inherits; of an enumeration that is the type of its codes.
  private func inheritance(_ number: Int) -> String? {
    // What bridges to Objective-C has nothing to bridge to elsewhere.
    guard member.allSatisfy(\.isLetter), member != "ReferenceConvertible" else { return nil }
    let value = isProtocol ? "any \(type)" : type
    let check =
      if ["Int", "UInt"].contains(member) {
        "let _: \(member) = value.rawValue"
      } else if isProtocol {
        "let _: any \(member) = value"
      } else {
        "func check(_ value: some \(member)) {}; check(value)"
      }
    return "func use\(number)(_ value: \(value)) { \(check) }"
  }

  /// The type that has the member: the interface shows constants of a nested type beside it, and generic
  /// types need an argument.
  private func owner(of member: String) -> String {
    if let constant = member.wholeMatch(of: #/static let \w+: (\w+\.\w+)/#),
      constant.1.hasPrefix(type + ".")
    {
      return String(constant.1)
    }
    return ["INObjectCollection", "INObjectSection"].contains(type) ? "\(type)<INObject>" : type
  }

  private func line(_ item: CodeBlockItemSyntax.Item, _ number: Int) -> String? {
    let value = isProtocol ? "(any \(type))" : type
    let head = "@MainActor func use\(number)(_ value: \(value)) { "
    if let function = item.as(FunctionDeclSyntax.self) {
      let isStatic = function.modifiers.contains { ["class", "static"].contains($0.name.text) }
      if aspect == .asynchronousForm {
        return AsynchronousForm(function).map { form in
          head + "let _: \(form.type) = \(isStatic ? type : "value").\(form.reference) }"
        }
      }
      let name = "\(isStatic ? type : "value").\(Self.reference(function))"
      if function.name.text.hasPrefix("__") { return head + "_ = \(Self.refined(name)) }" }
      return head + "let _: \(Self.type(function.signature, of: type)) = \(name) }"
    }
    guard aspect == .declaration else { return nil }
    if let initializer = item.as(InitializerDeclSyntax.self) {
      let labels = Self.labels(initializer.signature)
      let name = "\(type).init(\(labels))"
      // Swift's own numbers stand in for objects in what is refined for Swift.
      if labels.hasPrefix("__") { return head + "_ = \(Self.refined(name)) }" }
      let result = type + (initializer.optionalMark == nil ? "" : "?")
      return head + "let _: \(Self.type(initializer.signature, of: result)) = \(name) }"
    }
    if let variable = item.as(VariableDeclSyntax.self) { return use(of: variable, head) }
    return nil
  }

  private func use(of variable: VariableDeclSyntax, _ head: String) -> String? {
    guard let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let isStatic = variable.modifiers.contains { ["class", "static"].contains($0.name.text) }
    let place = isStatic ? self.type : "value"
    if name.hasPrefix("__") { return head + "_ = \(place).\(name.dropFirst(2)) }" }
    let isSettable = variable.bindingSpecifier.text == "var" && binding.accessorBlock == nil
    let setting = isSettable && !isStatic ? "; let old = value.\(name); value.\(name) = old" : ""
    return head + "let _: \(type) = \(place).\(name)\(setting) }"
  }

  private static func reference(_ function: FunctionDeclSyntax) -> String {
    let labels = labels(function.signature)
    return labels.isEmpty ? function.name.text : "\(function.name.text)(\(labels))"
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> String {
    signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
  }

  /// The type of a function; of a method that gives `Self`, the type that it is called on.
  private static func type(_ signature: FunctionSignatureSyntax, of owner: String) -> String {
    let arguments = signature.parameterClause.parameters.map(\.type.trimmedDescription).joined(
      separator: ", ")
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    let isInitializer = signature.parent?.is(InitializerDeclSyntax.self) == true
    return "(\(arguments)) -> \(isInitializer || result == "Self" ? owner : result)"
  }

  /// What Swift shows instead of a declaration whose name begins with underscores.
  private static func refined(_ name: String) -> String {
    name.replacing("__", with: "")
      .replacing("confirmationRequiredWithValue(toConfirm:)", with: "confirmationRequired(with:)")
      .replacing(/(success|confirmationRequired)With\w+\(\w+:\)/) { "\($0.1)(with:)" }
  }
}
