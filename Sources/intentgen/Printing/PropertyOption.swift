import ArgumentParser
import IntentDefinition

/// An option of 'intentgen add' that is none, but a property that 'intentgen set' sets.
struct PropertyOption {
  /// What to say of it.
  let message: String

  /// None where the option is no such one.
  ///
  /// - Parameter error: What the parser says, which names the option.
  init?(_ error: String, in arguments: [String]) {
    if let setting = Self.setting(arguments) {
      message = setting
      return
    }
    guard let unknown = error.prefixMatch(of: /Error: Unknown option '(--[a-z-]+)/)?.output.1,
      arguments.first == Add._commandName, let kind = Self.kind(addedBy: arguments),
      DefinitionProperty.all(of: kind).contains(where: { "--\($0.name)" == unknown }),
      let index = arguments.firstIndex(where: { $0.prefix { $0 != "=" } == unknown })
    else { return nil }
    let option = String(unknown)
    var added = arguments
    var value = String(added.remove(at: index).dropFirst(option.count + 1))
    if arguments[index] == option {
      guard added.indices.contains(index), Self.isValue(added[index]) else { return nil }
      value = added.remove(at: index)
    }
    let place = added.dropFirst(3).prefix { !$0.hasPrefix("-") }.joined(separator: ".")
    let line = ShellCommand(added).setting("\(option.dropFirst(2))", to: value, of: place)
    message = "Unknown option '\(option)'. It is set when the rest is added: \(line)"
  }
}

extension PropertyOption {
  /// What a command adds: a response's property may as well be one of a type.
  private static func kind(addedBy arguments: [String]) -> DefinitionPlace.Kind? {
    let kinds: [String: DefinitionPlace.Kind] = [
      AddIntent._commandName: .intent, AddParameter._commandName: .parameter,
      AddReason._commandName: .reason, AddCode._commandName: .code,
      AddProperty._commandName: .property, AddType._commandName: .type,
      AddEnumeration._commandName: .enumeration, AddCase._commandName: .enumerationCase,
    ]
    return arguments.dropFirst().first.flatMap { kinds[$0] }
  }

  /// What to say where 'intentgen set' got properties as options.
  private static func setting(_ arguments: [String]) -> String? {
    guard arguments.first == SetProperties._commandName,
      arguments.contains(where: { $0.hasPrefix("--") && isProperty($0.dropFirst(2)) })
    else { return nil }
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let name = word.dropFirst(2)
      if !word.hasPrefix("--") || !isProperty(name) {
        words.append(word)
      } else if name.contains("=") {
        words.append(String(name))
      } else if let value = rest.first, isValue(value) {
        words.append("\(name)=\(value)")
        rest.removeFirst()
      } else {
        return
          "'\(word)' has no value; a property is set without dashes, by '\(name)=' and the value right behind it"
      }
    }
    return "A property is set without dashes: \(ShellCommand(words).line)"
  }

  /// Whether a word is, or begins with, the name of a property.
  private static func isProperty(_ word: Substring) -> Bool {
    DefinitionProperty.all.contains { $0.name == word.prefix { $0 != "=" } }
  }

  /// Whether a word behind an option is its value: no other option, and no property with its own.
  private static func isValue(_ word: String) -> Bool {
    if word.hasPrefix("-") { return Double(word) != nil }
    return !word.contains("=") || !isProperty(word[...])
  }
}

extension ShellCommand {
  /// The command, which adds something to a definition, and the one that sets a property of that.
  func setting(_ property: String, to value: String, of place: String) -> String {
    let isTyped = words.contains { $0 == "--type" || $0.hasPrefix("--type=") }
    let type =
      words.dropFirst().first == "parameter" && !isTyped
      ? DefinitionProperty.type(for: property, value: value) : nil
    let set = words.dropFirst(2).prefix(1) + [place, "\(property)=\(value)"]
    return
      "\((type.map { with(["--type"], $0) } ?? self).line) && \(ShellCommand(["set"] + set).line)"
  }
}
