import ArgumentParser
import IntentDefinition
import IntentSchemas

/// `intentgen openapi`.
struct OpenAPI: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "openapi",
    abstract: "Prints the HTTP API that a server of intents has, in OpenAPI 3.1.",
    discussion: "Clients in other languages can be generated from it before any server runs."
  )

  @OptionGroup var input: InputOptions

  @Option(help: "What the API is called; the definitions' names unless told.")
  var title: String?

  @Flag(help: "Have it say that the server asks for a bearer token.")
  var token = false

  func run() async throws {
    let set = try input.definitionsOfOneDocument()
    let names = set.definitions.map(\.definition.name).joined(separator: ", ")
    let document = OpenAPIDocument(
      intents: set.outlines, title: title ?? names, needsToken: token)
    Terminal.writeExactly(document.value.text)
  }
}
