package import Diagnostics

/// Resolves the references between definitions and fills in what depends on more than one place.
package struct DefinitionLinker: Sendable {
  /// A definition that is asked for, with its translations.
  package struct Input: Sendable {
    package var definition: Definition
    package var localizations: [Localization]

    package init(_ definition: Definition, localizations: [Localization] = []) {
      self.definition = definition
      self.localizations = localizations
    }
  }

  package init() {}

  /// Links definitions.
  ///
  /// - Parameters:
  ///   - inputs: What is asked for.
  ///   - context: What may be imported besides.
  ///   - vocabularies: The vocabularies, which stay as they are.
  ///   - modules: The modules of definitions and vocabularies, by their files; those without one are of the same.
  package func link(
    _ inputs: [Input],
    context: [Definition] = [],
    vocabularies: [Vocabulary] = [],
    modules: [String: String] = [:]
  ) -> Checked<DefinitionSet> {
    let all = inputs.map(\.definition) + context
    // A name stands for what the definition's own module has first.
    let orders = Set(all.map { modules[$0.file] }).reduce(into: [:]) { orders, module in
      orders[module] =
        all.filter { modules[$0.file] == module } + all.filter { modules[$0.file] != module }
    }
    var diagnostics: [Diagnostic] = []
    let linked = inputs.map { input in
      var linking = ReferenceLinking(
        definition: input.definition, among: orders[modules[input.definition.file]] ?? all)
      linking.run()
      diagnostics += linking.diagnostics
      return LinkedDefinition(
        definition: linking.definition,
        localizations: input.localizations.sorted { $0.language < $1.language }
      )
    }
    var set = DefinitionSet(definitions: linked, context: context, vocabularies: vocabularies)
    set.modules = modules
    return Checked(set, diagnostics)
  }
}
