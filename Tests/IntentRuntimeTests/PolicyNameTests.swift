import Testing

@testable import IntentRuntime

@Suite("The intents that a policy names")
struct PolicyNameTests {
  private static let names: [IntentName] = [
    "OrderBread", "OrderBreadIntent", "INOrderBreadIntent", "IntentRuntimeTests.OrderBreadIntent",
  ]

  @Test(
    "are confirmed and refused by the name of their definition, type, or Apple's class",
    arguments: names)
  func areFound(_ name: IntentName) async throws {
    var policy = SessionPolicy()
    policy.confirmedIntents = [name]
    policy.restrictedIntents = [name]
    let log = LogBook()
    var engine = try Bakery.engine(Baker(), policy: policy, log: log)
    let dispatcher = IntentDispatcher(
      provider: engine.provider, policy: policy, logger: log.logger)
    for isSetLater in [false, true] {
      if isSetLater {
        engine.policy = SessionPolicy()
        engine.policy.confirmedIntents = [name]
        engine.policy.restrictedIntents = [name]
      }
      guard case .confirm = try await engine.begin(Bakery.wholeOrder).turn else {
        Issue.record("it is not confirmed")
        return
      }
      let locked = try await engine.begin(
        Bakery.wholeOrder, context: IntentContext(isLocked: true))
      guard case .unlock = locked.turn else {
        Issue.record("it is not refused: \(locked.turn)")
        return
      }
    }
    #expect(try await dispatcher.dispatch(Bakery.wholeOrder).phase == .needsConfirmation)
    #expect(await log.close() == [])
  }

  @Test("are logged as errors, once, where there are none of the name")
  func areLogged() async throws {
    var policy = SessionPolicy()
    policy.confirmedIntents = ["OrderBred", "Bakery.OrderBread", "CancelBread"]
    policy.restrictedIntents = ["INOrderBredIntent"]
    let log = LogBook()
    var engine = try Bakery.engine(Baker(), policy: policy, log: log)
    engine.policy.roundLimit = 3
    let entries = await log.close()
    #expect(entries.count == 3)
    #expect(entries.allSatisfy { $0.hasPrefix("error") })
    for name in ["OrderBred", "Bakery.OrderBread", "INOrderBredIntent"] {
      #expect(entries.contains { $0.contains("intent=\(name)\"") }, "\(name)")
    }
  }
}
