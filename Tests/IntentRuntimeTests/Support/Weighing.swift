import IntentRuntime

/// An intent with a list of numbers, which its user confirms.
struct WeighIntent: Intent {
  var weights: [Double]?

  static let intentDescriptor = IntentDescriptor(
    name: "Weigh", title: LocalizedText("Weigh"), isUserConfirmationRequired: true,
    parameters: [
      ParameterDescriptor(
        "weights", displayName: LocalizedText("Weights"), typeName: "Decimal", isArray: true,
        limits: ParameterLimits(maximum: 1_000))
    ])

  static let intentParameters: [any ParameterBinding<Self>] = [
    ArrayParameter<Self, Double, NoUnsupportedReason>("weights", \.weights) { handler, intent in
      await handler.resolve(intent.weights ?? [])
    }
  ]

  static func confirm(_ intent: Self, with handler: Scales) async throws -> WeighIntentResponse {
    WeighIntentResponse(code: .ready)
  }

  static func handle(_ intent: Self, with handler: Scales) async throws -> WeighIntentResponse {
    await handler.handle(intent.weights ?? [])
    return WeighIntentResponse(code: .success)
  }
}

struct WeighIntentResponse: IntentResponse {
  var code: WeighIntentResponseCode
  var userActivity: UserActivity?

  init(code: WeighIntentResponseCode, userActivity: UserActivity? = nil) {
    (self.code, self.userActivity) = (code, userActivity)
  }
}

enum WeighIntentResponseCode: Int, IntentResponseCode {
  case ready, success, failure

  static let intentConfirmation = Self.ready
  static let intentFailure = Self.failure

  var intentOutcome: ResponseOutcome {
    switch self {
    case .ready: .ready
    case .success: .success
    case .failure: .failure
    }
  }
}

/// Asks about every number, again and again, and remembers what it weighed.
actor Scales {
  private(set) var weighed: [[Double]] = []

  func resolve(_ weights: [Double]) -> [ResolutionResult<Double>] {
    weights.map { .confirmationRequired(with: $0) }
  }

  func handle(_ weights: [Double]) { weighed.append(weights) }

  nonisolated func engine() throws -> SessionEngine {
    var provider = HandlerProvider(IntentCatalog(name: "Scales", intents: [WeighIntent.self]))
    try provider.register(WeighIntent.self) { _ in self }
    return SessionEngine(provider: provider, clock: ContinuousClock())
  }
}
