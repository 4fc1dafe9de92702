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
    case .typed: return try typedValue(text, of: property, at: place, replacing: old)
    }
  }

  /// A value of a parameter's own type, or of that of its parent.
  private func typedValue(
    _ text: String,
    of property: DefinitionProperty,
    at place: DefinitionPlace,
    replacing old: PropertyListNode?
  ) throws(DefinitionEditError) -> PropertyListValue {
    var type = node(at: place)
    if property.name == "parent-value", let parent = relationshipParent(of: place) {
      type = parent
    }
    if type[place.prefix + "EnumType"] != nil { return .string(text) }
    switch type[place.prefix + "Type"]?.text.flatMap(BasicType.init) {
    case .boolean?: return try boolean(text, of: property)
    case let basic? where basic.isNumeric:
      return try number(text, of: property, isWhole: basic == .integer, replacing: old)
    case let basic? where basic.isMoment || basic == .dateComponentsRange:
      let isRange = basic == .dateComponentsRange
      guard isRange ? MomentText.isRange(text) : MomentText(text) != nil else {
        let examples =
          isRange
          ? "days or times with '/' in between, such as 2026-01-31/2026-02-02"
          : "a date or a time such as 2026-01-31, 08:30 or 2026-01-31T08:30"
        throw .invalidValue(
          text, property: property.name,
          expected: "\(examples); what is another day each day, the handler resolves")
      }
      return .string(text)
    default: return .string(text)
    }
  }

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
    // Beyond it a fraction is written as another number than the nearest that it is read as.
    let isExact = number.magnitude < 9_007_199_254_740_992
    let whole = Int(text) ?? (isExact ? Int(exactly: number) : nil)
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
