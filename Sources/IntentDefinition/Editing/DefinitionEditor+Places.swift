import Diagnostics
package import PropertyList

extension DefinitionEditor {
  /// Every place of the definition that has a name, in the order of the file.
  package var places: [DefinitionPlace] {
    [DefinitionPlace.Kind.intent, .type, .enumeration].flatMap { kind in
      owners(kind).flatMap { [$0] + places(in: $0) }
    }
  }

  /// The intents, the types or the enumerations.
  private func owners(_ kind: DefinitionPlace.Kind) -> [DefinitionPlace] {
    let prefix = kind.ownerPrefix
    return places(kind, nil, "\(prefix)s", prefix: prefix)
  }

  /// The places within an intent, a type or an enumeration.
  func places(in owner: DefinitionPlace) -> [DefinitionPlace] {
    switch owner.kind {
    case .intent: places(inIntent: owner)
    case .type: places(.property, owner, "INTypeProperties", prefix: "INTypeProperty")
    case .enumeration: places(.enumerationCase, owner, "INEnumValues", prefix: "INEnumValue")
    default: []
    }
  }

  private func places(inIntent intent: DefinitionPlace) -> [DefinitionPlace] {
    let response = intent.path.appending("INIntentResponse")
    let parameters = places(.parameter, intent, "INIntentParameters", prefix: "INIntentParameter")
    return parameters.flatMap { parameter in
      [parameter]
        + places(
          .reason, parameter, "INIntentParameterUnsupportedReasons",
          prefix: "INIntentParameterUnsupportedReason")
    }
      + places(.code, intent, "INIntentResponseCodes", in: response, prefix: "INIntentResponseCode")
      + places(
        .responseProperty, intent, "INIntentResponseParameters", in: response,
        prefix: "INIntentResponseParameter")
      + places(
        .responseProperty, intent, "INIntentResponseProperties", in: response,
        prefix: "INIntentResponseProperty")
      + combinations(.combination, intent, "INIntentParameterCombinations")
      + combinations(.managedCombination, intent, "INIntentManagedParameterCombinations")
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
      throw .unknownPlace(words, known: known(near: words, places), of: [])
    default:
      throw .ambiguousPlace(words, places: found.map(\.fullSpelling))
    }
  }

  /// The place that some words mean, in which properties are to be set: of a response code that there is not it is said how
  /// one comes to be.
  package func place(_ words: String, setting properties: [String]) throws(DefinitionEditError)
    -> DefinitionPlace
  {
    do {
      return try place(words)
    } catch {
      let parts = Self.normalized(words).split(separator: ".").map(String.init)
      guard case .unknownPlace(_, let known, _) = error, parts.count > 1,
        parts.dropFirst().dropLast().allSatisfy(["code", "response"].contains),
        let intent = try? place(parts[0], of: [.intent]), let name = parts.last,
        NearestMatch.find(Self.normalized(words), amongPlaces: known) == nil,
        properties.allSatisfy({ property in
          DefinitionProperty.all(of: .code).contains { $0.name == property }
        })
      else { throw error }
      throw .unknownCode(name, intent: intent.spelling)
    }
  }

  /// The names of some places to suggest; where the words begin with one, those within it.
  private func known(near words: String, _ places: [DefinitionPlace]) -> [String] {
    let places = places.filter { $0.kind != .managedCombination }
    let first = Self.normalized(words).split(separator: ".").first.map(String.init)
    let within = places.filter { $0.components.count > 1 && $0.owner == first }
    return (within.isEmpty ? places : within).map(\.spelling)
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
        words, known: known(near: words, all.filter { kinds.contains($0.kind) }), of: kinds)
    default: throw .ambiguousPlace(words, places: found.map(\.fullSpelling))
    }
  }

  /// A place with words behind it, of a text without quotes or several names; none where the words name a place, or
  /// nearly so.
  package func placeBefore(
    _ words: [String], of kinds: [DefinitionPlace.Kind] = DefinitionPlace.Kind.allCases
  ) -> (place: String, rest: [String])? {
    let whole = Self.normalized(words.joined(separator: " "))
    let all = places
    guard !all.contains(where: { $0.spellings.contains { Self.normalized($0) == whole } }),
      NearestMatch.find(
        whole, amongPlaces: known(near: whole, all.filter { kinds.contains($0.kind) })) == nil
    else { return nil }
    for count in (1..<max(words.count, 1)).reversed() {
      let start = words.prefix(count).joined(separator: " ")
      if (try? place(start, of: kinds)) != nil {
        return (start, Array(words.dropFirst(count)))
      }
    }
    return nil
  }

  /// The parts of a place as they are compared. An empty part stays, and names nothing: `OrderSoup.` of a variable that is not
  /// set is no `OrderSoup`.
  private static func normalized(_ words: String) -> String {
    let spaced = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" .", with: ".").replacing(". ", with: ".")
    let isWhole = words.first?.isWhitespace != true && words.last?.isWhitespace != true
    return (isWhole ? "" : ".") + spaced.replacing(" ", with: ".")
  }

  /// The place that stands around another one; the place itself where it stands in nothing.
  func owner(of place: DefinitionPlace) -> DefinitionPlace {
    guard place.components.count > 1, let first = place.components.first else { return place }
    return DefinitionPlace(
      components: [first], path: PropertyListPath(Array(place.path.steps.prefix(2))),
      prefix: first.kind.ownerPrefix)
  }

  /// The dictionary at a place.
  package func node(at place: DefinitionPlace) -> PropertyListNode {
    root[path: place.path] ?? PropertyListNode(.dictionary([]))
  }
}

extension DefinitionPlace.Kind {
  /// The beginning of the keys of an intent, a type or an enumeration.
  fileprivate var ownerPrefix: String {
    switch self {
    case .type: "INType"
    case .enumeration: "INEnum"
    default: "INIntent"
    }
  }
}

extension NearestMatch {
  /// The place that was probably meant.
  ///
  /// What the words begin with is none, for that is right, and something else is meant by the rest; and each name on the
  /// way must be near by itself, for one that is right says nothing of the others.
  static func find(_ words: String, amongPlaces places: [String]) -> String? {
    let names = words.split(separator: ".").map(String.init)
    return find(
      words,
      among: places.filter { place in
        let others = place.split(separator: ".").map(String.init)
        return !words.hasPrefix(place + ".")
          && (names.count != others.count
            || zip(names, others).allSatisfy { find($0, among: [$1]) != nil })
      })
  }
}
