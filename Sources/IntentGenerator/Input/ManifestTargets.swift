import Foundation

/// What a package's manifest says of its targets, as far as that can be read without running it.
package struct ManifestTargets {
  /// The manifest without comments.
  private let text: String

  package init(_ manifest: String) {
    // A text may have what looks like a comment: the address of a package.
    text = manifest.replacing(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//) {
      $0.output.hasPrefix("/") ? "" : String($0.output)
    }
  }

  /// Whether a target is declared with a plugin.
  package func has(plugin: String, in target: String) -> Bool {
    declarations.contains { $0.name == target && $0.text.contains("\"\(plugin)\"") }
  }

  /// The targets that a target depends on, itself among them, directly or through others; none where it is not written
  /// out what the target is.
  func dependencies(of target: String) -> Set<String>? {
    let declarations = declarations
    guard declarations.contains(where: { $0.name == target }) else { return nil }
    var found: Set<String> = []
    var pending = [target]
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      // Whatever a declaration names it may depend on.
      let texts = declarations.filter { $0.name == name }.map(\.text)
      pending += declarations.map(\.name).filter { other in
        texts.contains { $0.contains("\"\(other)\"") }
      }
    }
    return found
  }

  /// The targets that are written out.
  private var declarations: [(name: String, text: Substring)] {
    text.matches(of: /arget\(\s*name:\s*"([^"]*)"/).map { match in
      (String(match.output.1), declaration(from: match.range.lowerBound))
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

extension ManifestTargets {
  /// The modules that each of some modules may speak of, by their folders; nothing of those of which that is not known.
  static func dependencies(of modules: Set<String>) -> [String: Set<String>] {
    let packages = Dictionary(grouping: modules.filter { !$0.isEmpty }) { module in
      PackageFolders.package(of: InputRule.join(module, "Package")) ?? ""
    }
    var dependencies: [String: Set<String>] = [:]
    for (package, own) in packages {
      let path = InputRule.join(package, "Package.swift")
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let manifest = ManifestTargets(text)
      for module in own {
        guard let names = manifest.dependencies(of: name(of: module)) else { continue }
        // What another package has comes by names of products.
        dependencies[module] = modules.subtracting(own)
          .union(own.filter { names.contains(name(of: $0)) })
      }
    }
    return dependencies
  }

  private static func name(of module: String) -> String {
    URL(fileURLWithPath: module).standardizedFileURL.lastPathComponent
  }
}
