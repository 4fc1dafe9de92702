import Testing

@testable import IntentRuntime

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
    "is not asked for while it is: whoever does so within the question hears that nothing is determined"
  )
  func isNotAskedWithin() async throws {
    let authorization = Authorization(
      manifest: Manifest(usageDescription: "x"), store: MemoryAuthorizationStore())
    let status = try await authorization.request { _ in
      let within = try await authorization.request { _ in
        Issue.record("it is asked twice")
        return false
      }
      #expect(within == .notDetermined)
      return true
    }
    #expect(status == .authorized)
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

  @Test("is asked for once where somebody looked before the answer, and goes on after it")
  func isAskedForOnceAfterALook() async throws {
    let (gate, asked, done) = (Gate(), Counter(), Counter())
    let authorization = Authorization(
      manifest: Manifest(usageDescription: "x"), store: SlowAuthorizationStore(gate: gate))
    func request(_ answer: Bool) -> Task<AuthorizationStatus, any Error> {
      Task {
        let status = try await authorization.request { _ in
          await asked.add()
          return answer
        }
        await done.add()
        return status
      }
    }
    let slow = request(true)
    await gate.awaitArrival()
    let quick = request(false)
    await waitUntil {
      let waiting = await authorization.question.waitingCount
      let count = await done.count
      return waiting + count == 2
    }
    await gate.open()
    #expect(try await slow.value == quick.value)
    #expect(await asked.count == 1)
  }

  @Test("that was withdrawn is not given by what somebody says to the old question")
  func isNotGivenLate() async throws {
    let authorization = Authorization(
      manifest: Manifest(usageDescription: "x"), store: MemoryAuthorizationStore())
    let (shown, answered) = (Gate(), Gate())
    let first = Task {
      try await authorization.request { _ in
        await shown.pass()
        await answered.open()
        return true
      }
    }
    await shown.awaitArrival()
    first.cancel()
    await waitUntil { await authorization.question.waitingCount == 0 }
    await shown.open()
    await answered.pass()
    _ = await first.result
    #expect(try await authorization.status() == .notDetermined)
    #expect(try await authorization.request { _ in false } == .denied)
  }
}

/// A store whose first look takes until a gate is opened.
private final class SlowAuthorizationStore: AuthorizationStore {
  let gate: Gate
  let store = MemoryAuthorizationStore()
  private let looks = Locked(0)

  init(gate: Gate) { self.gate = gate }

  func status() async throws -> AuthorizationStatus {
    let status = await store.status()
    let isFirst = looks.withLock { looks in
      looks += 1
      return looks == 1
    }
    if isFirst { await gate.pass() }
    return status
  }

  func setStatus(_ status: AuthorizationStatus) async throws { await store.setStatus(status) }

  func determine(_ status: AuthorizationStatus) async throws -> AuthorizationStatus {
    try await store.determine(status)
  }
}
