import IntentDefinition

extension SiriKitTranslator {
  /// The method that offers values in sections, which Apple's systems ask for from iOS 14 on.
  func optionsMethod(
    _ parameter: Parameter,
    _ intent: Intent,
    _ types: SiriKitTypeWriter
  ) -> SiriKitMethod {
    let suffix = intent.methodSuffix(of: parameter)
    let name = "provide\(suffix)OptionsCollection"
    let collection = "\(types.intents("INObjectCollection"))<\(types.option(of: parameter))>"
    let isSearched = parameter.supportsSearch
    let arguments =
      ["for intent: \(intent.typeName)"]
      + (isSearched ? ["searchTerm: \(types.swift("String"))?"] : [])
    let call = "self.\(name)(for: intent\(isSearched ? ", searchTerm: searchTerm" : "")"
    let key = SwiftLiteral.string("\(name)(for: \(intent.typeName), with:)")
    let bridging = types.intents("Bridging")
    let availability = [AppleAvailability.optionsCollection]
    let asyncForm = "\(name)(for:\(isSearched ? "searchTerm:" : ""))"
    return SiriKitMethod(
      kind: .options,
      parameter: parameter,
      documentation: "Offers values for '\(label(of: parameter))'.",
      name: name,
      selector: "\(name)For\(intent.name.value):\(isSearched ? "searchTerm:" : "")withCompletion:",
      forms: [
        SiriKitMethod.Form(
          arguments: arguments + [
            types.completion("with completion", ["\(collection)?", types.error])
          ],
          completion: ["\(collection)?", types.error],
          attributes: availability + [AppleAvailability.renamed(asyncForm)],
          body: [
            "\(bridging).completeOptions(", "  self,", "  \(key),", "  completion,",
            "  { try await \(call)) },",
            "  deprecated: { self.provide\(suffix)Options(for: intent, with: $0) }", ")",
          ]
        ),
        SiriKitMethod.Form(
          arguments: arguments,
          result: " async throws -> \(collection)",
          attributes: availability,
          body: [
            "try await \(bridging).options(", "  self,", "  \(key)", ") { \(call), with: $0) }",
          ]
        ),
      ]
    )
  }

  /// The method that gives a value to begin with.
  func defaultMethod(
    _ parameter: Parameter,
    _ intent: Intent,
    _ types: SiriKitTypeWriter
  ) -> SiriKitMethod {
    let name = "default\(intent.methodSuffix(of: parameter))"
    return SiriKitMethod(
      kind: .default,
      parameter: parameter,
      documentation: "The value of '\(label(of: parameter))' to begin with.",
      name: name,
      selector: "\(name)For\(intent.name.value):",
      isOptional: true,
      forms: [
        SiriKitMethod.Form(
          arguments: ["for intent: \(intent.typeName)"],
          result: " -> \(types.property(of: parameter))",
          attributes: [AppleAvailability.optionsCollection],
          body: [parameter.isEnumerationAlone ? unsetCase(of: parameter) : "nil"]
        )
      ]
    )
  }

  /// The method that offers values without sections, which Apple's systems asked for before iOS 14.
  func plainOptionsMethod(
    _ parameter: Parameter,
    _ intent: Intent,
    _ types: SiriKitTypeWriter
  ) -> SiriKitMethod {
    let name = "provide\(intent.methodSuffix(of: parameter))Options"
    let values = "[\(types.plainOption(of: parameter))]?"
    return SiriKitMethod(
      kind: .formerOptions,
      parameter: parameter,
      documentation: "Offers values for '\(label(of: parameter))' to systems before iOS 14.",
      name: name,
      selector: "\(name)For\(intent.name.value):withCompletion:",
      isOptional: true,
      forms: [
        SiriKitMethod.Form(
          arguments: [
            "for intent: \(intent.typeName)",
            types.completion("with completion", [values, types.error]),
          ],
          completion: [values, types.error],
          attributes: AppleAvailability.options,
          body: ["\(types.intents("Bridging")).noOptions(completion)"]
        )
      ]
    )
  }
}
