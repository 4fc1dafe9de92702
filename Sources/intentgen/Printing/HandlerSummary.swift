import Diagnostics
import HandlerStubs

/// What was done to handlers, as people read it.
struct HandlerSummary {
  private let changes: HandlerChanges
  private let record: HandlerRecord.Change
  private let unread: [String]

  /// - Parameters:
  ///   - changes: What was done.
  ///   - record: What becomes of their record.
  ///   - unread: Folders that were not looked into.
  init(_ changes: HandlerChanges, _ record: HandlerRecord.Change, unread: [String]) {
    self.changes = changes
    self.record = record
    self.unread = unread
  }

  /// Shows what would be written, as a diff; how much that is does not stand in its way.
  func show(isQuiet: Bool) {
    let files = changes.files.filter(\.isChanged).map { ($0.before, $0.after, $0.path) }
    for (before, after, path) in files
      + (record.isChanged ? [(record.before, record.after, record.path)] : [])
    {
      Terminal.write(UnifiedDiff(from: before, to: after, path: path))
    }
    if !isQuiet { Terminal.printError(count(verb: "would be written") + "\n") }
  }

  /// Prints a line for each file that was written, and one for all.
  func print() {
    for file in changes.files.filter(\.isChanged) {
      Terminal.print(
        "\(file.before == nil ? "created" : "changed") \(file.path)\(file.whatWasDone)")
    }
    if record.isChanged {
      Terminal.print("\(record.before == nil ? "created" : "changed") \(record.path)")
    }
    if !changes.unreadDefinitions.isEmpty {
      let names = changes.unreadDefinitions.map { "'\($0)'" }.joined(separator: ", ")
      Terminal.print("not looked into: what \(names) asks for, which was not named this time")
    }
    if !unread.isEmpty {
      Terminal.print(
        "not looked into: \(unread.joined(separator: ", ")); name what holds handlers with --sources"
      )
    }
    Terminal.print(count(verb: "written"))
  }

  /// Says how many methods are yet to be written, where any are: they compile, and fail once somebody needs them.
  func tellUnfinished() {
    guard unfinished > 0 else { return }
    Terminal.printError(
      "\(Count.of(unfinished, "method")) to be written; --list-unfinished names them\n")
  }

  /// How many methods are yet to be written.
  private var unfinished: Int {
    (UnfinishedMethod.find(in: changes.files.map(\.source)).value ?? []).count
  }

  /// How many files were written, and how many handlers' files stay as they are; their record among them.
  private func count(verb: String) -> String {
    let written = changes.files.count(where: \.isChanged) + (record.isChanged ? 1 : 0)
    let unchanged =
      changes.files.count { !$0.isChanged && $0.hasHandlers } + (record.isChanged ? 0 : 1)
    return "\(Count.of(written, "file")) \(verb), \(unchanged) unchanged; "
      + "\(Count.of(unfinished, "method")) to be written"
  }
}

extension HandlerFile {
  /// What was done to it, behind its path, as people read it; nothing where it was only created.
  var whatWasDone: String {
    let words = actions.filter { $0.kind != .createdFile }.map(\.words)
    return words.isEmpty ? "" : ": \(words.joined(separator: ", "))"
  }
}

extension HandlerAction {
  fileprivate var words: String {
    let change = "\(before ?? "") → \(after ?? "")"
    return switch kind {
    case .createdFile: "created \(subject)"
    case .addedMethod: "added \(subject)"
    case .addedImport: "imports \(subject)"
    case .renamedMethod, .renamedType, .renamedProperty, .renamedCase: "renamed \(change)"
    case .changedSignature: "changed the signature of \(subject)"
    case .markedMethod: "marked \(subject)"
    case .unmarkedMethod: "unmarked \(subject)"
    }
  }
}
