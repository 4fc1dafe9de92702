import Foundation

extension ParameterResolution: CustomStringConvertible {
  /// What is printed: `unsupported(reason: 1)`, or `unsupported` without a reason; values are written as JSON.
  public var description: String {
    switch self {
    case .needsValue: "needsValue"
    case .needsMoreDetails(let value): "needsMoreDetails(\(Self.words(value)))"
    case .confirmationRequired(let value):
      "confirmationRequired" + (value.map { "(\(Self.words($0)))" } ?? "")
    case .disambiguation(let values):
      "disambiguation([\(values.map(Self.words).joined(separator: ", "))])"
    case .unsupported(let reason): "unsupported" + (reason.map { "(reason: \($0))" } ?? "")
    }
  }

  private static func words(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
  }
}
