#if Server
  import Foundation
  import IntentRuntime
  import IntentServer
  import Testing

  @Suite("A server that waits for a client", .timeLimit(.minutes(15)))
  struct StoppingTests {
    private static let half =
      "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\n"
      + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"text\":"

    @Test("stops where half a body has come, and no more does")
    func halfBody() async throws {
      var options = IntentServerOptions()
      options.limits.bodyTimeout = .seconds(86_400)
      let connection = try await RunningServer.with([Bank().app()], options) { server in
        let connection = try RawConnection(port: server.port)
        connection.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = await connection.text(until: "ok")
        connection.send(Self.half)
        return connection
      }
      #expect(await connection.text().contains("200"))
    }

    @Test("waits no longer for a body than the limit")
    func slowBody() async throws {
      var options = IntentServerOptions()
      options.limits.bodyTimeout = .milliseconds(50)
      try await RunningServer.with([Bank().app()], options) { server in
        let connection = try RawConnection(port: server.port)
        connection.send(Self.half)
        #expect(await connection.text().contains("201") == false)
      }
    }

    @Test("reads no body of a request that it has answered, and says so")
    func answeredEarly() async throws {
      var options = IntentServerOptions()
      options.access = .tokens(["red": "coco"])
      try await RunningServer.with([Bank().app()], options) { server in
        let connection = try RawConnection(port: server.port)
        connection.send(Self.half)
        let text = await connection.text().lowercased()
        #expect(text.hasPrefix("http/1.1 401"))
        #expect(text.contains("connection: close"))
      }
    }

    @Test("closes a connection on which nothing is asked")
    func idle() async throws {
      var options = IntentServerOptions()
      options.limits.idleTimeout = .milliseconds(50)
      try await RunningServer.with([Bank().app()], options) { server in
        let connection = try RawConnection(port: server.port)
        #expect(await connection.text().isEmpty)
      }
    }

    @Test("stops where a call waits for its user, who is told how to go on")
    func waitingCall() async throws {
      let bank = Bank()
      let connection = try await RunningServer.with([bank.app()]) { server in
        let id = try await server.initialize().headers["mcp-session-id"] ?? ""
        let connection = try RawConnection(port: server.port)
        try connection.post("/mcp", .call(1), headers: ["Mcp-Session-Id": id])
        _ = await connection.text(until: "elicitation/create")
        return connection
      }
      let text = await connection.text()
      #expect(text.contains("needsInput"))
      #expect(await bank.payments.isEmpty)
    }
  }
#endif
