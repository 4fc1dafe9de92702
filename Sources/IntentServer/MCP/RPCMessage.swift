#if Server
  import Foundation
  import IntentRuntime

  /// A message of JSON-RPC 2.0.
  enum RPCMessage: Sendable {
    case request(id: JSONValue, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    /// What a client answers to a request of the server's.
    case response(id: JSONValue, Result<JSONValue, RPCError>)

    /// Reads a message.
    ///
    /// - Throws: ``RPCError``.
    init(_ data: Data) throws(RPCError) {
      let value: JSONValue
      do {
        value = try JSONValue(json: data)
      } catch let error as IntentError {
        throw RPCError(.invalidParams, "\(error)")
      } catch {
        throw RPCError(.parseError, "the message is no JSON")
      }
      guard value["jsonrpc"] == .string("2.0") else {
        throw RPCError(.invalidRequest, "the message is no single message of JSON-RPC 2.0")
      }
      let params = value["params"] ?? .object([:])
      switch (value["method"], value["id"]) {
      case (.string(let method)?, let id?):
        switch id {
        case .string, .integer: self = .request(id: id, method: method, params: params)
        default: throw RPCError(.invalidRequest, "the id of a request is a string or an integer")
        }
      case (.string(let method)?, nil): self = .notification(method: method, params: params)
      case (nil, let id?):
        if let result = value["result"] {
          self = .response(id: id, .success(result))
        } else {
          let message = value["error"]?["message"]?.text ?? "the client refused"
          self = .response(id: id, .failure(RPCError(.internalError, message)))
        }
      default: throw RPCError(.invalidRequest, "the message is neither a request nor a response")
      }
    }

    /// The id of what was sent, which an error answers; null where there is none.
    var id: JSONValue {
      switch self {
      case .request(let id, _, _), .response(let id, _): id
      case .notification: .null
      }
    }

    /// The id in a message that is none, as far as it can be read.
    static func id(in data: Data) -> JSONValue {
      switch (try? JSONValue(json: data, limits: .unlimited))?["id"] {
      case .string(let id)?: .string(id)
      case .integer(let id)?: .integer(id)
      default: .null
      }
    }

    static func result(_ result: JSONValue, id: JSONValue) -> JSONValue {
      ["jsonrpc": "2.0", "id": id, "result": result]
    }

    static func error(_ error: RPCError, id: JSONValue) -> JSONValue {
      var members: [String: JSONValue] = [
        "code": .integer(error.code.rawValue), "message": .string(error.message),
      ]
      if let data = error.data { members["data"] = data }
      return ["jsonrpc": "2.0", "id": id, "error": .object(members)]
    }

    static func request(_ method: String, id: JSONValue, _ params: JSONValue) -> JSONValue {
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    }

    static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
      ["jsonrpc": "2.0", "method": .string(method), "params": params]
    }
  }

  /// Why a request was not carried out.
  struct RPCError: Error, Hashable, Sendable {
    /// The codes of JSON-RPC and of the protocol.
    enum Code: Int, Sendable {
      case parseError = -32700
      case invalidRequest = -32600
      case methodNotFound = -32601
      case invalidParams = -32602
      case internalError = -32603
      case headerMismatch = -32020
      case unsupportedVersion = -32022
    }

    var code: Code
    var message: String
    var data: JSONValue?

    init(_ code: Code, _ message: String, data: JSONValue? = nil) {
      self.code = code
      self.message = message
      self.data = data
    }

    /// What is said to a request whose id another one has that is under way.
    static let usedTwice = RPCError(
      .invalidRequest, "a request with this id is under way; give each an id of its own")

    /// The status with which HTTP carries it in the era without sessions.
    var status: Int {
      switch code {
      case .methodNotFound: 404
      case .internalError: 200
      default: 400
      }
    }
  }
#endif
