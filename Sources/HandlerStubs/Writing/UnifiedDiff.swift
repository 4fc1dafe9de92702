import Diagnostics

/// The difference between two texts, as `diff -u` prints it.
package struct UnifiedDiff: Sendable {
  /// What the texts are called.
  private let path: String
  private let isNew: Bool
  let lines: [Line]

  /// A line of both texts, of the old one or of the new one.
  struct Line {
    enum Kind: Character {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    var kind: Kind
    var text: Substring
  }

  /// - Parameters:
  ///   - before: The old text; none where there was no file.
  ///   - after: The new text.
  ///   - path: The file.
  package init(from before: String?, to after: String, path: String) {
    self.path = path
    isNew = before == nil
    let old = Self.lines(of: before ?? "")
    let new = Self.lines(of: after)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(Self.offset))
    let added = Set(difference.insertions.map(Self.offset))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(kind: .removed, text: old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(Line(kind: .added, text: new[right]))
        right += 1
      } else {
        lines.append(Line(kind: .kept, text: new[right]))
        (left, right) = (left + 1, right + 1)
      }
    }
    self.lines = lines
  }

  /// The difference; empty where there is none.
  package var text: String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    let path = path.escapingInvisibles
    return "--- \(isNew ? "/dev/null" : path)\n+++ \(path)\n" + hunks.map(text).joined()
  }

  /// The lines that belong together: changes, and three lines around them.
  var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.kind != .kept {
      let range = max(index - 3, 0)..<min(index + 4, lines.count)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func text(_ hunk: Range<Int>) -> String {
    let before = lines[..<hunk.lowerBound]
    let inside = lines[hunk]
    func place(_ other: Line.Kind) -> String {
      let count = inside.count { $0.kind == .kept || $0.kind == other }
      let start = before.count { $0.kind == .kept || $0.kind == other }
      return "\(count == 0 ? start : start + 1),\(count)"
    }
    let body = inside.map { line in
      let end = line.text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
      return "\(line.kind.rawValue)\(line.text)\(end)"
    }
    return "@@ -\(place(.removed)) +\(place(.added)) @@\n" + body.joined()
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// The lines of a text, each with its end.
  static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.utf8.startIndex
    for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "\n") {
      let end = text.utf8.index(after: index)
      lines.append(Substring(text.utf8[start..<end]))
      start = end
    }
    if start < text.utf8.endIndex { lines.append(Substring(text.utf8[start...])) }
    return lines
  }
}
