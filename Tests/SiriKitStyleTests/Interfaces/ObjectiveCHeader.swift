import Foundation

/// The declarations of a header that Apple's generator wrote, as Swift sees them.
struct ObjectiveCHeader {
  private(set) var declarations: [AppleDeclaration] = []

  init(_ source: String) {
    let text =
      source
      .replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
      .replacing(/\/\/[^\n]*/, with: "")
      .replacing(/#[^\n]*/, with: "")
    for match in text.matches(
      of: /typedef NS_ENUM\(NSInteger, (\w+)\) \{(.*?)\}([^;]*);/.dotMatchesNewlines())
    {
      readEnumeration("\(match.1)", cases: "\(match.2)", attributes: "\(match.3)")
    }
    let blocks = /(API_[^\n]*\n)?@(interface|protocol) (\w+) (?:: |<)(\w+)>?(.*?)@end/
      .dotMatchesNewlines()
    for match in text.matches(of: blocks) {
      let (name, parent) = (
        "\(match.3)", "\(match.4)" == "NSObject" ? "NSObjectProtocol" : "\(match.4)"
      )
      let keyword = match.2 == "interface" ? "class" : "protocol"
      declarations.append(
        AppleDeclaration(
          container: "", text: "\(keyword) \(name): \(parent)",
          attributes: Self.attributes("\(match.1 ?? "")").union(["@objc(\(name))"])))
      readMembers("\(match.5)", of: name)
    }
  }

  private mutating func readEnumeration(_ name: String, cases: String, attributes: String) {
    declarations.append(
      AppleDeclaration(
        container: "", text: "enum \(name): Int",
        attributes: Self.attributes(attributes).union(["@objc"])))
    for match in cases.matches(of: /(\w+)( = \d+)?/) where match.1.hasPrefix(name) {
      let word = match.1.dropFirst(name.count)
      let value = match.2.map(String.init) ?? ""
      declarations.append(
        AppleDeclaration(
          container: name, text: "case \(word.prefix(1).lowercased())\(word.dropFirst())\(value)"))
    }
  }

  private mutating func readMembers(_ text: String, of container: String) {
    var isOptional = false
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == "@optional" { isOptional = true }
      if line == "@required" { isOptional = false }
      if let match = line.wholeMatch(of: /@property \(([^)]*)\) (.*?)(\w+)( API_.*)?;/) {
        readProperty(match.1, "\(match.2)", "\(match.3)", "\(match.4 ?? "")", of: container)
      } else if let match = line.wholeMatch(of: /([-+]) \((.*?)\)(\w.*);/) {
        readMethod(
          isStatic: match.1 == "+", result: "\(match.2)", "\(match.3)", isOptional: isOptional,
          of: container)
      }
    }
  }

  private mutating func readProperty(
    _ flags: Substring, _ type: String, _ name: String, _ attributes: String, of container: String
  ) {
    let mark = flags.contains("nullable") ? "?" : ""
    declarations.append(
      AppleDeclaration(
        container: container, text: "var \(name): \(Self.swift(type))\(mark)",
        attributes: Self.attributes(attributes)
          .union([flags.contains("readonly") ? "@objc" : "@NSManaged"])))
  }

  private mutating func readMethod(
    isStatic: Bool, result: String, _ text: String, isOptional: Bool, of container: String
  ) {
    let attributes = Self.attributes(text)
    let declaration = String(
      text.prefix(upTo: text.firstRange(of: " NS_")?.lowerBound ?? text.endIndex))
    guard !text.contains("NS_UNAVAILABLE") else { return }
    let parts = declaration.matches(of: /(\w+):\(((?:[^()]|\([^()]*\))*)\)(\w+)/)
    let selector = parts.map { "\($0.1):" }.joined()
    let swiftName = text.firstMatch(of: /NS_SWIFT_NAME\((\w+)\(([^)]*)\)\)/)
    let name = swiftName.map { "\($0.1)" } ?? "init"
    let labels =
      swiftName?.2.split(separator: ":").map(String.init)
      ?? parts.map { part in
        part.1.hasPrefix("initWith") ? "code" : "\(part.1)"
      }
    let arguments = zip(labels, parts).map { label, part in
      let internalName = "\(part.3)"
      return (label == internalName ? label : "\(label) \(internalName)")
        + ": \(Self.argument("\(part.2)"))"
    }
    let signature = "\(name)(\(arguments.joined(separator: ", ")))"
    let text: String
    if name == "init" {
      text = "convenience \(signature)"
    } else if isStatic {
      text = "static func \(signature) -> \(container)"
    } else {
      let value = result == "void" ? "" : " -> \(Self.argument(result))"
      text = (isOptional ? "optional " : "") + "func \(signature)\(value)"
    }
    declarations.append(
      AppleDeclaration(
        container: container, text: text, attributes: attributes.union(["@objc(\(selector))"])))
  }

  /// An argument's type: a block is a completion handler.
  private static func argument(_ type: String) -> String {
    guard let block = type.wholeMatch(of: /void \(\^\)\((.*)\)/) else {
      let bare = type.replacing("nullable ", with: "")
      return swift(bare) + (bare == type ? "" : "?")
    }
    let types = block.1.split(separator: ", ").map { part in
      let mark = part.contains("_Nullable") ? "?" : ""
      let type = part.replacing(/( _Nullable)? ?\w+$/, with: "")
      return swift(String(type)) + mark
    }
    return "@escaping (\(types.joined(separator: ", "))) -> Swift.Void"
  }

  /// The Swift type of an Objective-C type.
  private static func swift(_ type: String) -> String {
    let bare = type.replacing("*", with: "").replacing(" _Nullable", with: "")
      .trimmingCharacters(in: .whitespaces)
    if let array = bare.wholeMatch(of: /NSArray<(.*)>/) { return "[\(swift(String(array.1)))]" }
    if let generic = bare.wholeMatch(of: /(\w+)<(.*)>/) {
      return
        "\(swift(String(generic.1)))<\(String(generic.2).trimmingCharacters(in: .whitespaces))>"
    }
    return switch bare {
    case "NSString": "String"
    case "NSError": "Error"
    case "NSURL", "NSDateComponents", "NSMeasurement": String(bare.dropFirst(2))
    default: bare
    }
  }

  /// What macros say of availability, as attributes.
  private static func attributes(_ text: String) -> Set<String> {
    var found: Set<String> = []
    let names = ["ios": "iOS", "macos": "macOS", "watchos": "watchOS", "tvos": "tvOS"]
    for match in text.matches(of: /API_AVAILABLE\((.*?\))\)/) {
      let systems = match.1.matches(of: /(\w+)\(([\d.]+)\)/)
        .map { "\(names["\($0.1)"] ?? "") \($0.2)" }
      found.insert("@available(\(systems.joined(separator: ", ")), *)")
    }
    for match in text.matches(of: /API_UNAVAILABLE\((\w+)\)/) {
      found.insert("@available(\(names["\(match.1)"] ?? ""), unavailable)")
    }
    for match in text.matches(of: /API_DEPRECATED\("", (.*?\))\)/) {
      for system in match.1.matches(of: /(\w+)\(([\d.]+), ([\d.]+)\)/) {
        found.insert(
          "@available(\(names["\(system.1)"] ?? ""), introduced: \(system.2), "
            + "deprecated: \(system.3), message: \"\")")
      }
    }
    return found
  }
}
