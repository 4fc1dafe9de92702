import Foundation
import IntentRuntime

/// Takes an intent through a session with the answers of a user, and writes what is said.
func converse(
  _ provider: HandlerProvider,
  _ intent: String,
  _ values: [String: JSONValue] = [:],
  _ answers: SessionAnswer...
) async throws {
  let engine = SessionEngine(provider: provider)
  let request = IntentRequest(intent: intent, parameters: values)
  var step = try await engine.begin(request, id: intent, language: "en")
  write(step)
  for answer in answers where !step.turn.isFinal {
    do {
      step = try await engine.step(step.session, answer)
      write(step)
    } catch {
      print("> \(error)")
    }
  }
}

private func write(_ step: SessionStep) {
  print("> \(text(of: step.turn))")
  if let error = step.error { print("> error: \(error)") }
}

private func text(of turn: SessionTurn) -> String {
  switch turn {
  case .ask(let question):
    return "ask \(question.parameter)" + (question.reason.map { " (\($0))" } ?? "")
  case .choose(let question, let options):
    return "choose \(question.parameter): \(options.map(\.text).joined(separator: ", "))"
  case .agree(let question, let value): return "agree \(question.parameter): \(value.text)"
  case .confirm: return "confirm"
  case .unlock: return "unlock"
  case .inProgress: return "in progress"
  case .launchApp(let outcome, let activity):
    return "launch \(outcome.code ?? "") \(activity.activityType)"
  case .done(let outcome): return "\(outcome.ending) \(outcome.code ?? ""): \(outcome.text)"
  }
}
