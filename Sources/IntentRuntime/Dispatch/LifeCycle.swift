/// One intent on its way through its life: resolve, confirm, handle.
///
/// It is the one path for sessions, which ask the user between two steps, and for dispatches in one
/// go, which give back what would be asked.
///
/// It can be inlined, with all that it is made of: specialised for the type of an intent where that is
/// dispatched, it need not look types up while it runs, which took a quarter of the time.
@usableFromInline struct LifeCycle<Root: Intent>: Sendable {
  /// The intent with the values up to now.
  @usableFromInline var intent: Root
  /// What is known of the parameters, in their order.
  @usableFromInline var states: [ParameterState]
  @usableFromInline let plan: IntentPlan<Root>
  @usableFromInline let handler: Root.IntentHandlerType
  @usableFromInline let race: HandlerRace
  /// Is told of what happens.
  @usableFromInline var observe: (@Sendable (SessionEvent) -> Void)?
  /// Whether values that handlers give are to be ones that JSON can hold.
  @usableFromInline var isWritten = false
  /// Whether the user has to confirm, whatever definition and policy say.
  @usableFromInline var isConfirmationDue = false
  /// The parameters that the user's answer gives a value: only those go another round.
  @usableFromInline var answered: Set<Int> = []
  /// The parameters that were resolved once more without an answer.
  @usableFromInline var repeated: Set<Int> = []
  /// Is told how far it is, where it runs in a task of its own.
  @usableFromInline var progress: LifeCycleProgress<Root>?

  /// Where an intent stands before it is handled.
  @usableFromInline enum Readiness: Sendable {
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
  @usableFromInline struct Agreement: Sendable {
    @usableFromInline let intent: Root
    /// Whether the app said of the same values that it can carry them out.
    @usableFromInline let isConfirmedByApp: Bool

    @inlinable init(intent: Root, isConfirmedByApp: Bool) {
      (self.intent, self.isConfirmedByApp) = (intent, isConfirmedByApp)
    }
  }

  @inlinable init(
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
  nonisolated(nonsending) mutating func prepare(
    _ agreement: Agreement? = nil
  ) async throws -> Readiness {
    try await inOneTask { try await $0.prepare(agreement, $1) }
  }

  /// Does a part of the life in one task, and takes over how far it got, also where its handler is
  /// overdue.
  @inlinable
  nonisolated(nonsending) mutating func inOneTask<Answer: Sendable>(
    _ body:
      nonisolated(nonsending) @escaping @Sendable (inout LifeCycle, HandlerCalls) async throws ->
      Answer
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
  @inlinable
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
    guard response.code.intentOutcome == wanted else {
      try checkUndone(response)
      return .declined(response)
    }
    return isConfirmationWanted && !isAgreed ? .unconfirmed(response) : .ready
  }

  /// Refuses what is not even equal to itself, such as a number that is none: whoever agrees to it
  /// would agree to something else.
  @inlinable
  func checkEquality() throws {
    guard !isWritten, intent != intent else { return }
    for parameter in plan.parameters {
      _ = try parameter.binding.encoded { try parameter.binding.value(in: intent) }
    }
  }

  /// Refuses the answer of a handler that has mixed up confirming and handling: it would pass for done. A code of the definition's own
  /// ends the intent with its own text, `alreadyPaid`.
  @usableFromInline
  func checkUndone(_ response: Root.IntentResponseType) throws {
    guard ["success", "inProgress"].contains("\(response.code)") else { return }
    throw IntentError.confirmedAsDone(intent: plan.descriptor.name, code: "\(response.code)")
  }

  /// Whether the user has to confirm the intent before it is handled.
  @inlinable var isConfirmationWanted: Bool {
    isConfirmationDue || plan.isConfirmed(by: race.bounds.policy)
  }

  /// Goes as far as it gets without asking anybody, and notes how far that is before the intent is
  /// carried out.
  @inlinable
  nonisolated(nonsending) func finish(
    _ agreement: Agreement?,
    _ progress: LifeCycleProgress<Root>,
    _ calls: HandlerCalls
  ) async throws -> DispatchResult<Root> {
    var life = self
    switch try await life.prepare(agreement, calls) {
    case .open(let index, let open):
      let name = plan.parameters[index].binding.name
      return .unresolved(life.intent, parameter: name, open.resolution)
    case .declined(let response): return .declined(life.intent, response)
    case .unconfirmed(let response): return .needsConfirmation(life.intent, response)
    case .ready:
      progress.note(life)
      return .handled(life.intent, try await life.handle(calls))
    }
  }

  /// Has the handler carry the intent out, within its budget or later.
  ///
  /// - Throws: As ``HandlerRace/run(isKept:_:)`` does.
  nonisolated(nonsending) func handle() async throws
    -> HandlerRace.Progress<Root.IntentResponseType>
  {
    try await race.run(isKept: true) { try await handle($0) }
  }

  /// The same in a task that others have begun.
  @inlinable
  nonisolated(nonsending) func handle(
    _ calls: HandlerCalls
  ) async throws -> Root.IntentResponseType {
    try await calls.next(plan.handlePace, budget: race.bounds.policy.budget) {
      try await Root.handle(intent, with: handler)
    }
  }
}
