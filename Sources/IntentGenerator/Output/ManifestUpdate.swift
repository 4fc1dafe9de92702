import Foundation

/// A change of an `Info.plist` and of the record of what was added to it, at every moment of which a run can end.
package struct ManifestUpdate: Sendable {
  private let manifest: OutputFile
  /// The record while nobody knows whether the `Info.plist` has changed; none where that makes no difference.
  private let interim: OutputFile?
  private let record: OutputFile?
  private let recordPath: String
  /// What the record says on the disk; none where there is none.
  private let kept: String?

  /// - Parameters:
  ///   - path: The path of the `Info.plist`.
  ///   - text: What it is to say.
  ///   - before: What it says; none for a new one.
  ///   - record: What was added to the files beside it before.
  ///   - updated: What will have been added.
  ///   - kept: What the record says on the disk; none where there is none.
  package init(
    _ path: String, _ text: String, before: String?,
    from record: ManifestRecord, to updated: ManifestRecord, kept: String?
  ) throws {
    manifest = OutputFile(path, text, expected: before)
    self.kept = kept
    recordPath = ManifestRecord.path(besides: path)
    var interim = updated
    interim.begin(ManifestRecord.Change(text: text, added: record[path]), of: path)
    let makesDifference = before != text && !(record.isEmpty && updated.isEmpty)
    self.interim = makesDifference ? OutputFile(recordPath, try interim.encoded()) : nil
    self.record =
      kept != nil || !updated.isEmpty ? OutputFile(recordPath, try updated.encoded()) : nil
  }

  /// Writes both.
  ///
  /// - Throws: ``OutputError`` where a file cannot be written.
  package func write(by writer: OutputWriter) throws {
    // What is in the record and was not added would be taken out when somebody else adds it: until the change is made, the
    // record has both what was added before and what the file comes to.
    if let interim { _ = try writer.write([interim]) }
    do {
      _ = try writer.write([manifest, record].compactMap(\.self))
    } catch {
      if interim != nil { restoreRecord() }
      throw error
    }
  }

  /// Puts the record back to what it was, as far as that can be done: it is right as it is, too.
  private func restoreRecord() {
    if let kept {
      _ = try? OutputWriter().write([OutputFile(recordPath, kept)])
    } else {
      try? FileManager.default.removeItem(atPath: recordPath)
    }
  }
}
