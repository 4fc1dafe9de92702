package import Diagnostics
package import IntentGenerator

/// Brings handlers up to date with the definitions: what is missing is added, what the user wrote
/// stays.
package struct HandlerRegenerator: Sendable {
  /// How stubs are made.
  package var options: HandlerOptions

  package init(options: HandlerOptions = HandlerOptions()) {
    self.options = options
  }

  /// The handlers as they should be.
  ///
  /// - Parameters:
  ///   - definitions: What the definitions ask for now.
  ///   - gone: The definitions of the record that do not exist any more.
  ///   - sources: The files that may hold handlers.
  ///   - record: What the protocols were the last time.
  ///   - folder: The folder for new files.
  ///   - tests: The folder of tests, which are looked into, and left as they are.
  package func regenerate(
    _ definitions: [HandlerDefinition],
    gone: Set<String> = [],
    in sources: HandlerSources,
    record: HandlerRecord,
    folder: String,
    tests: String? = nil
  ) -> Checked<HandlerChanges> {
    DeepStack.run {
      changes(definitions, gone: gone, in: sources, record: record, folder: folder, tests: tests)
    }
  }

  private func changes(
    _ definitions: [HandlerDefinition], gone: Set<String>, in sources: HandlerSources,
    record: HandlerRecord, folder: String, tests: String?
  ) -> Checked<HandlerChanges> {
    let comparison = ProtocolComparison(definitions, gone: gone, with: record)
    let parsed = sources.parsed.map(\.checked)
    let broken = parsed.flatMap(\.diagnostics)
    guard !broken.hasErrors else { return Checked(nil, broken) }
    let stale = StaleMethods(comparison: comparison)
    let removed = options.tellsRemovedCases ? RemovedCases(comparison) : nil
    let typed = HandlerDraft(parsed.compactMap(\.value)).applying(TypeRenaming(comparison))
    let obstacles = MemberRenaming(comparison).obstacles(in: typed.index)
    guard obstacles.isEmpty else { return Checked(nil, obstacles) }
    let draft = typed.applying(comparison, stale, removed)
    let created =
      options.writesNewHandlers
      ? NewHandlers(comparison: comparison, options: options).files(beside: draft.index, in: folder)
      : Checked([])
    let search = HandlerSearch(index: draft.index)
    let handling = Set(
      comparison.pairs.flatMap { search.conformances(to: $0.now) }.map(\.source))
    let known = zip(sources.files, draft.files).enumerated().map { index, file in
      HandlerFile(file.0, file.1.text, file.1.actions, hasHandlers: handling.contains(index))
    }
    let findings = HandlerFindings(draft: draft, stale: stale, comparison: comparison)
    return created.flatMap { files in
      Checked(
        HandlerChanges(
          files: known + files,
          record: comparison.record(
            of: draft, writesNewHandlers: options.writesNewHandlers,
            serving: options.restoresMissing ? Set(comparison.pairs.map(\.now.intent)) : []),
          unreadDefinitions: Set(comparison.others.map(\.definition)).sorted()
        ),
        broken + findings.diagnostics(options)
          + (tests.map {
            CodeMentions(comparison).find(in: $0) + (removed?.find(in: $0) ?? [])
          } ?? [])
      )
    }
  }
}

extension HandlerDraft {
  /// The draft after all steps behind the new names of types, of which each takes names as the one before it left them.
  fileprivate func applying(
    _ comparison: ProtocolComparison, _ stale: StaleMethods, _ removed: RemovedCases?
  ) -> HandlerDraft {
    let renamed = applying(RemovedCases.retaken(comparison))
      .applying(MemberRenaming(comparison))
    return (removed.map(renamed.applying) ?? renamed)
      .applying(NewlyAskedMethods(comparison: comparison))
      .applying(MethodRenaming(comparison))
      .applying(StubComments(comparison: comparison))
      .applying(SignatureUpdate(comparison: comparison))
      .applying(StubInsertion(comparison: comparison))
      .applying(StaleMarking(stale: stale))
  }
}
