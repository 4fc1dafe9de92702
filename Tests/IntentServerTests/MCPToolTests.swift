#if Server
  import IntentRuntime
  import IntentSchemas
  import Testing

  @testable import IntentServer

  @Suite("The tools of several apps")
  struct MCPToolTests {
    private let exchange = MCPExchange(
      user: "coco", language: "en", version: "2026-07-28", canElicit: false, progressToken: nil)

    private func names(_ result: JSONValue, _ list: String) -> [String] {
      guard case .array(let things)? = result[list] else { return [] }
      return things.compactMap { $0["name"]?.text }
    }

    @Test("have a name each, also where two apps do the same, and each is reached by its own")
    func twoApps() async throws {
      let (jungle, savanna) = (Bank(), Bank())
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let mcp = try IntentServer(
        apps: [jungle.app("Jungle"), savanna.app("Savanna"), Studio().app()], options: options
      ).mcp
      let tools = names(try await mcp.respond(to: "tools/list", [:], exchange), "tools")
      #expect(
        tools == ["Jungle_Payments_SendPayment", "Savanna_Payments_SendPayment", "Book"])
      let prompts = names(try await mcp.respond(to: "prompts/list", [:], exchange), "prompts")
      #expect(Set(prompts).count == prompts.count)
      #expect(prompts.starts(with: tools))
      func call(_ arguments: JSONValue) async throws -> JSONValue {
        try await mcp.respond(
          to: "tools/call", ["name": "Savanna_Payments_SendPayment", "arguments": arguments],
          exchange)
      }
      let asked = try await call(["payee": "Coco"])
      let session = asked["structuredContent"]?["session"] ?? .null
      let done = try await call(["session": session, "confirmed": true])
      #expect(done["structuredContent"]?["status"] == "handled")
      #expect(await savanna.payments == ["Coco"])
      #expect(await jungle.payments.isEmpty)
    }

    private static let amount: JSONValue = ["amount": 5, "currencyCode": "USD"]

    /// What calls the tool of a bank that pays.
    private func pay(
      with bank: Bank
    ) throws -> @Sendable (JSONValue) async throws -> JSONValue {
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let mcp = try IntentServer(apps: [bank.app()], options: options).mcp
      return { [exchange] arguments in
        try await mcp.respond(
          to: "tools/call", ["name": "Payments_SendPayment", "arguments": arguments], exchange)
      }
    }

    @Test("are told what became of it where another call went on first, and what is not in it")
    func overtaken() async throws {
      let bank = Bank()
      let call = try pay(with: bank)
      let asked = try await call(["payee": "Coco", "currencyAmount": Self.amount])
      let session = asked["structuredContent"]?["session"] ?? .null
      let confirmed: JSONValue = ["session": session, "confirmed": true]
      let done = try await withThrowingTaskGroup(of: JSONValue.self) { group in
        for _ in 0..<8 { group.addTask { try await call(confirmed) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for result in done {
        #expect(result["structuredContent"]?["status"] == "handled")
        #expect(result["isError"] == .boolean(false))
      }
      #expect(await bank.payments == ["Coco"])
      let late = try await call(["session": session, "confirmed": true, "payee": "Bobo"])
      #expect(late["structuredContent"]?["status"] == "handled")
      guard case .array(let content)? = late["content"] else {
        Issue.record("nothing is said")
        return
      }
      #expect(content.first?["text"]?.text?.hasSuffix("Not taken: payee.") == true)
      let refused = try await call(["session": session, "confirmed": false])
      #expect(
        refused["structuredContent"]?["text"]?.text?.hasSuffix("Not taken: confirmed.") == true)
      #expect(await bank.payments == ["Coco"])
    }

    @Test("are told nothing of what was taken, whatever the app made of it")
    func repeatsTaken() async throws {
      let bank = Bank()
      let call = try pay(with: bank)
      let asked = try await call(["currencyAmount": Self.amount])
      let first = asked["structuredContent"]?["session"] ?? .null
      let named: JSONValue = ["session": first, "payee": "Junior"]
      let chosen = try await call(named)
      #expect(chosen["structuredContent"]?["text"]?.text?.contains("Bobo Junior") == true)
      // The answer to that was lost, and somebody else has gone on.
      let second = chosen["structuredContent"]?["session"] ?? .null
      let done = try await call(["session": second, "confirmed": true])
      #expect(done["structuredContent"]?["status"] == "handled")
      let again = try await call(named)
      #expect(again["structuredContent"]?["status"] == "handled")
      #expect(again["structuredContent"]?["text"]?.text?.contains("Not taken") == false)
      #expect(await bank.payments == ["Bobo Junior"])
    }

    @Test("have names that letters which they may not have, and their length, leave apart")
    func collisions() {
      func outlines(_ names: String...) -> [IntentOutline] {
        names.map { IntentOutline(name: $0, title: $0) }
      }
      let long = String(repeating: "a", count: 130)
      let names = IntentOutline.toolNames(of: [
        (app: "Zoo", intents: outlines("Füttern", "F_ttern", long, long + "b")),
        (app: "Z_o", intents: outlines("Zoo_F_ttern", "Feed")),
      ])
      #expect(names[0].prefix(2) == ["Zoo_F_ttern_2", "Zoo_F_ttern_3"])
      #expect(names[1] == ["Zoo_F_ttern", "Feed"])
      #expect(Set(names.joined()).count == 6)
      #expect(names.joined().allSatisfy { $0.count <= 128 })
    }

    @Test("take parameters of the names of a call's own arguments, which get others")
    func ownArguments() async throws {
      let studio = Studio()
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let mcp = try IntentServer(apps: [studio.app()], options: options).mcp
      let list = try await mcp.respond(to: "tools/list", [:], exchange)
      guard case .array(let tools)? = list["tools"],
        case .object(let properties)? = tools.first?["inputSchema"]?["properties"]
      else {
        Issue.record("there is no tool")
        return
      }
      #expect(Set(properties.keys) == ["session", "confirmed", "session_", "confirmed_"])
      func call(_ arguments: JSONValue) async throws -> JSONValue {
        try await mcp.respond(
          to: "tools/call", ["name": "Book", "arguments": arguments], exchange)
      }
      let asked = try await call(["session": "yoga", "confirmed": true])
      #expect(asked["structuredContent"]?["status"] == "needsInput")
      #expect(await studio.booked.isEmpty)
      let session = asked["structuredContent"]?["session"] ?? .null
      let done = try await call(["session_": session, "confirmed_": true])
      #expect(done["structuredContent"]?["status"] == "handled")
      #expect(await studio.booked == ["yoga"])
    }

    @Test(
      "take the values of one call together, before anything is carried out",
      arguments: [
        (["recipients": ["Bobo"], "content": "hello"], "Bobo: hello"),
        (["recipients": .array([]), "content": "hello"], ": hello"),
        (["content": "hello"], "Coco: hello"),
        (["recipients": [["zzz": 1]], "content": "hello"], nil),
        (["recipients": ["nobody"], "content": "hello"], nil),
        (["recipients": ["Bobo"], "content": 7], nil),
        (["outgoingMessageType": "pigeon", "content": "hello"], nil),
        (["zzz": 1, "content": "hello"], nil),
      ] as [(JSONValue, String?)])
    func valuesTogether(_ values: JSONValue, sent: String?) async throws {
      let courier = Courier()
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let mcp = try IntentServer(apps: [courier.app()], options: options).mcp
      func call(_ arguments: JSONValue) async throws -> JSONValue {
        try await mcp.respond(
          to: "tools/call", ["name": "Messages_SendMessage", "arguments": arguments], exchange)
      }
      let asked = try await call(["recipients": ["Coco"]])
      #expect(asked["structuredContent"]?["needs"]?["parameter"] == "content")
      let session = asked["structuredContent"]?["session"] ?? .null
      guard case .object(var arguments) = values else { return }
      arguments["session"] = session
      let done = try? await call(.object(arguments))
      #expect(await courier.sent == (sent.map { [$0] } ?? []))
      guard sent == nil else { return }
      #expect(done?["structuredContent"]?["status"] != "handled")
      guard done?["isError"] != .boolean(false) else { return }
      // Of what was refused nothing was taken.
      _ = try await call(["session": session, "content": "hello"])
      #expect(await courier.sent == ["Coco: hello"])
    }
  }
#endif
