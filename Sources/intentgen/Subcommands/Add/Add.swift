import ArgumentParser
import Diagnostics
import HandlerStubs
import IntentDefinition
import IntentGenerator

/// `intentgen add`.
struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Adds to a definition, in place.",
    discussion: """
      What is added gets a fresh tag and fresh localisation IDs, and stands where Xcode's editor \
      would put it; every other line stays as it is. Nothing is written where the definition would \
      have an error, nor, without --allow-warnings, where it would leave something new to warn every \
      build of. What is yet to be written, such as prompts and translations, and what could be better, \
      stops no change: 'intentgen lint' tells it.

      Where something is added to something else, that is named as for 'intentgen set', and the new \
      name comes last: 'OrderSoup.quantity notEnough'.
      """,
    subcommands: [
      AddIntent.self, AddParameter.self, AddReason.self, AddCode.self, AddProperty.self,
      AddType.self, AddEnumeration.self, AddCase.self, AddDomain.self, AddVocabulary.self,
      AddSentence.self, AddExample.self,
    ]
  )
}

/// A subcommand that adds to something in a definition.
protocol MemberAddition: ParsableCommand {
  /// What it adds to.
  static var owners: [DefinitionPlace.Kind] { get }
}

extension Add {
  /// A kind of what can be added, by its subcommand.
  struct Kind {
    fileprivate let command: any ParsableCommand.Type

    /// What it is called, the usual name first.
    var names: [String] {
      [command._commandName] + command.configuration.aliases
    }

    /// What it is added to; nothing for what the definition itself has.
    var owners: [DefinitionPlace.Kind] {
      (command as? any MemberAddition.Type)?.owners ?? []
    }

    /// Whether it is something that people say, which needs no quotes to be one text.
    var isSaid: Bool { command == AddSentence.self || command == AddExample.self }

    /// Whether a language is all that is said of it.
    var takesLanguageAlone: Bool { command == AddVocabulary.self }
  }

  /// All kinds, what is added most often to something before what else is.
  static var kinds: [Kind] { configuration.subcommands.map(Kind.init) }
}

extension EditOptions {
  /// Adds to the definition, and says so.
  ///
  /// - Throws: Exit code 1 where it cannot be changed so.
  func change(
    _ added: String,
    _ body: (inout DefinitionEditor) throws(DefinitionEditError) -> Void
  ) throws {
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let result = try result(isAddition: true) { editor throws(DefinitionEditError) in
      try body(&editor)
      return []
    }
    guard !show(result) else { return }
    _ = try Output.write(result.files.map(\.output))
    Terminal.print("\(definition): added \(added)")
    for note in result.notes { Terminal.print("note: \(note)") }
  }
}

/// A definition, what to add to in it, and the name of what is added.
struct MemberOptions: ParsableArguments {
  @OptionGroup var options: EditOptions

  @Argument(help: "What to add it to, such as 'OrderSoup', then its name, in lower camel case.")
  var words: [String]

  /// What is added to, as people name it.
  var place: String { parts.dropLast().joined(separator: " ") }
  /// The name of what is added.
  var name: String { parts.last ?? "" }

  /// The words; of one alone those around its last dot, as in 'OrderSoup.quantity'.
  private var parts: [String] {
    guard words.count == 1, let word = words.first, let dot = word.lastIndex(of: ".") else {
      return words
    }
    return [String(word[..<dot]), String(word[dot...].dropFirst())]
  }

  func validate() throws {
    if parts.count < 2 {
      throw ValidationError(
        "Name the definition, what to add to, and what is added, as in "
          + "'Soup.intentdefinition OrderSoup quantity'.")
    }
  }

  /// The intent whose response is named, as in `OrderSoup response` or `response OrderSoup`.
  private var intentOfResponse: String? {
    let parts = place.split { $0 == "." || $0 == " " }
    let names = parts.filter { $0 != "response" }
    return names.isEmpty || names.count == parts.count ? nil : names.joined(separator: " ")
  }

  /// Adds to a place of one of some kinds, and says so.
  ///
  /// - Parameters:
  ///   - toResponse: Whether it is the intent's response that is added to, which may be named too.
  ///   - text: The option that a text belongs to.
  func add(
    _ noun: String, to kinds: [DefinitionPlace.Kind], toResponse: Bool = false, text: String,
    body: (inout DefinitionEditor, DefinitionPlace) throws(DefinitionEditError) -> Void
  ) throws {
    try options.change("\(noun) '\(name)' to '\(place)'") {
      editor throws(DefinitionEditError) in
      var before = Array(parts.dropLast())
      if toResponse, let intent = intentOfResponse {
        before = before.filter { $0 != "response" }
        if editor.placeBefore(before, of: [.intent]) == nil {
          return try body(&editor, try editor.place(intent, of: [.intent]))
        }
      }
      if words.count == 1, (try? editor.place(words[0], of: kinds)) != nil {
        throw .missingName(behind: words[0])
      }
      if let (start, rest) = editor.placeBefore(before, of: kinds) {
        let names = rest + [name]
        if let line = command(of: names, at: start, text, editor) {
          throw .misplacedText(name, instead: line)
        }
        // Words behind an option are the rest of its text.
        guard CommandLine.arguments.contains(names) else {
          throw .unquotedText(names.joined(separator: " "), behind: start)
        }
        throw .severalNames(names, to: start)
      }
      try body(&editor, try editor.place(place, of: kinds))
    }
  }
}

extension MemberOptions {
  /// The command in which what stands behind a name is what it says: a text, a type, or what 'intentgen set' sets.
  private func command(
    of names: [String], at place: String, _ text: String, _ editor: DefinitionEditor
  ) -> String? {
    var command = ShellCommand.running
    guard names.count == 2, let name = names.first, let last = names.last,
      let index = command.words.lastIndex(of: last)
    else { return nil }
    command.words.remove(at: index)
    if let set = last.wholeMatch(of: /([a-z-]+)=(.*)/)?.output {
      return command.setting(String(set.1), to: String(set.2), of: "\(place).\(name)")
    }
    if last.contains(" ") { return command.with([text], last).line }
    // Words behind an option are the rest of its text.
    guard editor.isType(last), CommandLine.arguments.contains(names),
      ["parameter", "property"].contains(command.words.dropFirst().first)
    else { return nil }
    return command.with(["--type"], last).line
  }
}

/// What a parameter and a property are said to be.
struct ParameterOptions: ParsableArguments {
  @Option(
    help: """
      The type: a value type such as String, Integer, Date or Person, or one that is declared or \
      imported; '[Person]' for several values.
      """)
  var type = "String"

  @Option(help: "What people call it; made of the name if not given.")
  var displayName: String?

  @Flag(help: "It holds several values.")
  var array = false

  /// The parameter to add.
  func parameter(named name: String) -> NewParameter {
    var parameter = NewParameter(name, type: type)
    parameter.displayName = displayName
    parameter.isArray = parameter.isArray || array
    return parameter
  }
}
