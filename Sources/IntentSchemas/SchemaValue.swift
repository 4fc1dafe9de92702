/// JSON whose objects keep the order in which they are written, for schemas that people read too.
package enum SchemaValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([SchemaValue])
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: SchemaValue

    package init(_ name: String, _ value: SchemaValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object without the members that have no value.
  package static func members(_ members: (String, SchemaValue?)...) -> SchemaValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// An array of strings.
  package static func strings(_ strings: some Sequence<String>) -> SchemaValue {
    .array(strings.map { .string($0) })
  }

  /// The value of a member; none where this is no object, or has no such member.
  package subscript(name: String) -> SchemaValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let place = members.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
