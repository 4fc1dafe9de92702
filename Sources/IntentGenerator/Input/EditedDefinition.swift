package import Diagnostics
import Foundation
package import IntentDefinition
import PropertyList

/// A definition file on its way through a change, with the files that follow it.
package struct EditedDefinition: Sendable {
  /// The definition.
  package let file: String
  /// Whether a change is refused that leaves something to warn of.
  package var refusesWarnings: Bool
  /// Whether what may have been taken from a text by a shell, and may be meant, is something to warn of; else it is noted.
  package var refusesDoubtfulGaps = false
  /// Whether a change is refused of a definition with values that cannot be read: nobody knows which tags are taken, and
  /// which names.
  package var refusesUnreadValues = false

  package init(_ file: String, refusesWarnings: Bool = false) {
    self.file = file
    self.refusesWarnings = refusesWarnings
  }

  /// What became of a definition and of the files beside it.
  package struct Result: Sendable {
    /// The files that change, the definition first.
    package var files: [EditedFile]
    /// What went from vocabularies, as people read it.
    package var removed: [String] = []
    /// Which translations still say what a text said, as people read it.
    package var behind: [String] = []
    /// What else is worth knowing, as people read it: what new names become in Swift, what is imported.
    package var notes: [String] = []
    /// The definition and what is beside it, changed or not.
    package var inputs: InputFiles
    /// The definitions that import it and change with it, with what is beside them.
    package internal(set) var importing = InputFiles()
    /// The vocabularies on their way.
    var vocabularies: [(path: String, document: PropertyListDocument, editor: VocabularyEditor)] =
      []

    /// The definition, those that change with it, and what is beside all of them.
    var all: InputFiles {
      var all = inputs
      all.definitions += importing.definitions
      all.vocabularies += importing.vocabularies
      return all
    }

    /// Whether nothing changes.
    package var isEmpty: Bool { files.allSatisfy { !$0.isChanged } }

    /// What the files say: those that change, as they will.
    package var drafts: [String: [UInt8]] {
      Dictionary(files.map { ($0.path, Array($0.after.utf8)) }, uniquingKeysWith: { $1 })
    }
  }

  /// What the files say, and what they will say.
  ///
  /// - Returns: Nothing but diagnostics where the file is not there, cannot be changed so, or would be a
  ///   definition with new errors.
  package func result(
    using random: some RandomNumberGenerator & Sendable,
    _ change: (inout DefinitionEditor) throws(DefinitionEditError) -> [DefinitionConsequence]
  ) -> Checked<Result> {
    DefinitionLoader().propertyList(file).flatMap { document in
      guard let document else { return missing }
      guard DefinitionEditor.isDefinition(document.root) else {
        return refused(
          .invalidEdit,
          "this is a property list, and no definition; name the '.intentdefinition' file")
      }
      var editor = DefinitionEditor(document.root, using: random)
      editor.imported = types(ofImported: editor.imports, using: random)
      var consequences: [DefinitionConsequence] = []
      do {
        editor = try ImportedTypes(of: file).filling(editor) {
          editor throws(DefinitionEditError) in
          consequences = try change(&editor)
        }
      } catch {
        return refused(.invalidEdit, "\(error)")
      }
      if let text = editor.root.unwritableText {
        return refused(
          .invalidEdit, "'\(text)' has a character that XML does not have; leave it out")
      }
      let doubts = editor.doubtfulGaps(since: document.root)
      let refusedDoubts = doubts.map { $0 + "; where it is French, say so with --allow-warnings" }
      let gaps = editor.gaps(since: document.root) + (refusesDoubtfulGaps ? refusedDoubts : [])
      let warnings = (editor.warnings + gaps).map(warning)
      guard warnings.isEmpty || !refusesWarnings else { return Checked(nil, warnings) }
      var checked = EditedFile.read(file).flatMap { edited in
        var result = Result(
          files: [edited.revised(document, to: editor.root)],
          inputs: inputs(isRenaming: consequences.contains(where: \.concernsVocabularies)))
        result.removed = editor.besides
        result.notes =
          editor.notes
          + (refusesDoubtfulGaps ? [] : doubts.map { $0 + "; where it is French, it stays" })
        var followers: [ImportingDefinitions.Member] = []
        if consequences.contains(where: \.concernsImporters) {
          var importing = ImportingDefinitions(of: file, using: random)
          importing.follow(consequences, of: file)
          result.removed += importing.removed
          followers = importing.members
        }
        return follow(consequences, followers, &result).flatMap {
          dropExamples(&result)
          result.files.removeAll { !$0.isChanged }
          return self.checked(result)
        }
      }
      checked.diagnostics.insert(contentsOf: warnings, at: 0)
      return checked
    }
  }

  /// The types of definitions that this one imports.
  private func types(
    ofImported names: [String], using random: some RandomNumberGenerator & Sendable
  ) -> [SharedType] {
    guard !names.isEmpty else { return [] }
    let others = importable
    return names.flatMap { name -> [SharedType] in
      let beside = InputRule.join(InputRule.folder(of: file), "\(name).intentdefinition")
      let files = [beside] + others.filter { InputRule.baseName(of: $0) == name }
      let found = files.lazy.compactMap { DefinitionLoader().propertyList($0).value ?? nil }.first
      return found.map { DefinitionEditor($0.root, using: random).sharedTypes } ?? []
    }
  }

  /// The other definitions of the package: this one may import them as well as those beside it.
  private var importable: [String] {
    let folders = PackageFolders.package(of: file).map(PackageFolders.targets(of:)) ?? []
    let found = InputFinder().find(folders, isByModule: true).value?.definitions ?? []
    return found.map(\.file).filter { !FileIdentity.isSame($0, file) }
  }

  /// The definition, its translations, and the vocabularies of its target.
  ///
  /// - Parameter isRenaming: Whether vocabularies have to follow, wherever they are.
  func inputs(isRenaming: Bool = true) -> InputFiles {
    var inputs = InputFinder().find([file]).value ?? InputFiles(definitions: [.init(file: file)])
    let vocabularies = TargetVocabularies(of: file)
    inputs.vocabularies = isRenaming ? vocabularies.all : vocabularies.near
    return inputs
  }

  /// Lets the definitions follow that import this one, and the translations and vocabularies of all.
  private func follow(
    _ consequences: [DefinitionConsequence], _ followers: [ImportingDefinitions.Member],
    _ result: inout Result
  ) -> Checked<Void> {
    var diagnostics: [Diagnostic] = []
    for definition in result.inputs.definitions {
      diagnostics += translate(definition, consequences, &result)
    }
    for follower in followers {
      let edited = follower.edited
      diagnostics += edited.diagnostics
      if let file = edited.value { result.files.append(file) }
      result.importing.definitions.append(follower.files)
      result.importing.vocabularies += TargetVocabularies(of: follower.files.file).all
      diagnostics += translate(follower.files, follower.consequences, &result)
    }
    let all = consequences + followers.flatMap(\.consequences)
    // By way of another definition a vocabulary may have another path.
    let known = result.inputs.vocabularies
    result.importing.vocabularies = result.importing.vocabularies.reduce(into: []) { found, path in
      let isKnown = (known + found).contains { FileIdentity.isSame($0, path) }
      if !isKnown { found.append(path) }
    }
    for path in known + result.importing.vocabularies {
      diagnostics += follow(all, inVocabulary: path, &result)
    }
    return Checked(diagnostics.hasErrors ? nil : (), diagnostics)
  }

  private func translate(
    _ definition: InputFiles.DefinitionFiles, _ consequences: [DefinitionConsequence],
    _ result: inout Result
  ) -> [Diagnostic] {
    guard !consequences.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    for path in definition.localizations {
      let read = EditedFile.read(path)
      // What cannot be read cannot follow: nothing changes before it can.
      diagnostics += read.diagnostics
      guard let file = read.value else { continue }
      diagnostics += DefinitionLoader().errors(inTranslations: path)
      let format: TranslationEditor.Format = path.hasSuffix(".xcstrings") ? .catalog : .table
      let (edited, languages, removed) = file.translated(format, following: consequences)
      result.files.append(edited)
      result.removed += removed.sorted { $0.key < $1.key }.map { language, count in
        "\(count) \(count == 1 ? "translation" : "translations") into '\(language)' in \(path)"
      }
      if !languages.isEmpty {
        let names = languages.sorted().joined(separator: ", ")
        result.behind.append("stays as it was: what it says in \(names) in \(path); look at that")
      }
    }
    result.behind += unreadTables(definition.file, naming: consequences)
    return diagnostics
  }

  /// The files of plural forms beside a definition that nobody reads, and that go on naming something by its old name.
  private func unreadTables(
    _ definition: String, naming consequences: [DefinitionConsequence]
  ) -> [String] {
    let names = consequences.compactMap { consequence -> String? in
      guard case .renamedPlaceholder(_, let old, _) = consequence else { return nil }
      return "${\(old.property.map { "\(old.parameter).\($0)" } ?? old.parameter)"
    }
    let table = "\(InputRule.baseName(of: definition)).stringsdict"
    return InputFinder.files(table, beside: definition).compactMap { path in
      guard let bytes = DefinitionLoader().bytes(ifPresent: path).value ?? nil,
        let name = names.first(where: { name in
          ["}", "."].contains { String(decoding: bytes, as: UTF8.self).contains(name + $0) }
        })
      else { return nil }
      return "stays as it was: '\(name)}' in \(path), which is not read; look at that"
    }
  }

  private func follow(
    _ consequences: [DefinitionConsequence], inVocabulary path: String, _ result: inout Result
  ) -> [Diagnostic] {
    guard !consequences.isEmpty else { return [] }
    let (read, parsed) = (EditedFile.read(path), DefinitionLoader().propertyList(path))
    guard let file = read.value, let document = parsed.value ?? nil else {
      return read.diagnostics + parsed.diagnostics
    }
    var editor = VocabularyEditor(document.root)
    for consequence in consequences { editor.follow(consequence) }
    result.removed += editor.removed.map { "\($0) in \(path)" }
    result.files.append(file.revised(document, to: editor.root))
    result.vocabularies.append((path, document, editor))
    return read.diagnostics
  }

  /// Takes examples out that are not understood any more, as what they say went from the templates, or from the values.
  private func dropExamples(_ result: inout Result) {
    guard !result.vocabularies.isEmpty else { return }
    guard let before = misunderstood([:], result.all),
      let after = misunderstood(result.drafts, result.all)
    else { return }
    for (path, document, editor) in result.vocabularies {
      // By their texts: their intent may have another name now.
      let earlier = Set((before[path] ?? []).map(\.text))
      let gone = (after[path] ?? []).filter { !earlier.contains($0.text) }
      guard !gone.isEmpty, let index = result.files.firstIndex(where: { $0.path == path }) else {
        continue
      }
      var editor = editor
      let known = editor.removed.count
      editor.remove(gone)
      result.removed += editor.removed.dropFirst(known).map { "\($0) in \(path)" }
      result.files[index] = result.files[index].revised(document, to: editor.root)
    }
  }

  /// The examples that no template of their intent fits, by the paths of their vocabularies.
  ///
  /// - Parameter drafts: What files say, by their paths, in place of what the disk has.
  func misunderstood(
    _ drafts: [String: [UInt8]], _ files: InputFiles
  ) -> [String: Set<ExamplePhrase>]? {
    var loader = DefinitionLoader()
    loader.drafts = drafts
    return loader.load(files).value.map(ExamplePhrases().misunderstood)
  }

  /// The result, unless there is something wrong with it that was not before.
  func checked(_ result: Result) -> Checked<Result> {
    var loader = DefinitionLoader()
    let context = importable
    let before = loader.load(result.all, context: context).diagnostics
    let unread = before.filter {
      $0.rule == .wrongValueType && $0.severity == .error && $0.location.file == file
    }
    guard unread.isEmpty || !refusesUnreadValues else { return Checked(nil, unread) }
    loader.drafts = result.drafts
    let after = loader.load(result.all, context: context).diagnostics
    var new = Self.new(in: after, against: before)
    let names = TargetNames(of: file)
    new += Self.new(in: names.clashes(result.drafts), against: names.clashes([:]))
      .filter { !new.contains($0) }
    let refused = new.contains {
      $0.severity == .error || refusesWarnings && $0.severity == .warning
    }
    return Checked(refused ? nil : result, new)
  }

  /// The result, unless it has a line in a file that could be better, and was not there before.
  ///
  /// - Parameter told: What is told of it anyway.
  func advised(
    _ result: Result, on path: String, besides told: [Diagnostic]
  ) -> Checked<Result> {
    let configuration = PackageFolders.configuration(of: file)
    let options = configuration.flatMap { ConfigurationReader().read($0).value }
    func advice(_ drafts: [String: [UInt8]]) -> [Diagnostic] {
      var loader = DefinitionLoader(policies: TargetPolicies(options?.policy ?? DiagnosticPolicy()))
      loader.drafts = drafts
      return loader.load(result.all, context: importable, isAdvising: true).diagnostics
        .filter { $0.location.file == path && $0.location.position != nil && !told.contains($0) }
    }
    // The same may be said of another line already.
    var known = Dictionary(grouping: advice([:]), by: \.message).mapValues(\.count)
    let new = advice(result.drafts).filter { found in
      known[found.message, default: 0] -= 1
      return known[found.message, default: 0] < 0
    }
    let isRefused = new.hasErrors || refusesWarnings && new.contains { $0.severity == .warning }
    return Checked(isRefused ? nil : result, new)
  }

  /// What is found now and was not before; what only goes by another name was.
  private static func new(in after: [Diagnostic], against before: [Diagnostic]) -> [Diagnostic] {
    let known = Set(before.map(\.message))
    let counts = Dictionary(grouping: before, by: \.rule).mapValues(\.count)
    let rules = Dictionary(grouping: after, by: \.rule).filter {
      $0.value.count > counts[$0.key] ?? 0
    }
    return after.filter { rules[$0.rule] != nil && !known.contains($0.message) }
  }

  /// There is no such definition.
  package var missing: Checked<Result> {
    let nearest = InputFinder.definition(near: file).map { "did you mean '\($0)'?" }
    let remedy = nearest ?? "'intentgen init' makes one"
    return refused(.unreadableFile, "there is no such file; \(remedy)")
  }

  func warning(_ message: String) -> Diagnostic {
    Diagnostic(.warning, .invalidEdit, message, at: SourceLocation(file: file))
  }

  func refused(_ rule: Rule, _ message: String) -> Checked<Result> {
    Checked(nil, [Diagnostic(.error, rule, message, at: SourceLocation(file: file))])
  }
}
