package import PropertyList

extension DefinitionEditor {
  /// Every place of the definition that has a name, in the order of the file.
  package var places: [DefinitionPlace] {
    intentPlaces
      + places(.type, nil, "INTypes", prefix: "INType").flatMap { type in
        [type] + places(.property, type, "INTypeProperties", prefix: "INTypeProperty")
      }
      + places(.enumeration, nil, "INEnums", prefix: "INEnum").flatMap { enumeration in
        [enumeration]
          + places(.enumerationCase, enumeration, "INEnumValues", prefix: "INEnumValue")
      }
  }

  private var intentPlaces: [DefinitionPlace] {
    places(.intent, nil, "INIntents", prefix: "INIntent").flatMap { intent in
      let response = intent.path.appending("INIntentResponse")
      let parameters = places(.parameter, intent, "INIntentParameters", prefix: "INIntentParameter")
      let rest =
        places(
          .code, intent, "INIntentResponseCodes", in: response, prefix: "INIntentResponseCode")
        + places(
          .responseProperty, intent, "INIntentResponseParameters", in: response,
          prefix: "INIntentResponseParameter")
        + places(
          .responseProperty, intent, "INIntentResponseProperties", in: response,
          prefix: "INIntentResponseProperty")
        + combinations(.combination, intent, "INIntentParameterCombinations")
        + combinations(.managedCombination, intent, "INIntentManagedParameterCombinations")
      return [intent]
        + parameters.flatMap { parameter in
          [parameter]
            + places(
              .reason, parameter, "INIntentParameterUnsupportedReasons",
              prefix: "INIntentParameterUnsupportedReason")
        } + rest
    }
  }

  /// The places in an array of dictionaries.
  private func places(
    _ kind: DefinitionPlace.Kind,
    _ parent: DefinitionPlace?,
    _ key: String,
    in folder: PropertyListPath? = nil,
    prefix: String
  ) -> [DefinitionPlace] {
    let path = (folder ?? parent?.path ?? PropertyListPath()).appending(key)
    let nameKey = prefix + (kind == .reason ? "Code" : "Name")
    return (root[path: path]?.elements ?? []).enumerated().compactMap { index, node in
      node[nameKey]?.text.map { name in
        DefinitionPlace(
          components: (parent?.components ?? []) + [.init(kind: kind, name: name)],
          path: path.appending(index), prefix: prefix)
      }
    }
  }

  /// The places in a dictionary whose keys are names of parameters.
  private func combinations(
    _ kind: DefinitionPlace.Kind, _ intent: DefinitionPlace, _ key: String
  ) -> [DefinitionPlace] {
    let path = intent.path.appending(key)
    guard case .dictionary(let entries)? = root[path: path]?.value else { return [] }
    return entries.map { entry in
      DefinitionPlace(
        components: intent.components + [.init(kind: kind, name: entry.key)],
        path: path.appending(entry.key), prefix: "INIntentParameterCombination")
    }
  }

  /// The place that some words mean: `OrderSoup.quantity`, `OrderSoup success`, `type Soup`.
  package func place(_ words: String) throws(DefinitionEditError) -> DefinitionPlace {
    let wanted = Self.normalized(words)
    let found = places.filter { $0.spellings.contains { Self.normalized($0) == wanted } }
    switch found.count {
    case 1: return found[0]
    case 0:
      let known = places.filter { $0.kind != .managedCombination }.map(\.spelling)
      throw .unknownPlace(words, known: known, of: [])
    default:
      throw .ambiguousPlace(words, places: found.map(\.fullSpelling))
    }
  }

  /// The place of one of some kinds that some words mean, where nothing else can be meant.
  package func place(_ words: String, of kinds: [DefinitionPlace.Kind])
    throws(DefinitionEditError) -> DefinitionPlace
  {
    let wanted = Self.normalized(words)
    let all = places
    let named = all.filter { $0.spellings.contains { Self.normalized($0) == wanted } }
    let found = named.filter { kinds.contains($0.kind) }
    switch found.count {
    case 1: return found[0]
    case 0:
      if let other = named.first { throw .otherKind(words, other.kind, wanted: kinds) }
      throw .unknownPlace(
        words, known: all.filter { kinds.contains($0.kind) }.map(\.spelling), of: kinds)
    default: throw .ambiguousPlace(words, places: found.map(\.fullSpelling))
    }
  }

  private static func normalized(_ words: String) -> String {
    words.split { $0 == "." || $0.isWhitespace }.joined(separator: ".")
  }

  /// The place that stands around another one; the place itself where it stands in nothing.
  func owner(of place: DefinitionPlace) -> DefinitionPlace {
    let first = place.components.prefix(1)
    return places.first { $0.components == Array(first) && place.path.begins(with: $0.path) }
      ?? place
  }

  /// The dictionary at a place.
  package func node(at place: DefinitionPlace) -> PropertyListNode {
    root[path: place.path] ?? PropertyListNode(.dictionary([]))
  }
}

extension PropertyListPath {
  fileprivate func begins(with other: PropertyListPath) -> Bool {
    steps.starts(with: other.steps)
  }
}
