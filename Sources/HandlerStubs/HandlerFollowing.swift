package import Diagnostics
import Foundation
package import IntentGenerator

/// Lets the handlers of a target follow a definition that changes in the same run.
package struct HandlerFollowing: Sendable {
  /// The definition that changes.
  private let definition: String
  /// The target's folder.
  private let target: String
  /// The folder with the record of what the definition was; none where nobody keeps one.
  package let recordFolder: String?
  /// The folder with a record that has the definition; none where that of others is the only one.
  private let ownFolder: String?
  /// The other folders of the target with records.
  private let otherFolders: [String]
  /// The folders of other targets with handlers that the record knows.
  private let sources: [String]
  /// The folder of tests to look into.
  private let tests: String?
  /// The folders of other targets of the package, whose code is looked into where it imports the definition's.
  private let dependents: [String]

  /// - Parameters:
  ///   - definition: The definition that changes.
  ///   - target: The folder to look for handlers in.
  ///   - tests: The folder of tests to look into, if any.
  package init(of definition: String, target: String, tests: String? = nil) {
    self.definition = definition
    self.target = target
    self.tests = tests
    let folders = HandlerRecord.folders(in: [target])
    let own = folders.first { HandlerRecord.exists(in: $0, for: [definition]) }
    let folder = own ?? (folders.count == 1 ? folders.first : nil)
    recordFolder = folder
    ownFolder = own
    otherFolders = folders.filter { $0 != folder }
    let sources = folder.map(HandlerRecord.sources) ?? []
    self.sources = sources
    let known = [target] + sources
    let isOfPackage = !PackageFolders.module(of: definition).isEmpty
    dependents = (isOfPackage ? PackageFolders.targets(besides: target) : []).filter { other in
      !known.contains { FileIdentity.isSame($0, other) }
        && tests.map { !other.hasPrefix("\($0)/") } ?? true
    }
  }

  /// The name by which other targets import the definition's.
  private var module: String {
    // From within the target its folder is '.'.
    let folder = URL(fileURLWithPath: PackageFolders.module(of: definition)).standardizedFileURL
    let name = folder.lastPathComponent
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The folder for the journal of a run.
  package var journalFolder: String { recordFolder ?? target }

  /// Which files a journal there may be about.
  package var reach: JournalReach {
    JournalReach(of: journalFolder, beside: [definition], sources: [target])
  }

  /// Whether a run that was interrupted has left something to do there.
  package var hasInterruptedRun: Bool {
    (HandlerJournal.read(from: journalFolder, within: reach).value ?? nil) != nil
  }

  /// The handlers as if that run had come to its end.
  package var interruptedState: Checked<HandlerState> {
    HandlerState.read(from: journalFolder, beside: [definition], sources: [target])
  }

  /// The folders in which one run at a time should be at work.
  package var folders: [String] { [recordFolder, target].compactMap(\.self) + sources }

  /// The folders with code that may follow.
  package var foldersWithCode: [String] { [target] + sources }

  /// The style of the handlers that there are; none where there are none, or none of them says it.
  ///
  /// - Parameter definitions: What the definitions ask for, in either style.
  package func style(of definitions: [HandlerDefinition]) -> GeneratedStyle? {
    let namesakes = namesakes(of: definitions)
    return state.value.flatMap { state in
      HandlerStyle.style(
        of: HandlerRecord.located(definitions, from: folder),
        record: record(of: definitions, in: state, besides: namesakes),
        in: sources(in: state, besides: namesakes))
    }
  }

  /// Whether the record has a definition, so that what changes that is to be recorded.
  package func records(_ definition: String) -> Bool {
    recordFolder.map { HandlerRecord.exists(in: $0, for: [definition]) } ?? false
  }

  /// The handlers as they should be, with only those among them that the user has.
  ///
  /// - Parameters:
  ///   - before: What the definitions ask for.
  ///   - after: What they will ask for.
  package func changes(
    from before: [HandlerDefinition], to after: [HandlerDefinition]
  ) -> Checked<HandlerChanges> {
    let namesakes = namesakes(of: before + after)
    let isOthers = isRecordOfOthers(namesakes)
    // What another folder has a record of follows there.
    let after = after.filter { definition in
      !otherFolders.contains { HandlerRecord.exists(in: $0, for: [definition.file]) }
    }
    return state.flatMap { state in
      let now = HandlerRecord.located(after, from: folder)
      let record = record(of: before, in: state, besides: namesakes)
      // What this change removes is told with all that names it, by `mentions`.
      var options = HandlerOptions()
      options.tellsRemovedCases = false
      options.writesNewHandlers = false
      return HandlerRegenerator(options: options).regenerate(
        now, in: sources(in: state, besides: namesakes), record: record, folder: folder,
        tests: tests
      )
      .map { changes in
        var changes = changes
        if isOthers { changes.record = state.record }
        return changes
      }
    }
    .withoutMissingHandlers(
      recordFolder == nil || isOthers ? nil : places(of: after, changedFrom: before))
  }

  /// The folder with what is known of the handlers.
  private var folder: String { recordFolder ?? target }

  private var state: Checked<HandlerState> {
    HandlerState.read(from: folder, beside: [definition], sources: [target])
  }

  /// The files that may hold handlers of these definitions.
  private func sources(
    in state: HandlerState, besides namesakes: NamesakeFiles
  ) -> HandlerSources {
    HandlerSources(state.sources.filter { !namesakes.contains($0.realPath) })
  }

  /// Whether the record is of intents of the same types, so that it says nothing of these.
  private func isRecordOfOthers(_ namesakes: NamesakeFiles) -> Bool {
    namesakes.contains("\(folder)/-")
  }

  /// What definitions were when their handlers were last brought up to date.
  private func record(
    of before: [HandlerDefinition], in state: HandlerState, besides namesakes: NamesakeFiles
  ) -> HandlerRecord {
    recordFolder == nil || isRecordOfOthers(namesakes)
      ? HandlerRecord(HandlerRecord.located(before, from: folder))
      : state.record.tagged(as: before)
  }

  /// The files that belong to others of the same types.
  private func namesakes(of definitions: [HandlerDefinition]) -> NamesakeFiles {
    NamesakeFiles(of: definitions, seenFrom: ".", searched: [target], own: ownFolder)
  }

  /// Where the intents are of which something changes, by themselves or by types of their definition.
  private func places(
    of after: [HandlerDefinition], changedFrom before: [HandlerDefinition]
  ) -> Set<SourceLocation> {
    let changed = after.flatMap { definition in
      let then = before.first { $0.name == definition.name }
      guard then?.types == definition.types else { return definition.protocols }
      return definition.protocols.filter { then?.protocols.contains($0) != true }
    }
    return Set(changed.map(\.location))
  }
}

extension HandlerFollowing {
  /// What code of the target names by its old name once the handlers have followed; of tests it is said as they follow.
  ///
  /// - Parameters:
  ///   - before: What the definitions ask for.
  ///   - after: What they will ask for.
  ///   - changes: What becomes of the handlers; none where they stay as they are, and tests are to be looked into.
  package func mentions(
    from before: [HandlerDefinition], to after: [HandlerDefinition], beside changes: HandlerChanges?
  ) -> [Diagnostic] {
    let drafts = drafts(of: changes)
    let mentions = CodeMentions(ProtocolComparison(after, gone: [], with: HandlerRecord(before)))
    let namesakes = namesakes(of: before + after)
    let folders = foldersWithCode + [changes == nil ? tests : nil].compactMap(\.self)
    return DeepStack.run {
      folders.flatMap { mentions.find(in: $0, drafts: drafts) } + inDependents(mentions)
    }
    .filter { !namesakes.contains($0.location.file) }
  }

  /// What code of other targets names that imports this one.
  private func inDependents(_ mentions: CodeMentions) -> [Diagnostic] {
    dependents.flatMap { mentions.find(in: $0, importing: module) }
  }

  /// What code of the target and of tests names that is gone, or makes responses by functions that are.
  ///
  /// - Parameters:
  ///   - before: What the definitions ask for.
  ///   - after: What they will ask for.
  ///   - renamed: What they would ask for if what is gone had another name: who would have to follow names it.
  ///   - changes: What becomes of the handlers; none where they stay as they are.
  package func mentions(
    from before: [HandlerDefinition], to after: [HandlerDefinition],
    namesOfRemoved renamed: [HandlerDefinition], beside changes: HandlerChanges?
  ) -> [Diagnostic] {
    let mentions = CodeMentions(
      ProtocolComparison(renamed, gone: [], with: HandlerRecord(before)), .removed)
    let drafts = drafts(of: changes)
    let folders = foldersWithCode + [tests].compactMap(\.self)
    let named = DeepStack.run {
      folders.flatMap { mentions.find(in: $0, drafts: drafts) } + inDependents(mentions)
    }
    let places = Set(named.map(\.location))
    let namesakes = namesakes(of: before + after)
    return
      (named
      + goneFactories(from: before, to: after, beside: changes)
      .filter { !places.contains($0.location) })
      .filter { !namesakes.contains($0.location.file) }
  }

  /// What code of the target and of tests makes responses by functions that are no more.
  ///
  /// - Parameters:
  ///   - before: What the definitions ask for.
  ///   - after: What they will ask for.
  ///   - changes: What becomes of the handlers; none where they stay as they are.
  package func goneFactories(
    from before: [HandlerDefinition], to after: [HandlerDefinition],
    beside changes: HandlerChanges?
  ) -> [Diagnostic] {
    Self.goneFactories(
      from: before, to: after, in: foldersWithCode + [tests].compactMap(\.self),
      drafts: drafts(of: changes))
  }

  /// The same of some folders: nothing is looked for where no function is gone.
  ///
  /// - Parameter drafts: What files will say, by their paths without links.
  package static func goneFactories(
    from before: [HandlerDefinition], to after: [HandlerDefinition], in folders: [String],
    drafts: [String: String] = [:]
  ) -> [Diagnostic] {
    let mentions = FactoryMentions(from: before, to: after)
    return DeepStack.run { folders.flatMap { mentions.find(in: $0, drafts: drafts) } }
  }

  /// What files of handlers will say, by their paths without links.
  private func drafts(of changes: HandlerChanges?) -> [String: String] {
    let files = (changes?.files ?? []).map { ($0.realPath, $0.after) }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }
}

extension Checked {
  /// The same, without word of handlers that were never there, or have nothing to follow.
  ///
  /// - Parameter places: Where the intents are whose handlers have; none where nobody knows whether there were any.
  fileprivate func withoutMissingHandlers(_ places: Set<SourceLocation>?) -> Checked {
    Checked(
      value,
      diagnostics.filter { $0.rule != .missingHandler || places?.contains($0.location) == true })
  }
}

extension HandlerRecord {
  /// What definitions are, as if their handlers had just been brought up to date.
  init(_ definitions: [HandlerDefinition]) {
    self.init(
      definitions: definitions.map { Definition(name: $0.name, file: $0.file, types: $0.types) },
      intents: definitions.flatMap(\.protocols).map { Entry($0, formerMethods: []) })
  }
}
