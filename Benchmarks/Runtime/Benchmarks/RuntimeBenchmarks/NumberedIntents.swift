import IntentRuntime

/// Any number of intent types, made of two generic ones: `One<Zero<One<First>>>` and so on.
enum NumberedIntents {
  static let middle = Zero<One<Zero<First>>>()

  static func provider(count: Int) throws -> HandlerProvider {
    var types: [any NumberedIntent.Type] = [First.self]
    var next = 0
    while types.count < count {
      types += types[next].longer
      next += 1
    }
    let chosen = Array(types.prefix(count))
    var provider = HandlerProvider(IntentCatalog(name: "Numbered", intents: chosen))
    for type in chosen { try type.register(in: &provider) }
    return provider
  }
}

protocol NumberedIntent: Intent
where IntentResponseType == NumberedResponse, IntentHandlerType == any NumberedHandling {
  static var longer: [any NumberedIntent.Type] { get }
}

extension NumberedIntent {
  static var longer: [any NumberedIntent.Type] { [Zero<Self>.self, One<Self>.self] }

  static var intentDescriptor: IntentDescriptor {
    IntentDescriptor(name: "\(Self.self)", title: LocalizedText("Numbered"))
  }

  static var intentParameters: [any ParameterBinding<Self>] { [] }

  static func confirm(
    _ intent: Self, with handler: any NumberedHandling
  ) async throws -> NumberedResponse { NumberedResponse(code: .ready) }

  static func handle(
    _ intent: Self, with handler: any NumberedHandling
  ) async throws -> NumberedResponse { try await handler.handle() }

  static func register(in provider: inout HandlerProvider) throws {
    let handler = NumberedHandler()
    try provider.register(Self.self) { _ in handler }
  }
}

struct First: NumberedIntent {}
struct Zero<Rest: NumberedIntent>: NumberedIntent {}
struct One<Rest: NumberedIntent>: NumberedIntent {}

protocol NumberedHandling: IntentHandling {
  func handle() async throws -> NumberedResponse
}

struct NumberedHandler: NumberedHandling {
  func handle() async throws -> NumberedResponse { NumberedResponse(code: .success) }
}

struct NumberedResponse: IntentResponse {
  var code: NumberedResponseCode
  var userActivity: UserActivity?

  init(code: NumberedResponseCode, userActivity: UserActivity? = nil) {
    self.code = code
    self.userActivity = userActivity
  }
}

enum NumberedResponseCode: Int, IntentResponseCode {
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
