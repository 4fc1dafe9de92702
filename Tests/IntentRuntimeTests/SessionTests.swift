import Foundation
import SystemIntents
import Testing

@testable import IntentRuntime

@Suite("A session")
struct SessionTests {
  @Test("is a value of a few hundred bytes")
  func isSmall() async throws {
    let engine = try Bakery.engine(Baker())
    var request = Bakery.wholeOrder
    request.parameters["loaves"] = nil
    let session = try await engine.begin(request).session
    let data = try JSONEncoder().encode(session)
    #expect((200..<1_000).contains(data.count))
    #expect(try JSONDecoder().decode(IntentSession.self, from: data) == session)
  }

  @Test("goes on with any engine that has the same handlers")
  func movesBetweenEngines() async throws {
    let first = try await Bakery.engine(Baker()).begin(Bakery.order(["bread": Bakery.rye]))
    let second = try await Bakery.engine(Baker()).next(first, .value(2))
    #expect(second.outcome?.ending == .handled)
  }

  @Test("asks the same question again where nothing is answered")
  func repeatsQuestion() async throws {
    let engine = try Bakery.engine(Baker())
    let first = try await engine.begin(Bakery.order())
    // As often as anybody likes: where nothing is answered, nothing goes round.
    var step = first
    for _ in 0..<3 * SessionPolicy().roundLimit {
      step = try await engine.next(step, .proceed)
      #expect(step.turn == first.turn)
    }
  }

  @Test(
    "asks anew about a value that was refused, for the same reason, and never goes on without it",
    arguments: [.proceed, .unlocked, .change(parameter: "delivery", value: true)]
      as [SessionAnswer])
  func keepsRefusal(_ answer: SessionAnswer) async throws {
    var baker = Baker()
    baker.loaves = { loaves in
      guard let loaves else { return .notRequired() }
      return loaves > 5 ? .unsupported(forReason: .notEnoughInStock) : .success(with: loaves)
    }
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let engine = try Bakery.engine(baker, policy: policy)
    let refused = try await engine.begin(Bakery.order(["bread": Bakery.rye, "loaves": 50]))
    #expect(refused.question?.reason != nil)
    var step = refused
    if answer == .unlocked {
      step = try await engine.next(step, .proceed, context: IntentContext(isLocked: true))
    }
    step = try await engine.next(step, answer)
    #expect(step.turn == refused.turn)
    #expect(try await engine.next(step, .value(3)).session.request.parameters["loaves"] == 3)
  }

  @Test("lets the user change what was agreed on as often as they like")
  func countsChangesAnew() async throws {
    let engine = try Bakery.engine(Baker())
    var step = try await engine.begin(Bakery.order(["loaves": 1]))
    for loaves in 2..<3 * SessionPolicy().roundLimit {
      step = try await engine.next(step, .change(parameter: "loaves", value: .integer(loaves)))
      #expect(step.question?.parameter == "bread")
    }
  }

  @Test("keeps in mind what the user agreed to for as long as the value has it, and no longer")
  func forgetsWhatIsGone() async throws {
    var baker = Baker()
    baker.toppings = { $0?.map { .confirmationRequired(with: $0) } ?? [] }
    baker.delivery = { _ in .needsValue() }
    let engine = try Bakery.engine(baker)
    var step = try await engine.begin(Bakery.wholeOrder)
    for round in 0..<4 {
      let toppings = (0..<5).map { JSONValue.string("\(round) \($0)") }
      step = try await engine.next(step, .change(parameter: "toppings", value: .array(toppings)))
      for _ in toppings {
        #expect(step.question?.parameter == "toppings")
        step = try await engine.next(step, .yes)
      }
      #expect(step.question?.parameter == "delivery")
      #expect(step.session.parameters["toppings"]?.agreed == toppings)
    }
  }

