import Diagnostics
import PropertyList

extension DictionaryReader {
  /// The response of an intent, empty where there is none.
  mutating func response() -> Response {
    let key = "INIntentResponse"
    let owner = Owner.part("the response", of: owner)
    guard let node = node(key),
      var reader = DictionaryReader(node, key: key, owner: owner, report: report)
    else { return Response() }
    defer { reader.finish() }
    return Response(
      codes: reader.responseCodes(),
      properties: reader.parameters("INIntentResponseParameters", keys: .response, noun: "property")
        + reader.parameters("INIntentResponseProperties", keys: .responseProperty, noun: "property"),
      output: reader.string("INIntentResponseOutput"),
      lastParameterTag: reader.integer("INIntentResponseLastParameterTag")
    )
  }

  private mutating func responseCodes() -> [ResponseCode] {
    dictionaries("INIntentResponseCodes", owner: .part("a response code", of: owner)) { reader in
      let prefix = "INIntentResponseCode"
      let value = reader.integer("IGResponseCodeValue")
      let concise = reader.localizedText(prefix + "ConciseFormatString")
      let format = reader.localizedText(prefix + "FormatString")
      guard let name = reader.requiredString(prefix + "Name") else {
        _ = reader.remainingEntries()
        return nil
      }
      reader.owner = .named("response code", name.value)
      return ResponseCode(
        name: name,
        isSuccess: reader.boolean(prefix + "Success") ?? false,
        format: format,
        conciseFormat: concise,
        value: value
      )
    }
  }
}
