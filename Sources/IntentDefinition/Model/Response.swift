/// How an intent is answered.
package struct Response: Equatable, Sendable, Encodable {
  /// The codes that the definition declares.
  package var codes: [ResponseCode] = []
  /// The properties of the response.
  package var properties: [Parameter] = []
  /// The property that a shortcut takes as its output.
  package var output: Located<String>?
  /// The highest property tag given out.
  package var lastParameterTag: Located<Int>?
}

/// One way to answer an intent.
package struct ResponseCode: Equatable, Sendable, Encodable {
  /// The name, `failureOutOfStock`.
  package var name: Located<String>
  /// Whether the code means that the intent was carried out.
  package var isSuccess: Bool
  /// The answer.
  package var format: LocalizedText
  /// The answer in short.
  package var conciseFormat: LocalizedText
  /// The raw value, for a system intent.
  package var value: Located<Int>?
}
