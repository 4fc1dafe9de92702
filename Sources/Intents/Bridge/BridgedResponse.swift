public import IntentRuntime

/// A response's class as a value.
public struct BridgedResponse<Bridge: IntentBridge>: IntentResponse, @unchecked Sendable {
  /// The codes that the intent can be answered with.
  public typealias IntentResponseCodeType = Bridge.Code

  /// The response, which nobody changes once a handler has given it.
  public private(set) var responseClass: Bridge.ResponseClass

  /// A response that a handler gave.
  init(_ response: Bridge.ResponseClass) {
    responseClass = response
  }

  /// A response without any property.
  public init(code: Bridge.Code, userActivity: UserActivity? = nil) {
    responseClass = Bridge.response(code)
    responseClass.userActivity = userActivity.map(NSUserActivity.init)
  }

  /// What became of the intent.
  public var code: Bridge.Code {
    get { Bridge.code(of: responseClass) }
    set { replace(code: newValue, userActivity: responseClass.userActivity) }
  }

  /// What to open the app with, where the user has to go on there.
  public var userActivity: UserActivity? {
    get { responseClass.userActivity.map(UserActivity.init) }
    set { replace(code: code, userActivity: newValue.map(NSUserActivity.init)) }
  }

  private mutating func replace(code: Bridge.Code, userActivity: NSUserActivity?) {
    let next = Bridge.response(code)
    for property in Bridge.responseProperties { property.copy(responseClass, next) }
    next.userActivity = userActivity
    responseClass = next
  }
}

extension BridgedResponse {
  /// Whether two responses say the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.responseClass === other.responseClass || one.json == other.json
  }

  /// Hashes what it says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(json)
  }

  private var json: JSONValue? { try? JSONValue(encoding: self) }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: BridgedKey.self)
    self.init(
      code: try container.decode(Bridge.Code.self, forKey: "code"),
      userActivity: try container.decodeIfPresent(UserActivity.self, forKey: "userActivity"))
    for property in Bridge.responseProperties { try property.decode(responseClass, container) }
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: BridgedKey.self)
    try container.encode(code, forKey: "code")
    try container.encodeIfPresent(userActivity, forKey: "userActivity")
    for property in Bridge.responseProperties { try property.encode(responseClass, &container) }
  }
}
