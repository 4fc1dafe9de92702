/// A part of a value that stands elsewhere, so that copies of the value share it.
///
/// A copy of a struct counts one more reference for each text and each list in it: what has many
/// of them and rarely changes is copied at the price of one.
@propertyWrapper
package struct Indirect<Value> {
  fileprivate final class Storage {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage

  package init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  package var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.wrappedValue == right.wrappedValue
  }
}

extension Indirect: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}
