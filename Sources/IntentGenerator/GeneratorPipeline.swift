package import Diagnostics
package import IntentDefinition

/// The way from definition files to Swift.
package struct GeneratorPipeline: Sendable {
  /// How Swift is made.
  package var options: GeneratorOptions

  package init(options: GeneratorOptions = GeneratorOptions()) {
    self.options = options
  }

  /// The linked definitions of some inputs.
  package func load(_ inputs: [String], context: [String] = []) -> Checked<DefinitionSet> {
    InputFinder().find(inputs).flatMap { load($0, context: context) }
  }

  /// The linked definitions of some files.
  package func load(_ files: InputFiles, context: [String] = []) -> Checked<DefinitionSet> {
    loader.load(files, context: context)
  }

  /// The linked definitions of some files, and what each file that was read or looked for contained.
  package func loadNoting(
    _ files: InputFiles, context: [String]
  ) -> (set: Checked<DefinitionSet>, hashes: FileHashes) {
    loader.loadNoting(files, context: context)
  }

  /// The linked definitions of some inputs, with what could be better about them.
  ///
  /// - Parameter policies: How much rules matter in each target; by the options, if none are given.
  package func lint(
    _ inputs: [String], context: [String] = [], policies: TargetPolicies? = nil
  ) -> Checked<DefinitionSet> {
    var loader = loader
    if let policies { loader.policies = policies }
    return InputFinder().find(inputs).flatMap {
      loader.load($0, context: context, isAdvising: true)
    }
  }

  private var loader: DefinitionLoader {
    DefinitionLoader(
      classPrefix: options.classPrefix, policies: TargetPolicies(options.policy))
  }

  /// What linked definitions ask of handlers, in the order of the definitions.
  package func handlerDefinitions(_ set: DefinitionSet) -> [HandlerDefinition] {
    let set = named(set)
    let translator = translator(of: set)
    return set.definitions.map { translator.handlerDefinition($0.definition) }
  }

  /// The Swift files of linked definitions, four a definition, in the order of the definitions.
  package func generate(_ set: DefinitionSet) async -> Checked<[GeneratedFile]> {
    let set = named(set)
    let translator = translator(of: set)
    let refusals = set.definitions.flatMap { translator.refusals($0.definition) }
    guard refusals.isEmpty else { return Checked(nil, refusals) }
    let loaded = TemplateLibrary.load(
      overridesIn: options.templates,
      constants: [("access", options.access.modifier)]
    )
    guard let templates = loaded.value else { return Checked(nil, loaded.diagnostics) }
    let renderer = Renderer(templates: templates)
    let files = await withTaskGroup(of: (Int, GeneratedFile).self) { group in
      let parts = set.definitions.flatMap { linked in
        GeneratedFile.Part.allCases.map { (linked, $0) }
      }
      for (index, (linked, part)) in parts.enumerated() {
        group.addTask {
          let file = translator.translate(linked, part: part)
          let name = GeneratedFile.name(part, ofDefinition: linked.definition.name)
          return (index, GeneratedFile(name: name, contents: renderer.render(file)))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return Checked(files.sorted { $0.0 < $1.0 }.map(\.1), loaded.diagnostics)
  }

  private func translator(of set: DefinitionSet) -> any FileTranslator {
    switch options.style {
    case .value: Translator(set: set, options: options)
    case .sirikit: SiriKitTranslator(set: set, options: options)
    }
  }

  /// The definitions with the names that the style has for what is the system's.
  private func named(_ set: DefinitionSet) -> DefinitionSet {
    options.style == .sirikit ? set.withAppleNames : set
  }
}
