import IntentGenerator
import SwiftSyntax

/// Gives properties of intents their new names, wherever a value of the intent is used.
struct PropertyRenaming: MergeStep {
  /// The new names by the old ones, by the intent's type.
  let names: [String: [String: String]]

  init(_ comparison: ProtocolComparison) {
    names = comparison.pairs.reduce(into: [:]) { names, pair in
      let renamed = pair.renamedProperties
      if !renamed.isEmpty { names[pair.now.intentType] = renamed }
    }
  }

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    guard !names.isEmpty else { return changes }
    for (number, source) in index.sources.enumerated() {
      let finder = IntentUseFinder(typeNames: index.typeNames, intents: Set(names.keys))
      finder.walk(source.tree)
      for use in finder.uses {
        let renamed = names[use.intent] ?? [:]
        let old = renamed.first {
          $0.key.withoutBackticks == use.property.identifierText
        }
        guard let old else { continue }
        changes.add(TextEdit(range: use.property.textRange, replacement: old.value), to: number)
        changes.report(
          HandlerAction(
            kind: .renamedProperty,
            subject: "\(use.intent).\(old.key)",
            before: old.key,
            after: old.value
          ),
          in: number
        )
      }
    }
    return changes
  }
}

extension String {
  /// An identifier without back-ticks.
  var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
