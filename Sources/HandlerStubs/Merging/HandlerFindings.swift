import Diagnostics
import IntentGenerator

/// What the user has to look at after a regeneration.
struct HandlerFindings: Sendable {
  let draft: HandlerDraft
  let stale: StaleMethods
  let comparison: ProtocolComparison

  /// A warning for each, at the place where the code stands now.
  func diagnostics(_ options: HandlerOptions) -> [Diagnostic] {
    let index = draft.index
    let staleMethods = stale.find(in: index).map { found in
      warning(
        .staleHandler,
        "\(found.reason), so that nothing calls '\(found.method.name)'; remove it once you no longer "
          + "need its code",
        at: found.method,
        in: index.sources[found.block.source]
      )
    }
    return staleMethods + changedSignatures() + (options.restoresMissing ? [] : missingHandlers())
  }

  private func changedSignatures() -> [Diagnostic] {
    draft.index.blocks.flatMap { block in
      block.methods.compactMap { method in
        let action = draft.actions[block.source].first {
          $0.kind == .changedSignature && $0.subject == "\(block.typeName).\(method.name)"
        }
        return action.map { action in
          warning(
            .changedHandler,
            "the signature of '\(method.name)' was \(action.before ?? ""); see whether its body, "
              + "which is as it was, still fits",
            at: method,
            in: draft.index.sources[block.source]
          )
        }
      }
    }
  }

  private func missingHandlers() -> [Diagnostic] {
    let search = HandlerSearch(index: draft.index)
    return comparison.pairs
      .filter { !$0.isNew && search.conformances(to: $0.now).isEmpty }
      .map { pair in
        Diagnostic(
          .warning,
          .missingHandler,
          "no type conforms to '\(pair.now.name)' any more; name the folder that its handler "
            + "moved to with --sources, or have it written again with --restore",
          at: pair.now.location
        )
      }
  }

  private func warning(
    _ rule: Rule,
    _ message: String,
    at method: SourceMethod,
    in source: ParsedSource
  ) -> Diagnostic {
    Diagnostic(.warning, rule, message, at: source.location(of: method.nameStart))
  }
}
