import ArgumentParser
import IntentDefinition

/// `intentgen add domain`.
struct AddDomain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "domain",
    abstract: "Adds the intents of one of the system's domains, to be titled and phrased.")

  @OptionGroup var options: EditOptions

  @Argument(
    help: "The domain, such as Messages.",
    completion: .list(SystemNames.domains.sorted()))
  var domain: String

  func run() throws {
    try options.change("the intents of the domain '\(domain)'") {
      editor throws(DefinitionEditError) in
      try editor.add(domain: domain)
    }
  }
}
