import IntentGenerator
import SwiftSyntax

/// What protocols of the user's own ask for that a handler has for the intent's: methods that get another name.
struct OwnRequirements {
  private let pair: ProtocolComparison.Pair
  private let search: HandlerSearch
  /// The names of such protocols.
  let protocolNames: Set<String>
  /// The handlers, and the types that conform to such a protocol otherwise: all follow, or none would conform.
  let types: [String]

  init(_ pair: ProtocolComparison.Pair, _ search: HandlerSearch) {
    (self.pair, self.search) = (pair, search)
    let (index, renamed) = (search.index, pair.renamedMethods)
    let protocols = search.handlerTypes(of: [pair.now]).flatMap(index.protocols).filter { block in
      block.methods.contains {
        renamed[$0.name] != nil && SourceMethod.isAsked($0.labels)
          && search.takes($0, pair.now.intentType)
      }
    }
    protocolNames = Set(protocols.map(\.simpleName))
    types = search.handlerTypes(of: [pair.now])
      .union(index.blocks(conformingTo: protocolNames.sorted()).map(\.typeName)).sorted()
  }

  /// The declarations of all of them.
  var declarations: Set<Syntax> { Set(types.flatMap(blocks).map(\.declaration)) }

  /// All declarations that a new name concerns of a type: its own, those of its classes, and of protocols.
  func blocks(of type: String) -> [SourceBlock] {
    search.index.blocks(servingOrOverriding: type) + search.index.protocols(of: type)
  }

  /// Says where a protocol asks a type for a method of anything, so that nobody knows whether the one with the new name
  /// is meant: a default would answer in its place.
  func remarkOpen(
    _ renamed: [String: String], of type: String, _ changes: inout SourceChanges
  ) {
    for block in search.index.protocols(of: type) {
      for method in block.methods where SourceMethod.isAsked(method.labels) {
        guard let new = renamed[method.name], search.takesAny(method) else { continue }
        let advice =
          "so that a default of the protocol answers in its place, or nothing does: give the requirement the new name "
          + "too, with all that implements and calls it, or add a method with the old one"
        changes.remark(
          "'\(method.name)', which '\(block.typeName)' asks for, is '\(new)' in '\(type)' now, \(advice)",
          at: method.function.name, in: block.source)
        for conformance in search.index.blocks(conformingTo: [block.simpleName])
        where conformance.typeName == type {
          guard let name = conformance.conformance else { continue }
          changes.remark(
            "'\(type)' conforms to '\(block.typeName)', which asks for '\(method.name)'; that is '\(new)' now, \(advice)",
            at: name, in: conformance.source)
        }
      }
    }
  }
}
