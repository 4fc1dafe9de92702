#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentSchemas

  /// An app as a server has it: with its sessions, and what others are told of its intents.
  struct ServedApp: Sendable {
    let app: ConversationApp
    let service: SessionService
    /// The intents that somebody handles, in the order of the catalogs.
    let intents: [any Intent.Type]

    /// The intents as others are told of them, in the development language.
    private var known: [IntentOutline]

    var name: String { app.name }

    init(
      _ app: ConversationApp,
      store: any SessionStore,
      lifetimes: SessionLifetimes,
      now: @escaping @Sendable () -> Date
    ) {
      self.app = app
      service = SessionService(
        engine: app.engine, store: store, lifetimes: lifetimes, now: now)
      let provider = app.engine.provider
      intents = provider.handledTypes
      let speaker = Speaker(language: "", catalogs: provider.catalogs)
      known = intents.map { IntentOutline($0, in: speaker, policy: app.engine.policy) }
    }

    /// Has each intent of some apps be a tool of a name of its own.
    static func nameTools(of apps: inout [ServedApp]) {
      let names = IntentOutline.toolNames(of: apps.map { (app: $0.name, intents: $0.known) })
      for (app, names) in zip(apps.indices, names) {
        for (intent, name) in zip(apps[app].known.indices, names) {
          apps[app].known[intent].toolName = name
        }
      }
    }

    /// What others are told of the intents, in a language.
    func outlines(in language: String) -> [IntentOutline] {
      let speaker = Speaker(language: language, catalogs: app.engine.provider.catalogs)
      return zip(intents, known).map { intent, known in
        var outline = IntentOutline(intent, in: speaker, policy: app.engine.policy)
        outline.toolName = known.toolName
        return outline
      }
    }

    /// A request as the runtime takes it, of one as other programs send it.
    ///
    /// - Throws: ``IntentError/invalidValue(parameter:intent:found:expected:)`` for a case that nobody can
    ///   choose, which handlers would take for none given.
    func reading(_ request: IntentRequest) throws -> IntentRequest {
      guard let outline = outline(of: request) else { return request }
      var request = request
      for parameter in outline.parameters {
        guard let value = request.parameters[parameter.name] else { continue }
        let read = WireValues.value(value, of: parameter)
        try parameter.requireNamed(read, of: outline.name)
        request.parameters[parameter.name] = read
      }
      return request
    }

    /// An answer as the runtime takes it, of one as other programs give it to a session.
    func reading(_ answer: SessionAnswer, to session: IntentSession) -> SessionAnswer {
      switch answer {
      case .value(let value):
        guard let (name, element) = session.question?.place else { return answer }
        return .value(reading(value, of: name, in: session, isElement: element != nil))
      case .change(let name, let value):
        return .change(parameter: name, value: reading(value, of: name, in: session))
      default: return answer
      }
    }

    /// A value for a parameter of a session's intent, as the runtime takes it.
    ///
    /// - Parameter isElement: Whether it may stand for one element of a list.
    func reading(
      _ value: JSONValue,
      of name: String,
      in session: IntentSession,
      isElement: Bool = false
    ) -> JSONValue {
      let parameters = outline(of: session.request)?.parameters ?? []
      guard var parameter = parameters.first(where: { $0.name == name }) else { return value }
      var value = value
      if isElement {
        // A list of one is that one.
        if case .array(let elements) = value, elements.count == 1 { value = elements[0] }
        if case .array = value {} else { parameter.isArray = false }
      } else if parameter.isArray, value != .null {
        // Whoever answers may give one value for a list of one; a request has what its schema says.
        if case .array = value {} else { value = .array([value]) }
      }
      return WireValues.value(value, of: parameter)
    }

    /// What others are told of the intent of a request.
    func outline(of request: IntentRequest) -> IntentOutline? {
      request.candidates(among: known) { IntentName(domain: $0.domain, $0.name) }.first
    }

    /// Whether it is an intent of the app that a request means.
    func serves(_ request: IntentRequest) -> Bool {
      outline(of: request) != nil
    }
  }

  extension ParameterOutline {
    /// Refuses what is no case of the parameter's enumeration, where it has one, and what has an empty name.
    fileprivate func requireNamed(_ value: JSONValue, of intent: String) throws {
      var values = [value]
      if isArray, case .array(let several) = value { values = several }
      if Self.namedTypes.contains(typeName), values.contains("") {
        throw IntentError.invalidValue(
          parameter: name, intent: intent, found: "''", expected: "a name")
      }
      guard case .enumeration(let cases) = kind else { return }
      let names = cases.map(\.name)
      for value in values where value != .null {
        if let name = value.text, names.contains(name) { continue }
        throw IntentError.invalidValue(
          parameter: self.name, intent: intent, found: value.text.map { "'\($0)'" } ?? value.kind,
          expected: names.map { "'\($0)'" }.joined(separator: " or "))
      }
    }

    /// The types whose values are given by a name.
    private static let namedTypes: Set = ["Person", "SpeakableString", "Placemark"]
  }
#endif
