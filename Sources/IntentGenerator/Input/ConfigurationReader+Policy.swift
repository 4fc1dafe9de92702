import Diagnostics
import IntentDefinition

extension ConfigurationReader {
  /// Takes over how much rules matter.
  ///
  /// - Returns: What the value must be, where it is not.
  func readLevels(_ value: Any, into policy: inout DiagnosticPolicy) -> String? {
    let levels = DiagnosticPolicy.Level.allCases.map(\.rawValue).joined(separator: ", ")
    guard let object = value as? [String: Any] else {
      return "an object of rules, each with one of \(levels)"
    }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let rule = Rule(rawValue: name) else { return Self.ruleRule(name) }
      guard let level = (value as? String).flatMap(DiagnosticPolicy.Level.init) else {
        return "an object of rules, and '\(name)' must have one of \(levels)"
      }
      policy.levels[rule] = level
    }
    return nil
  }

  /// Takes over what is meant to be as it is.
  ///
  /// - Returns: What the value must be, where it is not.
  func readSuppressions(
    _ value: Any, into policy: inout DiagnosticPolicy, file: String, _ places: JSONPlaces
  ) -> String? {
    let expected =
      "an array of objects, each with 'rule' and 'reason', and where need be with 'in', a file, and "
      + "'of', the name of an intent, a type or an enumeration"
    guard let objects = value as? [[String: String]] else { return expected }
    for object in objects {
      let unknown = Set(object.keys).subtracting(["rule", "reason", "in", "of"])
      guard unknown.isEmpty, let name = object["rule"], let reason = object["reason"] else {
        return expected
      }
      guard let rule = Rule(rawValue: name) else { return Self.ruleRule(name) }
      guard reason.contains(where: { !$0.isWhitespace }) else {
        return "an array of objects, and that of '\(name)' must say why in 'reason'"
      }
      policy.suppressions.append(
        Suppression(
          rule, because: reason, at: places.place(ofKeys: ["suppressions"]), inFile: object["in"],
          element: object["of"]))
    }
    return nil
  }

  private static func ruleRule(_ name: String) -> String {
    let nearest = NearestMatch.find(name, among: Rule.allCases.map(\.rawValue))
    return "about rules that there are, and there is none '\(name)'"
      + (nearest.map { ": did you mean '\($0)'?" } ?? "; 'intentgen rules' lists them")
  }
}
