import Foundation
import IntentRuntime
import TestSupport

/// Takes an order for bread; each test replaces what it is about.
struct Baker: OrderBreadIntentHandling {
  var bread: @Sendable (OrderBreadIntent) async throws -> OrderBreadBreadResolutionResult = {
    $0.bread.map { .success(with: $0) } ?? .needsValue()
  }
  var loaves: @Sendable (Int?) async throws -> OrderBreadLoavesResolutionResult = {
    $0.map { .success(with: $0) } ?? .needsValue()
  }
  var toppings: @Sendable ([String]?) async throws -> [OrderBreadToppingsResolutionResult] = {
    $0?.map { .success(with: $0) } ?? [.notRequired()]
  }
  var delivery: @Sendable (Bool?) async throws -> ResolutionResult<Bool> = {
    $0.map { .success(with: $0) } ?? .notRequired()
  }
  var address: @Sendable (Placemark?) async throws -> ResolutionResult<Placemark> = {
    $0.map { .success(with: $0) } ?? .needsValue()
  }
  var beginning: @Sendable (OrderBreadIntent) async throws -> Bread? = { _ in nil }
  var readiness: @Sendable (OrderBreadIntent) async throws -> OrderBreadIntentResponse = { _ in
    OrderBreadIntentResponse(code: .ready)
  }
  var work: @Sendable (OrderBreadIntent) async throws -> OrderBreadIntentResponse = { _ in
    OrderBreadIntentResponse(code: .success)
  }

  static let breads = ["Rye", "Wheat", "Sourdough rye"].map {
    Bread(identifier: $0.lowercased(), display: $0)
  }

  func resolveBread(
    for intent: OrderBreadIntent
  ) async throws -> OrderBreadBreadResolutionResult { try await bread(intent) }

  func resolveLoaves(
    for intent: OrderBreadIntent
  ) async throws -> OrderBreadLoavesResolutionResult { try await loaves(intent.loaves) }

  func resolveToppings(
    for intent: OrderBreadIntent
  ) async throws -> [OrderBreadToppingsResolutionResult] { try await toppings(intent.toppings) }

  func resolveDelivery(
    for intent: OrderBreadIntent
  ) async throws -> ResolutionResult<Bool> { try await delivery(intent.delivery) }

  func resolveAddress(
    for intent: OrderBreadIntent
  ) async throws -> ResolutionResult<Placemark> { try await address(intent.address) }

  func resolvePicture(
    for intent: OrderBreadIntent
  ) async throws -> OrderBreadPictureResolutionResult {
    intent.picture.map { .success(with: $0) } ?? .notRequired()
  }

  func provideBreadOptionsCollection(
    for intent: OrderBreadIntent,
    searchTerm: String?
  ) async throws -> OptionsCollection<Bread> {
    let fitting = Self.breads.filter {
      searchTerm.map($0.displayString.localizedCaseInsensitiveContains) ?? true
    }
    return OptionsCollection(sections: [.init(title: "Today", items: fitting)])
  }

  func defaultBread(for intent: OrderBreadIntent) async throws -> Bread? {
    try await beginning(intent)
  }

  func confirm(intent: OrderBreadIntent) async throws -> OrderBreadIntentResponse {
    try await readiness(intent)
  }

  func handle(intent: OrderBreadIntent) async throws -> OrderBreadIntentResponse {
    try await work(intent)
  }
}

/// Cancels orders, after the user has confirmed.
struct Canceller: CancelBreadIntentHandling {
  var number: @Sendable (Int?) async throws -> ResolutionResult<Int> = {
    $0.map { .success(with: $0) } ?? .needsValue()
  }
  var confirmations = Counter()
  var handled = Counter()
  var work: @Sendable (CancelBreadIntent) async throws -> CancelBreadIntentResponse = { _ in
    CancelBreadIntentResponse(code: .success)
  }

  func resolveNumber(for intent: CancelBreadIntent) async throws -> ResolutionResult<Int> {
    try await number(intent.number)
  }

  func confirm(intent: CancelBreadIntent) async throws -> CancelBreadIntentResponse {
    await confirmations.add()
    return CancelBreadIntentResponse(code: .ready)
  }

  func handle(intent: CancelBreadIntent) async throws -> CancelBreadIntentResponse {
    await handled.add()
    return try await work(intent)
  }
}

/// Engines and requests for the bakery.
enum Bakery {
  static let rye = JSONValue.object(["identifier": "rye", "displayString": "Rye"])
  static let wheat = JSONValue.object(["identifier": "wheat", "displayString": "Wheat"])

  static func engine(
    _ handlers: any IntentHandling...,
    policy: SessionPolicy = SessionPolicy(),
    clock: any Clock<Duration> = ManualClock(),
    log: LogBook = LogBook()
  ) throws -> SessionEngine {
    var provider = HandlerProvider(.bakery)
    for handler in handlers { try provider.register(handler) }
    return SessionEngine(provider: provider, policy: policy, clock: clock, logger: log.logger)
  }

  static func order(_ parameters: [String: JSONValue] = [:]) -> IntentRequest {
    IntentRequest(intent: "OrderBread", parameters: parameters)
  }

  /// A whole order.
  static let wholeOrder = order(["bread": rye, "loaves": 2])
}

extension SessionEngine {
  /// Begins a session in English.
  func begin(
    _ request: IntentRequest,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    try await begin(request, id: "1", language: "en", context: context)
  }

  /// Takes the next step with a session that was written and read again.
  func next(
    _ step: SessionStep,
    _ answer: SessionAnswer,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep {
    let data = try JSONEncoder().encode(step.session)
    let session = try JSONDecoder().decode(IntentSession.self, from: data)
    return try await self.step(session, answer, context: context)
  }
}

extension SessionStep {
  /// How the session ended; none while it has not.
  var outcome: SessionOutcome? {
    switch turn {
    case .done(let outcome), .launchApp(let outcome, _): outcome
    default: nil
    }
  }

  /// The question, where a value is asked for.
  var question: ParameterQuestion? {
    switch turn {
    case .ask(let question), .choose(let question, _), .agree(let question, _): question
    default: nil
    }
  }
}
