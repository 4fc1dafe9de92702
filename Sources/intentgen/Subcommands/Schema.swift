import ArgumentParser
import IntentDefinition
import IntentSchemas

/// `intentgen schema`.
struct Schema: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what a server tells other programs of intents, with their JSON Schemas."
  )

  @OptionGroup var input: InputOptions

  func run() async throws {
    let intents = try input.definitionsOfOneDocument().outlines.map(\.description)
    Terminal.writeExactly((["intents": .array(intents)] as SchemaValue).text)
  }
}
