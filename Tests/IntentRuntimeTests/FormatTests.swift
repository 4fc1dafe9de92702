import Foundation
import IntentRuntime
import TestSupport
import Testing

/// What stores and clients keep must be read by every later version: the files here are never changed,
/// only added to.
@Suite("What the runtime writes")
struct FormatTests {
  static let question = ParameterQuestion(
    parameter: "toppings", element: 1, prompt: "Which?", reason: "There is none.")
  static let option = SessionOption(text: "Rye", value: Bakery.rye)
  static let outcome = SessionOutcome(
    ending: .handled, code: "success", text: "Done.", response: ["code": 3])

  static let answers: [SessionAnswer] = [
    .proceed, .value(2), .value(["salt", .null]), .value(.null), .choice(1), .yes, .no,
    .change(parameter: "loaves", value: 3), .change(parameter: "loaves", value: .null), .unlocked,
    .cancel,
  ]
  static let questions: [SessionQuestion] = [
    .value(parameter: "loaves", element: nil), .value(parameter: "toppings", element: 0),
    .agreement(parameter: "bread", element: nil, value: Bakery.rye),
    .choice(parameter: "toppings", element: 2, options: ["salt", "oil"]),
    .confirmation(values: ["number": 7]), .unlock,
  ]
  static let turns: [SessionTurn] = [
    .ask(question), .choose(question, options: [option, option]), .agree(question, value: option),
    .confirm(prompt: "Shall I?"), .unlock(prompt: "Unlock."), .inProgress(text: "A moment."),
    .launchApp(outcome, activity: UserActivity(activityType: "a", userInfo: ["x": 1])),
    .done(outcome), .done(SessionOutcome(ending: .unknown, text: "?")),
  ]
  static let resolutions: [ParameterResolution] = [
    .needsValue, .needsMoreDetails("Bobo"), .confirmationRequired(nil), .confirmationRequired(4),
    .disambiguation([1, 2]), .unsupported(reason: nil), .unsupported(reason: 3),
  ]
  static let events: [SessionEvent] = [
    .began(Bakery.wholeOrder),
    .resolved(
      parameter: "bread",
      ParameterOutcome(open: [.init(element: 1, resolution: .needsValue)])),
    .confirmed(code: "ready"), .handling(Bakery.wholeOrder), .responded(code: "success"),
  ]

  @Test(
    "of a resolution is printed plainly, without 'Optional'",
    arguments: zip(
      resolutions,
      [
        "needsValue", #"needsMoreDetails("Bobo")"#, "confirmationRequired",
        "confirmationRequired(4)", "disambiguation([1, 2])", "unsupported",
        "unsupported(reason: 3)",
      ]))
  func printsPlainly(_ resolution: ParameterResolution, words: String) {
    #expect("\(resolution)" == words)
    #expect("\([resolution])".contains("Optional") == false)
  }

  @Test("stays what it was: answers, questions, turns, resolutions, events")
  func keepsForm() throws {
    try expect(Self.answers, in: "answers")
    try expect(Self.questions, in: "questions")
    try expect(Self.turns, in: "turns")
    try expect(Self.resolutions, in: "resolutions")
    try expect(Self.events, in: "events")
  }

  @Test("stays what it was: sessions of every phase, with which the engine goes on")
  func keepsSessions() async throws {
    let engine = try Bakery.engine(Baker(), Canceller())
    func begin(_ request: IntentRequest, isLocked: Bool = false) async throws -> SessionStep {
      let session = IntentSession(id: "1", request: request, language: "en", idempotencyKey: "k")
      return try await engine.step(
        session, .proceed, context: IntentContext(isLocked: isLocked))
    }
    let cancel = IntentRequest(intent: "CancelBread", parameters: ["number": 7])
    let asked = try await begin(Bakery.order(["bread": Bakery.rye]))
    let confirming = try await begin(cancel)
    let locked = try await begin(cancel, isLocked: true)
    let ended = try await engine.step(asked.session, .cancel)
    let sessions = [asked, confirming, locked, ended].map(\.session)
    try expect(sessions, in: "sessions")
    try expect(
      [
        StoredSession(
          // What was asked stays as it was asked, whatever a later version says.
          session: confirming.session,
          turn: .confirm(prompt: "Cancel the order, 7: shall I go on?"),
          lease: SessionLease(holder: "a", until: Date(timeIntervalSinceReferenceDate: 30)),
          expires: Date(timeIntervalSinceReferenceDate: 60))
      ], in: "stored-sessions")
    // Stores read and write it without a decoder of any type, and come to the same.
    let kept = try JSONDecoder().decode([StoredSession].self, from: golden("stored-sessions"))
    for stored in kept {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      #expect(try Data(stored.json()) == encoder.encode(stored))
      #expect(try StoredSession(json: encoder.encode(stored)) == stored)
    }
    let read = try JSONDecoder().decode([IntentSession].self, from: golden("sessions"))
    #expect(try await engine.step(read[0], .value(2)).outcome?.ending == .handled)
    #expect(try await engine.step(read[1], .yes).outcome?.ending == .handled)
    #expect(try await engine.step(read[2], .unlocked).turn == confirming.turn)
  }

