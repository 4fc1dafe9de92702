import HandlerStubs
import SwiftParser
import SwiftSyntax

/// What a user does about methods that are marked as of no use: removes them, and handlers of nothing.
enum MarkedMethods {
  /// Some files without them.
  static func removed(from sources: [HandlerSource]) -> [HandlerSource] {
    let edited = sources.map { source in
      let remover = Remover()
      let tree = remover.visit(Parser.parse(source: source.text))
      return (
        HandlerSource(path: source.path, text: tree.description), remover.types, remover.useless
      )
    }
    let useless = Set(edited.flatMap(\.2))
    return edited.filter { $0.1.isEmpty || !$0.1.isSubset(of: useless) }.map(\.0)
  }

  private final class Remover: SyntaxRewriter {
    /// The types that the file is about.
    var types: Set<String> = []
    /// Those whose `handle` is marked.
    var useless: Set<String> = []

    override func visit(_ node: MemberBlockSyntax) -> MemberBlockSyntax {
      var name = ""
      if let type = node.parent?.asProtocol((any NamedDeclSyntax).self) { name = type.name.text }
      if let type = node.parent?.as(ExtensionDeclSyntax.self) {
        name = type.extendedType.trimmedDescription
      }
      types.insert(name)
      let kept = node.members.filter { member in
        guard let function = member.decl.as(FunctionDeclSyntax.self),
          member.leadingTrivia.description.contains("; remove it once you no longer need its code")
        else { return true }
        if function.name.text == "handle" { useless.insert(name) }
        return false
      }
      return node.with(\.members, kept)
    }
  }
}
