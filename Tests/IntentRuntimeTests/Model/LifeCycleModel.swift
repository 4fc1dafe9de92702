/// What the life cycle is to do, written down a second time and as simply as can be: which states there
/// are, what each answer does to them, and what may reach the handler.
struct LifeCycleModel: Equatable {
  enum Question: Equatable {
    case value(String)
    case agreement(String, String?)
    case choice(String, [String])
    case confirmation([String: String])
    case unlock
  }

  enum Phase: String {
    case new, resolving, confirming, finished
  }

  struct Parameter: Equatable {
    var isResolved = false
    var isNotRequired = false
    var hasDefault = false
    var agreed: [String] = []
    var rounds = 0
    var fewestOpen: Int?
  }

  /// What a step says in the end.
  enum Turn: Equatable {
    case asked(Question)
    case handled, failed, declined, cancelled
  }

  enum Answer {
    case proceed, yes, no, unlocked, cancel
    case value(String?)
    case choice(Int)
    case change(String, String?)
    /// A value that is not of a parameter's type.
    case unfit(String)
  }

  /// The rules that the policy sets.
  struct Rules {
    var isConfirmed: Bool
    var isRestricted: Bool
    var roundLimit: Int
  }

  /// An answer that the state does not take.
  struct Refusal: Error {}

  static let names = ["note", "account", "amount", "kind", "day", "tags"]

  var phase = Phase.new
  var values: [String: String]
  var parameters: [String: Parameter] = [:]
  var question: Question?
  var wasLocked = false
  var isConfirmationDue = false

  /// What the step had the handler carry out.
  private(set) var handled: [[String: String]] = []

  init(values: [String: String]) {
    self.values = values
  }

  /// - Parameter changes: Other values that come with the answer.
  mutating func step(
    _ answer: Answer, changing changes: [String: String?] = [:], isLocked: Bool,
    isAuthorized: Bool, _ rules: Rules, _ app: TransferApp
  ) throws -> Turn {
    handled = []
    guard phase != .finished, isAuthorized else { throw Refusal() }
    if case .cancel = answer { return end(.cancelled) }
    if isLocked, rules.isRestricted {
      if phase != .new { wasLocked = true }
      question = .unlock
      return .asked(.unlock)
    }
    var answered: Set<String> = []
    var confirmed: [String: String]?
    switch (answer, question) {
    case (.proceed, _), (.unlocked, .unlock): break
    case (.change(let name, let value), _):
      try set(name, value)
      answered.insert(name)
    case (.value(let value), .value(let name)), (.value(let value), .agreement(let name, _)),
      (.value(let value), .choice(let name, _)):
      try set(name, value)
      answered.insert(name)
    case (.unfit(let name), _):
      // What is not required is not looked at.
      guard parameters[name]?.isNotRequired == true else { throw Refusal() }
      answered.insert(name)
    case (.choice(let index), .choice(let name, let options)):
      guard options.indices.contains(index) else { throw Refusal() }
      try agree(name, options[index])
      answered.insert(name)
    case (.yes, .agreement(let name, let value)):
      try agree(name, value)
      answered.insert(name)
    case (.no, .agreement(let name, _)):
      try set(name, nil)
      answered.insert(name)
    case (.yes, .confirmation(let asked)): confirmed = asked
    case (.no, .confirmation): return end(.cancelled)
    default: throw Refusal()
    }
    // What the answer gives a value has it from the answer alone.
    var isDenied = false
    if case .no = answer { isDenied = true }
    if !isDenied, changes.keys.contains(where: answered.contains) {
      throw Refusal()
    }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      try set(name, value)
      answered.insert(name)
    }
    question = nil
    if phase == .new { phase = .resolving }
    if let turn = resolve(answered, rules, app) { return turn }
    if confirmed == values { return handle(app) }
    guard app.isReady(values) else { return end(.declined) }
    guard rules.isConfirmed || isConfirmationDue else { return handle(app) }
    phase = .confirming
    return ask(.confirmation(values))
  }

  private mutating func ask(_ question: Question) -> Turn {
    self.question = question
    return .asked(question)
  }

  private mutating func end(_ turn: Turn) -> Turn {
    phase = .finished
    question = nil
    return turn
  }

  private mutating func handle(_ app: TransferApp) -> Turn {
    handled = [values]
    return end(app.succeeds(values) == true ? .handled : .failed)
  }

  private mutating func set(_ name: String, _ value: String?) throws {
    guard Self.names.contains(name) else { throw Refusal() }
    guard parameters[name]?.isNotRequired != true else { return }
    values[name] = value
    if parameters[name]?.isResolved == true {
      // What was agreed on before is asked about as often as anything new.
      parameters[name]?.rounds = 0
      parameters[name]?.fewestOpen = nil
    }
    parameters[name, default: Parameter()].isResolved = false
    phase = .resolving
    if wasLocked { isConfirmationDue = true }
  }

  private mutating func agree(_ name: String, _ value: String?) throws {
    try set(name, value)
    // What was agreed on of another value is forgotten.
    parameters[name, default: Parameter()].agreed = value.map { [$0] } ?? []
  }

  private func isWanted(_ name: String) -> Bool {
    name != "note" || values["account"] == "v1"
  }

  private mutating func resolve(
    _ answered: Set<String>, _ rules: Rules, _ app: TransferApp
  ) -> Turn? {
    var repeated: Set<String> = []
    while true {
      let open = Self.names.first { parameters[$0]?.isResolved != true && isWanted($0) }
      guard let name = open else {
        // What is not wanted is not handed on.
        guard !isWanted("note"), values["note"] != nil else { return nil }
        values["note"] = nil
        parameters["note", default: Parameter()].isResolved = false
        continue
      }
      var parameter = parameters[name] ?? Parameter()
      let isRepeated =
        parameter.rounds > 0 && !answered.contains(name) && repeated.insert(name).inserted
      if !isRepeated {
        if parameter.rounds >= rules.roundLimit { return end(.failed) }
        parameter.rounds += 1
      }
      parameter.hasDefault = true
      let current = values[name]
      let opinion = app.opinion(name, current)
      let question = Self.question(opinion, name, current)
      let isOpen = question != nil
      let isAgreed = current.map { parameter.agreed.contains($0) && opinion.offers($0) } ?? false
      let count = isOpen && !isAgreed ? 1 : 0
      if parameter.fewestOpen == nil || count < parameter.fewestOpen ?? 0 {
        if parameter.fewestOpen != nil { parameter.rounds = 0 }
        parameter.fewestOpen = count
      }
      if let question, !isAgreed {
        parameters[name] = parameter
        return ask(question)
      }
      if case .success(let value) = opinion { values[name] = value }
      if opinion == .notRequired {
        values[name] = nil
        // What was never there is not turned down.
        parameter.isNotRequired = current != nil
      }
      parameter.isResolved = true
      parameters[name] = parameter
    }
  }

  private static func question(
    _ opinion: Opinion, _ name: String, _ current: String?
  ) -> Question? {
    switch opinion {
    case .success, .notRequired, .asItComes: nil
    case .needsValue, .needsMoreDetails, .unsupported: .value(name)
    case .confirmation(let value): .agreement(name, value)
    case .disambiguation(let options): .choice(name, options)
    }
  }
}

extension Opinion {
  /// Whether the user is asked about a value that they may have agreed to before.
  fileprivate func offers(_ value: String) -> Bool {
    switch self {
    case .confirmation(let asked): asked == value
    case .disambiguation(let options): options.contains(value)
    case .success, .notRequired, .needsValue, .needsMoreDetails, .unsupported, .asItComes: false
    }
  }
}
