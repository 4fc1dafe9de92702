package import Diagnostics

/// What a run begins with: the user's files, and what the definitions were when they were last
/// brought up to date.
package struct HandlerState: Hashable, Sendable {
  /// The files that may hold handlers.
  package var sources: [HandlerSource]
  /// What the definitions were.
  package var record: HandlerRecord
  /// Whether the last run was interrupted, so that this one has to bring it to its end.
  package var takesUpInterruptedRun: Bool

  /// Reads the state of some folders; that of a run that was interrupted as if it had come to its end.
  ///
  /// - Parameters:
  ///   - folder: The folder with the record.
  ///   - inputs: The definitions that the run is about, or folders with them.
  ///   - sources: Further folders with handlers; those that the record knows are looked into as well.
  ///   - named: Those among them that the record is to know from now on.
  package static func read(
    from folder: String, beside inputs: [String] = [], sources: [String],
    remembering named: [String] = []
  ) -> Checked<HandlerState> {
    let reach = JournalReach(of: folder, beside: inputs, sources: sources)
    return HandlerJournal.read(from: folder, within: reach).flatMap { journal in
      let record = journal.map { Checked($0.record) } ?? HandlerRecord.read(from: folder)
      return record.flatMap { Checked($0, $0.missingSources(from: folder)) }.flatMap { record in
        let known = [folder] + sources.filter { !named.contains($0) }
        let record = record.remembering(named, from: folder, besides: known)
        let folders = sources + record.presentSources(from: folder)
        return HandlerFolder(names: record.typeNames).read(folder, folders).flatMap { found in
          (journal?.recovered(found, in: folder, within: reach) ?? Checked(found)).flatMap {
            sources in
            Checked(
              HandlerState(sources: sources, record: record, takesUpInterruptedRun: journal != nil))
          }
        }
      }
    }
  }
}
