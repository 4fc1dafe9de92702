import Foundation
import IntentRuntime

/// Donates interactions to a store, one after the other: `StoreWriter FILE NAME COUNT`. A test runs
/// several at once, or kills one at work.
@main
struct StoreWriter {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[3]) else { exit(64) }
    let store = FileInteractionStore(url: URL(filePath: arguments[1]), limit: 10_000)
    for number in 0..<count {
      try await store.donate(
        Interaction(
          id: "\(arguments[2])-\(number)",
          request: IntentRequest(intent: "OrderBread", parameters: ["loaves": .integer(number)]),
          date: Date(timeIntervalSince1970: Double(number))
        )
      )
    }
  }
}
