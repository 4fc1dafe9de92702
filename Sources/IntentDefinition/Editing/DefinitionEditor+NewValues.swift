import PropertyList

extension DefinitionEditor {
  /// A text as a value of a property, written as the one that it replaces where both will do.
  mutating func value(
    _ text: String,
    of property: DefinitionProperty,
    at place: DefinitionPlace,
    replacing old: PropertyListNode?
  ) throws(DefinitionEditError) -> PropertyListValue {
    switch property.value {
    case .text, .word: return .string(text)
    case .known(let words):
      warn(of: text, property.name, known: words)
      return .string(text)
    case .choice(let words):
      guard words.contains(text) else {
        let other = DefinitionProperty.all(of: place.kind).first { $0.value.choices.contains(text) }
        throw .invalidValue(
          text, property: property.name,
          expected: words.joined(separator: " or ")
            + (other.map { "; '\(text)' is one of '\($0.name)'" } ?? ""))
      }
      return .string(text)
    case .integer:
      guard let number = Int(text) else {
        throw .invalidValue(text, property: property.name, expected: "an integer")
      }
      return .integer(number)
    case .number:
      let isWhole = typeName(of: node(at: place), at: place) == BasicType.integer.rawValue
      return try number(text, of: property, isWhole: isWhole, replacing: old)
    case .boolean: return try boolean(text, of: property)
    case .typed:
      var type = node(at: place)
      if property.name == "parent-value", let parent = relationshipParent(of: place) {
        type = parent
      }
      if type[place.prefix + "EnumType"] != nil { return .string(text) }
      switch type[place.prefix + "Type"]?.text.flatMap(BasicType.init) {
      case .boolean?: return try boolean(text, of: property)
      case let basic? where basic.isNumeric:
        return try number(text, of: property, isWhole: basic == .integer, replacing: old)
      case .date?, .dateComponents?, .dateComponentsRange?:
        guard text.isEmpty || Self.isMoment(text) else {
          throw .invalidValue(
            text, property: property.name,
            expected:
              "a date or a time such as 2026-01-31, 08:30 or 2026-01-31T08:30; what is another day "
              + "each day, the handler resolves")
        }
        return .string(text)
      default: return .string(text)
      }
    }
  }

  /// Whether a text is a day, a time, or a day with a time and perhaps its zone, as there are in a calendar.
  private static func isMoment(_ text: String) -> Bool {
    let zone = /Z|[+-]\d{2}:?\d{2}/
    let time = /(?<hour>\d{2}):(?<minute>\d{2})(?::[0-5]\d(?:\.\d+)?)?/
    let day = /\d{4}-(?<month>\d{2})-(?<day>\d{2})/
    func isTime(_ text: Substring) -> Bool {
      guard let found = text.prefixMatch(of: time), let hour = Int(found.hour),
        let minute = Int(found.minute), hour < 24, minute < 60
      else { return false }
      let rest = text[found.range.upperBound...]
      return rest.isEmpty || rest.wholeMatch(of: zone) != nil
    }
    guard let found = text.prefixMatch(of: day) else { return isTime(text[...]) }
    let rest = text[found.range.upperBound...]
    guard let month = Int(found.month), let number = Int(found.day), (1...12).contains(month),
      (1...daysOfMonths[month - 1]).contains(number)
    else { return false }
    return rest.isEmpty || (rest.first == "T" || rest.first == " ") && isTime(rest.dropFirst())
  }

  private static let daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  private func relationshipParent(of place: DefinitionPlace) -> PropertyListNode? {
    let key = place.prefix + "Relationship"
    guard let name = node(at: place)[key]?[key + "ParentName"]?.text,
      let parameters = place.path.parent.flatMap({ root[path: $0.path] })
    else { return nil }
    return parameters.elements.first { $0[place.prefix + "Name"]?.text == name }
  }

  /// - Parameter isWhole: Whether it limits, or stands for, integers.
  private func number(
    _ text: String, of property: DefinitionProperty, isWhole: Bool,
    replacing old: PropertyListNode?
  ) throws(DefinitionEditError) -> PropertyListValue {
    guard let number = Double(text), number.isFinite else {
      throw .invalidValue(text, property: property.name, expected: "a number")
    }
    let whole = Int(text) ?? Int(exactly: number)
    guard !isWhole || whole != nil else {
      throw .invalidValue(text, property: property.name, expected: "a whole number")
    }
    // '3.0' is 3 where only whole numbers count.
    if isWhole, let whole { return old?.text != nil ? .string("\(whole)") : .integer(whole) }
    if old?.text != nil { return .string(text) }
    if let integer = Int(text) { return .integer(integer) }
    return .real(number)
  }

  func boolean(_ text: String, of property: DefinitionProperty)
    throws(DefinitionEditError) -> PropertyListValue
  {
    switch text.lowercased() {
    case "true", "yes": return .boolean(true)
    case "false", "no": return .boolean(false)
    default: throw .invalidValue(text, property: property.name, expected: "true or false")
    }
  }
}
