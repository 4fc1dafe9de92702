import Diagnostics
import Foundation
import IntentConversation
import IntentDefinition
import IntentGenerator
import IntentRuntime
import Logging
import PropertyList
import UtteranceTemplates

/// A part of the project that takes something from outside.
enum FuzzTarget: String, CaseIterable {
  case propertyList = "property-list"
  case definition, pipeline, strings
  case stringCatalog = "string-catalog"
  case vocabulary, template, sentence, session, http, mcp

  /// Takes an input.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .propertyList: Self.propertyList(bytes)
    case .definition: _ = Self.definition(bytes)
    case .pipeline: Self.pipeline(bytes)
    case .strings: _ = StringsDecoder().decode(file: "a.strings", language: "de", bytes: bytes)
    case .stringCatalog: _ = StringCatalogDecoder().decode(file: "a.xcstrings", bytes: bytes)
    case .vocabulary: Self.vocabulary(bytes)
    case .template: Self.template(bytes)
    case .sentence: Self.sentence(bytes)
    case .session: Self.session(bytes)
    case .http: Self.http(bytes)
    case .mcp: Self.mcp(bytes)
    }
  }

  /// What is taken is written so that it is taken again, and is the same then.
  private static func propertyList(_ bytes: [UInt8]) {
    let parsed = PropertyListParser().parse(file: "a.plist", bytes: bytes)
    precondition(parsed.value != nil || !parsed.diagnostics.isEmpty, "refused without a word")
    guard let document = parsed.value, document.root.unwritableText == nil else { return }
    let written = PropertyListWriter().write(document)
    guard let again = PropertyListParser().parse(file: "a.plist", bytes: written).value else {
      preconditionFailure("what was written is not taken")
    }
    precondition(PropertyListWriter().write(again) == written, "another value")
  }

  /// Every diagnostic can be written in every format, and every fix applied.
  private static func definition(_ bytes: [UInt8]) -> DefinitionSet? {
    let decoded = PropertyListParser().parse(file: "a.intentdefinition", bytes: bytes)
      .flatMap { DefinitionDecoder().decode($0) }
    var diagnostics = decoded.diagnostics
    let linked = decoded.value.map { DefinitionLinker().link([DefinitionLinker.Input($0)]) }
    diagnostics += linked?.diagnostics ?? []
    if let set = linked?.value {
      diagnostics += DefinitionValidator().validate(set) + DefinitionValidator().advise(on: set)
    }
    let resolver = FixResolver(bytes)
    let changes = diagnostics.compactMap(\.fix).map(resolver.replacements)
    _ = bytes.applying(changes)
    for diagnostic in diagnostics { _ = DiagnosticFormatter(isColored: true).format(diagnostic) }
    _ = try? DiagnosticFormat.sarif.report(diagnostics, version: "") { _ in [] }
    return diagnostics.hasErrors ? nil : linked?.value?.withoutLeftovers()
  }

  /// Swift comes out of what has no error, and no text gets out of its place in it.
  private static func pipeline(_ bytes: [UInt8]) {
    guard let set = definition(bytes) else { return }
    let done = DispatchSemaphore(value: 0)
    Task {
      let files = await GeneratorPipeline().generate(set).value ?? []
      precondition(files.count == 4 * set.definitions.count, "a file is missing")
      for file in files {
        precondition(SwiftOutline(file.contents).isClosed, "\(file.name) is not closed")
      }
      done.signal()
    }
    done.wait()
  }

  private static func vocabulary(_ bytes: [UInt8]) {
    let decoded = PropertyListParser().parse(file: "AppIntentVocabulary.plist", bytes: bytes)
      .flatMap { VocabularyDecoder().decode($0, language: "en") }
    guard let vocabulary = decoded.value else { return }
    let set = DefinitionLinker().link([], vocabularies: [vocabulary]).value
    if let set { _ = DefinitionValidator().validate(set) }
  }

  private static func template(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? TemplateParser.parse(text)
    let vocabulary = AppVocabulary(
      utterances: [
        .init(intent: "FeedAnimalIntent", templates: text.split(separator: "\n").map(String.init))
      ])
    let recognizer = Recognizer(
      catalogs: [.zoo], vocabularies: [vocabulary], appNames: ["Zoo"], language: "en",
      now: { Date(timeIntervalSince1970: 1_760_000_000) })
    _ = recognizer.recognize("feed bananas to the monkey in Zoo", names: Names([:]))
  }

  /// A sentence may be cut off anywhere, and what is read of it stands in it.
  private static func sentence(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for recognizer in Self.recognizers {
      for found in recognizer.recognize(text, names: Self.names) {
        for use in found.uses { precondition(text.contains(use.text), "a use that is not there") }
      }
    }
  }

  /// What is read as JSON is written so that it is read again, and is the same then; a session that somebody
  /// made up is refused, or goes on.
  private static func session(_ bytes: [UInt8]) {
    let data = Data(bytes)
    check([StoredSession].self, data)
    check([SessionAnswer].self, data)
    check([SessionTurn].self, data)
    check([SessionQuestion].self, data)
    check([SessionEvent].self, data)
    check([ParameterResolution].self, data)
    check([IntentRequest].self, data)
    check([Interaction].self, data)
    check([IntentSession].self, data)
    guard let sessions = try? JSONDecoder().decode([IntentSession].self, from: data) else { return }
    let done = DispatchSemaphore(value: 0)
    Task {
      for session in sessions.prefix(4) {
        for answer in [SessionAnswer.proceed, .yes, .value("Coco"), .cancel] {
          guard let step = try? await engine.step(session, answer) else { continue }
          precondition(step.session.revision > session.revision, "a step that is none")
        }
      }
      done.signal()
    }
    done.wait()
  }

  private static let engine: SessionEngine = {
    guard let provider = try? Zoo.provider() else { preconditionFailure("no handler") }
    let logger = Logger(label: "Fuzz") { _ in SwiftLogNoOpLogHandler() }
    return SessionEngine(provider: provider, logger: logger)
  }()

  private static func check<Value: Codable & Equatable>(_ type: Value.Type, _ data: Data) {
    guard let value = try? JSONDecoder().decode(type, from: data) else { return }
    guard let written = try? JSONEncoder().encode(value) else { return }
    guard let again = try? JSONDecoder().decode(type, from: written) else {
      preconditionFailure("what was written of \(type) is not read")
    }
    precondition((try? JSONEncoder().encode(again))?.count == written.count, "another \(type)")
  }

  private static let names = Names([.contactName: ["Bobo the Great", "Little Bobo", "Coco"]])

  private static let recognizers = ["en", "de", "ja"].map { language in
    Recognizer(
      catalogs: [.zoo],
      vocabularies: [
        AppVocabulary(
          utterances: [
            .init(
              intent: "FeedAnimalIntent",
              templates: [
                "feed [the] {food:text} to {keeper} [at {feedingTime}]",
                "(give|hand) {keeper} {food:text} [in {app}]",
                "{app} {food:text}",
              ])
          ])
      ],
      appNames: ["Zoo"], language: language, now: { Date(timeIntervalSince1970: 1_760_000_000) })
  }
}
