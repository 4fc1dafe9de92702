#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentSchemas
  import SystemIntents
  import Testing

  @testable import IntentServer

  @Suite("A value as other programs send it")
  struct WireValueTests {
    @Test("becomes what sessions keep, so that the same value is not another one")
    func isKept() throws {
      func kept(_ value: JSONValue, _ type: String, isArray: Bool = false) -> JSONValue {
        var parameter = ParameterOutline("value", title: "Value", typeName: type)
        parameter.isArray = isArray
        return WireValues.value(value, of: parameter)
      }
      let noon = DateComponents(hour: 12, minute: 30)
      let day = DateComponents(year: 2026, month: 1, day: 31)
      let range = DateComponentsRange(start: day, end: nil)
      let length = Measurement(value: 3, unit: UnitLength.kilometers)
      #expect(try kept("12:30", "DateComponents") == JSONValue(encoding: noon))
      #expect(
        try kept(["start": "2026-01-31"], "DateComponentsRange") == JSONValue(encoding: range))
      #expect(try kept(["value": 3, "unit": "km"], "Length") == JSONValue(encoding: length))
      #expect(try kept(["12:30"], "DateComponents", isArray: true) == JSONValue(encoding: [noon]))
      #expect(kept("12:30", "DateComponents", isArray: true) == "12:30")
      #expect(kept("Bear", "Object") == ["displayString": "Bear"])
    }

    @Test(
      "stays as it is where it is none, for the runtime to refuse",
      arguments: [
        ("noon", "DateComponents"), ("", "Object"), (["start": "noon"], "DateComponentsRange"),
        (["begin": "2026-01-31"], "DateComponentsRange"),
        (["value": 3, "unit": "parsec"], "Length"), (["value": 3, "unit": "kg"], "Length"),
        (["value": "3", "unit": "km"], "Length"), (["unit": "km"], "Length"),
      ] as [(JSONValue, String)])
    func isLeft(_ value: JSONValue, type: String) {
      #expect(
        WireValues.value(value, of: ParameterOutline("value", title: "", typeName: type)) == value)
    }

    @Test(
      "is no case of an enumeration that the description does not have",
      arguments: [0, 1, 1.0, "unknown", "Savings", "", true, ["saving"], [:]] as [JSONValue])
    func isNoCase(_ value: JSONValue) async throws {
      try await RunningServer.with([Accounts.app()]) { server in
        func begin(_ type: JSONValue) async throws -> Reply {
          try await server.send(
            "POST", "/v1/sessions",
            ["request": ["intent": "SearchForAccounts", "parameters": ["accountType": type]]])
        }
        let refused = try await begin(value)
        #expect(refused.status == 422)
        #expect(refused.text("type") == "urn:intentgen:problem:invalid-value")
        #expect(refused.text("detail")?.contains("'saving'") == true)
        #expect(try await begin("saving").status == 201)
        #expect(try await begin(.null).status == 201)
      }
    }

    @Test("is nobody and nothing by an empty name, and a list where the schema has one")
    func isNamed() async throws {
      try await RunningServer.with([Accounts.app(), Courier().app()]) { server in
        func status(_ intent: String, _ name: String, _ value: JSONValue) async throws -> Int {
          try await server.send(
            "POST", "/v1/sessions",
            ["request": ["intent": .string(intent), "parameters": [name: value]]]
          ).status
        }
        for (intent, name, isList) in [
          ("SearchForAccounts", "organizationName", false), ("SendMessage", "recipients", true),
        ] {
          let empty = try await status(intent, name, isList ? ["Coco", ""] : "")
          #expect(empty == 422, "\(name)")
          let named = try await status(intent, name, isList ? ["Coco"] : "Coco")
          #expect(named == 201, "\(name)")
          let otherwise = try await status(intent, name, isList ? "Coco" : ["Coco"])
          #expect(otherwise == 422, "\(name)")
        }
      }
    }

    @Test("is read as well where it answers, and no case by its number")
    func isReadInAnswer() async throws {
      try await RunningServer.with([Accounts.app()]) { server in
        let asked = try await server.send(
          "POST", "/v1/sessions", ["request": ["intent": "SearchForAccounts"]])
        #expect(asked.text("turn", "type") == "ask")
        func change(_ type: JSONValue) async throws -> Reply {
          try await server.send(
            "POST", "/v1/sessions/\(asked.text("session") ?? "")/answers",
            [
              "revision": asked.revision,
              "answer": ["type": "change", "parameter": "accountType", "value": type],
            ])
        }
        for wrong in [1, "unknown", "Saving"] as [JSONValue] {
          #expect(try await change(wrong).text("type") == "urn:intentgen:problem:invalid-value")
        }
        let changed = try await change("saving")
        #expect(changed.status == 200)
        let named = try await server.send(
          "POST", "/v1/sessions/\(asked.text("session") ?? "")/answers",
          ["revision": changed.revision, "answer": ["type": "value", "value": "Jungle"]])
        #expect(named.ending == "handled")
      }
    }
  }

  private struct Accounts: SearchForAccountsIntentHandling {
    func resolveOrganizationName(
      for intent: SearchForAccountsIntent
    ) async -> ResolutionResult<SpeakableString> {
      intent.organizationName.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: SearchForAccountsIntent) async -> SearchForAccountsIntentResponse {
      SearchForAccountsIntentResponse(code: .success)
    }

    static func app() throws -> ConversationApp {
      var provider = HandlerProvider(.payments)
      try provider.register(Accounts())
      return ConversationApp("Accounts", provider: provider)
    }
  }
#endif
