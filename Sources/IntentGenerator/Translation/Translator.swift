import Diagnostics
import IntentDefinition

/// Turns linked definitions into models of Swift files: every name final, every text escaped.
struct Translator: Sendable {
  let options: GeneratorOptions
  /// How generated code names types.
  let types = TypeWriter.generatedCode
  /// How handlers name them.
  let handlerTypes: TypeWriter
  /// The types of the definitions that are only imported.
  private let importedTypes: Set<String>
  /// The vocabularies of the app.
  let vocabularies: [Vocabulary]
  /// The localisation IDs that have a translation.
  let translatedIDs: Set<String>
  /// The texts of the development language that stand outside of the definitions, by ID.
  let baseTexts: [String: String]

  /// - Parameter isForHandlers: Whether handlers are asked for: to tell which names they have to
  ///   qualify takes a look at all that is declared.
  init(set: DefinitionSet, options: GeneratorOptions, isForHandlers: Bool = true) {
    self.options = options
    self.handlerTypes = isForHandlers ? .handlers(of: set) : .generatedCode
    self.importedTypes = Set(set.context.flatMap(\.declaredTypes).map(\.name))
    self.vocabularies = set.vocabularies
    let localizations = set.definitions.flatMap(\.localizations)
    self.translatedIDs = Set(localizations.flatMap(\.texts.keys))
    let base = localizations.filter { $0.language == "Base" }.flatMap(\.texts)
    self.baseTexts = Dictionary(
      base.compactMap { id, value in
        if case .text(let text) = value { (id, text) } else { nil }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// What makes one of the four files of a definition.
  ///
  /// A template of the user's own may say something outside of all lists, and gets the whole.
  func pieces(of linked: LinkedDefinition, part: GeneratedFile.Part) -> [@Sendable () -> SwiftFile]
  {
    let isWhole = part == .types || options.templates != nil
    let excerpts =
      isWhole ? [.whole] : FileExcerpt.pieces(ofIntents: linked.definition.intents.count)
    return excerpts.map { excerpt in { translate(linked, part: part, excerpt) } }
  }

  private func translate(
    _ linked: LinkedDefinition, part: GeneratedFile.Part, _ excerpt: FileExcerpt
  ) -> SwiftFile {
    let definition = linked.definition
    return switch part {
    case .intents: .intents(intentsFile(definition, linked.localizations, excerpt))
    case .handling: .handling(handlingFile(definition, excerpt))
    case .responses: .responses(responsesFile(definition, excerpt))
    case .types: .types(typesFile(definition))
    }
  }

  /// `public ` or the like.
  var access: String { options.access.modifier }

  /// The intents that become types, or those of them that a piece of a file is about.
  func generatedIntents(_ definition: Definition, _ excerpt: FileExcerpt = .whole) -> [Intent] {
    excerpt(definition.intents).filter(definition.generates)
  }

  /// The header of a file.
  ///
  /// - Parameters:
  ///   - uses: The types that its declarations name.
  ///   - usesInside: The types that only its expressions name.
  func header(
    _ definition: Definition,
    isEmpty: Bool,
    uses: [ValueType] = [],
    usesInside: [ValueType] = [],
    usesSystemIntents: Bool = false
  ) -> FileHeader {
    var imports: [ModuleImport] = []
    if !isEmpty {
      func add(_ module: String, where isUsed: (ValueType) -> Bool) {
        if uses.contains(where: isUsed) {
          imports.append(ModuleImport(module: module, isInDeclarations: true))
        } else if usesInside.contains(where: isUsed) {
          imports.append(ModuleImport(module: module, isInDeclarations: false))
        }
      }
      add("Foundation", where: \.needsFoundation)
      imports.append(ModuleImport(module: SwiftModule.runtime.rawValue, isInDeclarations: true))
      if usesSystemIntents {
        imports.append(ModuleImport(module: "SystemIntents", isInDeclarations: true))
      } else {
        add("SystemIntents", where: \.needsSystemIntents)
      }
      let usesImported = uses.contains { $0.isDeclared(in: importedTypes) }
      imports += options.imports.map {
        ModuleImport(module: $0, isInDeclarations: usesImported)
      }
    }
    return FileHeader(
      definition: definition.fileNameInComments,
      imports: lines(of: imports.sorted { $0.module < $1.module })
    )
  }

  /// A module that a file imports.
  struct ModuleImport {
    var module: String
    /// Whether declarations need it, which is what the access level of an import is for. One
    /// that only expressions need must not have any: the compiler warns of it.
    var isInDeclarations: Bool
  }

  /// The lines that import modules.
  func lines(of imports: [ModuleImport]) -> [String] {
    switch options.access {
    case .public:
      return imports.map {
        $0.isInDeclarations ? "public import \($0.module)" : "import \($0.module)"
      }
    case .internal: return imports.map { "import \($0.module)" }
    case .package:
      guard !imports.isEmpty else { return [] }
      // A package import beside bare ones in other files is an error without this feature.
      return ["#if hasFeature(InternalImportsByDefault)"]
        + imports.map { "  \($0.isInDeclarations ? "package " : "")import \($0.module)" }
        + ["#else"] + imports.map { "  import \($0.module)" } + ["#endif"]
    }
  }

  /// A documentation comment: its first sentence, and more of it where there is more.
  ///
  /// - Parameters:
  ///   - title: The first sentence; it must not be empty.
  ///   - indentation: How far the comment is indented, in spaces.
  func documentation(_ title: String, _ more: String?..., indentation: Int = 0) -> String {
    let width = SwiftLayout.lineLength - indentation - 4
    var lines = SwiftLiteral.commentLines(title, width: width)
    if more.isEmpty, lines.count == 1, !lines[0].isEmpty { return "/// " + lines[0] }
    for case let text? in more {
      lines.append("")
      lines += SwiftLiteral.commentLines(text, width: width)
    }
    let margin = "\n" + String(repeating: " ", count: indentation)
    return lines.map { $0.isEmpty ? "///" : "/// " + $0 }.joined(separator: margin)
  }

  /// The stored properties of some parameters.
  func properties(_ parameters: [Parameter], in scope: MemberScope) -> [PropertyModel] {
    parameters.enumerated().map { index, parameter in
      PropertyModel(
        documentation: documentation(
          parameter.displayName.nonempty ?? parameter.name.value,
          indentation: 2
        ),
        name: name(parameter.name.value, in: scope),
        type: types.valueType(of: parameter),
        separator: index == parameters.count - 1 ? "" : ","
      )
    }
  }

  /// The name of a member as it is written in Swift.
  func name(_ name: String, in scope: MemberScope) -> String {
    SwiftIdentifier.escaped(scope.identifier(name) ?? name)
  }

  /// What a declaration begins with, up to its name: `public nonisolated enum Soup`.
  func head(_ keyword: String, _ name: String) -> String {
    // A protocol goes without: `nonisolated` would pass to the methods of every handler, also of one
    // on the main actor. It needs none either, since it inherits from `Sendable`.
    "\(access)\(keyword == "protocol" ? "" : "nonisolated ")\(keyword) \(name)"
  }

  /// `SoupResolutionResult = ResolutionResult<Soup>`.
  func resultAlias(of type: String) -> String {
    SwiftLayout.alias(
      type + "ResolutionResult",
      types.runtime("ResolutionResult"),
      [SwiftIdentifier.escaped(type)],
      prefix: access + "typealias "
    )
  }
}
