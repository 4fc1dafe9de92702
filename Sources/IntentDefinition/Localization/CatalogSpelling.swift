import Diagnostics
import PropertyList

/// What a string catalog has in a place where nothing reads it: Xcode writes none of it, but people do.
struct CatalogSpelling {
  let file: String
  let bytes: [UInt8]

  private static let keys = ["stringUnit", "variations", "substitutions"]
  private static let variations = ["plural", "device", "width"]
  private static let categories = ["zero", "one", "two", "few", "many", "other"]
  private static let states = ["new", "translated", "needs_review", "stale"]

  /// What to say of a catalog.
  func diagnostics(of outline: JSONOutline) -> [Diagnostic] {
    var lines = LineIndex(bytes)
    let commas = outline.strayCommas.map { offset in
      (
        offset,
        "nothing stands behind this comma, so that Xcode does not read the catalog; remove it"
      )
    }
    let entries = (outline.element("strings")?.members ?? []).flatMap { entry in
      (entry.value["localizations"]?.members ?? []).flatMap { findings(in: $0.value) }
    }
    return (commas + entries).map { finding in
      let place = SourceLocation(file: file, position: lines.position(of: finding.offset))
      return Diagnostic(.warning, .invalidLocalization, finding.message, at: place)
    }
  }

  private typealias Finding = (offset: Int, message: String)

  private func findings(in unit: JSONOutline.Element) -> [Finding] {
    unknown(unit, Self.keys)
      + (unit["variations"].map { variations in
        unknown(variations, Self.variations)
          + (variations["plural"].map { forms in
            unknown(forms, Self.categories) + forms.members.flatMap { states(in: $0.value) }
          } ?? [])
      } ?? []) + states(in: unit)
  }

  /// The keys of an object that are none of those that it may have.
  private func unknown(_ object: JSONOutline.Element, _ known: [String]) -> [Finding] {
    object.members.filter { !known.contains($0.key) }.map { member in
      (
        member.keyRange.lowerBound,
        message("key", member.key, known, "so that what it has is never said")
      )
    }
  }

  private func states(in unit: JSONOutline.Element) -> [Finding] {
    guard let state = unit["stringUnit"]?["state"] else { return [] }
    let word = JSONText.decoded(bytes[state.range])
    guard !Self.states.contains(word) else { return [] }
    return [
      (
        state.range.lowerBound,
        message("state", word, Self.states, "and the text counts as translated")
      )
    ]
  }

  private func message(_ noun: String, _ word: String, _ known: [String], _ effect: String)
    -> String
  {
    let remedy =
      NearestMatch.find(word, among: known).map { "write '\($0)'" }
      ?? "there are " + known.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(word)' is no \(noun) of a catalog here, \(effect); \(remedy)"
  }
}
