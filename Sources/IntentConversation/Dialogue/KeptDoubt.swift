import Foundation
package import IntentRuntime

/// Text of which somebody was asked whether it is meant word for word, as it is kept with a session.
package struct KeptDoubt: Codable, Hashable, Sendable {
  /// The parameter that it would be for.
  let parameter: String
  let text: String
  /// Whether the request began with it, so that it is asked for anew where it is not meant.
  var isOfRequest = false
}

/// What could be chosen before an answer, as it is kept with a session: where the app refuses the answer, it still can be.
private struct KeptOffer: Codable {
  let parameter: String
  var element: Int?
  let options: [SessionOption]
}

extension IntentSession {
  /// The text that is asked about, whenever its parameter is asked for.
  package var doubt: KeptDoubt? {
    get { kept("doubt") }
    set { keep(newValue, as: "doubt") }
  }

  private var offer: KeptOffer? {
    get { kept("offer") }
    set { keep(newValue, as: "offer") }
  }

  /// Keeps what goes on behind an answer to a turn: what could be chosen, and no doubt about what is answered.
  ///
  /// - Parameter doubt: What is asked about once more after it, if anything.
  package mutating func noteAnswer(to turn: SessionTurn, stillDoubting doubt: KeptDoubt? = nil) {
    if let known = self.doubt, turn.question?.parameter == known.parameter { self.doubt = doubt }
    if case .choose(let question, let options) = turn {
      offer = KeptOffer(
        parameter: question.parameter, element: question.element, options: options)
    } else if offer(at: turn).isEmpty {
      offer = nil
    }
  }

  /// What could be chosen before an answer that a turn refuses.
  func offer(at turn: SessionTurn) -> [SessionOption] {
    guard case .ask(let question) = turn, question.reason != nil, let offer,
      (offer.parameter, offer.element) == (question.parameter, question.element)
    else { return [] }
    return offer.options
  }

  func kept<Value: Decodable>(_ name: String) -> Value? {
    attributes[name].flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
  }

  mutating func keep(_ value: (some Encodable)?, as name: String) {
    attributes[name] = value.flatMap { try? JSONEncoder().encode($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SessionStep {
  /// The text that is asked about in place of its parameter; none where another was given for it.
  package var doubt: KeptDoubt? {
    guard case .ask(let question) = turn, let doubt = session.doubt,
      doubt.parameter == question.parameter, question.reason == nil,
      session.request.parameters[doubt.parameter, default: .null] == .null
    else { return nil }
    return doubt
  }
}
