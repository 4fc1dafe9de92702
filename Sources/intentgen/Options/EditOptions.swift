import ArgumentParser
import Diagnostics
import HandlerStubs
import IntentDefinition
import IntentGenerator

/// The definition to change, and how.
struct EditOptions: ParsableArguments {
  @Argument(
    help: "The definition to change.",
    completion: .file(extensions: ["intentdefinition", "plist"]))
  var definition: String

  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false

  @Flag(help: "Make a change that leaves something to warn every build of.")
  var allowWarnings = false

  func validate() throws { try Self.validate(definition) }

  /// - Throws: What to type instead, where something else stands in the definition's place.
  static func validate(_ definition: String, isAlone: Bool = false) throws {
    if let misplaced = MisplacedDefinition(definition, isAlone: isAlone) {
      throw ValidationError(misplaced.message)
    }
  }

  /// A change of the definition, with translations and vocabularies beside it.
  ///
  /// - Parameter isAddition: Whether something is added, for which all that there is has to be known.
  /// - Throws: Exit code 1 where it cannot be changed so.
  func result(
    isAddition: Bool = false,
    _ change: (inout DefinitionEditor) throws(DefinitionEditError) -> [DefinitionConsequence]
  ) throws -> EditedDefinition.Result {
    var edited = EditedDefinition(definition, refusesWarnings: !allowWarnings)
    edited.refusesDoubtfulGaps = !allowWarnings
    edited.refusesUnreadValues = isAddition
    return try usable(edited.result(using: SystemRandomNumberGenerator(), change))
  }

  /// What came of a change, where it may be made.
  func usable(_ checked: Checked<EditedDefinition.Result>) throws -> EditedDefinition.Result {
    let isOnlyWarned = checked.value == nil && !checked.diagnostics.hasErrors
    defer {
      if isOnlyWarned {
        Terminal.printError("nothing was changed; with --allow-warnings it would be\n")
      }
    }
    return try Report.usable(checked)
  }

  /// Shows what would change, where that is asked for.
  ///
  /// - Returns: Whether it was.
  func show(_ result: EditedDefinition.Result) -> Bool {
    guard dryRun else { return false }
    for file in result.files {
      Terminal.write(UnifiedDiff(from: file.original, to: file.after, path: file.path))
    }
    return true
  }

  /// Says what was done, and which other files changed with the definition; of handlers also how.
  func report(_ written: [String], _ done: String, handlers: [HandlerFile] = []) {
    Terminal.print("\(definition): \(written.isEmpty ? "nothing to change" : done)")
    for path in written where path != definition {
      let changes = handlers.first { $0.path == path }?.whatWasDone ?? ""
      Terminal.print("changed \(path) with it\(changes)")
    }
  }
}

extension EditedFile {
  /// The file to write, unless somebody changed it in the meantime.
  var output: OutputFile { OutputFile(path, after, expected: original) }
}

extension FolderLock {
  /// A lock of the targets of definitions that are changed, where their vocabularies are as well, and of other folders.
  ///
  /// - Parameter outputs: Folders that are made where they are not there.
  convenience init(
    editing definitions: [String], _ others: [String] = [], making outputs: [String] = []
  ) {
    let targets = definitions.map { PackageFolders.target(of: $0) }
    self.init(targets + others, making: outputs) { folder in
      Terminal.printError("waiting for another run of 'intentgen' in \(folder)\n")
    }
  }
}
