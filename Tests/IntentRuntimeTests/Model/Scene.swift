import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

/// An app with its opinions, an engine with its rules, and a user who says anything.
struct Scene {
  var random: SeededGenerator
  let app: TransferApp
  let handler: TransferHandler
  let rules: LifeCycleModel.Rules
  let engine: SessionEngine
  let values: [String: String]
  let session: IntentSession

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    app = TransferApp(seed: seed)
    let handler = TransferHandler(app: app)
    self.handler = handler
    rules = LifeCycleModel.Rules(
      isConfirmed: Bool.random(using: &random),
      isRestricted: Bool.random(using: &random),
      roundLimit: Int.random(in: 3...10, using: &random)
    )
    var policy = SessionPolicy()
    if rules.isConfirmed { policy.confirmedIntents = ["Model.Transfer"] }
    if rules.isRestricted { policy.restrictedIntents = ["Transfer"] }
    policy.roundLimit = rules.roundLimit
    var provider = HandlerProvider(
      IntentCatalog(name: "Model", intents: [Transfer.self]))
    try? provider.register(Transfer.self) { _ in handler }
    engine = SessionEngine(
      provider: provider, policy: policy, clock: ManualClock(), logger: LogBook().logger)
    var values: [String: String] = [:]
    for name in LifeCycleModel.names where Bool.random(using: &random) {
      values[name] = "v\(Int.random(in: 0...9, using: &random))"
    }
    self.values = values
    session = IntentSession(
      id: "\(seed)",
      request: IntentRequest(
        domain: "Model", intent: "Transfer",
        parameters: Dictionary(
          uniqueKeysWithValues: values.map { ($0, ModelTranslation.json($0, $1)) })),
      language: "en")
  }

  mutating func context() -> IntentContext {
    IntentContext(
      isLocked: Int.random(in: 0..<6, using: &random) == 0,
      authorization: Int.random(in: 0..<30, using: &random) == 0 ? .denied : .authorized)
  }

  /// An answer, most often one that fits.
  mutating func answer(to model: LifeCycleModel) -> LifeCycleModel.Answer {
    let value = "v\(Int.random(in: 0...9, using: &random))"
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return .cancel
    case 1: return .change("nothing", value)
    case 2, 3: return .change(LifeCycleModel.names.randomElement(using: &random) ?? "", value)
    case 4: return .change(LifeCycleModel.names.randomElement(using: &random) ?? "", nil)
    case 5: return .choice(Int.random(in: -1...3, using: &random))
    case 6: return .yes
    case 7: return .no
    case 8: return .value(value)
    case 9: return .unlocked
    case 10, 11: return .proceed
    default: break
    }
    switch model.question {
    case .value: return .value(value)
    case .agreement, .confirmation: return Int.random(in: 0..<4, using: &random) > 0 ? .yes : .no
    case .choice: return .choice(Int.random(in: 0...1, using: &random))
    case .unlock: return .unlocked
    case nil: return .proceed
    }
  }

  /// Other values that come with an answer, now and then.
  mutating func changes() -> [String: String?] {
    guard Int.random(in: 0..<5, using: &random) == 0 else { return [:] }
    var changes: [String: String?] = [:]
    for _ in 0...Int.random(in: 0...1, using: &random) {
      let name = LifeCycleModel.names.randomElement(using: &random) ?? ""
      let isNone = Int.random(in: 0..<8, using: &random) == 0
      let isUnknown = Int.random(in: 0..<20, using: &random) == 0
      changes.updateValue(
        isNone ? nil : "v\(Int.random(in: 0...9, using: &random))",
        forKey: isUnknown ? "nothing" : name)
    }
    return changes
  }

  /// A step of the engine, with a session that was written and read now and then.
  mutating func step(
    _ session: IntentSession, _ answer: SessionAnswer, changing changes: [String: String?] = [:],
    _ context: IntentContext
  ) async -> Result<SessionStep, any Error> {
    do {
      var session = session
      if Int.random(in: 0..<4, using: &random) == 0 {
        session = try JSONDecoder().decode(
          IntentSession.self, from: JSONEncoder().encode(session))
      }
      var values: [String: JSONValue] = [:]
      for (name, value) in changes { values[name] = ModelTranslation.json(name, value) }
      return .success(
        try await engine.step(session, answer, changing: values, context, claim: nil))
    } catch {
      return .failure(error)
    }
  }

  /// Changes a session somewhere, and has the engine and the model take a step of it.
  ///
  /// - Returns: Whether the handler carried it out; none where the session was refused.
  mutating func mutateAndStep(_ session: IntentSession) async throws -> Bool? {
    var written = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(session))
    for _ in 0..<Int.random(in: 1...2, using: &random) { written = mutated(written) }
    guard let changed = try read(written) else { return nil }
    let context = context()
    let model = LifeCycleModel(written, session: changed)
    let answer = answer(to: model ?? LifeCycleModel(values: [:]))
    let given = await step(
      changed, ModelTranslation.answer(answer, to: changed.question), context)
    let handled = handler.takeLedger()
    check(handled, of: changed, answer, context, isConfirmationDue: model?.isConfirmationDue)
    switch given {
    case .failure(let error):
      #expect(error is IntentError, "\(error)")
      return nil
    case .success(let step):
      guard var model else {
        Issue.record("\(written) is no state, and was taken")
        return nil
      }
      let turn = try? model.step(
        answer, isLocked: context.isLocked, isAuthorized: context.authorization == .authorized,
        rules, app)
      #expect(ModelTranslation.turn(step) == turn, "\(written) \(answer)")
      #expect(handled == model.handled, "\(written) \(answer)")
      let isHandled = await follow(step.session, model)
      return isHandled || !handled.isEmpty
    }
  }

  /// Takes a session to its end, as the model does.
  ///
  /// - Returns: Whether the handler carried it out.
  private mutating func follow(_ session: IntentSession, _ model: LifeCycleModel) async -> Bool {
    var (session, model, isHandled) = (session, model, false)
    // Rounds are bounded, and what somebody asks for anew begins new ones.
    for _ in 0..<100 where model.phase != .finished {
      let (answer, before) = (answer(to: model), model)
      let turn = try? model.step(answer, isLocked: false, isAuthorized: true, rules, app)
      if turn == nil { model = before }
      let given = await step(
        session, ModelTranslation.answer(answer, to: session.question), IntentContext())
      let handled = handler.takeLedger()
      #expect(handled == (turn == nil ? [] : model.handled), "\(session) \(answer)")
      isHandled = isHandled || !handled.isEmpty
      switch given {
      case .failure(let error):
        #expect(turn == nil && error is IntentError, "\(error) \(session) \(answer)")
        if turn != nil { return isHandled }
      case .success(let step):
        #expect(ModelTranslation.turn(step) == turn, "\(session) \(answer)")
        if turn == nil { return isHandled }
        session = step.session
      }
    }
    return isHandled
  }

  /// An answer that somebody changed somewhere; none where it cannot be read any more.
  mutating func changed(_ answer: SessionAnswer) throws -> SessionAnswer? {
    let written = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(answer))
    let data = try JSONEncoder().encode(mutated(written))
    do {
      return try JSONDecoder().decode(SessionAnswer.self, from: data)
    } catch {
      #expect(error is DecodingError || error is IntentError, "\(error)")
      return nil
    }
  }

  private func read(_ written: JSONValue) throws -> IntentSession? {
    do {
      return try JSONDecoder().decode(IntentSession.self, from: JSONEncoder().encode(written))
    } catch {
      #expect(error is DecodingError || error is IntentError, "\(error)")
      return nil
    }
  }

  /// Whatever the model says: nothing is handled unasked, or while it may not be.
  private func check(
    _ handled: [[String: String]], of session: IntentSession, _ answer: LifeCycleModel.Answer,
    _ context: IntentContext, isConfirmationDue: Bool?
  ) {
    guard let values = handled.first else { return }
    #expect(handled.count == 1)
    #expect(context.authorization == .authorized)
    #expect(!context.isLocked || !rules.isRestricted)
    guard rules.isConfirmed || isConfirmationDue == true else { return }
    guard case .yes = answer, case .confirmation(let asked)? = session.question else {
      Issue.record("\(values) was handled without a yes to it")
      return
    }
    #expect(ModelTranslation.texts(asked) == values)
  }

  // MARK: - Mutations

  private mutating func mutated(_ value: JSONValue) -> JSONValue {
    // Deeper down as often as not.
    if Int.random(in: 0..<5, using: &random) > 0 {
      switch value {
      case .object(var fields):
        guard let key = fields.keys.sorted().randomElement(using: &random) else { break }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: fields[key] = nil
        case 1: fields[Self.names.randomElement(using: &random) ?? ""] = fields[key]
        case 2: fields[Self.names.randomElement(using: &random) ?? ""] = anything()
        default: fields[key] = fields[key].map { mutated($0) }
        }
        return .object(fields)
      case .array(var values):
        guard let index = values.indices.randomElement(using: &random) else { break }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: values.remove(at: index)
        case 1: values.append(values[index])
        default: values[index] = mutated(values[index])
        }
        return .array(values)
      default: break
      }
    }
    return anything()
  }

  private mutating func anything() -> JSONValue {
    Self.values.randomElement(using: &random) ?? .null
  }

  private static let names = [
    "format", "revision", "phase", "question", "parameters", "wasLocked", "isConfirmationDue",
    "confirmedValues", "note", "account", "amount", "kind", "day", "tags", "isResolved",
    "resolvedValue",
    "isNotRequired", "hasDefault", "agreed", "rounds", "fewestOpen", "element", "type", "x",
    "value", "option", "parameter", "name", "number", "year",
  ]

  private static let values: [JSONValue] = [
    .null, true, false, 0, 1, 2, -1, 5, 5_000, .integer(.max), .integer(.max - 1), .integer(.min),
    1e308, 2.5, "", "v1",
    "v2", "v3", "new", "resolving", "confirming", "handling", "finished", [], ["v1"], ["v1", "v2"],
    [1, 2], [:], ["v1": "v2"], ["type": "unlock"], ["type": "confirmation", "values": [:]],
    ["type": "value", "parameter": "amount"],
    ["type": "value", "parameter": "note", "element": -1],
    ["type": "choice", "parameter": "amount", "options": [1, 2]],
    ["type": "agreement", "parameter": "account", "value": "v1"],
    ["isResolved": true, "hasDefault": true, "rounds": 1, "resolvedValue": "v1", "fewestOpen": 0],
    ["isResolved": true, "isNotRequired": true, "hasDefault": true, "rounds": 1],
    ["type": "choice", "parameter": "kind", "options": [1, "v2"]],
    ["type": "agreement", "parameter": "day", "value": ["day": 1]],
    "yes", "kind", "day", "tags", "amount", "2026-01-31", "24:00", "9999-12-31",
    ["day": 1], ["day": .integer(.max)], ["year": .integer(.min), "month": .integer(.max)],
    ["hour": .integer(.min), "nanosecond": .integer(.max - 1)], ["year": 1_000_000_000, "day": -1],
    ["weekday": 99, "weekOfYear": -1, "era": 7], ["name": "v1"], [["name": "v1"]],
    [["name": "v1"], ["name": "", "number": .integer(.max)]], [["number": 1]],
  ]
}
