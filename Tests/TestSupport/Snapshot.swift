import Foundation
import Testing

/// Compares output with what was recorded, and records it where asked to.
public enum Snapshot {
  /// Whether output is recorded; a test that records fails, so that nobody takes it for a check.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// Expects a text to be what the file has.
  ///
  /// - Parameter isLasting: Whether what the file has must stay as it is: it is recorded where there is
  ///   no file yet, and never again.
  public static func expect(
    _ text: String,
    equals url: URL,
    isLasting: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording, try record(text, to: url, isLasting: isLasting) {
      Issue.record("recorded \(url.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard text != expected else { return }
    let difference = firstDifference(expected, text)
    let advice = isLasting ? "It must stay as it is." : "RECORD_SNAPSHOTS=1 records it anew."
    Issue.record(
      "\(url.lastPathComponent) differs: \(difference). \(advice)",
      sourceLocation: sourceLocation
    )
  }

  /// Writes what a file is to have from now on.
  ///
  /// - Returns: Whether it was written: what must stay is not.
  public static func record(_ text: String, to url: URL, isLasting: Bool) throws -> Bool {
    if isLasting, FileManager.default.fileExists(atPath: url.path) { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: true, encoding: .utf8)
    return true
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (left, right)) in zip(expectedLines, actualLines).enumerated() where left != right {
      return "line \(index + 1) is '\(right)' and should be '\(left)'"
    }
    return "it has \(actualLines.count) lines and should have \(expectedLines.count)"
  }
}
