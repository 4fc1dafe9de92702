extension IntentSession: Codable {
  /// The version of the form in which sessions are written.
  ///
  /// A session of any version up to this one is read; a newer one is refused.
  public static let formatVersion = 1

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    // The version comes first: a newer form may have any fields.
    let header = try decoder.container(keyedBy: FormatKey.self)
    let version: Int = try header.decode("format")
    guard (1...Self.formatVersion).contains(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: "format", in: header,
        debugDescription:
          "the session has format \(version); this version of the runtime reads 1 to "
          + "\(Self.formatVersion)")
    }
    let fields = try decoder.fields(
      "format", "id", "revision", "idempotencyKey", "language", "phase", "request", "question",
      "parameters", "wasLocked", "isConfirmationDue", "owner", "attributes")
    self.init(
      id: try fields.decode("id"),
      request: try fields.decode("request"),
      language: try fields.decode("language"),
      idempotencyKey: try fields.decode("idempotencyKey")
    )
    revision = try fields.decode("revision")
    owner = try fields.decodeIfPresent("owner")
    attributes = try fields.decodeIfPresent("attributes") ?? [:]
    phase = try fields.decode("phase")
    question = try fields.decodeIfPresent("question")
    parameters = try fields.decodeIfPresent("parameters") ?? [:]
    wasLocked = try fields.decodeIfPresent("wasLocked") ?? false
    isConfirmationDue = try fields.decodeIfPresent("isConfirmationDue") ?? false
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: FormatKey.self)
    try fields.encode(Self.formatVersion, forKey: "format")
    try fields.encode(id, forKey: "id")
    try fields.encode(revision, forKey: "revision")
    try fields.encode(idempotencyKey, forKey: "idempotencyKey")
    try fields.encode(language, forKey: "language")
    try fields.encode(phase, forKey: "phase")
    try fields.encode(request, forKey: "request")
    try fields.encodeIfPresent(owner, forKey: "owner")
    if !attributes.isEmpty { try fields.encode(attributes, forKey: "attributes") }
    try fields.encodeIfPresent(question, forKey: "question")
    if !parameters.isEmpty { try fields.encode(parameters, forKey: "parameters") }
    if wasLocked { try fields.encode(wasLocked, forKey: "wasLocked") }
    if isConfirmationDue { try fields.encode(isConfirmationDue, forKey: "isConfirmationDue") }
  }
}

extension ParameterState: Codable {
  @usableFromInline
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(
      "isResolved", "resolvedValue", "isNotRequired", "hasDefault", "agreed", "rounds",
      "fewestOpen")
    isResolved = try fields.decodeIfPresent("isResolved") ?? false
    resolvedValue = try fields.decodeIfPresent("resolvedValue") ?? .null
    isNotRequired = try fields.decodeIfPresent("isNotRequired") ?? false
    hasDefault = try fields.decodeIfPresent("hasDefault") ?? false
    agreed = try fields.decodeIfPresent("agreed") ?? []
    rounds = try fields.decodeIfPresent("rounds") ?? 0
    fewestOpen = try fields.decodeIfPresent("fewestOpen")
  }

  @usableFromInline
  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: FormatKey.self)
    if isResolved { try fields.encode(isResolved, forKey: "isResolved") }
    if resolvedValue != .null { try fields.encode(resolvedValue, forKey: "resolvedValue") }
    if isNotRequired { try fields.encode(isNotRequired, forKey: "isNotRequired") }
    if hasDefault { try fields.encode(hasDefault, forKey: "hasDefault") }
    if !agreed.isEmpty { try fields.encode(agreed, forKey: "agreed") }
    if rounds != 0 { try fields.encode(rounds, forKey: "rounds") }
    try fields.encodeIfPresent(fewestOpen, forKey: "fewestOpen")
  }
}
