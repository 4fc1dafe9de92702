import ArgumentParser
import Diagnostics
import HandlerStubs
import IntentGenerator

extension EditOptions {
  /// The handlers of a definition that changes, and the tests of its package.
  ///
  /// - Parameter folder: The folder with the handlers; that of the definition's target if not given.
  func following(_ folder: String? = nil) -> HandlerFollowing {
    Self.following(definition, in: folder)
  }

  /// The same of a definition, whatever changes it.
  static func following(_ definition: String, in folder: String? = nil) -> HandlerFollowing {
    let tests = PackageFolders.package(of: definition).flatMap(PackageFolders.tests)
    let own = HandlerFollowing(
      of: definition, target: PackageFolders.target(of: definition), tests: tests)
    // What the record follows anyway is followed with it: else the next run would do so a second time.
    guard let folder, !own.foldersWithCode.contains(where: { FileIdentity.isSame($0, folder) })
    else { return own }
    return HandlerFollowing(of: definition, target: folder, tests: tests)
  }

  /// The folders of the definition's target, of others that handlers of it are known in, and of tests.
  var foldersWithCode: [String] {
    let tests = PackageFolders.package(of: definition).flatMap(PackageFolders.tests)
    return following().foldersWithCode + [tests].compactMap(\.self)
  }

  /// Keeps other runs from changing the definition, and what follows it, between what is read here and what is written; none
  /// for one that only looks.
  ///
  /// What a run that was interrupted has left undone is done first.
  ///
  /// - Parameters:
  ///   - following: The handlers that may change; those of the definition's target if not given.
  ///   - didFinish: Is called where there was such a run.
  /// - Throws: Exit code 1 where that is not possible.
  func lock(
    _ following: HandlerFollowing? = nil, didFinish: () -> Void = {}
  ) throws -> FolderLock? {
    let following = following ?? self.following()
    guard dryRun else { return try Self.lock([following], of: [definition], didFinish) }
    guard !following.hasInterruptedRun else {
      Terminal.printError(
        "\(definition): error: a run that was interrupted has changed some of what follows this definition, and not yet the "
          + "rest; run this without '--dry-run', or 'intentgen handlers', which bring it to its end\n"
      )
      throw ExitCode(1)
    }
    return nil
  }

  /// The same of some definitions, whatever changes them.
  static func lock(editing definitions: [String]) throws -> FolderLock {
    try lock(definitions.map { following($0) }, of: definitions)
  }

  private static func lock(
    _ all: [HandlerFollowing], of definitions: [String], _ didFinish: () -> Void = {}
  ) throws -> FolderLock {
    let lock = FolderLock(editing: definitions, all.flatMap(\.folders))
    // Also where there is nothing to write.
    for folder in Set(definitions.map(\.folderOfPath)) {
      Stage.removeLeftovers(in: folder.isEmpty ? "." : folder)
    }
    for following in all where try Output.finishInterruptedRun(of: following) { didFinish() }
    return lock
  }

  /// What handlers are asked for before a change and after it; none where something is wrong with the definitions.
  ///
  /// - Parameter following: The handlers; those of the definition's target if not given.
  func handlerDefinitions(
    _ result: EditedDefinition.Result, for following: HandlerFollowing? = nil
  ) throws -> (before: [HandlerDefinition], after: [HandlerDefinition])? {
    try Self.handlerDefinitions(definition, result, for: following ?? self.following())
  }

  /// The same of a definition, whatever changes it.
  static func handlerDefinitions(
    _ definition: String, _ result: EditedDefinition.Result, for following: HandlerFollowing
  ) throws -> (before: [HandlerDefinition], after: [HandlerDefinition])? {
    var generator = GeneratorOptions()
    if let file = PackageFolders.configuration(of: definition) {
      generator = try Report.usable(ConfigurationReader().read(file))
    }
    var inputs = result.inputs
    inputs.definitions += result.importing.definitions.filter { following.records($0.file) }
    var loader = DefinitionLoader(classPrefix: generator.classPrefix)
    guard let before = loader.load(inputs).value else { return nil }
    loader.drafts = result.drafts
    guard let after = loader.load(inputs).value else { return nil }
    // Methods of one style are of no use to handlers of the other, whatever code is made besides.
    let asked = GeneratorPipeline(options: generator).handlerDefinitions(before)
    generator.style = following.style(of: asked) ?? generator.style
    let pipeline = GeneratorPipeline(options: generator)
    return (pipeline.handlerDefinitions(before), pipeline.handlerDefinitions(after))
  }

  /// Writes what changed with the handlers that follow, or shows it.
  ///
  /// - Parameters:
  ///   - done: What was done, for people.
  ///   - changes: What becomes of the handlers; none where they stay as they are.
  func write(
    _ result: EditedDefinition.Result, _ done: String, _ changes: HandlerChanges? = nil,
    of following: HandlerFollowing? = nil
  ) throws {
    let files = (changes?.files ?? []).filter(\.isChanged)
    if show(result) {
      for file in files {
        Terminal.write(UnifiedDiff(from: file.before, to: file.after, path: file.path))
      }
      return
    }
    for folder in Set(result.inputs.definitions.flatMap(\.localizations).map(\.folderOfPath)) {
      Stage.removeLeftovers(in: folder.isEmpty ? "." : folder)
    }
    let outputs = result.files.map(\.output)
    let summary = try Output.reported {
      if let changes, let folder = following?.recordFolder {
        return try HandlerWriter(output: Output.writer()).write(changes, to: folder, with: outputs)
      }
      let all = outputs + files.map { OutputFile($0.path, $0.after, expected: $0.before) }
      guard let following else { return try Output.writer().write(all) }
      return try HandlerWriter(output: Output.writer()).write(
        all, withJournalIn: following.journalFolder)
    }
    report(summary.written, done, handlers: files)
    for note in result.notes { Terminal.print("note: \(note)") }
  }
}
