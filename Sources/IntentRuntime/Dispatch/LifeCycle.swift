/// One intent on its way through its life: resolve, confirm, handle.
///
/// It is the one path for sessions, which ask the user between two steps, and for dispatches in one
/// go, which give back what would be asked.
struct LifeCycle<Root: Intent>: Sendable {
  /// The intent with the values up to now.
  var intent: Root
  /// What is known of the parameters, in their order.
  var states: [ParameterState]
  let plan: IntentPlan<Root>
  let handler: Root.IntentHandlerType
  var policy: SessionPolicy { race.policy }
  let race: HandlerRace
  /// Is told of what happens.
  var observe: (@Sendable (SessionEvent) -> Void)?
  /// Whether values that handlers give are to be ones that JSON can hold.
  var isWritten = false
  /// Whether the user has to confirm, whatever definition and policy say.
  var isConfirmationDue = false
  /// Whether nothing was answered, and the question is asked once more: that is no round.
  var isRepeated = false
  /// Is told how far it is, where it runs in a task of its own.
  var progress: LifeCycleProgress<Root>?

  /// Where an intent stands before it is handled.
  enum Readiness {
    /// A parameter needs the user.
    case open(parameter: Int, ParameterOutcome.OpenValue)
    /// The app would not carry it out.
    case declined(Root.IntentResponseType)
    /// The user has to confirm it.
    case unconfirmed(Root.IntentResponseType)
    /// It is to be handled.
    case ready
  }

  /// What the user agreed to have handled.
  struct Agreement {
    let intent: Root
    /// Whether the app said of the same values that it can carry them out.
    let isConfirmedByApp: Bool
  }

  init(
    _ intent: Root,
    entry: TypedHandlerEntry<Root>,
    handler: Root.IntentHandlerType,
    race: HandlerRace
  ) {
    self.intent = intent
    self.plan = entry.plan
    self.states = Array(repeating: ParameterState(), count: entry.plan.parameters.count)
    self.handler = handler
    self.race = race
  }

  /// Goes on up to the moment before the intent is handled.
  ///
  /// - Parameter agreement: What the user confirmed; any other value asks again.
  mutating func prepare(_ agreement: Agreement? = nil) async throws -> Readiness {
    try await inOneTask { try await $0.prepare(agreement, $1) }
  }

  /// Does a part of the life in one task, and takes over how far it got, also where its handler is
  /// overdue.
  mutating func inOneTask<Answer: Sendable>(
    _ body: @escaping @Sendable (inout LifeCycle, HandlerCalls) async throws -> Answer
  ) async throws -> Answer {
    let (begun, progress) = (self, LifeCycleProgress(self))
    defer { progress.restore(&self) }
    return try await race.finish { calls in
      var life = begun
      life.progress = progress
      defer { progress.note(life) }
      return try await body(&life, calls)
    }
  }

  /// The same in a task that others have begun.
  nonisolated(nonsending) mutating func prepare(
    _ agreement: Agreement?,
    _ calls: HandlerCalls
  ) async throws -> Readiness {
    if let open = try await resolve(calls) { return .open(parameter: open.index, open.value) }
    try checkEquality()
    let isAgreed = agreement.map { $0.intent == intent } ?? false
    if isAgreed, agreement?.isConfirmedByApp == true { return .ready }
    progress?.note(self)
    let response = try await calls.next(plan.confirmPace) {
      try await Root.confirm(intent, with: handler)
    }
    observe?(.confirmed(code: "\(response.code)"))
    let wanted = Root.IntentResponseType.IntentResponseCodeType.intentConfirmation.intentOutcome
    guard response.code.intentOutcome == wanted else { return .declined(response) }
    return isConfirmationWanted && !isAgreed ? .unconfirmed(response) : .ready
  }

  /// Refuses what is not even equal to itself, such as a number that is none: whoever agrees to it
  /// would agree to something else.
  private func checkEquality() throws {
    guard !isWritten, intent != intent else { return }
    for parameter in plan.parameters {
      _ = try parameter.binding.encoded { try parameter.binding.value(in: intent) }
    }
  }

  /// Whether the user has to confirm the intent before it is handled.
  var isConfirmationWanted: Bool {
    isConfirmationDue || policy.confirms(plan.descriptor)
  }

  /// Has the handler carry the intent out, within its budget or later.
  ///
  /// - Throws: As ``HandlerRace/run(isKept:_:)`` does.
  func handle() async throws -> HandlerRace.Progress<Root.IntentResponseType> {
    try await race.run(isKept: true) { try await handle($0) }
  }

  /// The same in a task that others have begun.
  nonisolated(nonsending) func handle(
    _ calls: HandlerCalls
  ) async throws -> Root.IntentResponseType {
    try await calls.next(plan.handlePace, budget: policy.budget) {
      try await Root.handle(intent, with: handler)
    }
  }
}
