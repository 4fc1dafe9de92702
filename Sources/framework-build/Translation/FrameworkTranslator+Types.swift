import IntentDefinition

extension FrameworkTranslator {
  /// The enumerations or option sets of a definition.
  func enumerations(_ definition: Definition, _ kind: Enumeration.Kind) -> [EnumerationModel] {
    definition.enumerations.filter { $0.kind == kind }.map { enumeration in
      let type = "IN" + enumeration.name.value
      let isResolved = resolved.contains(enumeration.name.value)
      let all = cases(of: enumeration).map {
        CaseModel(
          documentation: $0.label, name: SwiftIdentifier.escaped($0.name), number: $0.number)
      }
      var numbers: Set<Int> = []
      // What a number says twice is one case, and another name of it.
      let cases = all.filter { kind == .optionSet || numbers.insert($0.number).inserted }
      let result = ResultModel(
        value: type, absent: kind == .optionSet ? " = []" : "", hasChoice: false)
      return EnumerationModel(
        summary: phrase(enumeration.displayName, enumeration.name.value),
        type: type,
        cases: cases,
        aliases: all.compactMap { named in
          let first = cases.first { $0.number == named.number }
          guard kind == .regular, let first, first.name != named.name else { return nil }
          return AliasModel(alias: named.name, meaning: first.name)
        },
        result: isResolved ? [result] : []
      )
    }
  }

  /// The classes of a definition's values.
  func classes(_ definition: Definition) throws -> [ClassModel] {
    try definition.types
      .filter { !interface.byHand.contains("IN" + $0.name.value) }
      .map(classModel)
  }

  private func classModel(_ type: ObjectType) throws -> ClassModel {
    let name = "IN" + type.name.value
    let differences = interface[name]
    let own = try properties(type.ownProperties, of: name)
    let all = try own + inherited(by: name)
    let listed = differences.initializers
    return ClassModel(
      summary: phrase(type.displayName, type.name.value),
      type: name,
      superclass: differences.superclass ?? "NSObject",
      isOpen: interface.classes.values.contains { $0.superclass == name },
      hasEmptyInitializer: listed?.contains("init()") == true,
      copying: differences.superclass == nil ? ", NSCopying" : "",
      inherits: differences.superclass != nil,
      properties: own,
      all: all,
      initializers: try listed.map { try $0.compactMap { try Initializer($0, all, differences) } }
        ?? [Initializer(own, differences)],
      result: resolved.contains(type.name.value) ? [ResultModel(value: name, hasChoice: true)] : [],
      value: type.typeName,
      readings: own.map { "\($0.name) = \($0.value(of: "object."))" },
      writings: own.map { $0.assignment(to: "object") }
    )
  }

  /// The properties that a class has from the one above it.
  private func inherited(by name: String) throws -> [ClassProperty] {
    guard let superclass = interface[name].superclass else { return [] }
    let types = set.definitions.flatMap(\.definition.types)
    guard let type = types.first(where: { "IN" + $0.name.value == superclass }) else { return [] }
    return try properties(type.ownProperties, of: superclass)
  }
}
