import ArgumentParser
import Diagnostics
import IntentDefinition

/// What to type outside of `intentgen edit` for something to be added.
struct AddSuggestion {
  let definition: String
  let editor: DefinitionEditor
  /// The place that is shown; none for the definition itself.
  let place: DefinitionPlace?

  /// The command for what is added most often where one is.
  var usual: String {
    let kind = place.flatMap { place in Add.kinds.first { $0.owners.contains(place.kind) } }
    return (kind ?? Add.kinds.first).map { command(for: $0, "").line } ?? ""
  }

  /// What is said where somebody asks for something to be added.
  ///
  /// - Parameter line: What is known of it: its kind, perhaps what it is added to, its name, and options.
  func answer(to line: String) -> String {
    let name = line.prefix { $0 != " " }
    if let kind = Add.kinds.first(where: { $0.names.contains(String(name)) }) {
      let known = String(line.dropFirst(name.count).drop { $0 == " " })
      return "nothing is added here; 'quit', and type: \(command(for: kind, known).line)"
    }
    let kinds = Add.kinds.compactMap(\.names.first).joined(separator: ", ")
    let reason = name.isEmpty ? "" : ", and nothing that is called '\(name)' at all"
    return "nothing is added here\(reason); what can be added is one of \(kinds): 'quit', and type "
      + "such as: \(usual)"
  }

  private func command(for kind: Add.Kind, _ known: String) -> ShellCommand {
    let isSaid = kind.isSaid
    let (start, options) = Self.parts(of: known)
    var words = isSaid ? start.split(separator: " ").map(String.init) : Self.words(of: start)
    var rest = Self.words(of: options)
    if kind.takesLanguageAlone {
      if let tag = words.last, LanguageTags.spelling(of: tag) != nil {
        rest += ["--language", tag]
      }
      words = []
    } else {
      let owner = takeOwner(of: kind, from: &words)
      if isSaid, !words.isEmpty { words = [Self.unquoted(words.joined(separator: " "))] }
      words = owner + (words.isEmpty ? ["NAME"] : words)
    }
    let name = kind.names.first ?? ""
    return ShellCommand(["add", name, definition] + words + rest)
  }

  /// What something is added to, which is taken out of the words where it stands before them.
  private func takeOwner(of kind: Add.Kind, from words: inout [String]) -> [String] {
    guard let first = kind.owners.first else { return [] }
    if !kind.isSaid, let start = words.first {
      words = start.split(separator: ".").map(String.init) + words.dropFirst()
    }
    let around = placeAround(of: kind.owners)
    // A name is left, unless nothing that is shown could have it.
    let counts = Array(1..<max(words.count, 1)) + (around == nil ? [words.count] : [])
    for count in counts where count > 0 {
      let start = words.prefix(count).joined(separator: " ")
      guard let named = (try? editor.place(start, of: kind.owners)) ?? placeBelow(start, kind)
      else { continue }
      words.removeFirst(count)
      return [named.spelling]
    }
    if let around { return [around.spelling] }
    // What stands before a name is meant for a place, though there is none of it.
    if !kind.isSaid, words.count > 1, !words.contains(where: { $0.contains(" ") }) {
      words.removeFirst(words.count - 1)
    }
    return [first.word.uppercased()]
  }

  /// The place that a name means without what is around it: in what is shown, or else the only one.
  private func placeBelow(_ name: String, _ kind: Add.Kind) -> DefinitionPlace? {
    let named = editor.places.filter { $0.name == name && kind.owners.contains($0.kind) }
    let near = named.filter { $0.owner == place?.owner }
    return near.count == 1 ? near.first : named.count == 1 ? named.first : nil
  }

  /// The place that is shown, or the nearest one around it, that is of one of some kinds.
  private func placeAround(of kinds: [DefinitionPlace.Kind]) -> DefinitionPlace? {
    let components = place?.components ?? []
    return components.indices.reversed().lazy
      .map { Array(components.prefix(through: $0)) }
      .compactMap { outer in editor.places.first { $0.components == outer } }
      .first { kinds.contains($0.kind) }
  }

  // MARK: - Words

  /// What stands before the first option, and that with what follows.
  private static func parts(of text: String) -> (start: String, options: String) {
    guard let option = text.firstMatch(of: /(?:^|\ )--?[a-z]/) else { return (text, "") }
    return (String(text[..<option.range.lowerBound]), String(text[option.range.lowerBound...]))
  }

  /// The words of a text, as a shell takes them: what is in quotes is one.
  private static func words(of text: String) -> [String] {
    text.matches(of: /(?:[^\ "']|"[^"]*"|'[^']*'|["'])+/)
      .map { $0.output.replacing(/"([^"]*)"|'([^']*)'/) { $0.output.1 ?? $0.output.2 ?? "" } }
      .map(String.init)
  }

  /// A text without the quotes around it.
  private static func unquoted(_ text: String) -> String {
    text.wholeMatch(of: /"([^"]*)"|'([^']*)'/).map { String($0.output.1 ?? $0.output.2 ?? "") }
      ?? text
  }
}
