#if Server
  import IntentConversation
  import IntentRuntime

  /// An intent whose parameters are called as the arguments of tools are that belong to no intent.
  struct BookIntent: Intent {
    var session: String?
    var confirmed: Bool?

    static let intentDescriptor = IntentDescriptor(
      name: "Book", title: LocalizedText("Book"), isUserConfirmationRequired: true,
      isIdempotent: true,
      parameters: [
        ParameterDescriptor(
          "session", displayName: LocalizedText("Session"), typeName: "String"),
        ParameterDescriptor(
          "confirmed", displayName: LocalizedText("Confirmed"), typeName: "Boolean"),
      ])

    static let intentParameters: [any ParameterBinding<Self>] = [
      SingleParameter<Self, String, NoUnsupportedReason>(
        "session", \.session,
        resolve: { _, intent in intent.session.map { .success(with: $0) } ?? .needsValue() }),
      SingleParameter<Self, Bool, NoUnsupportedReason>(
        "confirmed", \.confirmed,
        resolve: { _, intent in intent.confirmed.map { .success(with: $0) } ?? .notRequired() }),
    ]

    static func confirm(_ intent: Self, with studio: Studio) async throws -> BookIntentResponse {
      BookIntentResponse(code: .ready)
    }

    static func handle(_ intent: Self, with studio: Studio) async throws -> BookIntentResponse {
      await studio.book(intent.session ?? "")
      return BookIntentResponse(code: .success)
    }

    static func present(
      _ intent: Self, response: BookIntentResponse, with studio: Studio
    ) async throws -> Presentation? {
      guard response.code == .success, let updates = studio.updates else { return nil }
      return Presentation(ViewDescription([.progress(0, title: "Printing")]), updates: updates)
    }
  }

  struct BookIntentResponse: IntentResponse {
    var code: BookIntentResponseCode
    var userActivity: UserActivity?

    init(code: BookIntentResponseCode, userActivity: UserActivity? = nil) {
      (self.code, self.userActivity) = (code, userActivity)
    }
  }

  enum BookIntentResponseCode: Int, IntentResponseCode {
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

  /// Remembers what was booked.
  actor Studio {
    private(set) var booked: [String] = []
    /// What comes of the tickets that it shows; none where it shows none.
    nonisolated let updates: AsyncStream<ViewDescription>?

    init(updates: AsyncStream<ViewDescription>? = nil) { self.updates = updates }

    func book(_ session: String) { booked.append(session) }

    nonisolated func app() throws -> ConversationApp {
      var provider = HandlerProvider(IntentCatalog(name: "Studio", intents: [BookIntent.self]))
      try provider.register(BookIntent.self) { _ in self }
      return ConversationApp("Studio", provider: provider)
    }
  }
#endif
