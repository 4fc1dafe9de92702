import Foundation
import Testing

@testable import IntentRuntime

@Suite("Numbers that the user agreed to")
struct ConfirmedNumberTests {
  /// The session as a store gives it back that writes numbers in its own way.
  private func stored(_ session: IntentSession, _ weights: String) throws -> IntentSession {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(session), as: UTF8.self)
    #expect(text.contains("\"weights\":[5,6]"))
    let changed = text.replacing("\"weights\":[5,6]", with: "\"weights\":\(weights)")
    return try JSONDecoder().decode(IntentSession.self, from: Data(changed.utf8))
  }

  private func asked(_ scales: Scales, _ weights: JSONValue, as written: String) async throws
    -> SessionStep
  {
    let engine = try scales.engine()
    let request = IntentRequest(intent: "Weigh", parameters: ["weights": weights])
    var step = try await engine.begin(request, id: "1", language: "en")
    for element in 0..<2 {
      guard case .agree(let question, let option) = step.turn else {
        Issue.record("it does not ask about number \(element): \(step.turn)")
        return step
      }
      #expect(question.element == element && option.value == .integer(5 + element))
      step = try await engine.step(try stored(step.session, written), .yes)
    }
    return step
  }

  @Test(
    "are the same however handler and store write them: each is asked about once, and handled as confirmed",
    arguments: [[5, 6], [5.0, 6.0]] as [JSONValue], ["[5,6]", "[5.0,6.0]", "[5e0,60e-1]"])
  func areTheSame(_ given: JSONValue, written: String) async throws {
    let scales = Scales()
    let step = try await asked(scales, given, as: written)
    guard case .confirm = step.turn else {
      Issue.record("it asks a second time: \(step.turn)")
      return
    }
    let last = try await scales.engine().step(try stored(step.session, written), .yes)
    #expect(last.outcome?.ending == .handled)
    #expect(await scales.weighed == [[5, 6]])
  }

  @Test(
    "are never taken for others", arguments: ["[5,6.5]", "[6,5]", "[5]", "[5,6,6]", "[5,\"6\"]"])
  func areNoOthers(_ written: String) async throws {
    let scales = Scales()
    let step = try await asked(scales, [5, 6], as: "[5.0,6.0]")
    // Where one place says something else, and where all do but what was confirmed.
    let engine = try scales.engine()
    await #expect(throws: IntentError.self) {
      var session = step.session
      session.request.parameters["weights"] = try JSONDecoder().decode(
        JSONValue.self, from: Data(written.utf8))
      _ = try await engine.step(session, .yes)
    }
    #expect(await scales.weighed == [])
  }
}
