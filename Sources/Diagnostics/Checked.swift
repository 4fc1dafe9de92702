/// A value, if there is one, and all that was found while it was made.
///
/// A stage never throws for a broken definition: it gives what it could make and every diagnostic.
package struct Checked<Value> {
  /// The value; none when the input was too broken to give one.
  package var value: Value?
  /// What was found, in the order in which it was found.
  package var diagnostics: [Diagnostic]

  package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// The value made into another, with the same diagnostics.
  package func map<Next>(_ transform: (Value) -> Next) -> Checked<Next> {
    Checked<Next>(value.map(transform), diagnostics)
  }

  /// The value through the next stage, with the diagnostics of both.
  package func flatMap<Next>(_ next: (Value) -> Checked<Next>) -> Checked<Next> {
    guard let value else { return Checked<Next>(nil, diagnostics) }
    let result = next(value)
    return Checked<Next>(result.value, diagnostics + result.diagnostics)
  }
}

extension Checked: Sendable where Value: Sendable {}
extension Checked: Equatable where Value: Equatable {}
