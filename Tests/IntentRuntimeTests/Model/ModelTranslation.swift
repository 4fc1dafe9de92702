import Foundation
import IntentRuntime

/// Between the model's words and the runtime's.
enum ModelTranslation {
  /// A value of a parameter; the model's values are `v0`, `v1`, … and what JSON has for others.
  static func json(_ name: String, _ value: String?) -> JSONValue {
    guard let value else { return .null }
    switch name {
    case "amount": return .integer(Int(value.dropFirst()) ?? 0)
    case "day", "tags":
      guard value.first != "v" else {
        return name == "day"
          ? ["day": .integer(1 + (Int(value.dropFirst()) ?? 0))] : [["name": .string(value)]]
      }
      return (try? JSONDecoder().decode(JSONValue.self, from: Data(value.utf8))) ?? .null
    default: return .string(value)
    }
  }

  /// What the model calls a value; none for no value.
  static func text(_ name: String, _ value: JSONValue) -> String? {
    guard let own = own(name, value) else { return "unfit \(value)" }
    switch own {
    case .null: return nil
    case .integer(let number): return "v\(number)"
    case .string(let text): return text
    default:
      if let short = (0...9).map({ "v\($0)" }).first(where: { json(name, $0) == own }) {
        return short
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(own)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A value as its parameter writes it; none where it is not of the parameter's type.
  static func own(_ name: String, _ value: JSONValue) -> JSONValue? {
    var intent = Transfer()
    var whole = value
    if name == "tags", value != .null {
      if case .array = value {} else { whole = [value] }
    }
    guard let parameter = Transfer.intentParameters.first(where: { $0.name == name }),
      (try? parameter.setValue(whole, in: &intent)) != nil
    else { return nil }
    return try? parameter.value(in: intent)
  }

  static func texts(_ values: [String: JSONValue]) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, value) in values { texts[name] = text(name, value) }
    return texts
  }

  static func answer(
    _ answer: LifeCycleModel.Answer, to question: SessionQuestion?
  ) -> SessionAnswer {
    switch answer {
    case .proceed: .proceed
    case .yes: .yes
    case .no: .no
    case .unlocked: .unlocked
    case .cancel: .cancel
    case .choice(let index): .choice(index)
    case .change(let name, let value): .change(parameter: name, value: json(name, value))
    case .value(let value): .value(json(parameter(of: question) ?? "", value))
    case .unfit(let name): .change(parameter: name, value: ["unfit": true])
    }
  }

  /// What the model calls an answer.
  static func answer(
    _ answer: SessionAnswer, to question: SessionQuestion?
  ) -> LifeCycleModel.Answer {
    switch answer {
    case .proceed: .proceed
    case .yes: .yes
    case .no: .no
    case .unlocked: .unlocked
    case .cancel: .cancel
    case .choice(let index): .choice(index)
    case .change(let name, let value):
      own(name, value) == nil ? .unfit(name) : .change(name, text(name, value))
    case .value(let value):
      self.value(value, of: parameter(of: question) ?? "")
    }
  }

  private static func value(_ value: JSONValue, of name: String) -> LifeCycleModel.Answer {
    guard own(name, value) != nil else { return .unfit(name) }
    return .value(text(name, value))
  }

  static func parameter(of question: SessionQuestion?) -> String? {
    switch question {
    case .value(let name, _), .agreement(let name, _, _), .choice(let name, _, _): name
    case .confirmation, .unlock, nil: nil
    }
  }

  static func question(_ question: SessionQuestion) -> LifeCycleModel.Question {
    switch question {
    case .value(let name, _): .value(name)
    case .agreement(let name, _, let value): .agreement(name, text(name, value))
    case .choice(let name, _, let options): .choice(name, options.compactMap { text(name, $0) })
    case .confirmation(let values): .confirmation(texts(values))
    case .unlock: .unlock
    }
  }

  static func turn(_ step: SessionStep) -> LifeCycleModel.Turn? {
    if let question = step.session.question { return .asked(self.question(question)) }
    return switch step.outcome?.ending {
    case .handled: .handled
    case .failed: .failed
    case .declined: .declined
    case .cancelled: .cancelled
    case .unknown, nil: nil
    }
  }
}

extension LifeCycleModel {
  /// The state that a session has by what is written of it; none where the model has no such state.
  init?(_ written: JSONValue, session: IntentSession) {
    guard case .object(let fields) = written,
      let phase = Phase(rawValue: session.phase.rawValue)
    else { return nil }
    self.init(values: ModelTranslation.texts(session.request.parameters))
    self.phase = phase
    question = session.question.map(ModelTranslation.question)
    wasLocked = fields["wasLocked"] == true
    isConfirmationDue = fields["isConfirmationDue"] == true
    guard case .object(let states)? = fields["parameters"] else { return }
    for (name, state) in states {
      guard case .object(let state) = state else { return nil }
      var parameter = Parameter()
      parameter.isResolved = state["isResolved"] == true
      parameter.isNotRequired = state["isNotRequired"] == true
      parameter.hasDefault = state["hasDefault"] == true
      if case .integer(let rounds)? = state["rounds"] { parameter.rounds = rounds }
      if case .integer(let fewest)? = state["fewestOpen"] { parameter.fewestOpen = fewest }
      if case .array(let agreed)? = state["agreed"] {
        parameter.agreed = agreed.compactMap {
          // What is written otherwise is another value to whoever compares.
          ModelTranslation.own(name, $0) == $0 ? ModelTranslation.text(name, $0) : nil
        }
      }
      parameters[name] = parameter
    }
  }
}
