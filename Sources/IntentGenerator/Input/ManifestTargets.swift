import Foundation

/// What a package's manifest says of its targets, as far as that can be read without running it.
package struct ManifestTargets {
  /// A target that is written out.
  private struct Declaration {
    let name: String
    let text: String
    /// The package's own targets that it depends on; none where nobody can tell without running the manifest.
    let dependencies: Set<String>?
  }

  private let declarations: [Declaration]
  /// Whether dependencies are changed behind the declarations.
  private let isChanged: Bool

  package init(_ manifest: String) {
    // A text may have what looks like a comment: the address of a package.
    let text = manifest.replacing(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//) {
      $0.output.hasPrefix("/") ? "" : String($0.output)
    }
    isChanged = text.contains(/\.dependencies(?![A-Za-z0-9_])/)
    var declarations: [Declaration] = []
    var end = text.startIndex
    for match in text.matches(of: /arget\(\s*name:\s*"([^"]*)"/) where match.range.lowerBound >= end
    {
      let declaration = Self.declaration(in: text, from: match.range.lowerBound)
      end = declaration.endIndex
      declarations.append(
        Declaration(
          name: String(match.output.1), text: String(declaration),
          dependencies: Self.dependencies(in: String(declaration))))
    }
    self.declarations = declarations
  }

  /// Whether a target is declared with a plugin.
  package func has(plugin: String, in target: String) -> Bool {
    declarations.contains { $0.name == target && $0.text.contains("\"\(plugin)\"") }
  }

  /// The targets that a target depends on, itself among them, directly or through others; none where it is not written
  /// out what the target is, or what it or one of those depends on.
  func dependencies(of target: String) -> Set<String>? {
    guard !isChanged else { return nil }
    let named = Dictionary(grouping: declarations, by: \.name)
    var found: Set<String> = []
    var pending = [target]
    while let name = pending.popLast() {
      // What is not declared may be made elsewhere, or be what another package has.
      guard let own = named[name] else { return nil }
      guard found.insert(name).inserted else { continue }
      for declaration in own {
        guard let dependencies = declaration.dependencies else { return nil }
        pending += dependencies
      }
    }
    return found
  }

  /// The targets that a declaration's dependencies name in texts, or in what is made of them at once: `"A"`,
  /// `.target(name: "A")`.
  ///
  /// - Returns: None where one is made otherwise, or where the target's folder need not have its name.
  private static func dependencies(in declaration: String) -> Set<String>? {
    guard !declaration.contains(/[^A-Za-z0-9_]path:/) else { return nil }
    guard let start = declaration.firstRange(of: /dependencies:\s*/) else { return [] }
    let written = declaration[start.upperBound...].prefixMatch(
      of:
        /\[((?:\s|,|"[^"\\]*"|\.(?:target|product|byName)\(\s*name:\s*"[^"\\]*"(?:[^()]|\([^()]*\))*\))*)\]\s*[,)]/
    )
    guard let list = written?.output.1 else { return nil }
    let own = list.replacing(/\.product\((?:[^()]|\([^()]*\))*\)/, with: "")
      .replacing(/\(\s*name:\s*("[^"]*")(?:[^()]|\([^()]*\))*\)/) { String($0.output.1) }
    return Set(own.matches(of: /"([^"]*)"/).map { String($0.output.1) })
  }

  /// What begins at a place and ends where its bracket is closed.
  private static func declaration(in text: String, from start: String.Index) -> Substring {
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
