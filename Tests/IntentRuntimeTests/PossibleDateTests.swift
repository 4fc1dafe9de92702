import Foundation
import SystemIntents
import Testing

@testable import IntentRuntime

@Suite("Days and times in JSON")
struct PossibleDateTests {
  @Test(
    "are refused where they do not exist",
    arguments: [
      "2026-02-31", "2026-02-29", "2026-13-01", "2026-04-31", "2026-00-10", "25:00", "24:30",
      "08:60",
    ] as [JSONValue])
  func areRefused(_ value: JSONValue) {
    #expect(throws: DecodingError.self) { try value.decoded(as: DateComponents.self) }
    let request = IntentRequest(
      domain: "Calls", intent: "SearchCallHistory",
      parameters: ["dateCreated": ["startDateComponents": value]])
    let error = #expect(throws: IntentError.self) {
      try request.decoded(as: SearchCallHistoryIntent.self)
    }
    guard case .invalidValue(let parameter, _, _, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(parameter == "dateCreated")
  }

  @Test(
    "may lack parts, be the end of a day, and the 29th of a February of any year",
    arguments: [
      "2024-02-29", "2026-01-31T24:00", "24:00", "08:30:59", ["hour": 24], ["minute": 30],
      ["month": 2, "day": 29], ["day": 31], ["year": 2024, "month": 2, "day": 29], [:],
      ["hour": 24, "minute": 0, "second": 0], ["year": 2000, "month": 2, "day": 29],
      ["year": 9_223_372_036_854_775_807, "month": 2], ["weekOfYear": 53], ["weekdayOrdinal": -1],
      // As handlers calculate them.
      ["year": 2026, "month": 1, "day": 32], ["hour": 25], ["minute": 75],
    ] as [JSONValue])
  func mayLackParts(_ value: JSONValue) throws {
    _ = try value.decoded(as: DateComponents.self)
  }

  @Test(
    "are refused as moments too",
    arguments: [
      "2026-02-31T08:00:00Z", "2026-02-29T08:00:00+01:00", "2026-04-31T08:00:00.5Z",
      "2026-01-28T25:00:00Z", "2026-01-28T24:00:01Z", "2026-01-28T08:60:00Z",
    ])
  func areRefusedAsMoments(_ text: String) {
    #expect(Date(written: text) == nil)
    let possible = text.replacing(#/-(31|29)T/#, with: "-28T").replacing(#/T2.:/#, with: "T20:")
    #expect(Date(written: possible.replacing(":60:", with: ":59:")) != nil)
  }
}
