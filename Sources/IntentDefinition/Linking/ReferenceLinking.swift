import Diagnostics

/// The linking of one definition.
struct ReferenceLinking {
  private(set) var definition: Definition
  private(set) var diagnostics: [Diagnostic] = []
  private var imported: [Definition] = []

  init(definition: Definition, among all: [Definition]) {
    self.definition = definition
    for name in definition.imports {
      let found = all.first { $0.name == name.value && $0.file != definition.file }
      if let found {
        imported.append(found)
      } else {
        let nearest = NearestMatch.find(name.value, among: all.map(\.name))
        let note = nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] }
        report(
          .unknownImport(name.value), at: name.position, notes: note ?? [],
          fix: nearest.map { .replace(at: name.position, with: $0) })
      }
    }
  }

  mutating func run() {
    for index in definition.intents.indices {
      let intent = definition.intents[index]
      if !definition.generates(intent) { checkSystemIntent(intent) }
      let owner = "intent '\(intent.name.value)'"
      definition.intents[index].parameters = resolved(intent.parameters, "parameter", of: owner)
      definition.intents[index].response.properties =
        resolved(intent.response.properties, "property", of: "the response of \(owner)")
    }
    for index in definition.types.indices {
      let type = definition.types[index]
      definition.types[index].properties =
        resolved(type.properties, "property", of: "type '\(type.name.value)'")
    }
    for index in definition.enumerations.indices {
      fillIndices(ofEnumeration: index)
    }
  }

  /// Gives each value without an index the next one: the one before plus 1, or the next free bit of
  /// an option set.
  private mutating func fillIndices(ofEnumeration place: Int) {
    let enumeration = definition.enumerations[place]
    var next: Int? = enumeration.kind == .optionSet ? 1 : 0
    for (index, value) in enumeration.values.enumerated() {
      if value.index == nil, next == nil {
        report(
          .noIndexLeft(value: value.name.value, owner: "enumeration '\(enumeration.name.value)'"),
          at: value.name.position)
      }
      let number = value.index ?? Located(next ?? 0, at: value.name.position)
      definition.enumerations[place].values[index].index = number
      next = enumeration.kind.number(after: number.value)
    }
  }

  private mutating func report(
    _ problem: DefinitionProblem,
    at position: SourcePosition,
    notes: [Diagnostic.Note] = [],
    fix: Fix? = nil
  ) {
    let location = definition.location(position)
    diagnostics.append(problem.diagnostic(at: location, notes: notes, fix: fix))
  }

  private mutating func checkSystemIntent(_ intent: Intent) {
    guard !SystemNames.intents.contains(intent.name.value) else { return }
    let nearest = NearestMatch.find(intent.name.value, among: SystemNames.intents.sorted())
    let note = nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] }
    report(
      .unknownSystemIntent(intent.name.value), at: intent.name.position, notes: note ?? [],
      fix: nearest.map { .replace(at: intent.name.position, with: $0) })
  }

  private mutating func resolved(_ parameters: [Parameter], _ noun: String, of parent: String)
    -> [Parameter]
  {
    var parameters = parameters
    for index in parameters.indices {
      let name = "\(noun) '\(parameters[index].name.value)' of \(parent)"
      let position = parameters[index].type.position
      switch parameters[index].type.value {
      case .objectType(var reference):
        resolve(&reference, .objectType, owner: name, at: position)
        parameters[index].type.value = .objectType(reference)
      case .enumeration(var reference):
        resolve(&reference, .enumeration, owner: name, at: position)
        parameters[index].type.value = .enumeration(reference)
      case .basic, .object:
        break
      }
    }
    return parameters
  }

  private mutating func resolve(
    _ reference: inout TypeReference,
    _ kind: ReferenceKind,
    owner: String,
    at position: SourcePosition
  ) {
    let visible = visibleDefinitions(for: reference.namespace)
    let found = visible.compactMap { kind.typeName(of: reference.name, in: $0) }
    if let own = visible.first, own.file == definition.file, let typeName = found.first,
      kind.typeName(of: reference.name, in: own) != nil
    {
      reference.target = .declared(typeName: typeName)
    } else if found.count > 1 {
      report(.ambiguousReference(reference.name), at: position)
    } else if let typeName = found.first {
      reference.target = .declared(typeName: typeName)
    } else if let target = kind.systemTarget(of: reference) {
      reference.target = target
    } else {
      reportUnknown(reference, kind, owner: owner, at: position, isVisible: !visible.isEmpty)
    }
  }

  /// The definitions whose types a namespace can mean, this one first.
  private func visibleDefinitions(for namespace: String?) -> [Definition] {
    ([definition] + imported).filter { namespace == nil || $0.namespace?.value == namespace }
  }

  private mutating func reportUnknown(
    _ reference: TypeReference,
    _ kind: ReferenceKind,
    owner: String,
    at position: SourcePosition,
    isVisible: Bool
  ) {
    if let namespace = reference.namespace, !isVisible, namespace != "System" {
      let own = definition.namespace?.value
      report(
        .unknownNamespace(reference: reference.name, namespace: namespace, own: own),
        at: position
      )
      return
    }
    let candidates = ([definition] + imported).flatMap(kind.declarations)
    let nearest = NearestMatch.find(reference.name, among: candidates.map(\.name))
    let notes = candidates.filter { $0.name == nearest }.prefix(1)
      .map { Diagnostic.Note("did you mean '\($0.name)'?", at: $0.location) }
    report(
      .unknownTypeReference(owner: owner, type: reference.name), at: position, notes: notes,
      fix: nearest.map { .replace(at: position, with: $0) })
  }
}

/// What a reference may refer to.
enum ReferenceKind {
  case objectType, enumeration

  /// The Swift type of a name in a definition.
  func typeName(of name: String, in definition: Definition) -> String? {
    switch self {
    case .objectType: definition.types.first { $0.name.value == name }?.typeName
    case .enumeration: definition.enumerations.first { $0.name.value == name }?.typeName
    }
  }

  /// The names that a definition declares, with their places.
  func declarations(in definition: Definition) -> [(name: String, location: SourceLocation)] {
    switch self {
    case .objectType:
      definition.types.map { ($0.name.value, definition.location($0.name.position)) }
    case .enumeration:
      definition.enumerations.map { ($0.name.value, definition.location($0.name.position)) }
    }
  }

  /// The system's own type of a reference's name.
  func systemTarget(of reference: TypeReference) -> TypeReference.Target? {
    guard reference.namespace == nil || reference.namespace == "System" else { return nil }
    if let typeName = SystemNames.runtimeTypes[reference.name] {
      return .runtime(typeName: typeName)
    }
    switch self {
    case .objectType: return SystemNames.types[reference.name].map { .system(typeName: $0) }
    case .enumeration:
      return SystemNames.enumerations.contains(reference.name)
        ? .system(typeName: reference.name) : nil
    }
  }
}

extension Enumeration.Kind {
  /// The number of a value without one, behind another; none where that was the last.
  package func number(after number: Int) -> Int? {
    switch self {
    case .regular: number == .max ? nil : number + 1
    case .optionSet:
      if number <= 0 { 1 } else { number > Int.max / 2 ? nil : number * 2 }
    }
  }
}
