import Foundation
import IntentRuntime

extension UserActivity {
  init(_ activity: NSUserActivity) {
    self.init(
      activityType: activity.activityType, title: activity.title,
      userInfo: Dictionary(
        (activity.userInfo ?? [:]).map { ("\($0.key)", JSONValue(of: $0.value)) }
      ) { $1 },
      webpageURL: activity.webpageURL)
  }
}

extension NSUserActivity {
  convenience init(_ value: UserActivity) {
    self.init(activityType: value.activityType)
    title = value.title
    userInfo = value.userInfo.isEmpty ? nil : value.userInfo.mapValues(\.propertyListValue)
    webpageURL = value.webpageURL
  }
}

extension JSONValue {
  /// What an app put into an activity: data in base 64, a moment in ISO 8601; what JSON has no form for is
  /// there by its description.
  init(of value: Any) {
    // A number as an object would pass for a truth, were it 0 or 1.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      self = JSONValue(of: number)
      return
    }
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .number(value)
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(value.map(JSONValue.init(of:)))
    case let value as [AnyHashable: Any]:
      self = .object(
        Dictionary(value.map { ("\($0.key)", JSONValue(of: $0.value)) }) { $1 })
    case let value as URL: self = .string(value.absoluteString)
    case let value as Data: self = .string(value.base64EncodedString())
    case let value as Date: self = .string(value.formatted(.iso8601))
    case let value as NSNumber: self = JSONValue(of: value)
    default: self = .string("\(value)")
    }
  }

  private init(of number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .boolean(number.boolValue)
    case "d", "f": self = .number(number.doubleValue)
    default:
      let integer = Int(exactly: number)
      self = integer.map(JSONValue.integer) ?? .number(number.doubleValue)
    }
  }

  var propertyListValue: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .string(let value): value
    case .array(let values): values.map(\.propertyListValue)
    case .object(let values): values.mapValues(\.propertyListValue)
    }
  }
}
