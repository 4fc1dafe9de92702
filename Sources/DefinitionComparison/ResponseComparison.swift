import Diagnostics
import IntentDefinition

/// What changed about the response of an intent.
struct ResponseComparison {
  private let intent: IntentComparison
  private var old: Response { intent.old.value.response }
  private var new: Response { intent.new.value.response }

  init(_ intent: IntentComparison) {
    self.intent = intent
  }

  func run(_ findings: inout ChangeFindings) {
    compareProperties(&findings)
    compareCodes(&findings)
    findings.compare(
      old.details(of: intent.old.value.kind), new.details(of: intent.new.value.kind),
      of: "the response of \(intent.label)",
      (old: intent.old.location, new: intent.new.location))
  }

  private func compareProperties(_ findings: inout ChangeFindings) {
    let owner = "the response of \(intent.label)"
    let properties = Pairing(old.properties, new.properties)
    for (was, now) in properties.pairs {
      let places = (
        old: intent.old.place(was.name.position), new: intent.new.place(now.name.position)
      )
      if was.name.value != now.name.value {
        findings.add(
          .renamedResponseProperty,
          "'\(was.name.value)' of \(owner) is called '\(now.name.value)' now",
          old: places.old, new: places.new)
      }
      if !intent.types.isSame(was.type.value, now.type.value)
        || was.supportsMultipleValues != now.supportsMultipleValues
      {
        findings.add(
          .changedResponsePropertyType,
          "'\(now.name.value)' of \(owner) was \(was.typeLabel) and is \(now.typeLabel) now",
          old: places.old, new: places.new)
      }
      findings.compare(
        was.detailsOfProperty, now.detailsOfProperty, of: "'\(now.name.value)' of \(owner)",
        places)
    }
    for gone in properties.gone {
      findings.add(
        .removedResponseProperty, "'\(gone.name.value)' of \(owner) is gone",
        old: intent.old.place(gone.name.position), new: intent.new.location)
    }
    for added in properties.added {
      findings.add(
        .addedResponseProperty, "'\(added.name.value)' of \(owner) is new",
        new: intent.new.place(added.name.position))
    }
  }

  private func compareCodes(_ findings: inout ChangeFindings) {
    let numbers = (Self.numbers(of: intent.old.value), Self.numbers(of: intent.new.value))
    let codes = Pairing(old.codes, new.codes, ways: [{ $0.name.value == $1.name.value }])
    for (was, now) in codes.pairs {
      let name = now.name.value
      let places = (
        old: intent.old.place(was.name.position), new: intent.new.place(now.name.position)
      )
      if let before = numbers.0[name], let after = numbers.1[name], before != after {
        findings.add(
          .renumberedCode,
          "the response code '\(name)' of \(intent.label) had the number \(before) and has \(after) now: "
            + "responses that were stored mean another one",
          old: places.old, new: places.new)
      }
      if was.isSuccess != now.isSuccess, StandardResponseCode(rawValue: name) == nil {
        findings.add(
          .changedOutcome,
          "the response code '\(name)' of \(intent.label) means "
            + (now.isSuccess ? "success" : "failure") + " now",
          old: places.old, new: places.new)
      }
      compareTexts(was, now, places, &findings)
    }
    let isStandard = { (code: ResponseCode) in
      intent.new.value.kind == .custom && StandardResponseCode(rawValue: code.name.value) != nil
    }
    for gone in codes.gone {
      // The standard ones are there all the same, but what names properties has a function.
      let place = intent.old.place(gone.name.position)
      if !isStandard(gone) {
        findings.add(
          .removedCode, "the response code '\(gone.name.value)' of \(intent.label) is gone",
          old: place, new: intent.new.location)
      } else if !named(gone, in: intent.old.value).isEmpty {
        findings.add(
          .changedFactory, "the function for the response code '\(gone.name.value)' is gone",
          old: place, new: intent.new.location)
      }
    }
    for added in codes.added where !isStandard(added) {
      findings.add(
        .addedCode,
        "the response code '\(added.name.value)' of \(intent.label) is new: a 'switch' over its codes "
          + "that has no 'default' no longer compiles",
        new: intent.new.place(added.name.position))
    }
  }

  private func compareTexts(
    _ was: ResponseCode,
    _ now: ResponseCode,
    _ places: (old: SourceLocation, new: SourceLocation),
    _ findings: inout ChangeFindings
  ) {
    let arguments = (named(was, in: intent.old.value), named(now, in: intent.new.value))
    if !arguments.0.isEmpty, arguments.0 != arguments.1 {
      findings.add(
        .changedFactory,
        "the function for the response code '\(now.name.value)' of \(intent.label) takes "
          + (arguments.1.isEmpty ? "nothing" : arguments.1.joined(separator: ", "))
          + " now, as its text says",
        old: places.old, new: places.new)
    }
    let name = "the text of '\(now.name.value)' of \(intent.label)"
    findings.compare(
      was.format, now.format, name, places, renaming: intent.placeholders.renamed(answer:))
    findings.compare(
      was.conciseFormat, now.conciseFormat, "the short form of \(name)", places,
      renaming: intent.placeholders.renamed(answer:))
  }

  /// The properties that the function of a code takes, in its order.
  private func named(_ code: ResponseCode, in intent: Intent) -> [String] {
    guard let format = code.format.nonempty else { return [] }
    let properties = Set(intent.response.properties.map(\.name.value))
    return PhraseTemplate(format).names.filter(properties.contains)
  }

  /// The raw values of the codes that a definition lists.
  private static func numbers(of intent: Intent) -> [String: Int] {
    let codes = intent.response.codes
    guard intent.kind == .custom else {
      return Dictionary(codes.map { ($0.name.value, $0.value?.value ?? 0) }) { first, _ in first }
    }
    let own = codes.filter { StandardResponseCode(rawValue: $0.name.value) == nil }
    let first = StandardResponseCode.firstCustomValue
    return Dictionary(own.enumerated().map { ($1.name.value, first + $0) }) { first, _ in first }
  }
}

extension Response {
  /// The numbers of codes and what they mean, where the system knows that itself, and tags.
  fileprivate func details(of kind: Intent.Kind) -> Details {
    var details = Details()
    details.add("the last tag", lastParameterTag?.value)
    let standard = codes.filter { StandardResponseCode(rawValue: $0.name.value) != nil }
    details.add("standard codes", standard.map(\.name.value))
    details.add("the marks of codes", of: standard.map { ($0.name.value, $0.isSuccess) })
    if kind == .custom {
      details.add("written numbers", of: codes.map { ($0.name.value, $0.value?.value) })
    }
    return details
  }
}
