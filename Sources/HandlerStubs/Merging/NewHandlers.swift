import Diagnostics
import Foundation
import IntentGenerator

/// Writes handlers for the protocols that have none.
struct NewHandlers: Sendable {
  let comparison: ProtocolComparison
  let options: HandlerOptions

  /// The new files.
  func files(beside index: SourceIndex, in folder: String) -> Checked<[HandlerFile]> {
    let search = HandlerSearch(index: index)
    let unserved = comparison.pairs.filter { pair in
      guard search.conformances(to: pair.now).isEmpty else { return false }
      return options.restoresMissing || pair.isNew && search.lookalike(of: pair.now) == nil
    }
    // New handlers are written as those are that are there.
    let usesCompletions = comparison.pairs.contains { pair in
      search.usesCompletions(pair.now, in: search.blocks(of: pair.now))
    }
    let error = comparison.unfinishedError(at: nil, index)
    var diagnostics: [Diagnostic] = []
    let files = StubFile.files(for: unserved.map(\.now), options).compactMap { stub in
      let path = (folder as NSString).appendingPathComponent(stub.fileName)
      if let problem = obstacle(to: stub, at: path, in: index) {
        diagnostics.append(problem)
        return HandlerFile?.none
      }
      return HandlerFile(
        path: path,
        text: stub.text(
          options.kind, usesCompletions ? .completion : .plain, throwing: error),
        actions: [HandlerAction(kind: .createdFile, subject: stub.typeName)]
      )
    }
    return Checked(diagnostics.hasErrors ? nil : files, diagnostics)
  }

  /// What the user has already under the name of a new handler.
  private func obstacle(to stub: StubFile, at path: String, in index: SourceIndex) -> Diagnostic? {
    let declared = index.blocks.first { $0.kind == .type && $0.typeName == stub.typeName }
    if comparison.typeNames.contains(stub.typeName) {
      return Diagnostic(
        .error,
        .occupiedName,
        "a definition has a type '\(stub.typeName)', where a handler of that name is to be made; rename the type, or the "
          + "intent",
        at: SourceLocation(file: path)
      )
    }
    let advice = "let it conform to '\(stub.conformances.joined(separator: " & "))', or rename it"
    if let declared {
      return Diagnostic(
        .error,
        .occupiedName,
        "there is a type '\(stub.typeName)' already, where a handler of that name is to be made; "
          + advice,
        at: index.sources[declared.source].location(of: declared.start)
      )
    }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return Diagnostic(
      .error,
      .occupiedName,
      "there is a file of this name already, but nothing in it conforms to "
        + "'\(stub.conformances.joined(separator: " & "))'; let a type do so, or rename the file",
      at: SourceLocation(file: path)
    )
  }
}

extension ProtocolComparison.Pair {
  /// Whether the intent had no handler the last time.
  var isNew: Bool { then.map(\.isGone) ?? true }
}
