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
  ///
  /// - Parameter isByModule: Whether names of one target of a package may be those of another: for whoever reads them, and
  ///   makes no Swift of them.
  package func load(
    _ inputs: [String], context: [String] = [], isByModule: Bool = false
  ) -> Checked<DefinitionSet> {
    found(inputs, context, isByModule: isByModule).flatMap {
      loader.load($0, context: context, isByModule: isByModule)
    }
  }

  /// The linked definitions of some files.
  package func load(_ files: InputFiles, context: [String] = []) -> Checked<DefinitionSet> {
    loader.load(files, context: context)
  }

  /// The linked definitions of some files, and what each file that was read or looked for contained.
  package func loadNoting(
    _ files: InputFiles, context: [String]
  ) async -> (set: Checked<DefinitionSet>, hashes: FileHashes) {
    await loader.loadNoting(files, context: context)
  }

  /// The linked definitions of some inputs, with what could be better about them.
  ///
  /// - Parameter policies: How much rules matter in each target; by the options, if none are given.
  package func lint(
    _ inputs: [String], context: [String] = [], policies: TargetPolicies? = nil
  ) -> Checked<DefinitionSet> {
    var loader = loader
    if let policies { loader.policies = policies }
    return found(inputs, context, isByModule: true).flatMap {
      loader.load($0, context: context, isByModule: true, isAdvising: true)
    }
  }

  /// The files of some inputs, with what is wrong with them and with the definitions that they are to import.
  private func found(
    _ inputs: [String], _ context: [String], isByModule: Bool
  ) -> Checked<InputFiles> {
    let finder = InputFinder()
    let files = finder.find(inputs, isByModule: isByModule)
    return Checked(files.value, files.diagnostics + finder.problems(ofContext: context))
  }

  private var loader: DefinitionLoader {
    DefinitionLoader(
      classPrefix: options.classPrefix, policies: TargetPolicies(options.policy))
  }

  /// What linked definitions ask of handlers, in the order of the definitions.
  package func handlerDefinitions(_ set: DefinitionSet) -> [HandlerDefinition] {
    let set = named(set)
    let translator = translator(of: set, isForHandlers: true)
    return set.definitions.map { translator.handlerDefinition($0.definition) }
  }

  /// The templates that files are rendered with. They take as long as a small definition, and may be
  /// loaded while that is read.
  package func templates() async -> Checked<TemplateLibrary> {
    await TemplateLibrary.load(
      overridesIn: options.templates,
      for: options.style,
      constants: [
        ("access", options.access.modifier), ("generatedFrom", GeneratedMark.words),
      ]
    )
  }

  /// The Swift files of linked definitions, four a definition, in the order of the definitions.
  package func generate(_ set: DefinitionSet) async -> Checked<[GeneratedFile]> {
    await generate(set, with: templates())
  }

  /// The Swift files of linked definitions, made with what ``templates()`` gave.
  package func generate(
    _ set: DefinitionSet, with templates: Checked<TemplateLibrary>
  ) async -> Checked<[GeneratedFile]> {
    let set = named(set)
    let translator = translator(of: set, isForHandlers: false)
    let refusals = set.definitions.flatMap { translator.refusals($0.definition) }
    guard refusals.isEmpty else { return Checked(nil, refusals) }
    guard let library = templates.value else { return Checked(nil, templates.diagnostics) }
    let renderer = Renderer(templates: library)
    let parts = set.definitions.flatMap { linked in
      GeneratedFile.Part.allCases.map { (linked, $0) }
    }
    let files = await parts.concurrentMap { linked, part in
      let pieces = await translator.pieces(of: linked, part: part)
        .concurrentMap { renderer.render($0()) }
      let name = GeneratedFile.name(part, ofDefinition: linked.definition.name)
      let contents = GeneratedMark.added(
        to: joined(pieces), definition: linked.definition.fileNameInComments)
      return GeneratedFile(name: name, contents: contents)
    }
    return Checked(files, templates.diagnostics)
  }

  /// Texts, one behind the other, without making room several times.
  private func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    var whole = ""
    whole.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    for text in texts { whole += text }
    return whole
  }

  private func translator(of set: DefinitionSet, isForHandlers: Bool) -> any FileTranslator {
    switch options.style {
    case .value: Translator(set: set, options: options, isForHandlers: isForHandlers)
    case .sirikit: SiriKitTranslator(set: set, options: options, isForHandlers: isForHandlers)
    }
  }

  /// The definitions with the names that the style has for what is the system's.
  private func named(_ set: DefinitionSet) -> DefinitionSet {
    options.style == .sirikit ? set.withAppleNames : set
  }
}
