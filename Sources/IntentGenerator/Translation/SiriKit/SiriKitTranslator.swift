import Diagnostics
import IntentDefinition

/// Turns linked definitions into models of Swift files in the style of Apple's framework.
///
/// A file has each declaration twice: as Apple's own generator would make it, for Apple's systems, and
/// against the module `Intents` of this project, for all others.
struct SiriKitTranslator: Sendable {
  /// What is the same for every style.
  let shared: Translator
  /// How types are named against Apple's framework.
  let apple: SiriKitTypeWriter
  /// How they are named against ours.
  let ours: SiriKitTypeWriter
  /// The case of each declared enumeration that stands for no value.
  private let unsetCases: [String: String]

  init(set: DefinitionSet, options: GeneratorOptions, isForHandlers: Bool = true) {
    shared = Translator(set: set, options: options, isForHandlers: isForHandlers)
    apple = SiriKitTypeWriter(set, for: .apple)
    ours = SiriKitTypeWriter(set, for: .ours)
    unsetCases = Dictionary(
      set.all.flatMap(\.enumerations).map { ($0.typeName, $0.unsetCase) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// What makes one of the four files of a definition, whole: all of it stands in one `#if`.
  func pieces(of linked: LinkedDefinition, part: GeneratedFile.Part) -> [@Sendable () -> SwiftFile]
  {
    [{ translate(linked, part: part) }]
  }

  private func translate(_ linked: LinkedDefinition, part: GeneratedFile.Part) -> SwiftFile {
    let definition = linked.definition
    return switch part {
    case .intents: .siriKitIntents(intentsFile(definition, localizations: linked.localizations))
    case .handling: .siriKitHandling(handlingFile(definition))
    case .responses: .siriKitResponses(responsesFile(definition))
    case .types: .siriKitTypes(typesFile(definition))
    }
  }

  /// The header of a file.
  ///
  /// - Parameter modules: The modules of ours that it uses, and whether declarations do.
  func header(
    _ definition: Definition,
    isEmpty: Bool,
    modules: [Translator.ModuleImport]
  ) -> SiriKitHeader {
    let own = shared.options.imports
    let imports = modules + own.map { .init(module: $0, isInDeclarations: true) }
    return SiriKitHeader(
      definition: definition.fileNameInComments,
      appleModules: isEmpty ? [] : (["Intents"] + own).sorted(),
      imports: isEmpty ? [] : shared.lines(of: imports.sorted { $0.module < $1.module })
    )
  }

  /// The properties of a class.
  ///
  /// - Parameter availability: Since when Apple's systems have properties of such a type.
  func properties(
    _ parameters: [Parameter],
    in scope: MemberScope,
    availability: (Parameter) -> [String]
  ) -> [SiriKitPropertyModel] {
    parameters.map { parameter in
      let name = shared.name(parameter.name.value, in: scope)
      return SiriKitPropertyModel(
        documentation: shared.documentation(
          parameter.displayName.nonempty ?? parameter.name.value,
          indentation: 2
        ),
        attributes: availability(parameter),
        name: name,
        appleType: apple.property(of: parameter),
        type: ours.property(of: parameter),
        initialValue: parameter.isEnumerationAlone ? " = \(unsetCase(of: parameter))" : "",
        copied: parameter.type.value.isChangeable
          ? "\(ours.intents("Bridging")).copy(of: self.\(name))" : "self.\(name)"
      )
    }
  }

  /// The case that stands for no value, as it is written in Swift.
  func unsetCase(of parameter: Parameter) -> String {
    guard case .enumeration(let reference) = parameter.type.value,
      case .declared(let type) = reference.target, let name = unsetCases[type]
    else { return ".unknown" }
    return "." + SwiftIdentifier.escaped(name)
  }

  /// Since when Apple's systems have an intent's or response's property.
  func availability(of parameter: Parameter) -> [String] {
    parameter.type.value.isOfSecondYear ? [AppleAvailability.laterProperty] : []
  }

  /// The cases of codes or reasons, with a number where that does not follow from the case before.
  func cases(_ values: [(name: String, number: Int, documentation: String)]) -> [SiriKitCaseModel] {
    var next: Int?
    return values.map { value in
      let follows = next == value.number
      let (number, isPast) = value.number.addingReportingOverflow(1)
      next = isPast ? nil : number
      return SiriKitCaseModel(
        documentation: shared.documentation(value.documentation, indentation: 2),
        name: SwiftIdentifier.escaped(value.name),
        assignment: follows ? "" : " = \(SwiftLiteral.integer(value.number))"
      )
    }
  }
}
