package import Diagnostics
import Foundation
package import IntentDefinition
package import PropertyList

/// Reads files and takes them through parsing, decoding, linking and validation.
package struct DefinitionLoader: Sendable {
  /// The prefix of every type whose definition gives none.
  package var classPrefix: String
  /// What files would say, by their paths, in place of what they say.
  package var drafts: [String: [UInt8]] = [:]

  /// How much the rules matter, and what is meant to be as it is.
  package var policies: TargetPolicies
  /// What the files contain that are read, where somebody wants to know.
  private var hashes: FileHashes?

  package init(
    classPrefix: String = "", policies: TargetPolicies = TargetPolicies(DiagnosticPolicy())
  ) {
    self.classPrefix = classPrefix
    self.policies = policies
  }

  /// The linked definitions of some files, with everything that is wrong with them.
  ///
  /// - Parameters:
  ///   - files: What is asked for.
  ///   - context: Definitions that may be imported besides; those that stand beside a definition
  ///     are found without being named.
  ///   - isByModule: Whether the names of each target of a package are its own.
  ///   - isAdvising: Whether to say also what could be better.
  package func load(
    _ files: InputFiles, context: [String] = [], isByModule: Bool = false, isAdvising: Bool = false
  ) -> Checked<DefinitionSet> {
    var loader = self
    let reading = loader.read(files, context, isByModule: isByModule)
    let found = DefinitionValidator().validate(reading.set)
    return loader.conclude(reading, found, context, isAdvising: isAdvising)
  }

  /// The linked definitions of some files, and what each file that was read or looked for contained.
  package func loadNoting(
    _ files: InputFiles, context: [String]
  ) async -> (set: Checked<DefinitionSet>, hashes: FileHashes) {
    var loader = self
    loader.hashes = FileHashes()
    let reading = loader.read(files, context)
    let found = await DefinitionValidator().validateConcurrently(reading.set)
    let set = loader.conclude(reading, found, context)
    return (set, loader.hashes ?? FileHashes())
  }

  /// What was read, before it is checked.
  private struct Reading {
    var inputs: [DefinitionLinker.Input] = []
    var imported: [Definition] = []
    var vocabularies: [Vocabulary] = []
    var diagnostics: [Diagnostic] = []
    /// The definitions of which a file of translations could not be read.
    var unreadTranslations: Set<String> = []
    /// Whether a definition could not be read, so that links to it are broken.
    var isPartial = false
    /// The linked definitions, without those that could not be read.
    var set: DefinitionSet
  }

  private mutating func read(
    _ files: InputFiles, _ context: [String], isByModule: Bool = false
  ) -> Reading {
    var reading = Reading(
      set: DefinitionSet(definitions: [], context: [], vocabularies: []))
    for file in files.definitions {
      guard let definition = definition(file.file, &reading.diagnostics) else { continue }
      let localizations = file.localizations.flatMap { path -> [Localization] in
        if let texts = self.localizations(path, &reading.diagnostics) { return texts }
        reading.unreadTranslations.insert(definition.file)
        return []
      }
      reading.inputs.append(DefinitionLinker.Input(definition, localizations: localizations))
    }
    reading.imported = importedDefinitions(
      of: reading.inputs.map(\.definition), named: context, &reading.diagnostics)
    reading.vocabularies = files.vocabularies.compactMap { vocabulary($0, &reading.diagnostics) }
    reading.isPartial = reading.inputs.count < files.definitions.count
    let names = isByModule ? files.definitions.map(\.file) + files.vocabularies : []
    let modules = Dictionary(
      names.map { ($0, PackageFolders.module(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let linked = DefinitionLinker().link(
      reading.inputs, context: reading.imported, vocabularies: reading.vocabularies,
      modules: modules)
    reading.diagnostics += linked.diagnostics
    if let set = linked.value { reading.set = set }
    if !reading.vocabularies.isEmpty {
      reading.set.dependencies = ManifestTargets.dependencies(of: Set(modules.values))
    }
    reading.set.unreadTranslations = reading.unreadTranslations
    reading.set.lacksVocabulary = reading.vocabularies.count < files.vocabularies.count
    return reading
  }

  /// What comes of a reading.
  ///
  /// - Parameter found: What the validator has found in its definitions.
  private mutating func conclude(
    _ reading: Reading, _ found: [Diagnostic], _ context: [String], isAdvising: Bool = false
  ) -> Checked<DefinitionSet> {
    var (diagnostics, found, set) = (reading.diagnostics, found, reading.set)
    if found.contains(where: { $0.rule == .unknownVocabularyTarget }), !context.isEmpty {
      set.intentsElsewhere = intents(of: context, except: reading.imported.map(\.file))
      found = DefinitionValidator().validate(set)
    }
    diagnostics += found
    if isAdvising { diagnostics += DefinitionValidator().advise(on: set) }
    // What could not be read may well have what others name.
    if reading.isPartial { diagnostics.removeAll { Self.rulesOfLinks.contains($0.rule) } }
    let definitions = reading.inputs.map(\.definition) + reading.imported
    let told = PolicyApplication(
      policies, to: definitions, reading.vocabularies, translated: reading.set.definitions
    )
    .told(of: diagnostics, isAdvising: isAdvising && !reading.isPartial)
    return Checked(
      reading.isPartial ? nil : reading.set.withoutLeftovers(), told.sortedByPlace())
  }

  /// The rules that tell of names which no definition has.
  private static let rulesOfLinks: Set<Rule> = [
    .unknownImport, .unknownReference, .unknownVocabularyTarget,
  ]

  /// The types of the intents of some definitions, whatever is wrong with these: that is told where
  /// they are read for their own sake.
  private mutating func intents(of context: [String], except loaded: [String]) -> Set<String> {
    let definitions = context.filter { !loaded.contains($0) }.compactMap { file in
      var ignored: [Diagnostic] = []
      return definition(file, &ignored)
    }
    return Set(definitions.flatMap(\.intents).map(\.typeName))
  }

  /// What is wrong with a definition that is not on the disk yet.
  ///
  /// - Parameters:
  ///   - file: The file that it is for; what it imports stands beside that.
  ///   - bytes: What the file would say.
  ///   - context: Definitions that may be imported besides.
  package func check(_ file: String, bytes: [UInt8], context: [String] = []) -> [Diagnostic] {
    let decoded = PropertyListParser().parse(file: file, bytes: bytes)
      .flatMap { DefinitionDecoder().decode($0) }
    var diagnostics = decoded.diagnostics
    guard let definition = decoded.value else { return diagnostics }
    var loader = self
    let imported = loader.importedDefinitions(of: [definition], named: context, &diagnostics)
    let input = DefinitionLinker.Input(definition, localizations: [])
    let linked = DefinitionLinker().link([input], context: imported, vocabularies: [])
    diagnostics += linked.diagnostics
    if let set = linked.value { diagnostics += DefinitionValidator().validate(set) }
    return diagnostics.sortedByPlace()
  }

  /// A property list that may be there; none where there is no such file.
  package func propertyList(_ file: String) -> Checked<PropertyListDocument?> {
    guard FileManager.default.fileExists(atPath: file) else { return Checked(.some(nil)) }
    var diagnostics: [Diagnostic] = []
    var loader = self
    guard let bytes = loader.fileContents(file, &diagnostics) else {
      return Checked(nil, diagnostics)
    }
    let parsed = PropertyListParser().parse(file: file, bytes: bytes)
    return Checked(parsed.value.map { .some($0) }, parsed.diagnostics)
  }

  /// The bytes of a file that may be there; none where there is no such file.
  package func bytes(ifPresent file: String) -> Checked<[UInt8]?> {
    guard FileManager.default.fileExists(atPath: file) else { return Checked(.some(nil)) }
    var diagnostics: [Diagnostic] = []
    var loader = self
    let bytes = loader.fileContents(file, &diagnostics)
    return Checked(bytes.map { .some($0) }, diagnostics)
  }

  /// The whole of what nobody named for it to be read, or is to be changed: of a file, and of no pipe, which may have no
  /// end, or a diagnostic.
  private mutating func fileContents(_ file: String, _ diagnostics: inout [Diagnostic]) -> [UInt8]?
  {
    guard drafts[file] == nil, let found = try? FileIdentity.look(at: file), found.kind != .file
    else { return contents(file, &diagnostics) }
    let problem = found.kind == .folder ? "a folder" : "a device, a pipe or a socket"
    let message = "there is \(problem) of this name, and no file; move it away"
    diagnostics.append(Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: file)))
    return nil
  }

  /// The whole of a file, or a diagnostic.
  private mutating func contents(_ file: String, _ diagnostics: inout [Diagnostic]) -> [UInt8]? {
    if let draft = drafts[file] { return draft }
    // No more than the parser takes: some files have no end.
    let limit = PropertyListParser.Limits().size + 1
    if let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.read(upToCount: limit) ?? Data()
    {
      let bytes = Array(data)
      hashes?.add(file, bytes)
      return bytes
    }
    let message = "the file cannot be read; check that it is one, and may be read"
    diagnostics.append(Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: file)))
    return nil
  }

  private mutating func definition(_ file: String, _ diagnostics: inout [Diagnostic]) -> Definition?
  {
    guard let bytes = contents(file, &diagnostics) else { return nil }
    let decoded = PropertyListParser().parse(file: file, bytes: bytes)
      .flatMap { DefinitionDecoder().decode($0) }
    diagnostics += decoded.diagnostics
    guard var definition = decoded.value else { return nil }
    if !classPrefix.isEmpty { definition.applyClassPrefix(classPrefix) }
    return definition
  }

  /// The texts of a file; none where it cannot be read.
  private mutating func localizations(_ file: String, _ diagnostics: inout [Diagnostic])
    -> [Localization]?
  {
    guard let bytes = fileContents(file, &diagnostics) else { return nil }
    if file.hasSuffix(".xcstrings") {
      let decoded = StringCatalogDecoder().decode(file: file, bytes: bytes)
      diagnostics += decoded.diagnostics
      return decoded.value
    }
    let language = InputFinder.language(of: file) ?? "Base"
    let decoded = StringsDecoder().decode(file: file, language: language, bytes: bytes)
    diagnostics += decoded.diagnostics
    return decoded.value.map { [$0] }
  }

  /// What keeps a file of translations from being read.
  func errors(inTranslations file: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var loader = self
    _ = loader.localizations(file, &diagnostics)
    return diagnostics.filter { $0.severity == .error }
  }

  /// The IDs of the texts of a file of translations; none where it cannot be read.
  func textIdentifiers(inTranslations file: String) -> Set<String>? {
    var ignored: [Diagnostic] = []
    var loader = self
    return loader.localizations(file, &ignored).map { texts in
      Set(texts.flatMap { Array($0.texts.keys) + Array($0.positions.keys) })
    }
  }

  /// The IDs of the texts of a definition, whatever is wrong with it.
  func textIdentifiers(of file: String) -> Set<String> {
    var ignored: [Diagnostic] = []
    var loader = self
    return Set(loader.definition(file, &ignored)?.spokenTexts.compactMap(\.text.id) ?? [])
  }

  private mutating func vocabulary(_ file: String, _ diagnostics: inout [Diagnostic]) -> Vocabulary?
  {
    guard let bytes = contents(file, &diagnostics) else { return nil }
    let decoded = PropertyListParser().parse(file: file, bytes: bytes)
      .flatMap { VocabularyDecoder().decode($0, language: InputFinder.language(of: file)) }
    diagnostics += decoded.diagnostics
    return decoded.value
  }

  /// The definitions that others import, from the given files, from beside the importing ones, and from their targets.
  private mutating func importedDefinitions(
    of definitions: [Definition],
    named context: [String],
    _ diagnostics: inout [Diagnostic]
  ) -> [Definition] {
    let present = Set(definitions.map(\.name))
    var wanted = Set(definitions.flatMap { $0.imports.map(\.value) }).subtracting(present)
    var candidates = context
    for definition in definitions {
      let folder = definition.file.folderOfPath as NSString
      candidates += definition.imports.map {
        folder.appendingPathComponent("\($0.value).intentdefinition")
      }
    }
    func take(_ candidates: [String]) -> [Definition] {
      candidates.compactMap { file in
        guard wanted.contains(DefinitionDecoder.baseName(of: file)) else { return nil }
        guard FileManager.default.fileExists(atPath: file) else {
          hashes?.addMissing(file)
          return nil
        }
        wanted.remove(DefinitionDecoder.baseName(of: file))
        return definition(file, &diagnostics)
      }
    }
    var found = take(candidates)
    // Of what is not beside it, a definition has what its target has elsewhere.
    var searched: Set<TargetFolder> = []
    for definition in definitions
    where definition.imports.contains(where: { wanted.contains($0.value) }) {
      let target = TargetFolder(of: definition.file)
      if searched.insert(target).inserted { found += take(target.definitions) }
    }
    return found
  }
}

extension Definition {
  /// Gives a class prefix to everything that has none.
  fileprivate mutating func applyClassPrefix(_ prefix: String) {
    for index in intents.indices where intents[index].classPrefix == nil {
      intents[index].classPrefix = Located(prefix, at: intents[index].name.position)
    }
    for index in enumerations.indices where enumerations[index].classPrefix == nil {
      enumerations[index].classPrefix = Located(prefix, at: enumerations[index].name.position)
    }
    for index in types.indices where types[index].classPrefix == nil {
      types[index].classPrefix = Located(prefix, at: types[index].name.position)
    }
  }
}
