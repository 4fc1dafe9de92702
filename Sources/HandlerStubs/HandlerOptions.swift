/// How handler stubs are made; each option once, with its default.
package struct HandlerOptions: Hashable, Sendable {
  /// What a new handler is.
  package enum Kind: String, CaseIterable, Sendable {
    case `struct`, `class`, `actor`
  }

  /// What a new handler handles.
  package enum Scope: String, CaseIterable, Sendable {
    case intent, domain
  }

  /// What a new handler is.
  package var kind = Kind.struct
  /// What a new handler handles.
  package var scope = Scope.intent
  /// Whether a handler that is found no more is written again.
  package var restoresMissing = false
  /// Whether an intent that had none gets a handler; else it is left for a later run.
  package var writesNewHandlers = true
  /// Whether it is said where code names a code, reason or case that is gone.
  package var tellsRemovedCases = true

  package init() {}
}
