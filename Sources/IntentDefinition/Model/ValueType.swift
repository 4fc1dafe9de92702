/// What the values of a parameter are.
package enum ValueType: Hashable, Sendable {
  /// A type that every definition knows.
  case basic(BasicType)
  /// An object without a type of its own.
  case object
  /// An object type.
  case objectType(TypeReference)
  /// An enumeration.
  case enumeration(TypeReference)
}

/// The types that every definition knows, under the format's own names.
package enum BasicType: String, CaseIterable, Sendable, Encodable {
  case string = "String"
  case integer = "Integer"
  case decimal = "Decimal"
  case boolean = "Boolean"
  case date = "Date"
  case dateComponents = "DateComponents"
  case dateComponentsRange = "DateComponentsRange"
  case timeInterval = "TimeInterval"
  case url = "URL"
  case file = "File"
  case image = "Image"
  case person = "Person"
  case placemark = "Placemark"
  case speakableString = "SpeakableString"
  case currencyAmount = "CurrencyAmount"
  case paymentMethod = "PaymentMethod"
  case length = "Length"
  case mass = "Mass"
  case temperature = "Temperature"
  case volume = "Volume"
  case speed = "Speed"
  case energy = "Energy"

  /// Whether limits of numbers make sense for it.
  package var isNumeric: Bool {
    switch self {
    case .integer, .decimal, .currencyAmount: true
    default: isMeasured
    }
  }

  /// Whether its numbers are in units.
  package var isMeasured: Bool {
    switch self {
    case .timeInterval, .length, .mass, .temperature, .volume, .speed, .energy: true
    default: false
    }
  }

  /// Whether words for it are read as it asks: they are a number or an amount, or a day or a time.
  package var isRead: Bool { isNumeric || isMoment || self == .dateComponentsRange }

  /// Whether its values may be a day alone or a time alone.
  package var isMoment: Bool {
    switch self {
    case .date, .dateComponents: true
    default: false
    }
  }
}

/// A reference to an object type or an enumeration.
package struct TypeReference: Hashable, Sendable, Encodable {
  /// Where the linker found what a reference means.
  package enum Target: Hashable, Sendable, Encodable {
    /// Not looked up yet, or not found.
    case unresolved
    /// A declaration in this set of definitions, with the name of its Swift type.
    case declared(typeName: String)
    /// A type of the system's domains, with the name of its Swift type.
    case system(typeName: String)
    /// A value type that the runtime brings, with the name of its Swift type.
    case runtime(typeName: String)
  }

  /// The name, as written.
  package var name: String
  /// The namespace, as written.
  package var namespace: String?
  /// What it means.
  package var target: Target = .unresolved

  package init(name: String, namespace: String? = nil, target: Target = .unresolved) {
    self.name = name
    self.namespace = namespace
    self.target = target
  }
}

extension ValueType: Encodable {
  /// The name of the type, as people read it.
  package var name: String {
    switch self {
    case .basic(let type): type.rawValue
    case .object: "Object"
    case .objectType(let reference), .enumeration(let reference): reference.name
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
