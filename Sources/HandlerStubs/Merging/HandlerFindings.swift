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
    let remarks = draft.remarks.map { remark in
      let source = index.sources[remark.source]
      return Diagnostic(
        .warning, .changedHandler, remark.message, at: source.location(of: remark.offset))
    }
    return staleMethods + remarks + obstructingMethods() + doubtfulParameters()
      + (options.restoresMissing ? [] : missingHandlers())
  }

  private func obstructingMethods() -> [Diagnostic] {
    ObstructingMethods(comparison: comparison).find(in: draft.index).map { found in
      warning(
        .changedHandler, found.message, at: found.method,
        in: draft.index.sources[found.block.source])
    }
  }

  private func doubtfulParameters() -> [Diagnostic] {
    comparison.pairs.flatMap { pair in
      pair.doubtfulParameters.map { kept, other in
        Diagnostic(
          .warning, .changedHandler,
          "the parameter '\(kept.name)' has another tag than before, and '\(other.name)' has the one that it had; what is "
            + "written for '\(kept.name)' stays with that: where '\(other.name)' is its new name, rename the methods",
          at: pair.now.location)
      }
    }
  }

  private func missingHandlers() -> [Diagnostic] {
    let search = HandlerSearch(index: draft.index)
    let kept = draft.followsNothing ? comparison.unserved(search) : []
    return comparison.pairs
      .filter { search.conformances(to: $0.now).isEmpty }
      .compactMap { pair in
        if let block = search.lookalike(of: pair.now) { return hidden(pair.now, block) }
        guard !pair.isNew else { return nil }
        return Diagnostic(
          .warning,
          .missingHandler,
          "no type conforms to '\(pair.now.name)' any more; name the folder that its handler "
            + "moved to with 'intentgen handlers --sources', or have it written again with '--restore'"
            + (kept.contains {
              $0 == pair.then
                && $0 != HandlerRecord.Entry(pair.now, formerMethods: pair.formerMethods)
            }
              ? ": until then it is recorded as it was" : ""),
          at: pair.now.location
        )
      }
  }

  private func hidden(_ handler: HandlerProtocol, _ block: SourceBlock) -> Diagnostic {
    let source = draft.index.sources[block.source]
    return Diagnostic(
      .warning,
      .hiddenConformance,
      "'\(block.typeName)' looks like a handler of '\(handler.intentType)', but nothing that was read "
        + "says that it conforms to '\(handler.name)', as where a macro does; it was not looked into, "
        + "and no second handler was written: write the conformance out, or use --restore",
      at: source.location(of: block.start)
    )
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
