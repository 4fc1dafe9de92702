import ArgumentParser
import IntentDefinition

/// `intentgen add intent`.
struct AddIntent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intent", abstract: "Adds an intent that succeeds or fails.")

  @OptionGroup var options: EditOptions

  @Argument(help: "The name, in upper camel case, without 'Intent' at its end.")
  var name: String

  @Option(help: "The title; made of the name if not given.")
  var title: String?

  @Option(help: "The description.")
  var description: String?

  @Option(help: "The category, such as order, information, start or create.")
  var category = NewIntent("").category

  @Option(help: "The verb, such as Order, View, Start or Create.")
  var verb = NewIntent("").verb

  @Flag(help: "The assistant asks the user before it is handled.")
  var confirm = false

  func run() throws {
    var intent = NewIntent(name)
    (intent.title, intent.summary, intent.category) = (title, description, category)
    (intent.verb, intent.isConfirmationRequired) = (verb, confirm)
    let added = intent
    try options.change("intent '\(name)'") { editor throws(DefinitionEditError) in
      try editor.add(added)
    }
  }
}
