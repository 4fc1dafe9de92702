import ArgumentParser
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator

/// `intentgen describe`.
struct Describe: AsyncParsableCommand {
  /// How a model is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    abstract: "Prints the linked model of definitions.",
    discussion: "The model has every reference resolved and every default filled in."
  )

  @OptionGroup var input: InputOptions

  @Option(help: "How to print the model.")
  var format = Format.text

  func run() async throws {
    let set = try input.definitions()
    switch format {
    case .text: print(ModelText(set).text, terminator: "")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(set), as: UTF8.self))
    }
  }
}
