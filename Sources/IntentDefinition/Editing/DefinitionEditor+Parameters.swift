import PropertyList

/// A parameter of an intent, a property of its response, or a property of a type, to be added.
package struct NewParameter: Hashable, Sendable {
  /// The name, `quantity`.
  package var name: String
  /// The type: a value type, or one that the definition or the system declares.
  package var type: String
  /// What people call it; made of the name where there is none.
  package var displayName: String?
  /// Whether it holds several values.
  package var isArray = false
  /// Whether the app resolves it; of a parameter only.
  package var supportsResolution = false
  /// Whether the app offers values for it; of a parameter only.
  package var offersOptions = false
  /// Whether those can be searched; of a parameter only.
  package var supportsSearch = false
  /// What the assistant asks for it; of a parameter only.
  package var prompt: String?

  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type; one in square brackets, as in `[Person]`, means several values.
  package init(_ name: String, type: String) {
    self.name = name
    self.type = type.elementType ?? type
    isArray = type.elementType != nil
  }
}

/// A reason against a value, to be added to a parameter.
package struct NewUnsupportedReason: Hashable, Sendable {
  /// The name, `notEnoughInStock`.
  package var code: String
  /// What the assistant says.
  package var format: String?

  package init(_ code: String, format: String? = nil) {
    self.code = code
    self.format = format
  }
}

extension DefinitionEditor {
  /// Adds a parameter to an intent.
  package mutating func add(_ parameter: NewParameter, toIntent intent: String)
    throws(DefinitionEditError)
  {
    let type = try typeEntries(parameter.type, prefix: "INIntentParameter")
    try changeOwn(intent) { node, identifiers throws(DefinitionEditError) in
      var added = try Self.place(
        parameter, .parameter, in: &node, array: "INIntentParameters",
        lastTag: "INIntentLastParameterTag", prefix: "INIntentParameter", &identifiers)
      for (key, value) in type { added.insert(value, forKey: key) }
      for (isSet, key) in [
        (parameter.supportsResolution, "SupportsResolution"),
        (parameter.offersOptions, "SupportsDynamicEnumeration"),
        (parameter.supportsSearch, "SupportsSearch"),
      ] where isSet {
        added.insert(.boolean(true), forKey: "INIntentParameter\(key)")
      }
      if let prompt = parameter.prompt {
        let dialog = PropertyListNode([
          "INIntentParameterPromptDialogCustom": .boolean(true),
          "INIntentParameterPromptDialogFormatString": .string(prompt),
          "INIntentParameterPromptDialogFormatStringID": .string(identifiers.next()),
          "INIntentParameterPromptDialogType": .string("Primary"),
        ])
        added.insert(.array([dialog]), forKey: "INIntentParameterPromptDialogs")
      }
      Self.append(added, to: "INIntentParameters", of: &node)
    }
    noteSwiftName(parameter.name, of: .parameter)
    noteSameLetters(parameter.name, of: intent)
  }

  /// Adds a property to the response of an intent.
  package mutating func addProperty(_ property: NewParameter, toResponseOf intent: String)
    throws(DefinitionEditError)
  {
    let type = try typeEntries(property.type, prefix: "INIntentResponseParameter")
    try changeOwn(intent) { node, identifiers throws(DefinitionEditError) in
      var response = node["INIntentResponse"] ?? PropertyListNode(.dictionary([]))
      var added = try Self.place(
        property, .property, in: &response, array: "INIntentResponseParameters",
        lastTag: "INIntentResponseLastParameterTag", prefix: "INIntentResponseParameter",
        &identifiers)
      for (key, value) in type { added.insert(value, forKey: key) }
      Self.append(added, to: "INIntentResponseParameters", of: &response)
      node.insert(response.value, forKey: "INIntentResponse")
    }
    noteSwiftName(property.name, of: .responseProperty)
  }

