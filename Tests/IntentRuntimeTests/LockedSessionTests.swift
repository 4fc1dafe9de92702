import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A session in a store, of a device that is locked")
struct LockedSessionTests {
  private let locked = IntentContext(isLocked: true)
  private let unlock = SessionTurn.unlock(prompt: "Unlock your device first.")

  /// A bakery that takes no orders from a locked device.
  private func restrictedBakery() throws -> ServiceDesk {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    return try ServiceDesk(Baker(), policy: policy)
  }

  /// Expects that what is said next is confirmed: the device was locked meanwhile.
  private func expectConfirmation(_ desk: ServiceDesk, after step: SessionStep) async throws {
    let next = try await desk.service.step("1", revision: step.session.revision, .value(2))
    #expect(
      next.turn == .confirm(prompt: "Order 2 of Rye, medium size, picked up: shall I go on?"))
  }

  @Test("tells nobody on a locked device how a restricted intent stands")
  func tellsNothingWhileLocked() async throws {
    let desk = try ServiceDesk(Canceller())
    let asked = try await desk.begin()
    #expect(try await desk.service.state(of: "1", context: locked).turn == unlock)
    await #expect(throws: IntentError.notAuthorized(.denied)) {
      _ = try await desk.service.state(of: "1", context: IntentContext(authorization: .denied))
    }
    let open = try await desk.service.state(of: "1")
    #expect(open.turn == asked.turn)
    _ = try await desk.service.step("1", revision: open.session.revision, .yes)
    let kept = try #require(await desk.store.load("1"))
    #expect(try await desk.service.state(of: "1", context: locked).turn == unlock)
    #expect(await desk.store.load("1") == kept)
  }

  @Test("tells nothing on a locked device of what was done before it could be cancelled")
  func tellsNoLateOutcomeWhileLocked() async throws {
    let begun = Gate()
    await begun.open()
    var handler = Canceller()
    handler.work = { _ in
      await begun.pass()
      await waitUntil { Task.isCancelled }
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    async let yes = desk.service.step("1", revision: revision, .yes)
    await begun.awaitArrival()
    let told = try await desk.service.cancel("1", context: locked)
    #expect(told.turn == unlock)
    #expect(try await yes.outcome?.ending == .handled)
  }

  @Test("tells nobody on a locked device that a restricted intent has ended, or has gone on")
  func tellsNoEndWhileLocked() async throws {
    let desk = try ServiceDesk(Canceller())
    let asked = try await desk.begin().session.revision
    let ended = try await desk.service.step("1", revision: asked, .yes).session.revision
    for revision in [asked, ended] {
      let step = try await desk.service.step("1", revision: revision, .proceed, context: locked)
      #expect(step.turn == unlock)
    }
    #expect(try await desk.service.cancel("1", context: locked).turn == unlock)
    #expect(try await desk.service.state(of: "1").outcome?.ending == .handled)
  }

  @Test("goes on where somebody only looked at it on a locked device, and has changes confirmed")
  func goesOnAfterLockedLook() async throws {
    let desk = try restrictedBakery()
    let order = Bakery.order(["bread": Bakery.rye])
    let asked = try await desk.service.begin(order, id: "1", language: "en")
    let look = try await desk.service.state(of: "1", context: locked)
    #expect(look.turn == unlock)
    // A step that was under way meanwhile does not know of it.
    await #expect(throws: IntentError.self) {
      _ = try await desk.service.step("1", revision: asked.session.revision, .value(3))
    }
    let unlocked = try await desk.service.step("1", revision: look.session.revision, .unlocked)
    #expect(unlocked.turn == asked.turn)
    try await expectConfirmation(desk, after: unlocked)
  }

  @Test("has changes confirmed after a step of an older revision on a locked device")
  func notesLockOfOldStep() async throws {
    let desk = try restrictedBakery()
    let order = Bakery.order(["bread": Bakery.rye])
    let asked = try await desk.service.begin(order, id: "1", language: "en")
    let refused = try await desk.service.step(
      "1", revision: asked.session.revision - 1, .value(9), context: locked)
    #expect(refused.turn == unlock)
    try await expectConfirmation(desk, after: refused)
  }

  @Test("that begins on a locked device goes on when it is unlocked, however often somebody looks")
  func goesOnAfterLockedBeginning() async throws {
    let desk = try restrictedBakery()
    let begun = try await desk.service.begin(
      IntentSession(id: "1", request: Bakery.wholeOrder, language: "en"), context: locked)
    for _ in 0..<2 {
      let look = try await desk.service.state(of: "1", context: locked)
      #expect(look.turn == begun.turn)
    }
    let step = try await desk.service.step("1", revision: begun.session.revision, .unlocked)
    #expect(step.outcome?.ending == .handled)
  }
}
