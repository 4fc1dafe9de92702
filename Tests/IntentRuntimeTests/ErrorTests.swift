import Foundation
import IntentRuntime
import Testing

@Suite("An error")
struct ErrorTests {
  @Test(
    "says what is wrong and what to do",
    arguments: [
      (.servesNoIntent(handler: "H"), "give the provider the catalog"),
      (.alreadyHandled(intent: "I", by: "A", other: "B"), "register one of them"),
      (.unknownSupportedIntent("I", manifest: "Info.plist"), "correct the name"),
      (.unknownIntent("I", domain: "D"), "in the domain 'D'; give its name"),
      (.unknownParameter("p", intent: "I", known: ["a", "b"]), "it has a, b"),
      (.invalidValue(parameter: "p", intent: "I", found: "x", expected: "y"), "got x, but takes y"),
      (.unhandledIntent("I"), "register one with the provider"),
      (.notAuthorized(.denied), "'denied'; ask the user"),
      (.locked(intent: "I"), "have the user unlock it"),
      (.missingUsageDescription(key: "K", manifest: "M"), "M has no 'K'"),
      (.invalidPropertyList(file: "F", key: "K", reason: "R"), "F: 'K': R"),
      (.neverAgrees(parameter: "p", intent: "I", rounds: 3), "in 3 rounds; have its resolve"),
      (.tooFewOptions(parameter: "p", intent: "I", count: 1), "offer 2 to 10"),
      (.unexpectedAnswer(.value("secret"), question: nil), "kind 'value' does not fit"),
      (.noSuchOption(3, count: 2), "the options are 0 to 1"),
      (.sessionFinished(session: "s"), "begin another"),
      (.sessionBusy(session: "s"), "wait for the step"),
      (.handlerOverdue(intent: "I", timeout: .seconds(1)), "have it answer sooner"),
      (.damagedStore(file: "F", keptAs: "F.damaged-1", reason: "R"), "kept as F.damaged-1"),
      (.storeUnavailable(file: "F", operation: "read", reason: "R"), "cannot read F: R; check"),
    ] as [(IntentError, String)]
  )
  func explains(_ error: IntentError, text: String) {
    #expect(error.description.contains(text), "\(error)")
    #expect(!error.description.contains("secret"), "a value is in the text")
  }
}

@Suite("An error that a program shows")
struct LocalizedErrorTests {
  @Test(
    "says by its localized description what it says by its description",
    arguments: [
      IntentError.unhandledIntent("OrderSoup"), UnfinishedHandler(method: "handle(_:)"),
    ] as [any Error])
  func saysTheSame(_ error: any Error) {
    #expect(error.localizedDescription == "\(error)")
  }
}

@Suite("Logs")
struct LogTests {
  @Test("carry no value of a parameter, unless asked to", arguments: [false, true])
  func carryNoValues(_ logsValues: Bool) async throws {
    struct SecretError: Error { var value: String }
    var baker = Baker()
    baker.loaves = { _ in throw SecretError(value: "4711") }
    var policy = SessionPolicy()
    policy.logsValues = logsValues
    let log = LogBook()
    _ = try await Bakery.engine(baker, policy: policy, log: log)
      .begin(Bakery.order(["bread": Bakery.rye, "loaves": 4]))
    let entries = await log.close()
    #expect(!entries.isEmpty)
    #expect(entries.contains { $0.contains("4711") } == logsValues)
    #expect(!entries.contains { $0.contains("Rye") })
  }

  @Test(
    "carry nothing of what the runtime's own errors say of values, unless asked to",
    arguments: [
      .invalidValue(
        parameter: "bread", intent: "OrderBread", found: "a string",
        expected: "'Size' ('4711' is none of small, large)"),
      .unwritableValue(parameter: "bread", intent: "OrderBread", reason: "4711 is no number"),
      .unknownParameter("4711", intent: "OrderBread", known: ["bread"]),
      .unknownIntent("4711", domain: nil), .noSuchOption(4711, count: 2),
    ] as [IntentError], [false, true])
  func carryNoErrorsValues(_ error: IntentError, _ logsValues: Bool) async throws {
    var baker = Baker()
    baker.loaves = { _ in throw error }
    var policy = SessionPolicy()
    policy.logsValues = logsValues
    let log = LogBook()
    _ = try await Bakery.engine(baker, policy: policy, log: log).begin(Bakery.wholeOrder)
    let entries = await log.close()
    #expect(!entries.isEmpty)
    #expect(entries.contains { $0.contains("4711") } == logsValues)
  }

  @Test("say which method of a handler is not written yet")
  func nameUnfinishedMethods() {
    func resolveSoup(for soup: String) throws { throw UnfinishedHandler() }
    let error = #expect(throws: UnfinishedHandler.self) { try resolveSoup(for: "leek") }
    #expect(
      error?.description
        == "'resolveSoup(for:)' is not written yet: replace its 'throw UnfinishedHandler()'")
  }
}
