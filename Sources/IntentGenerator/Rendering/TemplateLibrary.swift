import Diagnostics
import Foundation
import IntentDefinition
import Mustache
import Templates

/// The templates that files are rendered with, parsed once.
package struct TemplateLibrary: Sendable {
  private enum Content {
    /// Those that come with the generator.
    case forms([String: TemplateForm])
    /// Those of which a folder replaces any: they may have whatever the engine knows.
    case engine(MustacheLibrary)
  }

  private let content: Content

  /// The text that a template makes of a model.
  func render(_ model: some TemplateModel, with template: String) -> String {
    switch content {
    case .forms(let forms): forms[template]?.filled(with: model) ?? ""
    case .engine(let library): library.render(EngineModel(model), withTemplate: template) ?? ""
    }
  }

  /// The templates that come with the generator, without those that a folder replaces.
  ///
  /// A file in the folder that replaces none, or that cannot be parsed, is reported.
  ///
  /// - Parameters:
  ///   - style: The style whose templates are wanted. Where a folder replaces any, all are parsed: they
  ///     may take from one another.
  ///   - constants: What is the same wherever a run uses it; it is filled in here, before anything is
  ///     parsed, rather than in each place of each file.
  static func load(
    overridesIn folder: String?,
    for style: GeneratedStyle,
    constants: [(name: String, value: String)]
  ) async -> Checked<TemplateLibrary> {
    var diagnostics: [Diagnostic] = []
    var overrides: [String: String] = [:]
    if let folder {
      overrides = Self.overrides(in: folder, &diagnostics)
    }
    let names = Templates.names.filter { folder != nil || style.uses(template: $0) }
    let texts = names.map { name in
      constants.reduce(overrides[name] ?? Templates.text(named: name) ?? "") {
        $0.replacingOccurrences(of: "{{{\($1.name)}}}", with: $1.value)
      }
    }
    let parsed = await texts.concurrentMap { text in
      Result { try MustacheTemplate(string: text) }
    }
    var library = MustacheLibrary()
    for (name, template) in zip(names, parsed) {
      switch template {
      case .success(let template): library.register(template, named: name)
      case .failure(let error):
        let folder = overrides[name] == nil ? "" : "\(folder ?? "")/"
        diagnostics.append(diagnostic(of: error, in: "\(folder)\(name).mustache"))
      }
    }
    guard !diagnostics.hasErrors else { return Checked(nil, diagnostics) }
    let content =
      folder == nil ? Content.forms(await forms(of: names, in: library)) : .engine(library)
    return Checked(TemplateLibrary(content: content), diagnostics)
  }

  private static func forms(of names: [String], in library: MustacheLibrary) async
    -> [String: TemplateForm]
  {
    let forms = await names.concurrentMap { name in
      library.getTemplate(named: name).map { (name, TemplateForm(of: $0, in: library)) }
    }
    return Dictionary(uniqueKeysWithValues: forms.compactMap(\.self))
  }

  private static func overrides(in folder: String, _ diagnostics: inout [Diagnostic]) -> [String:
    String]
  {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      let message = "the folder of templates cannot be read; correct its path"
      diagnostics.append(
        Diagnostic(.error, .brokenTemplate, message, at: SourceLocation(file: folder)))
      return [:]
    }
    var texts: [String: String] = [:]
    for file in files.sorted() where file.hasSuffix(".mustache") {
      let name = String(file.dropLast(".mustache".count))
      let location = SourceLocation(file: "\(folder)/\(file)")
      guard Templates.names.contains(name) else {
        let known = Templates.names.map { "\($0).mustache" }.joined(separator: ", ")
        let message = "this replaces no template; there are \(known)"
        let note = NearestMatch.find(name, among: Templates.names)
          .map { [Diagnostic.Note("did you mean '\($0).mustache'?")] }
        diagnostics.append(
          Diagnostic(.error, .brokenTemplate, message, at: location, notes: note ?? []))
        continue
      }
      guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else {
        let message = "the template cannot be read as UTF-8"
        diagnostics.append(Diagnostic(.error, .brokenTemplate, message, at: location))
        continue
      }
      texts[name] = text
    }
    if texts.isEmpty, !diagnostics.hasErrors {
      let message = "the folder holds no template; name files like Intents.mustache"
      diagnostics.append(
        Diagnostic(.error, .brokenTemplate, message, at: SourceLocation(file: folder)))
    }
    return texts
  }

  private static func diagnostic(of error: any Error, in file: String) -> Diagnostic {
    var location = SourceLocation(file: file)
    var reason = "\(error)"
    if let error = error as? MustacheTemplate.ParserError {
      location.position = SourcePosition(
        line: error.context.lineNumber,
        column: error.context.columnNumber
      )
      reason = words(for: error.error)
    }
    return Diagnostic(
      .error, .brokenTemplate, "the template cannot be parsed: \(reason)", at: location)
  }

  private static func words(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "a section is closed under another name than it was opened"
    case .unfinishedName: "a tag is not closed"
    case .expectedSectionEnd: "a section is not closed"
    case .invalidSetDelimiter: "a tag that sets the delimiters is malformed"
    default: "\(error)"
    }
  }
}

extension GeneratedStyle {
  /// Whether files of the style may be made with a template.
  fileprivate func uses(template name: String) -> Bool {
    name.hasPrefix("SiriKit") == (self == .sirikit)
  }
}
