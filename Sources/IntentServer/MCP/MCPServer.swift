#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentSchemas
  import Logging

  /// What the Model Context Protocol offers of a server's apps, whatever the messages come by.
  struct MCPServer: Sendable {
    /// A tool: an intent of an app.
    struct Tool: Sendable {
      let app: ServedApp
      let outline: IntentOutline
    }

    let desk: SessionDesk
    let state: ToolState
    let name: String
    let version: String
    /// How long a call waits for a handler before it tells a client that comes back by itself to do so.
    var patience = Duration.seconds(10)

    /// Answers a request.
    ///
    /// - Throws: ``RPCError``.
    func respond(
      to method: String,
      _ params: JSONValue,
      _ exchange: MCPExchange
    ) async throws -> JSONValue {
      let result: JSONValue
      do {
        result = try await self.result(of: method, params, exchange)
      } catch let error as RPCError {
        throw error
      } catch {
        desk.report(error)
        throw error
      }
      guard exchange.isModern, case .object(var members) = result else { return result }
      if members["resultType"] == nil { members["resultType"] = "complete" }
      if Self.cacheable.contains(method) {
        members["ttlMs"] = 0
        members["cacheScope"] = "private"
      }
      members["_meta"] = .object([MCPVersions.serverInfoKey: information])
      return .object(members)
    }

    private static let cacheable: Set = ["server/discover", "tools/list", "prompts/list"]

    private func result(
      of method: String,
      _ params: JSONValue,
      _ exchange: MCPExchange
    ) async throws -> JSONValue {
      switch (method, exchange.isModern) {
      case ("server/discover", true):
        return [
          "supportedVersions": .strings(MCPVersions.all), "capabilities": Self.capabilities,
          "instructions": .string(instructions),
        ]
      case ("initialize", false):
        return [
          "protocolVersion": .string(exchange.version), "capabilities": Self.capabilities,
          "serverInfo": information, "instructions": .string(instructions),
        ]
      case ("ping", false): return .object([:])
      case ("tools/list", _):
        return ["tools": .array(tools(in: exchange.language).map { $0.outline.tool.json })]
      case ("tools/call", _): return try await call(params, exchange)
      case ("prompts/list", _): return ["prompts": .array(prompts(in: exchange.language))]
      case ("prompts/get", _): return try prompt(params, exchange)
      case ("completion/complete", _): return try await complete(params, exchange)
      default: throw RPCError(.methodNotFound, "there is no method '\(method)' here")
      }
    }

    private static let capabilities: JSONValue = [
      "tools": .object([:]), "prompts": .object([:]), "completions": .object([:]),
    ]

    private var information: JSONValue {
      ["name": .string(name), "version": .string(version)]
    }

    private var instructions: String {
      "Each tool asks an app to do something for the user. Give the values that the user named and "
        + "no others: what is missing is asked for. Where a result has the status 'needsInput', ask "
        + "the user what it says, and call the tool again with its 'session' and what was missing."
    }

    // MARK: - Tools

    /// All tools, in a language.
    func tools(in language: String) -> [Tool] {
      desk.apps.flatMap { app in app.outlines(in: language).map { Tool(app: app, outline: $0) } }
    }

    /// The version that a client of the handshake is answered in.
    static func version(for asked: String?) -> String {
      MCPVersions.handshake.first { $0 == asked } ?? MCPVersions.handshake[0]
    }
  }
#endif
