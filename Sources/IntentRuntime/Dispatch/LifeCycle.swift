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
  let policy: SessionPolicy
  var race: HandlerRace
  /// Is told of what happens.
  var observe: (@Sendable (SessionEvent) -> Void)?
  /// Whether values that handlers give are to be ones that JSON can hold.
  var isWritten = false
  /// Whether the user has to confirm, whatever definition and policy say.
  var isConfirmationDue = false
  /// Whether nothing was answered, and the question is asked once more: that is no round.
  var isRepeated = false

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
    policy: SessionPolicy,
    race: HandlerRace
  ) {
    self.intent = intent
    self.plan = entry.plan
    self.states = Array(repeating: ParameterState(), count: entry.plan.parameters.count)
    self.handler = handler
    self.policy = policy
    self.race = race
  }

  /// Goes on up to the moment before the intent is handled.
  ///
  /// - Parameter agreement: What the user confirmed; any other value asks again.
  mutating func prepare(_ agreement: Agreement? = nil) async throws -> Readiness {
    if let open = try await resolve() { return .open(parameter: open.index, open.value) }
    let (intent, handler) = (intent, handler)
    var isAgreed = false
    if let agreement { isAgreed = agreement.intent == intent }
    if let agreement, isAgreed, agreement.isConfirmedByApp { return .ready }
    let response = try await guarded(plan.confirmPace) {
      try await Root.confirm(intent, with: handler)
    }
    observe?(.confirmed(code: "\(response.code)"))
    let wanted = Root.IntentResponseType.IntentResponseCodeType.intentConfirmation.intentOutcome
    guard response.code.intentOutcome == wanted else { return .declined(response) }
    return isConfirmationWanted && !isAgreed ? .unconfirmed(response) : .ready
  }

  /// Whether the user has to confirm the intent before it is handled.
  var isConfirmationWanted: Bool {
    isConfirmationDue || policy.confirms(plan.descriptor)
  }

  /// Has the handler carry the intent out, within its budget or later.
  func handle() async -> HandlerRace.Progress<Root.IntentResponseType> {
    let (intent, handler) = (intent, handler)
    return await race.run(plan.handlePace) { try await Root.handle(intent, with: handler) }
  }

  /// Calls a handler, which has until the timeout to answer.
  ///
  /// - Parameter pace: How long such calls take.
  func guarded<Answer: Sendable>(
    _ pace: HandlerPace = HandlerPace(),
    _ call: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try answer(of: await race.untilTimeout(pace, call))
  }

  /// What a handler answered.
  ///
  /// - Throws: What it threw, ``IntentError/handlerOverdue(intent:timeout:)``, and
  ///   ``LifeCycleCancelled``.
  func answer<Answer>(of result: HandlerResult<Answer>) throws -> Answer {
    switch result {
    case .answer(let answer): return answer
    case .failure(let error): throw error
    case .overdue:
      throw IntentError.handlerOverdue(intent: plan.descriptor.name, timeout: race.timeout)
    case .cancelled: throw LifeCycleCancelled()
    }
  }
}

/// Somebody cancelled while a handler was at work.
struct LifeCycleCancelled: Error {}
