import Foundation
import IntentGenerator
import PropertyList

/// Definitions in a few words, for tests that change them.
///
///     definition Soup
///     domain Kitchen
///     intent OrderSoup id=a domain=Kitchen
///       soup tag=1 type=Soup resolve options search array reasons=tooHot
///     type Soup
///     enum Size small large
struct DefinitionText {
  private(set) var definitions: [String: PropertyListNode] = [:]
  private var name = "Soup"

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if line.hasPrefix(" ") {
        addParameter(first, words.dropFirst())
      } else if words.count > 1 {
        declare(first, words[1], Array(words.dropFirst(2)))
      }
    }
  }

  /// Writes the definitions into a folder, and reads the protocols that they turn into.
  func protocols(imports: [String] = []) throws -> [HandlerProtocol] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder)
    var options = GeneratorOptions()
    options.imports = imports
    let pipeline = GeneratorPipeline(options: options)
    let loaded = pipeline.load([folder.path])
    guard let set = loaded.value, !loaded.diagnostics.contains(where: { $0.severity == .error })
    else { throw UnusableDefinition(description: "\(loaded.diagnostics.map(\.message))") }
    return pipeline.handlerProtocols(set).map { handler in
      var handler = handler
      handler.location.file = "\(handler.definition).intentdefinition"
      return handler
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
      var intent: [String: PropertyListValue] = [
        "INIntentName": .string(word), "INIntentType": .string("Custom"),
        "INIntentTitle": .string(word), "INIntentParameters": .array([]),
      ]
      intent["INIntentTitleID"] = option("id").map { .string($0) }
      intent["INIntentDomain"] = option("domain").map { .string($0) }
      append(intent, to: "INIntents")
    case "type":
      append(
        ["INTypeName": .string(word), "INTypeDisplayName": .string(word)], to: "INTypes")
    case "enum":
      let values = rest.enumerated().map { index, name in
        node(["INEnumValueIndex": .integer(index), "INEnumValueName": .string(name)])
      }
      append(
        [
          "INEnumName": .string(word), "INEnumType": .string("Regular"),
          "INEnumValues": .array(values),
        ],
        to: "INEnums"
      )
    default: definitions[name] = definitions[name] ?? node([:])
    }
  }

  private mutating func addParameter(_ name: String, _ words: some Sequence<String>) {
    var parameter: [String: PropertyListValue] = [
      "INIntentParameterName": .string(name), "INIntentParameterDisplayName": .string(name),
      "INIntentParameterType": .string("String"),
    ]
    for word in words {
      let parts = word.split(separator: "=").map(String.init)
      switch (parts[0], parts.last ?? "") {
      case ("tag", let tag): parameter["INIntentParameterTag"] = .integer(Int(tag) ?? 0)
      case ("type", let type):
        let isDeclared = ["Soup", "Bread", "Size"].contains(type)
        parameter["INIntentParameterType"] = .string(
          type == "Size" ? "Integer" : isDeclared ? "Object" : type)
        if type == "Soup" || type == "Bread" {
          parameter["INIntentParameterObjectType"] = .string(type)
        }
        if type == "Size" { parameter["INIntentParameterEnumType"] = .string(type) }
      case ("resolve", _): parameter["INIntentParameterSupportsResolution"] = .boolean(true)
      case ("options", _): parameter["INIntentParameterSupportsDynamicEnumeration"] = .boolean(true)
      case ("search", _): parameter["INIntentParameterSupportsSearch"] = .boolean(true)
      case ("array", _): parameter["INIntentParameterSupportsMultipleValues"] = .boolean(true)
      case ("reasons", let codes):
        let reasons = codes.split(separator: ",").map { code in
          node([
            "INIntentParameterUnsupportedReasonCode": .string(String(code)),
            "INIntentParameterUnsupportedReasonCustom": .boolean(true),
          ])
        }
        parameter["INIntentParameterUnsupportedReasons"] = .array(reasons)
      default: break
      }
    }
    guard var root = definitions[self.name],
      case .array(var intents)? = root["INIntents"]?.value, var intent = intents.popLast(),
      case .array(var parameters)? = intent["INIntentParameters"]?.value
    else { return }
    parameters.append(node(parameter))
    intent["INIntentParameters"] = PropertyListNode(.array(parameters))
    root["INIntents"] = PropertyListNode(.array(intents + [intent]))
    definitions[self.name] = root
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
