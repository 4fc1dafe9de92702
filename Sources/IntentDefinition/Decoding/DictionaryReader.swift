import Diagnostics
import PropertyList

/// Reads the values of one dictionary by key, and reports those that nobody asked for.
///
/// A search starts where the last one ended. The files keep their keys in alphabetical order, so a
/// decoder that asks in that order finds each key at once.
struct DictionaryReader {
  /// What the dictionary describes, for diagnostics: `intent 'OrderSoup'`.
  var owner: String
  /// Where the dictionary begins.
  let position: SourcePosition
  let report: DecodingReport
  private let entries: [PropertyListEntry]
  private var isRead: [Bool]
  private var next = 0

  /// Fails, with a diagnostic, where the node is no dictionary.
  init?(_ node: PropertyListNode, key: String, owner: String, report: DecodingReport) {
    guard case .dictionary(let entries) = node.value else {
      let found = node.value.typeName
      report.add(
        .wrongValueType(key: key, found: found, expected: "a dictionary"), at: node.position)
      return nil
    }
    self.entries = entries
    self.owner = owner
    self.position = node.position
    self.report = report
    self.isRead = Array(repeating: false, count: entries.count)
  }

  /// The value of a key, if it is there.
  mutating func node(_ key: String) -> PropertyListNode? {
    for step in 0..<entries.count {
      var index = next + step
      if index >= entries.count { index -= entries.count }
      if entries[index].key == key {
        isRead[index] = true
        next = index + 1
        return entries[index].node
      }
    }
    return nil
  }

  /// All entries, for a dictionary whose keys are data.
  mutating func allEntries() -> [PropertyListEntry] {
    isRead = Array(repeating: true, count: entries.count)
    return entries
  }

  /// The entries that were not asked for, which then count as read.
  mutating func remainingEntries() -> [PropertyListEntry] {
    defer { isRead = Array(repeating: true, count: entries.count) }
    return zip(entries, isRead).filter { !$0.1 }.map(\.0)
  }

  /// Reports the keys that nobody asked for.
  func finish() {
    for (entry, isRead) in zip(entries, isRead) where !isRead {
      if entry.key == Suppression.key {
        let end = entries.last?.node.lastPosition ?? position
        report.add(suppressing: entry.node, in: position...max(position, end))
        continue
      }
      report.add(
        unknown: UnknownKey(
          key: entry.key,
          owner: owner,
          valueType: entry.node.value.typeName,
          position: entry.keyPosition
        )
      )
    }
  }

  func refuse(_ node: PropertyListNode, key: String, expected: String) {
    let found = node.value.typeName
    report.add(.wrongValueType(key: key, found: found, expected: expected), at: node.position)
  }
}
