import ArgumentParser
import Diagnostics
import Foundation
import HandlerStubs
import IntentDefinition
import IntentGenerator

/// `intentgen strings`.
struct Strings: ParsableCommand {
  /// How translations are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case strings, xcstrings
  }

  static let configuration = CommandConfiguration(
    abstract: "Writes what is to be translated into a language.",
    discussion: """
      Each text of a definition that people read or hear gets an entry with its ID, a comment that \
      says what it is, and the text as the definition has it, in 'es.lproj/Name.strings' or in \
      'Name.xcstrings' beside the definition. Entries that are there stay as they are, also those \
      that no text has any more, but for comments that name something by an old name. What waits to be translated is marked, and counts as untranslated \
      until the mark is gone: the comment, or the state 'new'.

      A text such as '${bowls} bowls' varies by its number ('1 bowl') in a catalogue (--format xcstrings), \
      in the definition's own language as well: give it a variation by plural there. A '.stringsdict' is \
      not read: write its forms into the catalogue.
      """
  )

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong,
    help: "A language to translate into, such as es or pt-BR. Repeat it for several.")
  var language: [String] = []

  @Option(help: "The kind of file; the one that is there, or else strings.")
  var format: Format?

  @Option(help: "The language of the definition's own texts.")
  var developmentLanguage = "en"

  @Flag(help: "Show what would be written, as a diff, and write nothing.")
  var dryRun = false

  mutating func validate() throws {
    if language.isEmpty { throw ValidationError(missingLanguage) }
    language = try language.map(LanguageTag.known)
    developmentLanguage = try LanguageTag.taken(developmentLanguage)
  }

  /// What to type where no language is named, but perhaps stands among the definitions.
  private var missingLanguage: String {
    let command = ShellCommand.running
    guard let tag = input.inputs.last, LanguageTags.isKnown(tag), command.words.last == tag,
      !FileManager.default.fileExists(atPath: tag)
    else { return "Name the language to translate into, such as '--language es'." }
    return "A language goes with '--language': "
      + ShellCommand(command.words.dropLast()).with(["--language", "-l"], tag).line
  }

  func run() throws {
    let found = dryRun ? nil : InputFinder().find(input.inputs, isByModule: true).value
    let lock = try found.map { try EditOptions.lock(editing: $0.definitions.map(\.file)) }
    defer { withExtendedLifetime(lock) {} }
    let set = try input.definitions(isByModule: true)
    var files: [String: EditedFile] = [:]
    var order: [String] = []
    for linked in set.definitions {
      for name in languages(of: linked) {
        let sheet = TranslationSheet(
          linked.definition, language: name, developmentLanguage: developmentLanguage,
          translations: linked.localizations)
        if let conflict = conflict(sheet, linked) {
          return try Report.usable(Checked(nil, [conflict]))
        }
        let file = TranslationFile(
          of: linked, language: name, isCatalog: format.map { $0 == .xcstrings })
        let edited = try Report.usable(file.edited(with: sheet, before: files[file.path]?.after))
        if files.updateValue(edited, forKey: file.path) == nil { order.append(file.path) }
        report(sheet, linked)
        if edited.original != edited.after { reportOthers(name, linked, path: file.path) }
      }
    }
    let changed = order.compactMap { files[$0] }.filter { $0.original != $0.after }
    if dryRun {
      for file in changed {
        Terminal.write(UnifiedDiff(from: file.original, to: file.after, path: file.path))
      }
      return
    }
    let summary = try Output.write(
      changed.map { OutputFile($0.path, $0.after, expected: $0.original) })
    for path in summary.written { Terminal.print("wrote \(path)") }
  }

  /// The tags that the languages have beside a definition.
  private func languages(of linked: LinkedDefinition) -> [String] {
    let translations = linked.localizations.map(\.language)
    return language.map {
      LanguageTag.taken($0, beside: linked.definition.file, in: translations)
    }
  }

  /// Why no table of a language is written: a catalogue has the language already, and more than a table has room for.
  private func conflict(_ sheet: TranslationSheet, _ linked: LinkedDefinition) -> Diagnostic? {
    let language = sheet.language
    let catalogs = linked.localizations.filter { $0.file.hasSuffix(".xcstrings") }
    guard format == .strings, let own = catalogs.first(where: { $0.language == language }) else {
      return nil
    }
    let others = catalogs.filter { $0.file == own.file && $0.language != language && !$0.isSource }
      .map { "'\($0.language)'" }
    let beside = catalogs.filter { $0.file == own.file }
    let hasForms = beside.contains(where: \.hasPluralForms)
    let hasOthers = beside.contains { !$0.leftOut.isEmpty }
    let source = beside.first {
      $0.isSource && $0.language != language && $0.saysMore(than: linked.definition)
    }
    let kinds: [(isThere: Bool, words: String)] = [
      (hasForms, "plural forms, which a '.strings' file does not have"),
      (hasOthers, "texts that vary by more than a number, which are not read"),
      (!own.outdated.isEmpty, "translations that are to be reviewed"),
      (sheet.coverage(of: [own]).leftOver > 0, "texts that the definition has no more"),
      (source != nil, "texts in '\(source?.language ?? "")' that the definition does not have"),
      (!others.isEmpty, "the translations into \(others.joined(separator: ", "))"),
    ]
    let more = kinds.filter(\.isThere).map(\.words)
    guard !more.isEmpty else { return nil }
    let command = ["strings", linked.definition.file, "--language", language]
    return Diagnostic(
      .error, .doubleTranslation,
      "the catalogue has '\(language)' already, with \(more.joined(separator: ", and ")), and of two files only one is "
        + "said; go on in the catalogue: \(ShellCommand(command + ["--format", "xcstrings"]).line)",
      at: SourceLocation(file: own.file))
  }

  /// Says which file has the same translations: of two files only one is said.
  private func reportOthers(_ language: String, _ linked: LinkedDefinition, path: String) {
    let others = linked.localizations.filter {
      $0.language == language && !FileIdentity.isSame($0.file, path) && $0.leftOut.isEmpty
    }
    for file in Set(others.map(\.file)).sorted() {
      Terminal.print("\(path) says what \(file) says: remove that one, since only one is said")
    }
  }

  private func report(_ sheet: TranslationSheet, _ linked: LinkedDefinition) {
    let (translated, leftOver) = sheet.coverage(of: linked.localizations)
    let rest = leftOver == 0 ? "" : ", \(leftOver) left over"
    Terminal.print(
      "\(linked.definition.name), \(sheet.language): \(translated) of "
        + "\(Count.of(sheet.count, "text")) translated\(rest)")
  }
}

extension Localization {
  /// Whether one of its texts is none of the definition's own, so that it would be lost with the file.
  fileprivate func saysMore(than definition: Definition) -> Bool {
    let own = Set(
      definition.spokenTexts.compactMap { text in
        text.text.id.map { [$0, text.text.nonempty ?? ""] }
      })
    return texts.contains { id, value in
      value.wordings.contains { !$0.isEmpty && !own.contains([id, $0]) }
    }
  }
}
