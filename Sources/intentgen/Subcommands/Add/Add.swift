import ArgumentParser
import Diagnostics
import IntentDefinition
import IntentGenerator

/// `intentgen add`.
struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Adds to a definition, in place.",
    discussion: """
      What is added gets a fresh tag and fresh localisation IDs, and stands where Xcode's editor \
      would put it; every other line stays as it is. Nothing is written where the definition would \
      have an error.
      """,
    subcommands: [
      AddIntent.self, AddParameter.self, AddReason.self, AddCode.self, AddProperty.self,
      AddType.self, AddEnumeration.self, AddCase.self, AddDomain.self,
    ]
  )
}

/// The definition to add to.
struct AddOptions: ParsableArguments {
  @Argument(
    help: "The definition to add to.",
    completion: .file(extensions: ["intentdefinition", "plist"]))
  var definition: String

  @Flag(help: "Lay the whole file out anew where it is not as Xcode's editor has it.")
  var reformat = false

  /// Changes the definition, and says so.
  ///
  /// - Throws: Exit code 1 where it cannot be changed so.
  func change(
    _ added: String,
    _ body: (inout DefinitionEditor) throws(DefinitionEditError) -> Void
  ) throws {
    let edited = EditedDefinition(definition, reformats: reformat)
    let text = try Report.usable(edited.text(using: SystemRandomNumberGenerator(), body))
    _ = try Output.write([OutputFile(definition, text.after, expected: text.before)])
    Terminal.print("\(definition): added \(added)")
  }
}

/// What a parameter and a property are said to be.
struct ParameterOptions: ParsableArguments {
  @Argument(help: "The name, in lower camel case.")
  var name: String

  @Option(
    help: "The type: a value type such as String, Integer, Date or Person, or a declared one.")
  var type = "String"

  @Option(help: "What people call it; made of the name if not given.")
  var displayName: String?

  @Flag(help: "It holds several values.")
  var array = false

  /// The parameter to add.
  var parameter: NewParameter {
    var parameter = NewParameter(name, type: type)
    parameter.displayName = displayName
    parameter.isArray = array
    return parameter
  }
}