  /// Adds a property to an object type.
  package mutating func addProperty(_ property: NewParameter, toType name: String)
    throws(DefinitionEditError)
  {
    let type = try typeEntries(property.type, prefix: "INTypeProperty")
    try change(.type, named: name) { node, identifiers throws(DefinitionEditError) in
      var added = try Self.place(
        property, .property, in: &node, array: "INTypeProperties",
        lastTag: "INTypeLastPropertyTag", prefix: "INTypeProperty", &identifiers)
      for (key, value) in type { added.insert(value, forKey: key) }
      Self.append(added, to: "INTypeProperties", of: &node)
    }
    noteSwiftName(property.name, of: .property)
  }

  /// Adds a reason against values of a parameter.
  package mutating func add(
    _ reason: NewUnsupportedReason,
    toParameter parameter: String,
    ofIntent intent: String
  ) throws(DefinitionEditError) {
    try changeOwn(intent) { node, identifiers throws(DefinitionEditError) in
      try Self.requireUsable(reason.code, of: .reason)
      let key = "INIntentParameterUnsupportedReason"
      var parameters = node["INIntentParameters"]?.elements ?? []
      let names = parameters.compactMap { $0["INIntentParameterName"]?.text }
      guard let index = names.firstIndex(of: parameter), names.count == parameters.count else {
        throw .unknown(.parameter, parameter, known: names)
      }
      let reasons = parameters[index]["\(key)s"]?.elements ?? []
      guard !reasons.contains(where: { $0["\(key)Code"]?.text == reason.code }) else {
        throw .taken(.reason, reason.code)
      }
      let added = PropertyListNode([
        "\(key)Code": .string(reason.code),
        "\(key)Custom": .boolean(true),
        "\(key)FormatString": reason.format.map { .string($0) },
        "\(key)FormatStringID": reason.format.map { _ in .string(identifiers.next()) },
      ])
      parameters[index].insert(.array(reasons + [added]), forKey: "\(key)s")
      // What may be refused is asked about.
      parameters[index].insert(.boolean(true), forKey: "INIntentParameterSupportsResolution")
      node.insert(.array(parameters), forKey: "INIntentParameters")
    }
  }

  /// A parameter with a tag of its own, one above the highest ever given out.
  private static func place(
    _ parameter: NewParameter,
    _ noun: DefinitionEditError.Noun,
    in node: inout PropertyListNode,
    array: String,
    lastTag: String,
    prefix: String,
    _ identifiers: inout IdentifierSource
  ) throws(DefinitionEditError) -> PropertyListNode {
    try requireUsable(parameter.name, of: .parameter)
    let present = node[array]?.elements ?? []
    guard !present.contains(where: { $0["\(prefix)Name"]?.text == parameter.name }) else {
      throw .taken(noun, parameter.name)
    }
    let tags = present.compactMap { $0["\(prefix)Tag"]?.integer } + [node[lastTag]?.integer ?? 0]
    let priorities = present.compactMap { $0["\(prefix)DisplayPriority"]?.integer }
    let highest = tags.max() ?? 0
    guard highest < .max else { throw .numbersExhausted(noun, parameter.name) }
    let tag = highest + 1
    // Two of the highest priority come in the order in which they stand.
    let priority = min(priorities.max() ?? 0, .max - 1) + 1
    node.insert(.integer(tag), forKey: lastTag)
    return PropertyListNode([
      "\(prefix)DisplayName": .string(
        parameter.displayName ?? SwiftIdentifier.words(parameter.name)),
      "\(prefix)DisplayNameID": .string(identifiers.next()),
      "\(prefix)DisplayPriority": .integer(priority),
      "\(prefix)Name": .string(parameter.name),
      "\(prefix)SupportsMultipleValues": parameter.isArray ? .boolean(true) : nil,
      "\(prefix)Tag": .integer(tag),
    ])
  }

  private static func append(
    _ added: PropertyListNode, to array: String, of node: inout PropertyListNode
  ) {
    node.insert(.array((node[array]?.elements ?? []) + [added]), forKey: array)
  }
}

extension String {
  /// What stands in square brackets, where a type is written as Swift writes that of several values.
  var elementType: String? {
    hasPrefix("[") && hasSuffix("]") && count > 2 ? String(dropFirst().dropLast()) : nil
  }
}
