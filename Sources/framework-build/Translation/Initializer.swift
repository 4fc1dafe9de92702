/// An initializer of a class.
struct Initializer {
  /// The mark behind `init` where nothing may come of it.
  var mark = ""
  /// The arguments as they are declared.
  var arguments: [String]
  /// What it does with them.
  var assignments: [String]
}

extension Initializer {
  private struct Argument {
    var label: String
    var property: String
    var type: String
  }

  /// The one that takes all properties, in their order.
  init(_ properties: [ClassProperty], _ owner: ClassDifferences) {
    let arguments = properties.map { Argument(label: $0.name, property: $0.name, type: $0.type) }
    self.init(arguments, properties, owner)
  }

  /// One as Apple declares it, `init?(booking bookingDate: Date)`; none where it takes nothing.
  init?(_ text: String, _ properties: [ClassProperty], _ owner: ClassDifferences) throws {
    guard let match = text.wholeMatch(of: /init([?!]?)\((.*)\)/) else {
      throw UnknownType(place: "an initializer", type: text)
    }
    guard !match.2.isEmpty else { return nil }
    let arguments = try match.2.split(separator: ", ").map { part in
      guard let match = part.wholeMatch(of: /(\w+)(?: (\w+))?: (.+)/) else {
        throw UnknownType(place: text, type: String(part))
      }
      return Argument(
        label: String(match.1), property: String(match.2 ?? match.1), type: String(match.3))
    }
    self.init(arguments, properties, owner)
    mark = String(match.1)
  }

  private init(_ given: [Argument], _ properties: [ClassProperty], _ owner: ClassDifferences) {
    let types = Dictionary(
      properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // What Apple refined for Swift has arguments that may be left out.
    let hasDefaults =
      owner.hasDefaults == true
      || given.contains { ["Bool?", "Int?", "Double?", "Float?"].contains($0.type) }
    arguments = given.enumerated().map { index, argument in
      let names =
        argument.label == argument.property
        ? argument.label : "\(argument.label) \(argument.property)"
      let element = types[argument.property]?.element
      let absence = element?.absence
      var value = ""
      if absence == .empty {
        value = " = []"
      } else if hasDefaults {
        let first = element?.first ?? ".unknown"
        value = argument.type.hasSuffix("?") ? " = nil" : absence == .zero ? " = \(first)" : ""
      }
      return "\(names): \(argument.type)\(value)" + (index == given.count - 1 ? "" : ",")
    }
    assignments = given.map { argument in
      let isOptional = argument.type.hasSuffix("?")
      return isOptional && types[argument.property]?.isOptional == false
        ? "if let \(argument.property) { self.\(argument.property) = \(argument.property) }"
        : "self.\(argument.property) = \(argument.property)"
    }
  }
}
