#if Seal
  import Foundation
  import IntentRuntime
  import SessionSeal
  import Testing

  @Suite("A sealed session")
  struct SessionSealTests {
    private let key = SealKeys.makeKey()
    private let noon = Date(timeIntervalSince1970: 1_800_000_000)
    private let session = IntentSession(
      id: "1",
      request: IntentRequest(
        domain: "Payments", intent: "SendPayment",
        parameters: ["note": .string("for the bananas"), "amount": .integer(5)]),
      language: "en"
    )

    private func seal(
      _ keys: SealKeys? = nil, at time: Date? = nil
    ) throws -> SessionSeal {
      let time = time ?? noon
      return SessionSeal(keys: try keys ?? SealKeys(sealing: key), now: { time })
    }

    private func sealed() throws -> String {
      try seal().seal(session, for: "ann", purpose: ["pay", "{}"], until: noon + 60)
    }

    @Test("comes back as it was, and shows nothing on its way")
    func roundTrip() throws {
      let text = try sealed()
      #expect(try seal().open(text, for: "ann", purpose: ["pay", "{}"]) == session)
      #expect(text.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil)
      let padded =
        text.replacing("-", with: "+").replacing("_", with: "/")
        + String(repeating: "=", count: (4 - text.count % 4) % 4)
      let bytes = try #require(Data(base64Encoded: padded))
      #expect(bytes.range(of: Data("bananas".utf8)) == nil)
      // The same session sealed twice is two texts.
      #expect(try sealed() != text)
    }

    @Test(
      "opens for its own user and purpose alone",
      arguments: [
        ("bob", ["pay", "{}"]), ("ann", []), ("ann", ["pay"]), ("ann", ["pay", "{\"a\":1}"]),
        ("ann", ["pay{}"]), ("annpay", ["{}"]), ("ann", ["{}", "pay"]), ("", ["ann", "pay", "{}"]),
      ]
    )
    func bound(user: String, purpose: [String]) throws {
      let text = try sealed()
      #expect(throws: SealError.notAuthentic) {
        try seal().open(text, for: user, purpose: purpose)
      }
    }

    @Test("does not open with any byte altered, nor cut short, nor made longer")
    func altered() throws {
      let text = try sealed()
      let letters = Array(text)
      for place in letters.indices {
        var other = letters
        other[place] = letters[place] == "A" ? "B" : "A"
        // The last letter has bits that stand for nothing.
        guard place < letters.index(before: letters.endIndex) else { continue }
        expectRefusal(String(other))
        expectRefusal(String(letters[..<place]))
      }
      expectRefusal(text + "AAAA")
    }

    private func expectRefusal(_ text: String) {
      do {
        _ = try seal().open(text, for: "ann", purpose: ["pay", "{}"])
        Issue.record("it opened")
      } catch {
        #expect([SealError.malformed, .notAuthentic].contains(error as? SealError), "\(error)")
      }
    }

    @Test("is told from what was never sealed", arguments: ["", "A", "é", "a b", "====", "null"])
    func malformed(_ text: String) throws {
      #expect(throws: SealError.malformed) { try seal().open(text, for: "ann") }
    }

    @Test("expires at its second, and nobody can move that")
    func expires() throws {
      let text = try sealed()
      #expect(throws: SealError.expired) {
        try seal(at: noon + 60).open(text, for: "ann", purpose: ["pay", "{}"])
      }
      #expect(try seal(at: noon + 59).open(text, for: "ann", purpose: ["pay", "{}"]) == session)
      for far in [Date.distantFuture, Date(timeIntervalSince1970: .infinity)] {
        let text = try seal().seal(session, for: "ann", until: far)
        #expect(try seal().open(text, for: "ann") == session)
      }
    }

    @Test(
      "has expired where its expiry is no time, or before all counting",
      arguments: [Double.nan, -.infinity, -1e300])
    func expiresAtOnce(_ expiry: Double) throws {
      let text = try seal().seal(session, for: "ann", until: Date(timeIntervalSince1970: expiry))
      #expect(throws: SealError.expired) { try seal().open(text, for: "ann") }
    }

    @Test("opens with values that are larger than the usual limits")
    func opensLarge() throws {
      var request = session.request
      request.parameters["deep"] = (0..<100).reduce(1) { inner, _ in [inner] }
      request.parameters["many"] = .array(Array(repeating: 1, count: 100_001))
      let large = IntentSession(id: session.id, request: request, language: session.language)
      let text = try seal().seal(large, for: "ann", until: noon + 60)
      #expect(try seal().open(text, for: "ann") == large)
    }

    @Test("opens after its key has been replaced, until the old one is taken away")
    func rotates() throws {
      let text = try sealed()
      let next = SealKeys.makeKey()
      let both = try seal(SealKeys(sealing: next, opening: [key]))
      #expect(try both.open(text, for: "ann", purpose: ["pay", "{}"]) == session)
      let renewed = try both.seal(session, for: "ann", until: noon + 60)
      let onlyNext = try seal(SealKeys(sealing: next))
      #expect(try onlyNext.open(renewed, for: "ann") == session)
      #expect(throws: SealError.notAuthentic) {
        try onlyNext.open(text, for: "ann", purpose: ["pay", "{}"])
      }
    }

    @Test("takes keys of 32 bytes only, and shows none of them", arguments: [0, 16, 31, 33])
    func keys(length: Int) throws {
      #expect(throws: SealError.invalidKey) { try SealKeys(sealing: Data(count: length)) }
      #expect(throws: SealError.invalidKey) {
        try SealKeys(sealing: key, opening: [Data(count: length)])
      }
      #expect("\(try SealKeys(sealing: key))" == "SealKeys(1)")
    }
  }
#endif
