public import IntentRuntime

/// An object of an app as a value.
public struct BridgedObject<Class: INObject>: IntentObjectValue, @unchecked Sendable {
  /// The object, which nobody changes while it is under way.
  let object: Class

  init(_ object: Class) {
    self.object = object
  }

  /// An object of a name.
  public init(identifier: String?, display: String, pronunciationHint: String? = nil) {
    object = Class(
      identifier: identifier, display: display, pronunciationHint: pronunciationHint)
  }

  /// What the definition says of the type.
  public static var intentTypeDescriptor: ObjectTypeDescriptor {
    (Class.self as? any DeclaredObject.Type)?.typeDescriptor ?? IntentObject.intentTypeDescriptor
  }

  private static var properties: [BridgedProperty] {
    (Class.self as? any DeclaredObject.Type)?.objectProperties ?? []
  }

  /// What identifies the object to the app.
  public var identifier: String? {
    get { object.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// What people read.
  public var displayString: String {
    get { object.displayString }
    set { change { $0.displayString = newValue } }
  }

  /// How it is pronounced, where that differs.
  public var pronunciationHint: String? {
    get { object.pronunciationHint }
    set { change { $0.pronunciationHint = newValue } }
  }

  /// What people also say.
  public var alternativeSpeakableMatches: [SpeakableString]? {
    get { object.alternativeSpeakableMatches.map { $0.map(SpeakableString.init) } }
    set { change { $0.alternativeSpeakableMatches = newValue?.map(INSpeakableString.init) } }
  }

  private mutating func change(_ change: (Class) -> Void) {
    guard let copy = object.copy() as? Class else { return }
    change(copy)
    self = Self(copy)
  }
}

extension BridgedObject {
  /// Whether two objects have the same values.
  public static func == (one: Self, other: Self) -> Bool {
    one.object === other.object || one.json == other.json
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(displayString)
  }

  private var json: JSONValue? { try? JSONValue(encoding: self) }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: BridgedKey.self)
    self.init(
      identifier: try container.decodeIfPresent(String.self, forKey: "identifier"),
      display: try container.decode(String.self, forKey: "displayString"),
      pronunciationHint: try container.decodeIfPresent(String.self, forKey: "pronunciationHint"))
    let matches = try container.decodeIfPresent(
      [SpeakableString].self, forKey: "alternativeSpeakableMatches")
    object.alternativeSpeakableMatches = matches?.map(INSpeakableString.init)
    object.subtitleString = try container.decodeIfPresent(String.self, forKey: "subtitleString")
    object.displayImage = try container.decodeIfPresent(IntentImage.self, forKey: "displayImage")
      .map(INImage.init)
    for property in Self.properties { try property.decode(object, container) }
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: BridgedKey.self)
    try container.encodeIfPresent(identifier, forKey: "identifier")
    try container.encode(displayString, forKey: "displayString")
    try container.encodeIfPresent(pronunciationHint, forKey: "pronunciationHint")
    try container.encodeIfPresent(
      alternativeSpeakableMatches, forKey: "alternativeSpeakableMatches")
    try container.encodeIfPresent(object.subtitleString, forKey: "subtitleString")
    try container.encodeIfPresent(
      object.displayImage.map(IntentImage.init), forKey: "displayImage")
    for property in Self.properties { try property.encode(object, &container) }
  }
}
