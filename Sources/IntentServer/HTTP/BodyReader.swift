#if Server
  import Foundation
  import IntentRuntime

  /// Reads the body of a request, and says exactly what is wrong with it.
  struct BodyReader {
    private let members: [String: JSONValue]

    /// - Parameter known: The members that it may have.
    init(_ data: Data, known: String...) throws {
      let value: JSONValue
      do {
        value = try JSONValue(json: data)
      } catch let error as IntentError {
        throw Problem(error)
      } catch DecodingError.dataCorrupted(let fault) {
        throw Problem(
          .malformedBody,
          "the body cannot be read: \(fault.debugDescription); send an object of JSON in UTF-8")
      } catch {
        throw Problem(.malformedBody, "the body is no JSON; send an object of JSON in UTF-8")
      }
      guard case .object(let members) = value else {
        throw Problem(.malformedBody, "the body is \(value.kind); send an object")
      }
      if let unknown = members.keys.filter({ !known.contains($0) }).min() {
        throw Problem(
          .malformedBody,
          "the body has a member '\(unknown)', which nobody reads; "
            + "it may have \(known.joined(separator: ", "))")
      }
      self.members = members
    }

    /// What tells the body from any that says something else, however either is laid out; nothing where it has
    /// no key, by which it would come again.
    func digest(for key: String?) -> String {
      key == nil ? "" : KeptReply.digest(WireJSON.bytes(.object(members)))
    }

    /// A text; none where it is left out.
    func string(_ name: String) throws -> String? {
      guard let value = members[name] else { return nil }
      guard case .string(let text) = value else { throw wrong(name, value, "a string") }
      return text
    }

    /// A whole number; none where it is left out.
    func integer(_ name: String) throws -> Int? {
      guard let value = members[name] else { return nil }
      guard case .integer(let number) = value else { throw wrong(name, value, "a whole number") }
      return number
    }

    /// One of some words; none where it is left out.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
      _ name: String,
      _ type: Choice.Type
    ) throws -> Choice? {
      guard let text = try string(name) else { return nil }
      guard let choice = Choice(rawValue: text) else {
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw Problem(.malformedBody, "'\(name)' is none of \(known)")
      }
      return choice
    }

    /// A value of a type; none where it is left out.
    func decoded<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value? {
      guard let value = members[name] else { return nil }
      do {
        return try value.decoded(as: type)
      } catch let error as IntentError {
        throw Problem(error)
      } catch let error as DecodingError {
        throw Problem(.malformedBody, "'\(name)' cannot be read: \(error.reason)")
      }
    }

    /// A request for an intent; none where it is left out.
    func request(_ name: String) throws -> IntentRequest? {
      if case .object(let fields)? = members[name],
        let empty = fields.keys.filter({ fields[$0] == .null }).min()
      {
        throw Problem(.malformedBody, "'\(name).\(empty)' is null; leave it out, or give a value")
      }
      return try decoded(name, as: IntentRequest.self)
    }

    private func wrong(_ name: String, _ value: JSONValue, _ expected: String) -> Problem {
      Problem(.malformedBody, "'\(name)' is \(value.kind); send \(expected)")
    }
  }

  extension DecodingError {
    /// What is wrong, and where.
    var reason: String {
      let context: Context?
      var text: String
      switch self {
      case .keyNotFound(let key, let found):
        (context, text) = (found, "'\(key.stringValue)' is missing")
      case .dataCorrupted(let found): (context, text) = (found, found.debugDescription)
      case .typeMismatch(_, let found), .valueNotFound(_, let found):
        (context, text) = (found, "a value is of another type than it must be")
      @unknown default: (context, text) = (nil, "it is not as it must be")
      }
      let path = context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
      if !path.isEmpty { text += " (at '\(path)')" }
      return text
    }
  }
#endif
