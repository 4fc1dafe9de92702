import Diagnostics
import HandlerStubs
import IntentGenerator

/// Runs that were interrupted, and left handlers that fit another definition than is there.
enum InterruptedRuns {
  /// A warning for each that has changed some of what speaks of definitions, and not yet the rest.
  static func diagnostics(of definitions: [String]) -> [Diagnostic] {
    let message =
      "a run that was interrupted has changed some of what speaks of these definitions, and not yet the rest; "
      + "'intentgen handlers', with the same inputs, brings it to its end"
    return folders(of: definitions).compactMap { folder in
      let path = HandlerJournal.path(in: folder)
      let reach = JournalReach(of: folder, beside: definitions)
      // Of one that came with a checkout, and that no run of ours has left, the run that would go on with it tells.
      guard case .some(.some) = HandlerJournal.read(from: folder, within: reach).value else {
        return nil
      }
      return Diagnostic(.warning, .invalidHandlerRecord, message, at: SourceLocation(file: path))
    }
  }

  /// The folders with a journal, in the targets of the definitions' packages; outside of a package, in the definitions'
  /// folders.
  private static func folders(of definitions: [String]) -> [String] {
    let roots = definitions.flatMap { definition in
      let package = PackageFolders.package(of: definition)
      let targets = package.map(PackageFolders.targets(of:)) ?? []
      return targets + [PackageFolders.target(of: definition)]
    }
    // The target of a definition may be in one of them already, by another path.
    let outermost = Dictionary(
      Set(roots).sorted().map { (RelativePath.resolved($0), $0) }, uniquingKeysWith: { $1 })
    return outermost.filter { path, _ in !outermost.keys.contains { path.hasPrefix("\($0)/") } }
      .values.sorted().flatMap { FolderSearch($0).folders }
      .filter { FileIdentity.isFile(HandlerJournal.path(in: $0)) }
  }
}
