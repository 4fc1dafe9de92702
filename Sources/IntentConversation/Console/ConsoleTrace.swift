import Foundation
import IntentRuntime

/// Shows what the runtime does, as it does it.
enum ConsoleTrace {
  /// An app whose sessions are shown on standard error.
  static func traced(_ app: ConversationApp) -> ConversationApp {
    var app = app
    app.engine.observe = { event in write(text(event)) }
    return app
  }

  /// Shows which template came nearest to what was not understood.
  static func explain(
    _ text: String,
    _ reply: ConversationReply,
    _ conversation: Conversation
  ) async {
    guard ["notUnderstood", "notAnAnswer"].contains(reply.code) else { return }
    let nearest = await conversation.nearestTemplate(to: text)
    write(nearest.map { "\($0)" } ?? "no word of it fits any template")
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("  [\(text)]\n".utf8))
  }

  static func text(_ event: SessionEvent) -> String {
    switch event {
    case .began(let request): "request \(json(request))"
    case .resolved(let parameter, let outcome): "resolve \(parameter): \(text(outcome))"
    case .confirmed(let code): "confirm: \(code)"
    case .handling(let request): "handle \(json(request))"
    case .responded(let code): "response: \(code)"
    }
  }

  private static func text(_ outcome: ParameterOutcome) -> String {
    if outcome.isNotRequired { return "notRequired" }
    guard !outcome.open.isEmpty else { return "success" }
    return outcome.open.map { open in
      let place = open.element.map { "[\($0)] " } ?? ""
      return switch open.resolution {
      case .needsValue: "\(place)needsValue"
      case .needsMoreDetails(let value): "\(place)needsMoreDetails \(json(value))"
      case .confirmationRequired(let value):
        "\(place)confirmationRequired \(json(value ?? .null))"
      case .disambiguation(let options): "\(place)disambiguation of \(options.count)"
      case .unsupported(let reason): "\(place)unsupported\(reason.map { " (reason \($0))" } ?? "")"
      }
    }
    .joined(separator: ", ")
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
