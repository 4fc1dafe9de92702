extension DefinitionSet {
  /// The set without what refers to nothing any more, as editors leave it behind.
  ///
  /// The validator has told of each of these, so that none goes in silence.
  package func withoutLeftovers() -> DefinitionSet {
    var set = self
    for index in set.definitions.indices { set.definitions[index].definition.removeLeftovers() }
    return set
  }
}

extension Definition {
  fileprivate mutating func removeLeftovers() {
    // The parameters of a system intent are declared elsewhere.
    for index in intents.indices where generates(intents[index]) {
      intents[index].removeLeftovers()
    }
  }
}

extension Intent {
  fileprivate mutating func removeLeftovers() {
    let names = Set(parameters.map(\.name.value))
    if let name = input?.value, !names.contains(name) { input = nil }
    if let name = keyParameter?.value, !names.contains(name) { keyParameter = nil }
    combinations.removeAll { !names.isSuperset(of: $0.parameters.value) }
    managedCombinations.removeAll { !names.isSuperset(of: $0.parameters.value) }
    if let output = response.output?.value,
      !response.properties.contains(where: { $0.name.value == output })
    {
      response.output = nil
    }
    let tree = ParameterTree(self)
    let leftOver = parameters.indices.filter { !Relationships.counts(parameters[$0], in: tree) }
    for index in leftOver { parameters[index].relationship = nil }
    for index in parameters.indices
    where parameters[index].metadata.defaultUnit.map(parameters[index].isForeign) == true {
      parameters[index].metadata.defaultValue = nil
    }
    for index in parameters.indices where parameters[index].numberLimits.areInverted {
      parameters[index].metadata.minimumValue = nil
      parameters[index].metadata.maximumValue = nil
    }
  }
}
