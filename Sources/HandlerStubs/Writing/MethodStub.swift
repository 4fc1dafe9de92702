import IntentGenerator

/// A handler method that is to be filled in.
struct MethodStub: Hashable, Sendable {
  let method: HandlerMethod
  /// `public ` or the like.
  let access: String

  /// The method's text, from its first line to its closing brace.
  func text(_ layout: CodeLayout) -> String {
    let margin = layout.member.replacing("\t", with: "    ")
    let head = "\(margin)\(access)func "
    let signature = SwiftLayout.signature(
      method.name,
      method.arguments,
      result: " async throws -> \(method.result)",
      prefix: head
    )
    let lines = (head + signature + " {").split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      let depth = (line.count - text.count - margin.count) / 2
      return layout.member + String(repeating: layout.unit, count: depth) + text
    }
    let body = body.map { layout.member + layout.unit + $0 }
    return (lines + body + [layout.member + "}"]).joined(separator: layout.newline)
  }

  private var body: [String] {
    if let body = method.defaultBody { return [body] }
    return ["// \(hint)", "throw UnfinishedHandler()"]
  }

  private var hint: String {
    let property = method.subject.map { "intent.\($0.property)" } ?? ""
    return switch method.kind {
    case .resolve where method.result.hasPrefix("["):
      "What the user said is in \(property): answer with an outcome for each value."
    case .resolve: "What the user said is in \(property): answer with one of the outcomes."
    case .options: "Offer the values that the user can choose from."
    case .default: "The value to begin with, if there is one."
    case .confirm: "Say whether this can be done with the values in the intent."
    case .handle: "Do what the user asked for, and answer with a response code."
    }
  }
}
