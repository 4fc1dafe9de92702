import IntentGenerator

/// A handler method that is to be filled in.
struct MethodStub: Hashable, Sendable {
  let method: HandlerMethod
  /// `public ` or the like.
  let access: String
  /// How it is written, where it can be written in several ways.
  var form = HandlerMethod.Form.plain
  /// The name of ``UnfinishedHandler``, with its module where something else has that name.
  var error = MethodStub.error

  /// What a comment begins with in a method that cannot throw ``UnfinishedHandler``.
  static let mark = "Unfinished: "
  /// The name of what a method throws in which code is missing.
  static let error = "UnfinishedHandler"

  /// The method's text, from its first line to its closing brace.
  func text(_ layout: CodeLayout) -> String {
    let margin = layout.member.replacing("\t", with: "    ")
    let head = "\(margin)\(access)func "
    let signature = SwiftLayout.signature(
      method.name,
      completion?.arguments ?? method.arguments,
      result: completion == nil ? result : "",
      prefix: head
    )
    let lines = (head + signature + " {").split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      // A name with a line break, which is told of, begins where it likes.
      let depth = max((line.count - text.count - margin.count) / 2, 0)
      return layout.member + String(repeating: layout.unit, count: depth) + text
    }
    let body = body.map { layout.member + layout.unit + $0 }
    return (lines + body + [layout.member + "}"]).joined(separator: layout.newline)
  }

  /// The form with a completion handler, where that is the one to be written.
  private var completion: HandlerMethod.Completion? {
    form == .completion ? method.completion : nil
  }

  private var result: String {
    " " + (method.effects.isEmpty ? "" : method.effects + " ") + "-> " + method.result
  }

  private var body: [String] {
    if let body = method.defaultBody { return [completion == nil ? body : "completion(\(body))"] }
    guard let placeholder = method.placeholder else {
      return ["// \(hint)", "throw \(error)()"]
    }
    let values = ([placeholder] + (completion?.results.dropFirst() ?? []).map { _ in "nil" })
      .joined(separator: ", ")
    let comment = "// \(Self.mark)\(hint)"
    return [comment, completion == nil ? "return \(placeholder)" : "completion(\(values))"]
  }

  private var hint: String {
    switch method.kind {
    case .resolve: Self.resolving(method.subject?.property ?? "", isForEach: isForEach)
    case .options, .formerOptions: "Offer the values that the user can choose from."
    case .default: "The value to begin with, if there is one."
    case .confirm: "Say whether this can be done with the values in the intent."
    case .handle: "Do what the user asked for, and answer with a response code."
    }
  }

  private var isForEach: Bool { method.result.hasPrefix("[") }

  private static func resolving(_ property: String, isForEach: Bool) -> String {
    "What the user said is in intent.\(property): "
      + (isForEach
        ? "give an outcome for each value, [.needsValue()] for none."
        : "answer with one of the outcomes.")
  }

  /// The comments that stubs have which name a property.
  static func comments(naming property: String) -> [String] {
    [false, true].flatMap { isForEach in
      ["// ", "// \(mark)"].map { $0 + resolving(property, isForEach: isForEach) }
    }
  }
}
