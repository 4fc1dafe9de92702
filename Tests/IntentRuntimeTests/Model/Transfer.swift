import Foundation
import IntentRuntime
import Synchronization
import TestSupport

/// An intent to be compared with a model: an amount to an account, with a note where the account is `v1`,
/// of a kind, on a day, and with tags that the app takes as they come.
struct Transfer: Intent {
  var amount: Int?
  var account: String?
  var note: String?
  var kind: TransferKind?
  var day: DateComponents?
  var tags: [TransferTag]?

  typealias IntentHandlerType = any TransferHandling
  typealias IntentResponseType = TransferResponse

  static let intentDescriptor = IntentDescriptor(
    name: "Transfer",
    domain: "Model",
    title: LocalizedText("Transfer"),
    parameters: [
      ParameterDescriptor(
        "note", displayName: LocalizedText("Note"), typeName: "String",
        relationship: RelationshipDescriptor(
          parent: "account", predicate: "StringHasExactValue", value: "v1")),
      ParameterDescriptor("account", displayName: LocalizedText("Account"), typeName: "String"),
      ParameterDescriptor("amount", displayName: LocalizedText("Amount"), typeName: "Integer"),
      ParameterDescriptor("kind", displayName: LocalizedText("Kind"), typeName: "Kind"),
      ParameterDescriptor("day", displayName: LocalizedText("Day"), typeName: "DateComponents"),
      ParameterDescriptor(
        "tags", displayName: LocalizedText("Tags"), typeName: "Tag", isArray: true),
    ]
  )

  // The note comes first, so that it is wanted by what is resolved after it.
  static let intentParameters: [any ParameterBinding<Transfer>] = [
    SingleParameter<Transfer, String, NoUnsupportedReason>("note", \.note) { handler, intent in
      handler.result("note", intent.note) { $0 }
    },
    SingleParameter<Transfer, String, NoUnsupportedReason>("account", \.account) {
      handler, intent in handler.result("account", intent.account) { $0 }
    },
    SingleParameter<Transfer, Int, NoUnsupportedReason>("amount", \.amount) { handler, intent in
      handler.result("amount", intent.amount.map { "v\($0)" }) { Int($0.dropFirst()) ?? 0 }
    },
    SingleParameter<Transfer, TransferKind, NoUnsupportedReason>("kind", \.kind) {
      handler, intent in
      handler.result("kind", intent.values["kind"]) { TransferKind(caseName: $0) ?? .v0 }
    },
    SingleParameter<Transfer, DateComponents, NoUnsupportedReason>("day", \.day) {
      handler, intent in
      handler.result("day", intent.values["day"]) { text in
        var intent = Transfer()
        try? intentParameters.first { $0.name == "day" }?
          .setValue(ModelTranslation.json("day", text), in: &intent)
        return intent.day ?? DateComponents()
      }
    },
    ArrayParameter<Transfer, TransferTag, NoUnsupportedReason>("tags", \.tags),
  ]

  static func confirm(
    _ intent: Self, with handler: any TransferHandling
  ) async throws -> TransferResponse { try handler.confirm(intent) }

  static func handle(
    _ intent: Self, with handler: any TransferHandling
  ) async throws -> TransferResponse { try handler.handle(intent) }
}

/// A kind of transfer.
enum TransferKind: Int, IntentEnumeration {
  case v0, v1, v2, v3, v4, v5, v6, v7, v8, v9

  static let intentCaseNames = (0...9).map { "v\($0)" }
}

/// A tag, which may have a number.
struct TransferTag: Codable, Hashable, Sendable {
  var name: String
  var number: Int?
}

protocol TransferHandling: IntentHandling {
  func result<Value>(
    _ parameter: String, _ value: String?, _ read: (String) -> Value
  ) -> ResolutionResult<Value>
  func confirm(_ intent: Transfer) throws -> TransferResponse
  func handle(_ intent: Transfer) throws -> TransferResponse
}

