/// A declaration of Apple's interface, as a line of Swift that compiles where ours is the same.
struct InterfaceMember {
  let owner: String
  let declaration: String
  /// A statement; none for what the framework has only in Objective-C.
  var probe: String?

  init(_ declaration: String, of owner: String, kind: Kind) {
    self.owner = owner
    self.declaration = declaration
    var text = declaration.replacing("optional ", with: "")
    // A collection is tried with one kind of object.
    var type = owner
    if ["INObjectCollection", "INObjectSection"].contains(owner) {
      type += "<NSString>"
      text = text.replacing("ObjectType", with: "NSString")
    }
    text = text.replacing("-> Self", with: "-> \(type)")
    if kind == .protocol { type = "any \(owner)" }
    // What Swift refines: the same name without the underscores, with Swift's own numbers.
    // Whose own names begin with an underscore is Objective-C's.
    if text.contains("__") || text.contains("CVarArg...") { return }
    if ["_rawValue", "_nsError"].contains(where: text.contains) { return }
    if text.hasPrefix("case ") {
      probe = Self.enumerationCase(text.dropFirst(5), of: type)
    } else if text.hasPrefix("init") {
      probe = Self.initializer(text, of: type)
    } else if text.contains("func ") {
      probe = Self.function(text, of: type)
    } else if text.contains("var ") || text.contains("let ") {
      probe = Self.property(text, of: type)
    }
  }

  enum Kind { case `protocol`, `class`, enumeration, structure }

  private static func enumerationCase(_ text: Substring, of type: String) -> String {
    guard let values = text.firstIndex(of: "(") else { return "let _: \(type) = \(type).\(text)" }
    return "let _: \(text[values...]) -> \(type) = \(type).\(text[..<values])"
  }

  private static func initializer(_ text: String, of type: String) -> String? {
    guard let list = ParameterList(in: text[...]) else { return nil }
    let isFailable = text.dropFirst(4).first.map { "?!".contains($0) } ?? false
    return "let _: (\(list.types)) -> \(type)\(isFailable ? "?" : "") = \(type).init\(list.labels)"
  }

  private static func function(_ text: String, of type: String) -> String? {
    guard let start = text.range(of: "func ")?.upperBound,
      let list = ParameterList(in: text[start...])
    else { return nil }
    let name = text[start..<list.start]
    let rest = text[list.end...].dropFirst().trimmingPrefix(" -> ")
    let result = rest.isEmpty ? "Void" : String(rest)
    let reference = list.types.isEmpty ? "\(name)" : "\(name)\(list.labels)"
    let isStatic = text.hasPrefix("class ") || text.hasPrefix("static ")
    return isStatic
      ? "let _: (\(list.types)) -> \(result) = \(type).\(reference)"
      : "let _: (\(type)) -> (\(list.types)) -> \(result) = { $0.\(reference) }"
  }

  private static func property(_ text: String, of type: String) -> String? {
    guard let start = text.firstRange(of: #/(var|let) /#)?.upperBound,
      let colon = text[start...].firstIndex(of: ":")
    else { return nil }
    let name = text[start..<colon]
    let isReadOnly = text.hasSuffix("{ get }") || text.contains("let ")
    var value = text[colon...].dropFirst(2).replacing(" { get }", with: "")
    if value.hasSuffix("!") { value = value.dropLast() + "?" }
    if text.hasPrefix("class ") || text.hasPrefix("static ") {
      return "let _: \(value) = \(type).\(name)"
    }
    guard !isReadOnly else { return "let _: (\(type)) -> \(value) = { $0.\(name) }" }
    return "let _: (\(type), \(value)) -> Void = { $0.\(name) = $1 }"
  }
}