  @Test(
    "refuses what nobody has chosen, by whatever name or number it comes",
    arguments: ["unknown", 0] as [JSONValue])
  func refusesUnchosen(_ value: JSONValue) async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.order())
    await #expect(
      throws: IntentError.invalidValue(
        parameter: "size", intent: "OrderBread", found: "'unknown'",
        expected: "'small' or 'medium' or 'large'")
    ) {
      _ = try await engine.next(step, .change(parameter: "size", value: value))
    }
    let large = try await engine.next(step, .change(parameter: "size", value: 3))
    #expect(large.session.request.parameters["size"] == "large")
  }

  @Test("stops a handler that never agrees, whatever the user answers")
  func stopsHandler() async throws {
    var baker = Baker()
    baker.loaves = { _ in .needsValue() }
    let engine = try Bakery.engine(baker)
    var step = try await engine.begin(Bakery.wholeOrder)
    for _ in 1..<SessionPolicy().roundLimit { step = try await engine.next(step, .value(2)) }
    #expect(step.question?.parameter == "loaves")
    #expect(try await engine.next(step, .value(2)).outcome?.ending == .failed)
  }

  @Test("begins with the answer that changes a value, and says so")
  func beginsWithChange() async throws {
    let events = Locked<[String]>([])
    var engine = try Bakery.engine(Baker())
    engine.observe = { event in
      if case .began(let request) = event { events.withLock { $0.append(request.intent) } }
    }
    let session = IntentSession(id: "1", request: Bakery.wholeOrder, language: "en")
    let step = try await engine.step(session, .change(parameter: "loaves", value: 3))
    #expect(step.outcome?.ending == .handled)
    #expect(events.withLock { $0 } == ["OrderBread"])
  }

  @Test("refuses an answer that does not fit the question, and stays as it was")
  func refusesAnswers() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.order())
    for answer in [SessionAnswer.yes, .no, .choice(0), .unlocked] {
      await #expect(throws: IntentError.unexpectedAnswer(answer, question: step.session.question)) {
        _ = try await engine.next(step, answer)
      }
    }
    await #expect(throws: IntentError.self) { _ = try await engine.next(step, .value(7)) }
    #expect(try await engine.next(step, .value(Bakery.rye)).question?.parameter == "loaves")
  }

  @Test("refuses a choice that is none of the options", arguments: [-1, 2, Int.max])
  func refusesChoice(_ index: Int) async throws {
    var baker = Baker()
    baker.loaves = { _ in .disambiguation(with: [1, 2]) }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder)
    await #expect(throws: IntentError.noSuchOption(index, count: 2)) {
      _ = try await engine.next(step, .choice(index))
    }
  }

  @Test("takes a change of any parameter, whatever was asked")
  func takesChange() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.order())
    let changed = try await engine.next(step, .change(parameter: "loaves", value: 3))
    #expect(changed.question?.parameter == "bread")
    #expect(changed.session.request.parameters["loaves"] == 3)
    await #expect(throws: IntentError.self) {
      _ = try await engine.next(step, .change(parameter: "crumbs", value: 3))
    }
  }

  @Test("ends where the user wants none of it, and takes no step after its end")
  func ends() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.next(try await engine.begin(Bakery.order()), .cancel)
    #expect(step.outcome?.ending == .cancelled)
    #expect(step.session.question == nil)
    await #expect(throws: IntentError.sessionFinished(session: "1")) {
      _ = try await engine.next(step, .proceed)
    }
  }

  @Test("is refused for an intent that nobody knows or handles")
  func needsHandler() async throws {
    let engine = try Bakery.engine(Baker())
    await #expect(throws: IntentError.unknownIntent("Bake", domain: nil)) {
      _ = try await engine.begin(IntentRequest(intent: "Bake"))
    }
    await #expect(throws: IntentError.unhandledIntent("CancelBread")) {
      _ = try await engine.begin(IntentRequest(intent: "CancelBread"))
    }
  }
}

