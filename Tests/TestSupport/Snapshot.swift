import Foundation
import Testing

/// Compares output with what was recorded, and records it where asked to.
public enum Snapshot {
  /// Whether output is recorded; a test that records fails, so that nobody takes it for a check.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// Expects a text to be what the file has.
  public static func expect(
    _ text: String,
    equals url: URL,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(url.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard text != expected else { return }
    let difference = firstDifference(expected, text)
    Issue.record(
      "\(url.lastPathComponent) differs: \(difference). RECORD_SNAPSHOTS=1 records it anew.",
      sourceLocation: sourceLocation
    )
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
