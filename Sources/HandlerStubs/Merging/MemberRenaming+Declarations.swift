import Diagnostics
import SwiftSyntax

extension MemberRenaming {
  /// Members of the user's own, in extensions, that have a name which a member of the type is to have: neither would
  /// compile, and nobody could tell one from the other any more.
  func obstacles(in index: SourceIndex) -> [Diagnostic] {
    let known = comparison.knownTypes(in: index)
    return index.blocks.filter { $0.kind == .extension }.flatMap { block -> [Diagnostic] in
      let type = block.typeName
      guard let renamed = names[type], known.contains(type) else { return [] }
      return block.members.declarations.flatMap { declaration -> [Diagnostic] in
        declaration.nameWithoutArguments.compactMap { name in
          let taken = renamed.first { $0.value.withoutBackticks == name.identifierText }
          guard let taken else { return nil }
          let isStatic = known.hasFunction(taken.value.withoutBackticks, of: type)
          guard enumerations.contains(type) || declaration.isStatic == isStatic else { return nil }
          return obstacle(name, to: taken.key, of: type, in: index.sources[block.source])
        }
      }
    }
  }

  private func obstacle(
    _ name: TokenSyntax, to old: String, of type: String, in source: ParsedSource
  ) -> Diagnostic {
    Diagnostic(
      .error, .occupiedName,
      "this '\(name.text)' of your own stands in the way of '\(old)' of '\(type)', which is to have its name; give this "
        + "one another name first",
      at: source.location(of: name.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  /// Says where a type conforms to a protocol of the user's own by a member that has another name now: a default of the
  /// protocol would answer in its place.
  func remarkRequirements(in index: SourceIndex, _ changes: inout SourceChanges) {
    let known = comparison.knownTypes(in: index)
    for requirements in index.blocks where requirements.kind == .protocol {
      let declarations = requirements.members.declarations
      let variables = Set(declarations.flatMap(\.variableNames).map(\.identifierText))
      let functions = Set(declarations.compactMap(\.functionName?.identifierText))
      for block in index.blocks(conformingTo: [requirements.simpleName])
      where known.contains(block.typeName) {
        let lost = (names[block.typeName] ?? [:]).filter { old, _ in
          variables.contains(old)
            || functions.contains(old) && known.hasFunction(old, of: block.typeName)
        }
        for (old, new) in lost.sorted(by: { $0.key < $1.key }) {
          guard let name = block.conformance else { continue }
          changes.remark(
            "'\(block.typeName)' conforms to '\(requirements.typeName)', which asks for '\(old)'; that is '\(new)' now, "
              + "so that a default of the protocol answers in its place, or nothing does: give the requirement the new "
              + "name too, or add a member with the old one",
            at: name, in: block.source)
        }
      }
    }
  }
}

extension DeclSyntax {
  /// The names that no member beside it can have: of constants and variables, and of a function without arguments.
  fileprivate var nameWithoutArguments: [TokenSyntax] {
    let function = self.as(FunctionDeclSyntax.self)
    let isAlone = function?.signature.parameterClause.parameters.isEmpty ?? false
    return variableNames + (isAlone ? [function?.name].compactMap(\.self) : [])
  }
}
