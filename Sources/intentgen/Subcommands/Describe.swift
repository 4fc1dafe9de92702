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
    let set = try input.definitions(isByModule: true)
    switch format {
    case .text: Terminal.write(ModelText(set).text)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      // JSON has no numbers for these.
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      Terminal.writeExactly(String(decoding: try encoder.encode(set), as: UTF8.self) + "\n")
    }
  }
}
