import IntentGenerator

/// A new handler in a file of its own.
struct StubFile: Hashable, Sendable {
  /// The handler's name.
  let typeName: String
  /// The protocols that it conforms to.
  let conformances: [String]
  /// What it handles, for a comment.
  let title: String
  /// The protocols whose methods it has.
  let handlers: [HandlerProtocol]

  /// `OrderSoupIntentHandler.swift`.
  var fileName: String { typeName + ".swift" }

  /// The files for protocols that have no handler yet.
  static func files(for handlers: [HandlerProtocol], _ options: HandlerOptions) -> [StubFile] {
    var files: [StubFile] = []
    for handler in handlers {
      guard options.scope == .domain, let domain = handler.domainProtocol else {
        files.append(StubFile(handler))
        continue
      }
      if let index = files.firstIndex(where: { $0.conformances == [domain] }) {
        files[index] = StubFile(domain, files[index].handlers + [handler])
      } else {
        files.append(StubFile(domain, [handler]))
      }
    }
    return files
  }

  private init(_ handler: HandlerProtocol) {
    typeName = handler.intentType + "Handler"
    conformances = [handler.name]
    title = handler.title
    handlers = [handler]
  }

  private init(_ domain: String, _ handlers: [HandlerProtocol]) {
    typeName = domain.hasSuffix("Handling") ? domain.dropLast("Handling".count) + "Handler" : domain
    conformances = [domain]
    title = handlers.first?.domain ?? domain
    self.handlers = handlers
  }

  /// The file's text.
  ///
  /// - Parameters:
  ///   - kind: What the handler is, where it may be anything.
  ///   - form: How its methods are written, where they can be written in several ways.
  ///   - error: What a method throws in which code is missing.
  func text(
    _ kind: HandlerOptions.Kind, _ form: HandlerMethod.Form, throwing error: String
  ) -> String {
    let imports = Set(handlers.flatMap { $0.modules + $0.methods.flatMap(\.modules) }).sorted()
    let superclass = handlers.lazy.compactMap(\.superclass).first
    let keyword = kind == .class || superclass != nil ? "final class" : kind.rawValue
    let head = "\(keyword) \(typeName)"
    let inheritance = SwiftLayout.inheritance(
      of: head, (superclass.map { [$0] } ?? []) + conformances)
    let sections = handlers.map { handler in
      let mark = handlers.count > 1 ? "  // MARK: - \(handler.title)\n\n" : ""
      return mark
        + handler.methods.filter { $0.kind != .formerOptions }
        .map { MethodStub(method: $0, access: "", form: form, error: error).text(CodeLayout()) }
        .joined(separator: "\n\n")
    }
    return imports.map { "import \($0)\n" }.joined()
      + "\n/// Handles '\(title)'.\n\(head)\(inheritance)\n"
      + sections.joined(separator: "\n\n") + "\n}\n"
  }
}
