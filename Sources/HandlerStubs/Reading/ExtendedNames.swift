import SwiftSyntax

/// The types behind the names that the extensions of a file extend, where these are aliases.
struct ExtendedNames: Sendable {
  /// The types by the names as they are written, both with the types around them.
  private var types: [String: String] = [:]

  private init(_ source: ParsedSource, _ names: TypeNames) {
    for block in source.blocks where block.kind == .extension {
      guard let type = block.declaration.as(ExtensionDeclSyntax.self)?.extendedType,
        let path = names.extendedPath(of: type), path != block.typeName
      else { continue }
      types[block.typeName] = path
    }
  }

  /// Files with what their extensions declare under the names of the types, rather than of aliases.
  static func resolved(_ sources: [ParsedSource]) -> [ParsedSource] {
    let hasAliases = sources.contains { source in
      source.typeDeclarations.contains { $0.value != nil }
    }
    guard hasAliases else { return sources }
    let names = TypeNames(scopes: TypeScopes(sources, SourceBlock.numbered(in: sources)))
    return sources.map { source in
      let extended = ExtendedNames(source, names)
      return extended.types.isEmpty ? source : source.renamingTypes(extended.type)
    }
  }

  /// The type behind a name; of what is declared within an extension, too.
  private func type(_ name: String) -> String {
    var outer = name[...]
    while !outer.isEmpty {
      if let type = types[String(outer)] { return type + name[outer.endIndex...] }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    return name
  }
}