  @Test(
    "has no field that is not known: it is refused by name",
    arguments: [
      (#"{"type":"yes","value":1}"#, "'value' is no field that this version knows here"),
      (#"{"type":"change","parameter":"x","value":1,"when":2}"#, "'when' is no field"),
      (#"{"type":"perhaps"}"#, "'perhaps' is none of proceed, value, choice"),
    ])
  func refusesUnknown(_ json: String, message: String) throws {
    let error = #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(SessionAnswer.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(message))
  }

  @Test("is recorded once: what a file has already stays, whoever records snapshots")
  func recordsOnce() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Golden/turns.json")
      let first = try Snapshot.record("first", to: file, isLasting: true)
      let second = try Snapshot.record("second", to: file, isLasting: true)
      #expect(first && !second)
      #expect(try String(contentsOf: file, encoding: .utf8) == "first")
    }
  }

  @Test("always has the two fields of which its description says so")
  func keepsEmptyFields() throws {
    let activity = try JSONDecoder().decode(
      JSONValue.self, from: JSONEncoder().encode(UserActivity(activityType: "a")))
    #expect(activity == ["activityType": "a", "userInfo": [:]])
    let page = try String(
      contentsOf: Fixture.packageRoot.appending(
        path: "Sources/IntentRuntime/Documentation.docc/Formats.md"), encoding: .utf8)
    #expect(page.contains("but for `userInfo` and `isCancelRequested`"))
  }

  @Test("refuses a reply and an activity with fields that are not known")
  func refusesUnknownAround() throws {
    let decoder = JSONDecoder()
    let request = #"{"intent":"OrderBread"}"#
    let reply = Data(#"{"phase":"unresolved","request":\#(request),"parameter":"bread"}"#.utf8)
    #expect(try decoder.decode(IntentReply.self, from: reply).parameter == "bread")
    #expect(throws: DecodingError.self) {
      let newer = Data(#"{"phase":"handled","request":\#(request),"cost":1}"#.utf8)
      _ = try decoder.decode(IntentReply.self, from: newer)
    }
    let activity = Data(#"{"activityType":"a","title":"A"}"#.utf8)
    #expect(
      try decoder.decode(UserActivity.self, from: activity)
        == UserActivity(activityType: "a", title: "A"))
    #expect(throws: DecodingError.self) {
      let newer = Data(#"{"activityType":"a","isHandedOff":true}"#.utf8)
      _ = try decoder.decode(UserActivity.self, from: newer)
    }
  }

  @Test("refuses a session of a newer form, and one with fields that are not known")
  func refusesNewerSession() async throws {
    let session = try await Bakery.engine(Baker()).begin(Bakery.order()).session
    let written = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(session))
    for (field, value, message) in [
      ("format", 2, "this version of the runtime reads 1 to 1"),
      ("future", 1, "'future' is no field"),
    ] as [(String, JSONValue, String)] {
      guard case .object(var fields) = written else { return }
      fields[field] = value
      let error = #expect(throws: DecodingError.self) {
        let data = try JSONEncoder().encode(JSONValue.object(fields))
        _ = try JSONDecoder().decode(IntentSession.self, from: data)
      }
      #expect("\(String(describing: error))".contains(message))
    }
    #expect(throws: DecodingError.self) {
      let misspelt = Data(#"{"intent":"OrderBread","paramters":{}}"#.utf8)
      _ = try JSONDecoder().decode(IntentRequest.self, from: misspelt)
    }
  }

  private func golden(_ name: String) throws -> Data {
    try Data(contentsOf: Fixture.url("Golden/\(name).json"))
  }

  /// Reads what was written once, and writes the same again.
  private func expect<Value: Codable & Equatable>(_ values: [Value], in name: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(values), as: UTF8.self) + "\n"
    try Snapshot.expect(text, equals: Fixture.url("Golden/\(name).json"), isLasting: true)
    #expect(try JSONDecoder().decode([Value].self, from: golden(name)) == values)
  }
}
