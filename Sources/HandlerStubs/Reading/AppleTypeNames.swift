/// The names that Apple's frameworks and generated code have for types of the runtime.
enum AppleTypeNames {
  /// A type under the one name that comparisons use.
  static func canonical(_ name: String, _ arguments: [String]) -> String {
    switch (name, arguments.count) {
    case ("Optional", 1): return arguments[0] + "?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    case ("INObjectCollection", 1): return "OptionsCollection<\(arguments[0])>"
    case ("IntentResolutionResult", 2) where arguments[1].hasSuffix("UnsupportedReason"):
      return "ResolutionResult<\(arguments[1].dropLast("UnsupportedReason".count))>"
    case (_, 0):
      if name.hasSuffix(resultSuffix), name != resultSuffix {
        return "ResolutionResult<\(value(String(name.dropLast(resultSuffix.count))))>"
      }
      return value(name)
    default:
      return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  /// Whether a type reads like what a protocol's method gives.
  static func isResult(_ canonical: String) -> Bool {
    let element = canonical.hasPrefix("[") ? canonical.dropFirst() : canonical[...]
    return element.hasPrefix("ResolutionResult<") || element.hasPrefix("OptionsCollection<")
  }

  private static let resultSuffix = "ResolutionResult"

  private static func value(_ name: String) -> String {
    if name == "CLPlacemark" { return "Placemark" }
    guard name.hasPrefix("IN"), name.dropFirst(2).first?.isUppercase == true else { return name }
    let bare = String(name.dropFirst(2))
    switch bare {
    case "Boolean": return "Bool"
    case "Integer": return "Int"
    case "Object", "File", "Image": return "Intent" + bare
    case "Energy", "Length", "Mass", "Speed", "Temperature", "Volume":
      return "Measurement<Unit\(bare)>"
    default: return bare
    }
  }
}
