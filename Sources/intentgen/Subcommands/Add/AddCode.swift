import ArgumentParser
import IntentDefinition

/// `intentgen add code`.
struct AddCode: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code", abstract: "Adds a response code to an intent.")

  @OptionGroup var options: AddOptions

  @Argument(help: "The intent to add it to.")
  var intent: String

  @Argument(help: "The name, in lower camel case.")
  var name: String

  @Option(help: "What the assistant says; '${name}' stands for a property of the response.")
  var format: String?

  @Flag(help: "It stands for success.")
  var success = false

  func run() throws {
    var code = NewResponseCode(name)
    (code.format, code.isSuccess) = (format, success)
    let added = code
    try options.change("response code '\(name)' to '\(intent)'") {
      editor throws(DefinitionEditError) in
      try editor.add(added, toIntent: intent)
    }
  }
}