struct TransferResponse: IntentResponse {
  var code: TransferResponseCode
  var userActivity: UserActivity?

  init(code: TransferResponseCode, userActivity: UserActivity? = nil) {
    self.code = code
    self.userActivity = userActivity
  }
}

enum TransferResponseCode: Int, IntentResponseCode {
  case ready, success, failure

  static let intentConfirmation = Self.ready
  static let intentFailure = Self.failure

  var intentOutcome: ResponseOutcome {
    switch self {
    case .ready: .ready
    case .success: .success
    case .failure: .failure
    }
  }
}

/// What an app makes of values: the same for the same values, so that a model knows it too.
struct TransferApp: Sendable {
  let seed: UInt64

  /// What is made of a parameter's value; values are `v0` to `v9`.
  func opinion(_ parameter: String, _ value: String?) -> Opinion {
    if parameter == "tags" { return .asItComes }
    var random = generator("\(parameter) \(value ?? "-")")
    let one = "v\(Int.random(in: 0...9, using: &random))"
    let other = "v\(Int.random(in: 0...9, using: &random))"
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .notRequired
    case 1: return .needsValue
    case 2: return .needsMoreDetails
    case 3: return .unsupported
    case 4, 5: return .confirmation(Bool.random(using: &random) ? value ?? one : one)
    case 6, 7: return .disambiguation([value ?? one, other])
    case 8: return .success(one)
    default: return value.map { .success($0) } ?? .needsValue
    }
  }

  /// Whether the app would carry the values out.
  func isReady(_ values: [String: String]) -> Bool {
    var random = generator("ready \(written(values))")
    return Int.random(in: 0..<8, using: &random) != 0
  }

  /// Whether it does; none where it throws.
  func succeeds(_ values: [String: String]) -> Bool? {
    var random = generator("handle \(written(values))")
    return [true, true, false, nil].randomElement(using: &random) ?? nil
  }

  private func written(_ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }

  private func generator(_ text: String) -> SeededGenerator {
    SeededGenerator(
      seed: text.utf8.reduce(seed &* 31 &+ 7) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }
}

/// What an app makes of one value.
enum Opinion: Equatable {
  case success(String)
  case confirmation(String)
  case disambiguation([String])
  case notRequired, needsValue, needsMoreDetails, unsupported, asItComes
}

/// A handler with an app's opinions, which remembers what it was made to handle.
final class TransferHandler: TransferHandling {
  let app: TransferApp
  private let ledger = Mutex<[[String: String]]>([])

  init(app: TransferApp) {
    self.app = app
  }

  /// What was handled since this was last asked.
  func takeLedger() -> [[String: String]] {
    ledger.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }

  func result<Value>(
    _ parameter: String, _ value: String?, _ read: (String) -> Value
  ) -> ResolutionResult<Value> {
    switch app.opinion(parameter, value) {
    case .success(let value): .success(with: read(value))
    case .confirmation(let value): .confirmationRequired(with: read(value))
    case .disambiguation(let values): .disambiguation(with: values.map(read))
    case .notRequired: .notRequired()
    case .needsValue: .needsValue()
    case .needsMoreDetails: .needsMoreDetails(for: read(value ?? "v0"))
    case .unsupported: .unsupported()
    case .asItComes: value.map { .success(with: read($0)) } ?? .notRequired()
    }
  }

  func confirm(_ intent: Transfer) -> TransferResponse {
    TransferResponse(code: app.isReady(intent.values) ? .ready : .failure)
  }

  func handle(_ intent: Transfer) throws -> TransferResponse {
    struct Refusal: Error {}
    ledger.withLock { $0.append(intent.values) }
    guard let succeeds = app.succeeds(intent.values) else { throw Refusal() }
    return TransferResponse(code: succeeds ? .success : .failure)
  }
}

extension Transfer {
  /// The values as the model has them.
  var values: [String: String] {
    ModelTranslation.texts((try? IntentRequest(self))?.parameters ?? [:])
  }
}
