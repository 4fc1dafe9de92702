import Diagnostics
import HandlerStubs

/// Runs that were interrupted, and left handlers that fit another definition than is there.
enum InterruptedRuns {
  /// Says of definitions that a run has changed some of what speaks of them, and not yet the rest.
  ///
  /// - Returns: Whether there was anything to say.
  static func tell(of definitions: [String]) -> Bool {
    let journals = definitions.map { EditOptions.following($0) }.filter(\.hasInterruptedRun)
      .map { HandlerJournal.path(in: $0.journalFolder) }
    let message =
      "a run that was interrupted has changed some of what speaks of these definitions, and not yet the rest; "
      + "'intentgen handlers', with the same inputs, brings it to its end"
    Report.print(
      Set(journals).sorted().map {
        Diagnostic(.warning, .invalidHandlerRecord, message, at: SourceLocation(file: $0))
      })
    return !journals.isEmpty
  }
}
