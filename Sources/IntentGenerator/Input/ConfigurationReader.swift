package import Diagnostics
import Foundation
import IntentDefinition

/// Reads `intentgen.json`, the options of a target that the build plugin generates for.
///
/// ```json
/// { "access": "internal", "classPrefix": "KC", "imports": ["Menu"], "style": "value", "templates": "Templates",
///   "rules": { "missing-prompt": "error", "vague-response": "off" },
///   "suppressions": [
///     { "rule": "missing-example", "of": "Ping", "in": "Soup.intentdefinition", "reason": "nobody asks" }
///   ] }
/// ```
package struct ConfigurationReader: Sendable {
  /// What a configuration can say.
  private enum Key: String, CaseIterable {
    case access, classPrefix, imports, style, templates, rules, suppressions
  }

  package init() {}

  /// The options of a file; each key that it leaves out has its default.
  ///
  /// - Parameter file: The file. A folder of templates is looked for beside it.
  package func read(_ file: String) -> Checked<GeneratorOptions> {
    guard let data = FileManager.default.contents(atPath: file) else {
      let message = "the file cannot be read; check that it exists and may be read"
      let location = SourceLocation(file: file)
      return Checked(nil, [Diagnostic(.error, .unreadableFile, message, at: location)])
    }
    let places = JSONPlaces(file: file, bytes: Array(data))
    let object: [String: Any]
    do {
      guard let read = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        return refuse("the configuration must be an object, { … }", at: places.start)
      }
      object = read
    } catch {
      return refuse("this is no JSON; correct it here or just before", at: places.place(of: error))
    }
    var options = GeneratorOptions()
    var diagnostics: [Diagnostic] = []
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      let location = places.place(ofKeys: [name])
      guard let key = Key(rawValue: name) else {
        diagnostics.append(unknown(name, at: location))
        continue
      }
      if let expected = apply(value, of: key, to: &options, file: file, places) {
        let message = "'\(name)' must be \(expected)"
        diagnostics.append(Diagnostic(.error, .invalidConfiguration, message, at: location))
      }
    }
    return Checked(diagnostics.hasErrors ? nil : options, diagnostics)
  }

  /// Takes a value over.
  ///
  /// - Returns: What it must be, where it is not.
  private func apply(
    _ value: Any,
    of key: Key,
    to options: inout GeneratorOptions,
    file: String,
    _ places: JSONPlaces
  ) -> String? {
    switch key {
    case .access:
      guard let access = (value as? String).flatMap(AccessLevel.init) else {
        let levels = AccessLevel.allCases.map { "\"\($0.rawValue)\"" }
        return "one of \(levels.joined(separator: ", "))"
      }
      options.access = access
    case .classPrefix:
      guard let prefix = value as? String else { return "a string" }
      guard GeneratorOptions.isClassPrefix(prefix) else { return GeneratorOptions.classPrefixRule }
      options.classPrefix = prefix
    case .imports:
      guard let imports = value as? [String], imports.allSatisfy(GeneratorOptions.isModule) else {
        return "an array of names of modules, each \(GeneratorOptions.moduleRule)"
      }
      options.imports = imports
    case .style:
      guard let style = (value as? String).flatMap(GeneratedStyle.init) else {
        let styles = GeneratedStyle.allCases.map { "\"\($0.rawValue)\"" }
        return "one of \(styles.joined(separator: ", "))"
      }
      options.style = style
    case .rules: return readLevels(value, into: &options.policy)
    case .suppressions: return readSuppressions(value, into: &options.policy, file: file, places)
    case .templates: return readTemplates(value, into: &options, file: file)
    }
    return nil
  }

  /// Takes over a folder of templates, which stands beside the file.
  ///
  /// - Returns: What the value must be, where it is not.
  private func readTemplates(_ value: Any, into options: inout GeneratorOptions, file: String)
    -> String?
  {
    guard let folder = value as? String else { return "the path of a folder" }
    let path = (file.folderOfPath as NSString).appendingPathComponent(folder)
    guard (try? FileIdentity.look(at: path).kind) == .folder else {
      return
        "the path of a folder, and there is none at '\(path)'; correct it, or leave the key out"
    }
    options.templates = path
    return nil
  }

  private func unknown(_ name: String, at location: SourceLocation) -> Diagnostic {
    let names = Key.allCases.map(\.rawValue)
    let message = "the configuration has no key '\(name)'; it has \(names.joined(separator: ", "))"
    let notes = NearestMatch.find(name, among: names).map {
      [Diagnostic.Note("did you mean '\($0)'?")]
    }
    return Diagnostic(.error, .unknownKey, message, at: location, notes: notes ?? [])
  }

  private func refuse(_ message: String, at location: SourceLocation) -> Checked<GeneratorOptions> {
    Checked(nil, [Diagnostic(.error, .invalidConfiguration, message, at: location)])
  }
}
