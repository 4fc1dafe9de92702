import Diagnostics
import HandlerStubs

/// What was done to handlers, as people read it.
struct HandlerSummary {
  private let changes: HandlerChanges
  private let unread: [String]

  /// - Parameters:
  ///   - changes: What was done.
  ///   - unread: Folders that were not looked into.
  init(_ changes: HandlerChanges, unread: [String] = []) {
    self.changes = changes
    self.unread = unread
  }

  /// Prints a line for each file that was written, and one for all.
  func print() {
    let written = changes.files.filter(\.isChanged)
    for file in written {
      let words = file.actions.filter { $0.kind != .createdFile }.map(text)
      let verb = file.before == nil ? "created" : "changed"
      Terminal.print(
        "\(verb) \(file.path)\(words.isEmpty ? "" : ": ")\(words.joined(separator: ", "))")
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
    let unfinished = (UnfinishedMethod.find(in: changes.files.map(\.source)).value ?? []).count
    Terminal.print(
      "\(Count.of(written.count, "file")) written, \(changes.files.count - written.count) unchanged; "
        + "\(Count.of(unfinished, "method")) to be written"
    )
  }

  private func text(_ action: HandlerAction) -> String {
    let name = action.subject
    let change = "\(action.before ?? "") → \(action.after ?? "")"
    return switch action.kind {
    case .createdFile: "created \(name)"
    case .addedMethod: "added \(name)"
    case .addedImport: "imports \(name)"
    case .renamedMethod, .renamedType, .renamedProperty, .renamedCase: "renamed \(change)"
    case .changedSignature: "changed the signature of \(name)"
    case .markedMethod: "marked \(name)"
    case .unmarkedMethod: "unmarked \(name)"
    }
  }
}
