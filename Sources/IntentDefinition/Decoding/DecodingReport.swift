import Diagnostics

/// What comes up while one file is decoded.
final class DecodingReport {
  /// The file, for diagnostics.
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var unknownKeys: [UnknownKey] = []

  init(file: String) {
    self.file = file
  }

  func add(_ problem: DefinitionProblem, at position: SourcePosition, notes: [Diagnostic.Note] = [])
  {
    let location = SourceLocation(file: file, position: position)
    diagnostics.append(problem.diagnostic(at: location, notes: notes))
  }

  /// Keeps a key that the format does not know, and says so.
  func add(unknown key: UnknownKey) {
    unknownKeys.append(key)
    add(.unknownKey(key.key, owner: key.owner), at: key.position)
  }
}
