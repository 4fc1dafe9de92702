import Foundation
import IntentGenerator
import PropertyList

/// Definitions in a few words, for tests that change them.
///
///     definition Soup
///     domain Kitchen
///     intent OrderSoup id=a domain=Kitchen
///       soup tag=1 type=Soup resolve options search array reasons=tooHot
///       > waitTime tag=1 type=Integer
///     type Soup id=b
///       spice tag=5
///     enum Size id=c small large=2
///
/// `reasons=tooHot#r1` gives a reason an ID. A line with `>` is a property of the intent's response; a line below a type is a property of it.
struct DefinitionText {
  private(set) var definitions: [String: PropertyListNode] = [:]
  private var name = "Soup"
  /// What the declaration above holds properties under.
  private var holder = ("INIntents", "INIntentParameters", "INIntentParameter")

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if first == ">", words.count > 1 {
        addResponseProperty(words[1], words.dropFirst(2))
      } else if line.hasPrefix(" ") {
        addParameter(first, words.dropFirst())
      } else if words.count > 1 {
        declare(first, words[1], Array(words.dropFirst(2)))
      }
    }
  }

  /// Writes the definitions into a folder, and reads what they ask of handlers.
  func handlers(_ style: GeneratedStyle = .value, imports: [String] = []) throws
    -> [HandlerDefinition]
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder)
    var options = GeneratorOptions()
    (options.style, options.imports) = (style, imports)
    let pipeline = GeneratorPipeline(options: options)
    let loaded = pipeline.load([folder.path])
    guard let set = loaded.value, !loaded.diagnostics.contains(where: { $0.severity == .error })
    else { throw UnusableDefinition(description: "\(loaded.diagnostics.map(\.message))") }
    return pipeline.handlerDefinitions(set).map { definition in
      var definition = definition
      definition.file = "../\(definition.name).intentdefinition"
      for index in definition.protocols.indices {
        definition.protocols[index].location.file = "\(definition.name).intentdefinition"
      }
      return definition
    }
  }

  /// Writes the definitions into a folder.
  func write(to folder: URL) throws {
    for (name, root) in definitions {
      let file = folder.appending(path: "\(name).intentdefinition")
      try Data(PropertyListWriter().write(root)).write(to: file)
    }
  }

  struct UnusableDefinition: Error, CustomStringConvertible {
    var description: String
  }

  private mutating func declare(_ kind: String, _ word: String, _ rest: [String]) {
    if kind == "definition" { name = word }
    func option(_ key: String) -> String? {
      rest.first { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
    }
    switch kind {
    case "domain": append(["IGDomainName": .string(word)], to: "IGDomains")
    case "intent":
      holder = ("INIntents", "INIntentParameters", "INIntentParameter")
      var intent: [String: PropertyListValue] = [
        "INIntentName": .string(word),
        "INIntentType": .string(rest.contains("system") ? "System" : "Custom"),
        "INIntentTitle": .string(word), "INIntentParameters": .array([]),
      ]
      intent["INIntentTitleID"] = option("id").map { .string($0) }
      if let codes = option("codes") {
        let values = codes.split(separator: ",").map { name in
          node(["INIntentResponseCodeName": .string(String(name))])
        }
        intent["INIntentResponse"] = node(["INIntentResponseCodes": .array(values)]).value
      }
      intent["INIntentDomain"] = option("domain").map { .string($0) }
      append(intent, to: "INIntents")
    case "type":
      holder = ("INTypes", "INTypeProperties", "INTypeProperty")
      var type: [String: PropertyListValue] = [
        "INTypeName": .string(word), "INTypeDisplayName": .string(word),
        "INTypeProperties": .array([]),
      ]
      type["INTypeDisplayNameID"] = option("id").map { .string($0) }
      append(type, to: "INTypes")
    case "enum":
      let names = rest.filter { !$0.hasPrefix("id=") }
      let values = names.enumerated().map { index, name in
        let parts = name.split(separator: "=").map(String.init)
        return node([
          "INEnumValueIndex": .integer(Int(parts.last ?? "") ?? index),
          "INEnumValueName": .string(parts[0]),
        ])
      }
      var enumeration: [String: PropertyListValue] = [
        "INEnumName": .string(word), "INEnumType": .string("Regular"),
        "INEnumValues": .array(values),
      ]
      enumeration["INEnumDisplayNameID"] = option("id").map { .string($0) }
      append(enumeration, to: "INEnums")
    default: definitions[name] = definitions[name] ?? node([:])
    }
  }

  private mutating func addParameter(_ name: String, _ words: some Sequence<String>) {
    let (list, key, prefix) = holder
    guard var root = definitions[self.name],
      case .array(var owners)? = root[list]?.value, var owner = owners.popLast(),
      case .array(var parameters)? = owner[key]?.value
    else { return }
    parameters.append(parameter(name, words, prefix))
    owner[key] = PropertyListNode(.array(parameters))
    root[list] = PropertyListNode(.array(owners + [owner]))
    definitions[self.name] = root
  }

  private mutating func addResponseProperty(_ name: String, _ words: some Sequence<String>) {
    guard var root = definitions[self.name],
      case .array(var intents)? = root["INIntents"]?.value, var intent = intents.popLast()
    else { return }
    var response = intent["INIntentResponse"] ?? node([:])
    let key = "INIntentResponseParameters"
    var parameters: [PropertyListNode] = []
    if case .array(let present)? = response[key]?.value { parameters = present }
    parameters.append(parameter(name, words, "INIntentResponseParameter"))
    response[key] = PropertyListNode(.array(parameters))
    let success = node([
      "INIntentResponseCodeName": .string("success"), "INIntentResponseCodeSuccess": .boolean(true),
    ])
    var codes = [success]
    if case .array(let present)? = response["INIntentResponseCodes"]?.value {
      codes += present.filter {
        $0["INIntentResponseCodeName"] != success["INIntentResponseCodeName"]
      }
    }
    response["INIntentResponseCodes"] = PropertyListNode(
      .array(
        codes.map { code in
          var code = code
          code["INIntentResponseCodeFormatString"] = PropertyListNode(
            .string("It is ${\(name)}."))
          return code
        }))
    intent["INIntentResponse"] = response
    root["INIntents"] = PropertyListNode(.array(intents + [intent]))
    definitions[self.name] = root
  }

  private func parameter(
    _ name: String,
    _ words: some Sequence<String>,
    _ prefix: String
  ) -> PropertyListNode {
    var parameter: [String: PropertyListValue] = [
      "\(prefix)Name": .string(name), "\(prefix)DisplayName": .string(name),
      "\(prefix)Type": .string("String"),
    ]
    for word in words {
      let parts = word.split(separator: "=").map(String.init)
      switch (parts[0], parts.last ?? "") {
      case ("tag", let tag): parameter["\(prefix)Tag"] = .integer(Int(tag) ?? 0)
      case ("type", let type):
        let isEnumeration = ["Size", "Amount"].contains(type)
        let isObject = ["Soup", "Bread", "Dish"].contains(type)
        parameter["\(prefix)Type"] = .string(
          isEnumeration ? "Integer" : isObject ? "Object" : type)
        if isObject { parameter["\(prefix)ObjectType"] = .string(type) }
        if isEnumeration { parameter["\(prefix)EnumType"] = .string(type) }
      case ("resolve", _): parameter["\(prefix)SupportsResolution"] = .boolean(true)
      case ("options", _): parameter["\(prefix)SupportsDynamicEnumeration"] = .boolean(true)
      case ("search", _): parameter["\(prefix)SupportsSearch"] = .boolean(true)
      case ("array", _): parameter["\(prefix)SupportsMultipleValues"] = .boolean(true)
      case ("reasons", let codes):
        let reasons = codes.split(separator: ",").map { code in
          let parts = code.split(separator: "#").map(String.init)
          var reason: [String: PropertyListValue] = [
            "\(prefix)UnsupportedReasonCode": .string(parts[0]),
            "\(prefix)UnsupportedReasonCustom": .boolean(true),
          ]
          if parts.count > 1 {
            reason["\(prefix)UnsupportedReasonFormatString"] = .string("No.")
            reason["\(prefix)UnsupportedReasonFormatStringID"] = .string(parts[1])
          }
          return node(reason)
        }
        parameter["\(prefix)UnsupportedReasons"] = .array(reasons)
      default: break
      }
    }
    return node(parameter)
  }

  private mutating func append(_ entry: [String: PropertyListValue], to key: String) {
    var root = definitions[name] ?? node([:])
    var items: [PropertyListNode] = []
    if case .array(let present)? = root[key]?.value { items = present }
    root[key] = PropertyListNode(.array(items + [node(entry)]))
    definitions[name] = root
  }

  private func node(_ entries: [String: PropertyListValue]) -> PropertyListNode {
    PropertyListNode(
      .dictionary(
        entries.sorted { $0.key < $1.key }
          .map { PropertyListEntry($0.key, PropertyListNode($0.value)) }))
  }
}
