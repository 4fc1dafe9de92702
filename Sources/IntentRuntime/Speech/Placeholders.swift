import Foundation

/// What the `${name}` and `${name.property}` of a sentence stand for.
struct Placeholders {
  /// The words for a name; none where there is no value.
  var text: (_ name: String, _ property: String?) -> String?
  /// The whole number that a name stands for, by which a sentence takes its plural form.
  var number: (_ name: String) -> Int?

  /// These names, and others where these have no value.
  func or(_ other: Placeholders) -> Placeholders {
    Placeholders(
      text: { text($0, $1) ?? other.text($0, $1) },
      number: { number($0) ?? other.number($0) }
    )
  }
}

extension Speaker {
  /// A sentence in the speaker's language, in the plural form for the first number in it, with its
  /// placeholders filled in.
  func sentence(_ format: LocalizedText, _ placeholders: Placeholders) -> String {
    let count = Self.names(in: format.text).lazy.compactMap(placeholders.number).first
    return fill(text(format, count: count), with: placeholders.text)
  }

  /// The properties of a value: `${total}`, `${order.total}`.
  ///
  /// - Parameter types: The types in the definition, where the values' own do not say enough.
  func placeholders(for value: some Encodable, types: [ResponsePropertyDescriptor]) -> Placeholders
  {
    let properties = PropertyReader.properties(of: value)
    return Placeholders(
      text: { name, property in
        guard let value = properties[name] else { return nil }
        let type = types.first { $0.name == name }?.typeName
        return text(for: value, property: property, typeName: type)
      },
      number: { properties[$0].flatMap(Self.count) }
    )
  }

  /// A value as people read it, or one of its properties.
  func text(for value: any Encodable, property: String?, typeName: String? = nil) -> String {
    guard let property else { return text(for: value, typeName: typeName) }
    return PropertyReader.properties(of: value)[property].map { text(for: $0) }
      ?? text(for: value, typeName: typeName)
  }

  /// A parameter's value as people read it, or one of its properties.
  func text(
    for value: any Encodable,
    property: String?,
    in intent: IntentDescriptor,
    named name: String
  ) -> String {
    let description = intent.parameter(named: name)
    if let value = value as? Bool, let names = description?.booleanNames {
      return text(value ? names.true : names.false)
    }
    return text(for: value, property: property, typeName: description?.typeName)
  }

  /// The number by which a sentence with a value takes its plural form.
  static func count(_ value: any Encodable) -> Int? {
    switch value {
    case let value as Int: value
    case let value as [any Encodable]: value.count
    default: nil
    }
  }

  /// The names of a sentence's placeholders, in the order of the sentence.
  static func names(in text: String) -> [String] {
    namedValues(in: text).map(\.name)
  }

  /// The names of a sentence's placeholders as the speaker says it.
  func names(in format: LocalizedText) -> [String] {
    Self.names(in: text(format))
  }

  /// The placeholders of a sentence: a name, and the property that is meant where there is one.
  static func namedValues(in text: String) -> [(name: String, property: String?)] {
    // Most sentences have none, and are looked through by their bytes.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    var values: [(name: String, property: String?)] = []
    var rest = Substring(text)
    while let open = rest.nextPlaceholder {
      rest = rest[rest.utf8.index(open, offsetBy: "${".utf8.count)...]
      let names = rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex)]
        .split(separator: ".", maxSplits: 1).map(String.init)
      if let name = names.first { values.append((name, names.dropFirst().first)) }
    }
    return values
  }
}

extension Substring {
  /// Where the next placeholder begins, `${`; none where there is none.
  var nextPlaceholder: Index? {
    var rest = utf8
    while let mark = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[rest.index(after: mark)...]
      if rest.first == UInt8(ascii: "{") { return mark }
    }
    return nil
  }
}