@Suite("Permission")
struct PermissionTests {
  @Test(
    "is needed for anything to be dispatched",
    arguments: [AuthorizationStatus.notDetermined, .restricted, .denied]
  )
  func isNeeded(_ status: AuthorizationStatus) async throws {
    var baker = Baker()
    baker.bread = { _ in
      Issue.record("the handler was called")
      return .needsValue()
    }
    let context = IntentContext(authorization: status)
    let engine = try Bakery.engine(baker)
    await #expect(throws: IntentError.notAuthorized(status)) {
      _ = try await engine.begin(Bakery.wholeOrder, context: context)
    }
    await #expect(throws: IntentError.notAuthorized(status)) {
      _ = try await IntentDispatcher(provider: engine.provider)
        .dispatch(Bakery.wholeOrder, in: context)
    }
  }

  @Test("is asked for once, with the manifest's text")
  func isAskedForOnce() async throws {
    let store = MemoryAuthorizationStore()
    let manifest = Manifest(usageDescription: "Bread by voice.")
    let authorization = Authorization(manifest: manifest, store: store)
    let asked = Counter()
    for _ in 1...2 {
      let status = try await authorization.request { usage in
        #expect(usage == "Bread by voice.")
        await asked.add()
        return true
      }
      #expect(status == .authorized)
    }
    #expect(await asked.count == 1)
    #expect(try await authorization.status() == .authorized)
  }

  @Test(
    "is withdrawn where everybody who waited for it was cancelled, however many", arguments: 1...3)
  func isWithdrawn(_ count: Int) async throws {
    let authorization = Authorization(
      manifest: Manifest(usageDescription: "x"), store: MemoryAuthorizationStore())
    let gate = Gate()
    let waiting = (0..<count).map { _ in
      Task {
        try await authorization.request { _ in
          await gate.pass()
          await waitUntil { Task.isCancelled }
          throw CancellationError()
        }
      }
    }
    await gate.awaitArrival()
    await gate.open()
    for task in waiting { task.cancel() }
    for task in waiting {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    // The next one is asked anew.
    #expect(try await authorization.request { _ in true } == .authorized)
  }

  @Test("is asked for once where several ask at once, and all hear the same answer")
  func isAskedForOnceAtOnce() async throws {
    let (gate, asked) = (Gate(), Counter())
    let authorization = Authorization(
      manifest: Manifest(usageDescription: "x"), store: MemoryAuthorizationStore())
    let answers = try await withThrowingTaskGroup(of: AuthorizationStatus.self) { group in
      for number in 0..<5 {
        group.addTask {
          try await authorization.request { _ in
            await asked.add()
            await gate.pass()
            return number == 99
          }
        }
      }
      await waitUntil { await authorization.question.waitingCount == 5 }
      await gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: .denied, count: 5))
    #expect(await asked.count == 1)
  }

  @Test("once refused stays refused, whatever another answer says later")
  func firstAnswerHolds() async throws {
    let (gate, store) = (Gate(), MemoryAuthorizationStore())
    let manifest = Manifest(usageDescription: "x")
    async let late = Authorization(manifest: manifest, store: store).request { _ in
      await gate.pass()
      return true
    }
    await gate.awaitArrival()
    #expect(
      try await Authorization(manifest: manifest, store: store).request { _ in false } == .denied)
    await gate.open()
    #expect(try await late == .denied)
    #expect(await store.status() == .denied)
  }

  @Test("is not asked of a user who cannot give it")
  func isNotAskedWhereRestricted() async throws {
    let store = MemoryAuthorizationStore(.restricted)
    let authorization = Authorization(manifest: Manifest(usageDescription: "x"), store: store)
    let status = try await authorization.request { _ in
      Issue.record("the user was asked")
      return true
    }
    #expect(status == .restricted)
  }

  @Test("can be refused")
  func canBeRefused() async throws {
    let authorization = Authorization(
      manifest: Manifest(usageDescription: "x"),
      store: MemoryAuthorizationStore()
    )
    #expect(try await authorization.request { _ in false } == .denied)
  }

  @Test("needs a text in the manifest; an error says which key is missing, and where")
  func needsUsageDescription() async throws {
    let authorization = Authorization(
      manifest: Manifest(file: "Bakery/Info.plist"),
      store: MemoryAuthorizationStore()
    )
    let error = await #expect(throws: IntentError.self) {
      _ = try await authorization.request { _ in true }
    }
    #expect(
      error?.description.hasPrefix("Bakery/Info.plist has no 'NSSiriUsageDescription'") == true)
  }
}

@Suite("A locked device")
struct LockTests {
  private let locked = IntentContext(isLocked: true)
  private let request = IntentRequest(intent: "CancelBread", parameters: ["number": 7])

  @Test("has a restricted intent ask to unlock, and the handler never runs")
  func refuses() async throws {
    let handler = Canceller()
    let engine = try Bakery.engine(handler)
    let step = try await engine.begin(request, context: locked)
    #expect(step.turn == .unlock(prompt: "Unlock your device first."))
    #expect(try await engine.next(step, .proceed, context: locked).turn == step.turn)
    #expect(await handler.confirmations.count == 0)
    let unlocked = try await engine.next(step, .unlocked)
    #expect(unlocked.turn == .confirm(prompt: "Cancel the order, 7: shall I go on?"))
  }

