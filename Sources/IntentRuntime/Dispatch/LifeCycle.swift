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
    if let open = try await resolve() { return .open(parameter: open.index, open.value) }
    try checkEquality()
    let (intent, handler) = (intent, handler)
    var isAgreed = false
    if let agreement { isAgreed = agreement.intent == intent }
    if let agreement, isAgreed, agreement.isConfirmedByApp { return .ready }
    let response = try await race.untilTimeout(plan.confirmPace) {
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
  /// - Throws: As ``HandlerRace/untilTimeout(_:atMost:_:)`` does.
  func handle() async throws -> HandlerRace.Progress<Root.IntentResponseType> {
    let (intent, handler) = (intent, handler)
    return try await race.run(plan.handlePace) { try await Root.handle(intent, with: handler) }
  }
}
