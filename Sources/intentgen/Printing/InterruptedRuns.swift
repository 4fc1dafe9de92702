import Diagnostics
import HandlerStubs
import IntentGenerator

/// Runs that were interrupted, and left handlers that fit another definition than is there.
enum InterruptedRuns {
  /// A warning for each that has changed some of what speaks of definitions, and not yet the rest.
  static func diagnostics(of definitions: [String]) -> [Diagnostic] {
    let targets = Set(definitions.map(PackageFolders.target)).sorted()
    let folders = targets + HandlerRecord.folders(in: targets).filter { !targets.contains($0) }
    let message =
      "a run that was interrupted has changed some of what speaks of these definitions, and not yet the rest; "
      + "'intentgen handlers', with the same inputs, brings it to its end"
    return folders.compactMap { folder in
      let path = HandlerJournal.path(in: folder)
      guard FileIdentity.isFile(path) else { return nil }
      let reach = JournalReach(of: folder, beside: definitions)
      // Of one that came with a checkout, and that no run of ours has left, the run that would go on with it tells.
      guard case .some(.some) = HandlerJournal.read(from: folder, within: reach).value else {
        return nil
      }
      return Diagnostic(.warning, .invalidHandlerRecord, message, at: SourceLocation(file: path))
    }
  }
}
