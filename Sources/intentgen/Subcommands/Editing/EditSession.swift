import ArgumentParser
import Diagnostics
import Foundation
import HandlerStubs
import IntentDefinition
import IntentGenerator
import PropertyList

/// A walk through a definition: where one is, and what was changed on the way.
struct EditSession {
  private let definition: String
  private var editor: DefinitionEditor
  /// The place that is shown; none for the definition itself.
  private var place: DefinitionPlace?
  /// What the files of each change were, the last one last.
  private var history: [[EditedFile]] = []
  /// Whether a command could not be carried out.
  private(set) var hasFailed = false

  /// - Throws: Exit code 1 where the definition cannot be read.
  init(_ definition: String) throws {
    self.definition = definition
    editor = try Self.read(definition)
  }

  private static func read(_ definition: String) throws -> DefinitionEditor {
    guard let document = try Report.usable(DefinitionLoader().propertyList(definition)) else {
      _ = try Report.usable(EditedDefinition(definition).missing)
      throw ExitCode(1)
    }
    return DefinitionEditor(document.root, using: SystemRandomNumberGenerator())
  }

  func readLine() -> [UInt8]? {
    Terminal.write("> ")
    return Terminal.readLine()
  }

  /// Does what a line asks for.
  ///
  /// - Returns: Whether there is more to do.
  mutating func take(_ bytes: [UInt8]) -> Bool {
    // What is put in the place of other bytes would be written, and nobody has sent it.
    guard let line = String(validating: bytes, as: UTF8.self) else {
      fail("the line is not UTF-8; send it in that")
      return true
    }
    var words = line.split(separator: " ").map(String.init)
    if words.first == Self.marker, words.count > 1, EditCommand(words[1]) != nil {
      words.removeFirst()
    } else if let doubt = doubt(of: words) {
      fail(doubt)
      return true
    }
    guard let first = words.first else { return true }
    if let command = EditCommand(first) { return take(command, Array(words.dropFirst())) }
    if words.count == 1, let number = Int(first) {
      go(to: number)
    } else if let mark = line.firstIndex(of: "=") {
      let name = line[..<mark].trimmingCharacters(in: .whitespaces)
      let value = String(line[mark...].dropFirst())
      change { editor, place throws(DefinitionEditError) in
        try editor.set(name, of: place, to: value)
      }
    } else {
      go(to: words)
    }
    return true
  }

  /// Carries out a command.
  ///
  /// - Parameter words: What stands behind its name.
  /// - Returns: Whether there is more to do.
  private mutating func take(_ command: EditCommand, _ words: [String]) -> Bool {
    let rest = words.joined(separator: " ")
    guard words.isEmpty || command.operand != nil else {
      fail(
        "'\(command.rawValue)' takes nothing behind it; leave '\(rest)' out, or go there first")
      return true
    }
    switch command {
    case .quit: return false
    case .help: Terminal.print(help)
    case .add: fail(suggestion.answer(to: rest))
    case .up:
      place = place.flatMap { place in
        editor.places.first { $0.components == Array(place.components.dropLast()) }
      }
      show()
    case .undo: undo()
    case .rename:
      let (old, definition) = (place, definition)
      change(
        { editor, place throws(DefinitionEditError) in try editor.rename(place, to: rest) },
        told: { try Self.handlersLeft(of: definition, by: $0, renaming: old, to: rest) })
    case .remove: remove()
    case .move: move(words)
    }
    return true
  }

  /// What says that a command is meant, and no name.
  private static let marker = "command"

  /// What to ask where a command may as well be the name of something here; none where it is not.
  private func doubt(of words: [String]) -> String? {
    guard words.count == 1, let word = words.first, EditCommand(word) != nil,
      let child = editor.children(of: place).first(where: { $0.name == word })
    else { return nil }
    return
      "'\(word)' could be '\(Self.marker) \(word)' or '\(child.kind.word) \(word)', which is here; say which"
  }

  /// Says why a command cannot be carried out.
  private mutating func fail(_ message: String) {
    hasFailed = true
    Terminal.print(message)
  }

  private var help: String {
    "a number or a name goes there; name=value sets, name= takes away; \(EditCommand.forms). "
      + "To add something, quit, and type such as: \(suggestion.usual)"
  }

  private var suggestion: AddSuggestion {
    AddSuggestion(definition: definition, editor: editor, place: place)
  }

  /// Shows the place: what may be set, and what is in it.
  func show() {
    Terminal.print(place.map { "\($0)" } ?? definition)
    if let place {
      for property in DefinitionProperty.all(of: place.kind) {
        let value = editor.value(of: property, at: place)
        Terminal.print(
          "  \(property.name)=\(value ?? "")\(value == nil ? "   \(property.summary)" : "")")
      }
    }
    for (index, child) in editor.children(of: place).enumerated() {
      Terminal.print("  \(index + 1)  \(child.kind.word) \(child.name)")
    }
  }

  private mutating func go(to number: Int) {
    let children = editor.children(of: place)
    guard children.indices.contains(number - 1) else {
      let range =
        switch children.count {
        case 0: "there is nothing to go to"
        case 1: "there is only 1"
        default: "there are 1 to \(children.count)"
        }
      return fail("there is no \(number) here; \(range)")
    }
    place = children[number - 1]
    show()
  }

