/// A word of a command line that somebody is to type.
package enum ShellWord {
  /// A command of this program as a shell takes it.
  package static func line(_ words: [String]) -> String {
    (["intentgen"] + words).map(quoted).joined(separator: " ")
  }

  /// The word as a shell takes it.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isLetter || $0.isNumber || "._/:=,+@%-".contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
