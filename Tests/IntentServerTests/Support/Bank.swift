#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import SystemIntents

  /// Pays, and writes down each payment; to 'Slow' it pays only when it is let, to 'Endless' never.
  actor Bank: SendPaymentIntentHandling {
    private(set) var payments: [String] = []
    private var gates: [CheckedContinuation<Void, Never>] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []

    func resolvePayee(for intent: SendPaymentIntent) async throws
      -> SendPaymentPayeeResolutionResult
    {
      guard let payee = intent.payee else { return .needsValue() }
      guard payee.displayName != "Bobo" else {
        return .disambiguation(
          with: ["Bobo Senior", "Bobo Junior"].map { Person(displayName: $0) })
      }
      // What is carried out may be called otherwise than it was said.
      guard payee.displayName != "Junior" else {
        return .success(with: Person(displayName: "Bobo Junior"))
      }
      return .success(with: payee)
    }

    func handle(intent: SendPaymentIntent) async throws -> SendPaymentIntentResponse {
      let payee = intent.payee?.displayName ?? ""
      payments.append(payee)
      for waiter in waiters { waiter.resume() }
      waiters = []
      if payee == "Slow" { await withCheckedContinuation { gates.append($0) } }
      if payee == "Endless" { try await Task.sleep(for: .seconds(86_400)) }
      return SendPaymentIntentResponse(code: .success)
    }

    /// Waits until somebody is being paid.
    func hasBegun() async {
      while payments.isEmpty { await withCheckedContinuation { waiters.append($0) } }
    }

    /// Lets all payments through.
    func open() {
      for gate in gates { gate.resume() }
      gates = []
    }

    /// An app that pays.
    nonisolated func app(
      _ name: String = "Jungle",
      budget: Duration = .seconds(2)
    ) throws -> ConversationApp {
      var provider = HandlerProvider(.payments)
      try provider.register(self)
      var policy = SessionPolicy()
      policy.budget = budget
      return ConversationApp(
        name, engine: SessionEngine(provider: provider, policy: policy))
    }
  }
#endif
