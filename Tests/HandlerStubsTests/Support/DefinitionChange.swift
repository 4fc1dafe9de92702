import PropertyList
import TestSupport

/// Changes a definition at random: parameters and intents are added, dropped, retyped, renamed and
/// put into another order.
struct DefinitionChange {
  private(set) var root: PropertyListNode
  /// The properties that the definition still has, by the intent's name as it was.
  private(set) var surviving: [String: Set<String>] = [:]
  /// Whether intents may go away, and take the types that handlers name along.
  let dropsIntents: Bool

  init(_ root: PropertyListNode, dropsIntents: Bool, using random: inout SeededGenerator) {
    self.root = root
    self.dropsIntents = dropsIntents
    var intents: [PropertyListNode] = []
    for var intent in root.items("INIntents") {
      let name = intent.string("INIntentName")
      if dropsIntents, Int.random(in: 0..<8, using: &random) == 0 { continue }
      if intent["INIntentTitleID"] != nil, Int.random(in: 0..<5, using: &random) == 0 {
        intent["INIntentName"] = PropertyListNode(.string("\(name)Renamed"))
      }
      for key in Self.keysWithParameters { intent[key] = nil }
      surviving[name] = changeParameters(of: &intent, &random)
      intents.append(intent)
    }
    intents.shuffle(using: &random)
    intents.append(
      PropertyListNode(
        .dictionary([
          PropertyListEntry("INIntentName", PropertyListNode(.string("Brought"))),
          PropertyListEntry("INIntentType", PropertyListNode(.string("Custom"))),
          PropertyListEntry("INIntentTitle", PropertyListNode(.string("Brought"))),
        ])))
    let domains = root.items("IGDomains").map { domain in
      var domain = domain
      domain["IGDomainHandlingIntents"] = nil
      return domain
    }
    if !domains.isEmpty { self.root["IGDomains"] = PropertyListNode(.array(domains)) }
    self.root["INIntents"] = PropertyListNode(.array(intents))
  }

  private func changeParameters(
    of intent: inout PropertyListNode,
    _ random: inout SeededGenerator
  ) -> Set<String> {
    var parameters: [PropertyListNode] = []
    var surviving: Set<String> = []
    // What relationships name must stay what it is, or the definition is refused.
    let isPlain = !intent.hasRelationships
    for var parameter in intent.items("INIntentParameters") {
      let name = parameter.string("INIntentParameterName")
      let hasReasons = parameter["INIntentParameterUnsupportedReasons"] != nil
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where isPlain && (dropsIntents || !hasReasons): continue
      case 1 where isPlain:
        parameter["INIntentParameterName"] = PropertyListNode(.string("\(name)Renamed"))
      case 2 where isPlain && parameter["INIntentParameterMetadata"] == nil:
        let type = ["String", "Boolean", "Date", "URL"].randomElement(using: &random) ?? "String"
        parameter["INIntentParameterType"] = PropertyListNode(.string(type))
        parameter["INIntentParameterObjectType"] = nil
        parameter["INIntentParameterEnumType"] = nil
      case 3:
        parameter["INIntentParameterSupportsResolution"] = PropertyListNode(
          .boolean(Bool.random(using: &random)))
      default: break
      }
      if parameter["INIntentParameterTag"] != nil { surviving.insert(name) }
      parameters.append(parameter)
    }
    if isPlain { parameters.shuffle(using: &random) }
    if Bool.random(using: &random) { parameters.append(addition) }
    intent["INIntentParameters"] = PropertyListNode(.array(parameters))
    return surviving
  }

  /// What names parameters by their names, besides relationships.
  private static let keysWithParameters = [
    "INIntentKeyParameter", "INIntentInput", "INIntentParameterCombinations",
    "INIntentManagedParameterCombinations",
  ]

  private var addition: PropertyListNode {
    PropertyListNode(
      .dictionary([
        PropertyListEntry("INIntentParameterName", PropertyListNode(.string("brought"))),
        PropertyListEntry("INIntentParameterTag", PropertyListNode(.integer(4711))),
        PropertyListEntry("INIntentParameterType", PropertyListNode(.string("Decimal"))),
        PropertyListEntry(
          "INIntentParameterSupportsResolution", PropertyListNode(.boolean(true))),
        PropertyListEntry(
          "INIntentParameterSupportsDynamicEnumeration", PropertyListNode(.boolean(true))),
      ]))
  }
}

extension PropertyListNode {
  func items(_ key: String) -> [PropertyListNode] {
    if case .array(let items)? = self[key]?.value { items } else { [] }
  }

  func string(_ key: String) -> String {
    if case .string(let text)? = self[key]?.value { text } else { "" }
  }

  fileprivate var hasRelationships: Bool {
    items("INIntentParameters").contains { $0["INIntentParameterRelationship"] != nil }
  }
}
