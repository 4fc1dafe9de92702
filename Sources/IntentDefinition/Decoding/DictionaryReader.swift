import Diagnostics
import PropertyList

/// Reads the values of one dictionary by key, and reports those that nobody asked for.
///
/// A search starts where the last one ended. The files keep their keys in alphabetical order, so a
/// decoder that asks in that order finds each key at once.
struct DictionaryReader {
  /// What the dictionary describes, for diagnostics.
  var owner: Owner
  /// Where the dictionary begins.
  let position: SourcePosition
  let report: DecodingReport
  private let entries: [PropertyListEntry]
  /// Which entries were asked for: a bit each of the first 64, then an element each.
  private var readBits: UInt64 = 0
  private var readRest: [Bool]
  private var next = 0

  /// Fails, with a diagnostic, where the node is no dictionary.
  init?(_ node: PropertyListNode, key: String, owner: Owner, report: DecodingReport) {
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
    self.readRest = Array(repeating: false, count: max(entries.count - 64, 0))
  }

  /// The value of a key, if it is there.
  mutating func node(_ key: String) -> PropertyListNode? {
    // Most keys that are not it begin alike, and are of another length.
    entry { $0.utf8.count == key.utf8.count && $0 == key }
  }

  /// The value of a key that has some letters behind it, if it is there.
  mutating func node(_ key: String, _ suffix: String) -> PropertyListNode? {
    let count = key.utf8.count + suffix.utf8.count
    return entry { $0.utf8.count == count && $0.hasSuffix(suffix) && $0.hasPrefix(key) }
  }

  private mutating func entry(where isWanted: (String) -> Bool) -> PropertyListNode? {
    for step in 0..<entries.count {
      var index = next + step
      if index >= entries.count { index -= entries.count }
      if isWanted(entries[index].key) {
        markAsRead(index)
        next = index + 1
        return entries[index].node
      }
    }
    return nil
  }

  /// All entries, for a dictionary whose keys are data.
  mutating func allEntries() -> [PropertyListEntry] {
    markAllAsRead()
    return entries
  }

  /// The entries that were not asked for, which then count as read.
  mutating func remainingEntries() -> [PropertyListEntry] {
    defer { markAllAsRead() }
    return entries.indices.filter { !isRead($0) }.map { entries[$0] }
  }

  /// Whether nothing is left, as it is with most dictionaries.
  private var isAllRead: Bool {
    let all: UInt64 = entries.count >= 64 ? .max : (1 << UInt64(entries.count)) - 1
    return readBits & all == all && !readRest.contains(false)
  }

  private func isRead(_ index: Int) -> Bool {
    index < 64 ? readBits & (1 << UInt64(index)) != 0 : readRest[index - 64]
  }

  private mutating func markAsRead(_ index: Int) {
    if index < 64 { readBits |= 1 << UInt64(index) } else { readRest[index - 64] = true }
  }

  private mutating func markAllAsRead() {
    readBits = .max
    for index in readRest.indices { readRest[index] = true }
  }

  /// Reports the keys that nobody asked for.
  func finish() {
    guard !isAllRead else { return }
    for (index, entry) in entries.enumerated() where !isRead(index) {
      if entry.key == Suppression.key {
        let end = entries.last?.node.lastPosition ?? position
        report.add(suppressing: entry.node, in: position...max(position, end))
        continue
      }
      report.add(
        unknown: UnknownKey(
          key: entry.key,
          owner: owner.description,
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
