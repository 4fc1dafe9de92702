import PropertyList

/// An intent to be added to a definition.
package struct NewIntent: Hashable, Sendable {
  /// The name, `OrderSoup`.
  package var name: String
  /// The title; made of the name where there is none.
  package var title: String?
  /// The description.
  package var summary: String?
  /// The category, an open set: `order`, `information`, …
  package var category = "generic"
  /// The verb, an open set: `Order`, `View`, …
  package var verb = "Do"
  /// Whether the assistant asks the user before it is handled.
  package var isConfirmationRequired = false

  package init(_ name: String) {
    self.name = name
  }
}

/// A response code to be added to an intent.
package struct NewResponseCode: Hashable, Sendable {
  /// The name, `outOfStock`.
  package var name: String
  /// What the assistant says.
  package var format: String?
  /// Whether it stands for success.
  package var isSuccess = false

  package init(_ name: String) {
    self.name = name
  }
}

extension DefinitionEditor {
  /// Adds an intent of the app's own, which succeeds or fails.
  package mutating func add(_ intent: NewIntent) throws(DefinitionEditError) {
    try requireFree(.intent, intent.name)
    warn(of: intent.category, "category", known: KnownWords.categories)
    warn(of: intent.verb, "verb", known: KnownWords.verbs)
    let title = intent.title ?? SwiftIdentifier.words(intent.name)
    let combination = PropertyListNode([
      "INIntentParameterCombinationSupportsBackgroundExecution": .boolean(true),
      "INIntentParameterCombinationTitle": .string(title),
      "INIntentParameterCombinationTitleID": .string(identifiers.next()),
    ])
    let codes = [
      PropertyListNode([
        "INIntentResponseCodeName": .string("success"),
        "INIntentResponseCodeSuccess": .boolean(true),
      ]),
      PropertyListNode(["INIntentResponseCodeName": .string("failure")]),
    ]
    let node = PropertyListNode([
      "INIntentCategory": .string(intent.category),
      "INIntentDescription": intent.summary.map { .string($0) },
      "INIntentDescriptionID": intent.summary.map { _ in .string(identifiers.next()) },
      "INIntentName": .string(intent.name),
      "INIntentParameterCombinations": .dictionary([PropertyListEntry("", combination)]),
      "INIntentResponse": PropertyListNode(["INIntentResponseCodes": .array(codes)]).value,
      "INIntentTitle": .string(title),
      "INIntentTitleID": .string(identifiers.next()),
      "INIntentType": .string("Custom"),
      "INIntentUserConfirmationRequired": intent.isConfirmationRequired ? .boolean(true) : nil,
      "INIntentVerb": .string(intent.verb),
    ])
    append(node, to: "INIntents")
    noteSwiftName(intent.name, of: .intent)
  }

  /// Adds the intents of one of the system's domains, to be titled and phrased by the app.
  package mutating func add(domain: String) throws(DefinitionEditError) {
    guard let intents = SystemNames.intentsByDomain[domain] else {
      throw .unknown(.domain, domain, known: SystemNames.domains.sorted())
    }
    for name in intents {
      try requireFree(.intent, name)
      let node = PropertyListNode([
        "INIntentClassName": .string("IN\(name)Intent"),
        "INIntentDomain": .string(domain),
        "INIntentName": .string(name),
        "INIntentTitle": .string(SwiftIdentifier.words(name)),
        "INIntentTitleID": .string(identifiers.next()),
        "INIntentType": .string("System"),
      ])
      append(node, to: "INIntents")
    }
  }

  /// Adds a response code to an intent.
  package mutating func add(_ code: NewResponseCode, toIntent intent: String)
    throws(DefinitionEditError)
  {
    try changeOwn(intent) { node, identifiers throws(DefinitionEditError) in
      try Self.requireUsable(code.name, of: .code)
      var response = node["INIntentResponse"] ?? PropertyListNode(.dictionary([]))
      let codes = response["INIntentResponseCodes"]?.elements ?? []
      guard !codes.contains(where: { $0["INIntentResponseCodeName"]?.text == code.name }) else {
        throw .taken(.code, code.name)
      }
      let added = PropertyListNode([
        "INIntentResponseCodeFormatString": code.format.map { .string($0) },
        "INIntentResponseCodeFormatStringID": code.format.map { _ in
          .string(identifiers.next())
        },
        "INIntentResponseCodeName": .string(code.name),
        "INIntentResponseCodeSuccess": code.isSuccess ? .boolean(true) : nil,
      ])
      response.insert(.array(codes + [added]), forKey: "INIntentResponseCodes")
      node.insert(response.value, forKey: "INIntentResponse")
    }
  }

  /// Changes an intent of the app's own.
  mutating func changeOwn(
    _ intent: String,
    _ body: (inout PropertyListNode, inout IdentifierSource) throws(DefinitionEditError) -> Void
  ) throws(DefinitionEditError) {
    try change(.intent, named: intent) { node, identifiers throws(DefinitionEditError) in
      guard node["INIntentType"]?.text != "System" else { throw .systemIntent(intent) }
      try body(&node, &identifiers)
    }
  }
}
