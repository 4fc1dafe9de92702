import Diagnostics

/// Some value meets a parameter's limits, and its default does.
struct Limits: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    let enumerations = Dictionary(
      set.all.flatMap(\.enumerations).map { ($0.typeName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for intent in definition.intents {
      for parameter in intent.parameters {
        checkLimits(parameter, definition, &findings)
        checkDefault(parameter, enumerations, definition, &findings)
      }
    }
  }

  private func checkLimits(
    _ parameter: Parameter, _ definition: Definition, _ findings: inout Findings
  ) {
    let metadata = parameter.metadata
    let name = parameter.name.value
    for unit in parameter.unknownUnits {
      let problem = DefinitionProblem.unknownUnit(unit, parameter: name)
      findings.add(problem, in: definition, at: parameter.name.position)
    }
    for limit in parameter.unusableLimits {
      let problem = DefinitionProblem.unusableLimit(
        parameter: name, limit: text(limit.value.value, limit.unit), limit.reason,
        type: parameter.type.value.name)
      findings.add(problem, in: definition, at: limit.value.position)
    }
    let limits = parameter.numberLimits
    if limits.areInverted, let minimum = metadata.minimumValue,
      let maximum = metadata.maximumValue
    {
      let problem = DefinitionProblem.invertedLimits(
        parameter: name,
        minimum: text(minimum.value, metadata.minimumUnit),
        maximum: text(maximum.value, metadata.maximumUnit)
      )
      findings.add(problem, in: definition, at: minimum.position)
      return
    }
    guard let value = metadata.defaultValue, let number = value.value.number,
      !limits.contain(number)
    else { return }
    let problem = DefinitionProblem.defaultOutsideLimits(parameter: name, value: value.value.text)
    findings.add(problem, in: definition, at: value.position)
  }

  /// A limit as it is written, with its own unit.
  private func text(_ value: Double, _ unit: String?) -> String {
    MetadataValue.real(value).text + (unit.map { " \($0)" } ?? "")
  }

  private func checkDefault(
    _ parameter: Parameter,
    _ enumerations: [String: Enumeration],
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    guard let value = parameter.metadata.defaultValue else { return }
    let foreign = parameter.metadata.defaultUnit.flatMap { parameter.isForeign($0) ? $0 : nil }
    guard
      let expected = foreign.map({ _ in "a measure of the type '\(parameter.type.value.name)'" })
        ?? expectation(of: parameter, for: value.value, enumerations)
    else { return }
    let problem = DefinitionProblem.invalidDefault(
      parameter: parameter.name.value,
      value: value.value.text + (foreign.map { " \($0)" } ?? ""),
      expected: expected
    )
    findings.add(problem, in: definition, at: value.position)
  }

  /// What a parameter takes, where a value is not that.
  private func expectation(
    of parameter: Parameter,
    for value: MetadataValue,
    _ enumerations: [String: Enumeration]
  ) -> String? {
    switch (parameter.type.value, value) {
    case (.basic(.boolean), .boolean), (.basic(.boolean), .integer): nil
    case (.basic(.boolean), _): "true or false"
    case (.basic(.integer), .real(let number)): number == number.rounded() ? nil : "an integer"
    case (.basic(let type), _) where type.isNumeric: value.number == nil ? "a number" : nil
    case (.basic(let type), .string(let text)) where type.isMoment:
      parameter.dateMode.flatMap { expectation(of: $0, for: text) }
    case (.enumeration(let reference), .string(let name)):
      if case .declared(let typeName) = reference.target, let enumeration = enumerations[typeName],
        !enumeration.values.contains(where: { $0.name.value == name })
      {
        "one of " + enumeration.values.map(\.name.value).joined(separator: ", ")
      } else {
        nil
      }
    case (.objectType, _), (.object, _):
      "a value of '\(parameter.type.value.name)', which only a handler can give"
    default: nil
    }
  }

  /// What is asked for of a date, where a text has nothing of it.
  private func expectation(of mode: Parameter.DateMode, for text: String) -> String? {
    guard let moment = MomentText(text) else { return nil }
    return switch mode {
    case .date: moment.hasDay ? nil : "a day, such as 2026-01-31"
    case .time: moment.hasTime ? nil : "a time, such as 08:30"
    }
  }
}
