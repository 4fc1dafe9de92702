package import Diagnostics
import Foundation

extension HandlerRecord {
  /// The record of a folder; an empty one where there is none.
  package static func read(from folder: String) -> Checked<HandlerRecord> {
    let path = (folder as NSString).appendingPathComponent(fileName)
    guard FileManager.default.fileExists(atPath: path) else { return Checked(HandlerRecord()) }
    func refused(_ rule: Rule, _ problem: String) -> Checked<HandlerRecord> {
      Checked(nil, [Diagnostic(.error, rule, problem, at: SourceLocation(file: path))])
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return refused(.unreadableFile, "the file cannot be read; check that you may read it")
    }
    guard let record = try? JSONDecoder().decode(HandlerRecord.self, from: data) else {
      return refused(
        .invalidHandlerRecord,
        "the record of the handlers is damaged; restore it from version control, or remove it: "
          + "renamed parameters then count as removed and added"
      )
    }
    guard record.version == HandlerRecord().version else {
      return refused(
        .invalidHandlerRecord,
        "the record of the handlers has version \(record.version), which this version of intentgen "
          + "does not know; take the version that wrote it"
      )
    }
    return Checked(record)
  }

  /// The record as the file has it.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