  @Test(
    "has no answer change a restricted intent",
    arguments: [
      .value(9), .change(parameter: "number", value: 9), .yes, .no, .unlocked, .choice(0),
    ] as [SessionAnswer])
  func refusesAnswers(_ answer: SessionAnswer) async throws {
    let engine = try Bakery.engine(Canceller())
    let asked = try await engine.begin(request)
    let step = try await engine.next(asked, answer, context: locked)
    #expect(step.turn == .unlock(prompt: "Unlock your device first."))
    #expect(step.session.request.parameters == ["number": 7])
    let unlocked = try await engine.next(step, .unlocked)
    #expect(unlocked.turn == .confirm(prompt: "Cancel the order, 7: shall I go on?"))
  }

  @Test("lets the user have none of it")
  func canBeCancelled() async throws {
    let engine = try Bakery.engine(Canceller())
    let step = try await engine.next(
      try await engine.begin(request), .cancel, context: locked)
    #expect(step.outcome?.ending == .cancelled)
  }

  @Test("has confirmed what began before it was locked and is changed afterwards")
  func confirmsChanges() async throws {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let engine = try Bakery.engine(Baker(), policy: policy)
    let order = Bakery.order(["bread": Bakery.rye])
    let asked = try await engine.begin(order)
    let refused = try await engine.next(asked, .value(2), context: locked)
    #expect(refused.turn == .unlock(prompt: "Unlock your device first."))
    let unlocked = try await engine.next(refused, .unlocked)
    #expect(unlocked.question?.parameter == "loaves")
    let confirm = try await engine.next(unlocked, .value(3))
    #expect(
      confirm.turn == .confirm(prompt: "Order 3 of Rye, medium size, picked up: shall I go on?"))
    #expect(try await engine.next(confirm, .yes).outcome?.ending == .handled)

    // What began on the locked device is what its owner unlocks it for.
    let begun = try await engine.begin(Bakery.wholeOrder, context: locked)
    #expect(try await engine.next(begun, .unlocked).outcome?.ending == .handled)
  }

  @Test("offers no values of a restricted intent, and nobody those of one that is not open")
  func offersNoOptions() async throws {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let engine = try Bakery.engine(Baker(), policy: policy)
    let step = try await engine.begin(Bakery.order())
    await #expect(throws: IntentError.locked(intent: "OrderBread")) {
      _ = try await engine.options(of: step.session, for: "bread", context: locked)
    }
    await #expect(throws: IntentError.notAuthorized(.denied)) {
      _ = try await engine.options(
        of: step.session, for: "bread", context: IntentContext(authorization: .denied))
    }
    let ended = try await engine.next(step, .cancel)
    await #expect(throws: IntentError.sessionFinished(session: "1")) {
      _ = try await engine.options(of: ended.session, for: "bread")
    }
  }

  @Test("lets other intents pass")
  func letsPass() async throws {
    let step = try await Bakery.engine(Baker()).begin(Bakery.wholeOrder, context: locked)
    #expect(step.outcome?.ending == .handled)
  }

  @Test("refuses what the manifest restricts, too")
  func heedsManifest() async throws {
    let manifest = Manifest(intentsRestrictedWhileLocked: ["OrderBreadIntent"])
    var policy = SessionPolicy()
    let provider = HandlerProvider(.bakery)
    try policy.restrict(by: manifest, in: provider)
    let engine = try Bakery.engine(Baker(), policy: policy)
    let step = try await engine.begin(Bakery.wholeOrder, context: locked)
    #expect(step.turn == .unlock(prompt: "Unlock your device first."))
    await #expect(throws: IntentError.locked(intent: "OrderBread")) {
      _ = try await IntentDispatcher(provider: engine.provider, policy: policy)
        .dispatch(Bakery.wholeOrder, in: locked)
    }
    #expect(throws: IntentError.unknownSupportedIntent("Typo", manifest: "Info.plist")) {
      try policy.restrict(by: Manifest(intentsRestrictedWhileLocked: ["Typo"]), in: provider)
    }
  }
}
