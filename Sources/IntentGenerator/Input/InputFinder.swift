package import Diagnostics
import Foundation
import IntentDefinition

/// Finds definitions, translations and vocabularies, as ``InputRule`` says.
package struct InputFinder: Sendable {
  package init() {}

  /// The files of some inputs, each a file or a folder that is searched.
  ///
  /// A file that several inputs lead to is read once.
  ///
  /// - Parameter isByModule: Whether the targets of a package may have definitions of one name: what is made of them goes
  ///   to several places then.
  /// - Returns: The files, and a diagnostic for each input that cannot be read or holds nothing.
  package func find(_ inputs: [String], isByModule: Bool = false) -> Checked<InputFiles> {
    var run = Run(isByModule: isByModule)
    for input in inputs { run.add(input) }
    run.refuseEqualNames()
    return Checked(run.files, run.diagnostics)
  }

  /// An error for each definition that was named to be imported, and cannot be.
  ///
  /// - Parameter context: What was named; each is a file, for which definition of a folder is meant is said by no import.
  package func problems(ofContext context: [String]) -> [Diagnostic] {
    context.compactMap { path -> Diagnostic? in
      let problem: String
      do throws(SystemError) {
        guard try FileIdentity.look(at: path).kind == .folder else { return nil }
        problem = "this is a folder; name the definition in it that is to be imported"
      } catch {
        problem = Self.problem(error, at: path, missing: "there is no such file")
      }
      return Diagnostic(.error, .unreadableFile, problem, at: SourceLocation(file: path))
    }
  }

  /// What to say of a path that leads nowhere, or to what nobody may see.
  ///
  /// - Parameter missing: What is said where there is nothing.
  fileprivate static func problem(
    _ error: SystemError, at path: String, missing: String
  ) -> String {
    guard error.code == ENOENT else {
      return "it cannot be read (\(error.reason)); correct the path, or allow it"
    }
    let nearest = definition(near: path).map { "did you mean '\($0)'?" }
    return "\(missing); \(nearest ?? "correct the path")"
  }

  /// The files of a name beside a definition: in the folder around which its translations are, and in those of languages.
  static func files(_ name: String, beside definition: String) -> [String] {
    let root = InputRule.localizationRoot(of: definition)
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.isEmpty ? "." : root)
    let folders = (names ?? []).filter { $0.hasSuffix(".lproj") }.sorted()
      .map { InputRule.join(root, $0) }
    return ([root] + folders).map { InputRule.join($0, name) }
      .filter(FileManager.default.fileExists)
  }

  /// The language of a file in an `xx.lproj` folder; none outside of one, and for `Base.lproj`.
  package static func language(of path: String) -> String? {
    let folder = InputRule.folder(of: path)
    guard folder.hasSuffix(".lproj") else { return nil }
    let language = InputRule.baseName(of: folder)
    return language == "Base" ? nil : language
  }

  /// The folder of a language that the folder of a file was probably meant to be: `es.lproj` by `es.lprj`; none where it
  /// is one, or has little of it.
  static func misspeltLanguageFolder(of path: String) -> String? {
    let folder = InputRule.folder(of: path)
    let language = InputRule.baseName(of: folder)
    let kind = InputRule.name(of: folder).dropFirst(language.count + 1)
    guard kind != "lproj", NearestMatch.find(String(kind), among: ["lproj"], within: 2) != nil,
      language == "Base" || LanguageTags.spelling(of: language) != nil
    else { return nil }
    return InputRule.join(InputRule.folder(of: folder), "\(language).lproj")
  }

  /// What to say of a file that is nearly a vocabulary, or is one of no language for its folder's name is wrong.
  fileprivate static func misnamedVocabulary(_ path: String) -> String? {
    let name = InputRule.name(of: path)
    let right = "AppIntentVocabulary.plist"
    guard name.hasSuffix(".plist"), name == right || NearestMatch.find(name, among: [right]) != nil
    else { return nil }
    let folder = misspeltLanguageFolder(of: path)
    guard name != right || folder != nil else { return nil }
    let place = InputRule.join(folder ?? InputRule.folder(of: path), right)
    let problem =
      name == right ? "the sentences here are taken for those of no language" : "nobody reads this"
    return "\(problem); did you mean '\(place)'?"
  }

  /// The definition beside a path where nothing is that was probably meant by it.
  package static func definition(near path: String) -> String? {
    let folder = InputRule.folder(of: path)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    let definitions = (names ?? []).sorted().filter(InputRule.isDefinition)
    let name = InputRule.name(of: path)
    let nearest =
      definitions.first { $0 == "\(name).intentdefinition" }
      ?? NearestMatch.find(name, among: definitions)
    return nearest.map { InputRule.join(folder, $0) }
  }

  /// One search in the making.
  private struct Run {
    var files = InputFiles()
    var diagnostics: [Diagnostic] = []
    /// Whether the names of each target of a package are its own.
    private let isByModule: Bool
    private var seen: Set<FileIdentity> = []
    /// What is in the folders that were asked for.
    private var listed: [String: [String]] = [:]

    init(isByModule: Bool) { self.isByModule = isByModule }

    mutating func add(_ input: String) {
      do {
        switch try FileIdentity.look(at: input).kind {
        case .folder: search(input)
        // Whoever names a pipe wants it to be read.
        case .file, .other:
          InputRule.isVocabulary(input) ? add(vocabulary: input) : add(definition: input)
        }
      } catch {
        let message = InputFinder.problem(
          error, at: input, missing: "there is no such file or folder")
        report(.unreadableFile, message, at: input)
      }
    }

    private mutating func search(_ folder: String) {
      let search = FolderSearch(folder)
      diagnostics += search.diagnostics
      files.folders += search.folders
      let definitions = withoutLinksToOthers(InputRule.definitions(among: search.files))
      let vocabularies = search.files.filter(InputRule.isVocabulary)
      for file in definitions { add(definition: file) }
      let read = files.definitions.flatMap(\.localizations)
      let misplaced = MisplacedTranslations(
        among: search.files, of: files.definitions, isThorough: isByModule)
      for file in misplaced.files
      where isNew(file.path) && !read.contains(where: { FileIdentity.isSame($0, file.path) }) {
        report(.invalidLocalization, file.message, at: file.path, severity: .warning)
      }
      for file in vocabularies { add(vocabulary: file) }
      for file in search.files {
        guard let message = InputFinder.misnamedVocabulary(file) else { continue }
        report(.invalidLocalization, message, at: file, severity: .warning)
      }
      guard definitions.isEmpty, vocabularies.isEmpty, !search.diagnostics.hasErrors else { return }
      let message =
        "the folder holds no definition; name one, or a folder with *.intentdefinition files"
      report(.noDefinition, message, at: folder)
    }

    /// Some files without links to others of them: a definition goes by its own name, whatever leads to it as well.
    private func withoutLinksToOthers(_ files: [String]) -> [String] {
      let links = files.filter {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: $0)) != nil
      }
      guard !links.isEmpty else { return files }
      let own = files.filter { !links.contains($0) }
      return files.filter { file in
        !links.contains(file) || !own.contains { FileIdentity.isSame($0, file) }
      }
    }

    private mutating func add(definition path: String) {
      guard isNew(path) else { return }
      let root = InputRule.localizationRoot(of: path)
      let folder = InputRule.folder(of: path)
      var places = names(in: root).filter { $0.hasSuffix(".lproj") }
        .map { InputRule.join(root, $0) }
      places += [root] + (folder == root || places.contains(folder) ? [] : [folder])
      // What has another name is none of its translations, and there may be much of it.
      let beginning = InputRule.baseName(of: path) + "."
      let beside = places.flatMap { place in
        names(in: place).filter { $0.hasPrefix(beginning) }.map { InputRule.join(place, $0) }
      }
      let localizations = InputRule.localizations(of: path, among: beside.sorted())
      files.definitions.append(.init(file: path, localizations: localizations))
      for file in beside.sorted()
      where InputRule.name(of: file) == "\(InputRule.baseName(of: path)).stringsdict" {
        let language = InputFinder.language(of: file) ?? "en"
        let message =
          "the file is not read; write its plural forms into a catalogue, which this begins: "
          + ShellWord.line(["strings", path, "--language", language, "--format", "xcstrings"])
        report(.invalidLocalization, message, at: file, severity: .warning)
      }
    }

    private mutating func add(vocabulary path: String) {
      if isNew(path) { files.vocabularies.append(path) }
    }

    private mutating func isNew(_ path: String) -> Bool {
      guard let found = try? FileIdentity.look(at: path) else { return true }
      return seen.insert(found.identity).inserted
    }

    /// What is in a folder beside a definition, which need not be one that can be listed.
    private mutating func names(in folder: String) -> [String] {
      let path = folder.isEmpty ? "." : folder
      if let names = listed[path] { return names }
      if let names = try? FileManager.default.contentsOfDirectory(atPath: path) {
        listed[path] = names
        return names
      }
      // Beside a definition that comes through a pipe there is nothing.
      if (try? FileIdentity.look(at: path).kind) == .folder {
        report(
          .unreadableFile, "the folder cannot be searched for translations; allow that", at: path)
      }
      return []
    }

    /// Two definitions of one name would write the same files, where case does not matter also if
    /// they differ in it alone.
    mutating func refuseEqualNames() {
      var first: [String: String] = [:]
      for file in files.definitions.map(\.file) {
        let name = InputRule.baseName(of: file)
        let module = isByModule ? PackageFolders.module(of: file) : ""
        let output = InputRule.join(module, name.lowercased())
        guard let earlier = first[output] else {
          first[output] = file
          continue
        }
        let message = "the definition '\(name)' would write the same files as another; rename one"
        let note = Diagnostic.Note("the other is here", at: SourceLocation(file: earlier))
        report(.clashingNames, message, at: file, notes: [note])
      }
    }

    private mutating func report(
      _ rule: Rule, _ message: String, at path: String, notes: [Diagnostic.Note] = [],
      severity: Diagnostic.Severity = .error
    ) {
      let location = SourceLocation(file: path)
      diagnostics.append(Diagnostic(severity, rule, message, at: location, notes: notes))
    }
  }
}
