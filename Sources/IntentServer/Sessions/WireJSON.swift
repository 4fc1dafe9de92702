#if Server
  import Foundation
  import IntentRuntime

  /// Values on their way to and from text.
  enum WireJSON {
    /// What a value is in JSON; `null` where it is nothing that JSON can hold.
    static func value(_ value: some Encodable) -> JSONValue {
      // What users sent was held against the limits when it came; what apps show is theirs.
      ValueLimits.$current.withValue(.unlimited) { try? JSONValue(encoding: value) } ?? .null
    }

    /// JSON as it is sent.
    static func bytes(_ value: JSONValue) -> [UInt8] {
      (try? value.written()) ?? Array("null".utf8)
    }

    /// The same as data.
    static func data(_ value: JSONValue) -> Data { Data(bytes(value)) }

    /// JSON as it is sent, as text.
    static func text(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }
  }

  extension JSONValue {
    /// An array of strings.
    static func strings(_ strings: some Sequence<String>) -> JSONValue {
      .array(strings.map { .string($0) })
    }

    /// A member of an object; none where this is no object, or has no such member.
    subscript(name: String) -> JSONValue? {
      if case .object(let members) = self { members[name] } else { nil }
    }

    /// The text, where it is one.
    var text: String? { if case .string(let text) = self { text } else { nil } }
  }
#endif