  /// Goes to what some words name: here, or else in the definition.
  private mutating func go(to words: [String]) {
    let name = words.joined(separator: " ")
    let here = editor.children(of: place).filter { child in
      let kinds = [child.kind.word] + child.kind.markers
      return child.name == name || kinds.map { "\($0) \(child.name)" }.contains(name)
    }
    if here.count > 1 {
      let names = here.map { "'\($0.kind.word) \($0.name)'" }.joined(separator: " or ")
      return fail("'\(name)' could be \(names); say which")
    }
    do {
      place = try here.first ?? editor.place(name)
      show()
    } catch let error as DefinitionEditError {
      guard case .ambiguousPlace = error else {
        return fail("'\(name)' is nothing that is here, or can be done; type 'help'")
      }
      fail("\(error)")
    } catch {
      fail("\(error)")
    }
  }

  // MARK: - Changes

  /// Whether somebody types, who can be asked.
  private var isTyped: Bool { isatty(STDIN_FILENO) == 1 }

  private func isAgreed(toRemove place: DefinitionPlace) -> Bool {
    // From a pipe the next line would be taken for the answer.
    guard isTyped else { return true }
    Terminal.write("Remove \(place)? [y/N] ")
    let answer = Terminal.readLine().map { String(decoding: $0, as: UTF8.self).lowercased() }
    return answer.map(["y", "yes"].contains) ?? false
  }

  private mutating func remove() {
    guard let place else { return fail("go to what is to be removed first") }
    var draft = editor
    for line in draft.remove(place).besides { Terminal.print("goes with it: \(line)") }
    guard isAgreed(toRemove: place) else { return Terminal.print("nothing was changed") }
    let parent = editor.places.first { $0.components == Array(place.components.dropLast()) }
    if change({ editor, place in editor.remove(place).consequences }) {
      Terminal.print("removed \(place)")
      self.place = parent
      show()
    }
  }

  private mutating func move(_ words: [String]) {
    let destination: DefinitionEditor.Destination? =
      switch (words.first, words.dropFirst().joined(separator: " ")) {
      case ("first", ""): .first
      case ("last", ""): .last
      case ("before", let name) where !name.isEmpty: .before(name)
      case ("after", let name) where !name.isEmpty: .after(name)
      default: nil
      }
    guard let destination else {
      return fail("say where to: first, last, before NAME or after NAME")
    }
    change { editor, place throws(DefinitionEditError) in
      try editor.move(place, to: destination)
      return []
    }
  }

  /// Changes the place, checks what came of it, and writes that.
  ///
  /// - Parameter told: What else is to be said of it.
  /// - Returns: Whether it was changed.
  @discardableResult
  private mutating func change(
    _ body: (inout DefinitionEditor, DefinitionPlace) throws(DefinitionEditError)
      -> [DefinitionConsequence],
    told: (EditedDefinition.Result) throws -> [String] = { _ in [] }
  ) -> Bool {
    guard let place else {
      fail("go to what is to be changed first")
      return false
    }
    do {
      let lock = try EditOptions.lock(editing: [definition])
      defer { withExtendedLifetime(lock) {} }
      let checked = EditedDefinition(definition, refusesWarnings: true)
        .result(using: SystemRandomNumberGenerator()) { editor throws(DefinitionEditError) in
          try body(&editor, place)
        }
      let result = try Report.usable(checked)
      let files = result.files.filter(\.isChanged)
      let gone = result.removed.map { "goes with it: \($0)" }
      let notes = result.notes.map { "note: \($0)" }
      let lines = gone + result.behind + Renumbering.lines(of: result) + notes
      for line in try lines + told(result) {
        Terminal.print(line)
      }
      for path in try Output.write(files.map(\.output)).written {
        Terminal.print("changed \(path)")
      }
      if !files.isEmpty { history.append(files) }
      try reread()
      return true
    } catch {
      fail("nothing was changed")
      return false
    }
  }

  /// What to do where handlers have an old name in them: only 'intentgen rename' rewrites them.
  private static func handlersLeft(
    of definition: String, by result: EditedDefinition.Result, renaming place: DefinitionPlace?,
    to name: String
  ) throws -> [String] {
    let following = EditOptions.following(definition)
    guard let place,
      let asked = try EditOptions.handlerDefinitions(definition, result, for: following),
      let changes = following.changes(from: asked.before, to: asked.after)
        .value, changes.files.contains(where: \.isChanged)
    else { return [] }
    let command = ShellCommand(["rename", definition, place.spelling, name])
    return [
      "handlers still have the old name; to have them follow, 'undo' this, then: \(command.line)"
    ]
  }

  private mutating func undo() {
    guard let files = history.last else { return fail("there is nothing to undo") }
    do {
      for path in try Output.write(files.map(\.undone)).written {
        Terminal.print("changed \(path) back")
      }
      history.removeLast()
      try reread()
      show()
    } catch {
      fail("nothing was changed")
    }
  }

  /// Reads the definition again; the place may have another name now, or be gone.
  private mutating func reread() throws {
    editor = try Self.read(definition)
    guard let old = place else { return }
    place =
      editor.places.first { $0.path == old.path && $0.kind == old.kind }
      ?? editor.places.first { $0.components == old.components }
  }
}

extension EditedFile {
  /// The file as it was, unless somebody changed it in the meantime.
  fileprivate var undone: OutputFile {
    OutputFile(path, before, expected: after)
  }
}
