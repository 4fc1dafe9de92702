import Foundation
import TestSupport

@testable import IntentRuntime

/// A service of sessions, its store, and the time that it goes by.
struct ServiceDesk {
  static let request = IntentRequest(intent: "CancelBread", parameters: ["number": 7])

  let service: SessionService
  let store: MemorySessionStore
  let time: TestTime
  let clock = ManualClock()

  init(
    _ handler: any IntentHandling,
    store: MemorySessionStore = MemorySessionStore(),
    time: TestTime = TestTime(),
    policy: SessionPolicy = SessionPolicy(),
    lifetimes: SessionLifetimes = SessionLifetimes()
  ) throws {
    let engine = try Bakery.engine(handler, policy: policy, clock: clock)
    service = SessionService(
      engine: engine, store: store, lifetimes: lifetimes, now: { time.now })
    self.store = store
    self.time = time
  }

  func begin() async throws -> SessionStep {
    try await service.begin(Self.request, id: "1", language: "en")
  }
}
