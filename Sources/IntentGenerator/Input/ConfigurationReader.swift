package import Diagnostics
import Foundation
import PropertyList

/// Reads `intentgen.json`, the options of a target that the build plugin generates for.
///
/// ```json
/// { "access": "internal", "classPrefix": "KC", "imports": ["Menu"], "templates": "Templates" }
/// ```
package struct ConfigurationReader: Sendable {
  /// What a configuration can say.
  private enum Key: String, CaseIterable {
    case access, classPrefix, imports, templates
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
    var places = ConfigurationPlaces(file: file, bytes: Array(data))
    let object: [String: Any]
    do {
      guard let read = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        return refuse("the configuration must be an object, { … }", at: places.start)
      }
      object = read
    } catch {
      return refuse("the file is no JSON", at: places.place(of: error))
    }
    var options = GeneratorOptions()
    var diagnostics: [Diagnostic] = []
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      let location = places.place(ofKey: name)
      guard let key = Key(rawValue: name) else {
        diagnostics.append(unknown(name, at: location))
        continue
      }
      if let expected = apply(value, of: key, to: &options, file: file) {
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
    file: String
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
      options.classPrefix = prefix
    case .imports:
      guard let imports = value as? [String] else { return "an array of names of modules" }
      options.imports = imports
    case .templates:
      guard let folder = value as? String else { return "the path of a folder" }
      let base = (file as NSString).deletingLastPathComponent as NSString
      options.templates = base.appendingPathComponent(folder)
    }
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

/// Where things stand in a configuration, which is an object without objects in it.
private struct ConfigurationPlaces {
  let file: String
  let bytes: [UInt8]
  private var lines: LineIndex

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  var start: SourceLocation { SourceLocation(file: file, position: .start) }

  /// The place of a key: of its name in quotes with a colon behind it.
  mutating func place(ofKey key: String) -> SourceLocation {
    let text = String(decoding: bytes, as: UTF8.self)
    var rest = text[...]
    while let found = rest.range(of: "\"\(key)\"") {
      rest = rest[found.upperBound...]
      if rest.first(where: { !$0.isWhitespace }) == ":" {
        let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        return SourceLocation(file: file, position: lines.position(of: offset))
      }
    }
    return start
  }

  /// The place that a parser's error names, `around line 3, column 5`.
  func place(of error: any Error) -> SourceLocation {
    let text = "\((error as NSError).userInfo)"
    guard let match = text.firstMatch(of: /line (\d+), column (\d+)/),
      let line = Int(match.1), let column = Int(match.2)
    else { return start }
    return SourceLocation(file: file, position: SourcePosition(line: line, column: column + 1))
  }
}
