/// What a package's manifest says of its targets, as far as that can be read without running it.
struct ManifestTargets {
  /// The manifest without comments.
  private let text: String

  init(_ manifest: String) {
    // A text may have what looks like a comment: the address of a package.
    text = manifest.replacing(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//) {
      $0.output.hasPrefix("/") ? "" : String($0.output)
    }
  }

  /// Whether a target is declared with a plugin.
  func has(plugin: String, in target: String) -> Bool {
    text.matches(of: /arget\(\s*name:\s*"([^"]*)"/).contains { match in
      match.output.1 == target
        && declaration(from: match.range.lowerBound).contains("\"\(plugin)\"")
    }
  }

  /// What begins at a place and ends where its bracket is closed.
  private func declaration(from start: String.Index) -> Substring {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if text[index] == ")", depth == 0 { return text[start...index] }
    }
    return text[start...]
  }
}
