import Foundation
import IntentRuntime
import SystemIntents
import Testing

@testable import Intents

@Suite("What an app tells the assistant", .serialized)
struct InteractionTests {
  @Test("is kept by its identifier, the last thousand of all")
  func donations() async throws {
    try await INInteraction.deleteAll()
    for number in 0..<1_005 {
      let interaction = INInteraction(intent: INSendMessageIntent(), response: nil)
      interaction.identifier = "\(number)"
      interaction.groupIdentifier = number.isMultiple(of: 2) ? "even" : nil
      interaction.donate(completion: nil)
    }
    #expect(INInteraction.donatedInteractions.count == 1_000)
    #expect(INInteraction.donatedInteractions.first?.identifier == "5")
    let again = INInteraction(intent: INSendMessageIntent(), response: nil)
    again.identifier = "700"
    try await again.donate()
    #expect(INInteraction.donatedInteractions.count == 1_000)
    #expect(INInteraction.donatedInteractions.last === again)
    try await INInteraction.delete(with: ["5", "7"])
    #expect(INInteraction.donatedInteractions.count == 998)
    try await INInteraction.delete(with: "even")
    #expect(INInteraction.donatedInteractions.allSatisfy { $0.groupIdentifier == nil })
    try await INInteraction.deleteAll()
    #expect(INInteraction.donatedInteractions.isEmpty)
  }

  @Test("has the values of parameters, and none where there is none")
  func parameters() {
    let intent = INSendMessageIntent(
      recipients: nil, content: "Hello", speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil)
    let interaction = INInteraction(intent: intent, response: nil)
    func value(_ keyPath: String) -> Any? {
      interaction.parameterValue(for: INParameter(for: INSendMessageIntent.self, keyPath: keyPath))
    }
    #expect(value("content") as? String == "Hello")
    #expect(value("serviceName") == nil)
    #expect(value("unheardOf") == nil)
  }

  @Test("of an activity keeps its types")
  func activities() {
    let values: [(Any, JSONValue)] = [
      (NSNumber(value: 1), JSONValue.integer(1)), (NSNumber(value: 0), .integer(0)),
      (NSNumber(value: 2.5), .number(2.5)), (NSNumber(value: true), .boolean(true)),
      (1 as Int, .integer(1)), (true, .boolean(true)), (2.5, .number(2.5)),
      (Data([1, 2]), .string("AQI=")), ("a", .string("a")),
      (Date(timeIntervalSince1970: 0), .string("1970-01-01T00:00:00Z")),
      ([NSNumber(value: 1)], .array([.integer(1)])),
    ]
    for (value, written) in values { #expect(JSONValue(of: value) == written) }
  }

  @Test("of errors is there by domain and number")
  func errors() {
    let error = INIntentError(.requestTimedOut) as NSError
    #expect(error.domain == INIntentErrorDomain)
    #expect(error.code == 3_001)
  }
}
