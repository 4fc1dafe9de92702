import Foundation
import IntentConversation
import IntentRuntime
import Synchronization
import SystemIntents
import TestSupport

/// What a walk's handlers did, and what the user had said by then.
final class Ledger: Sendable {
  /// That of the walk whose task this is.
  @TaskLocal static var current = Ledger(seed: 0)

  /// An account of one walk.
  struct Account: Sendable {
    /// Everything that the user said, and every name that they were offered or asked about.
    var said: [String] = []
    /// The requests that sessions began to handle since the last turn.
    var begun: [IntentRequest] = []
    /// How many they are of all turns.
    var total = 0
    /// What handlers carried out, word by word.
    var handled: [[String]] = []

    /// What was handled, and nobody said or was asked about.
    var unsaid: [String] {
      guard !handled.isEmpty else { return [] }
      let heard = Self.folded(said.joined(separator: " \n "))
      return handled.flatMap(\.self).filter { text in
        // A word that only one name has is enough to name somebody.
        let words = Clerk.people.contains(text) ? Self.folded(text).split(separator: " ") : []
        return !heard.contains(Self.folded(text)) && !words.contains { heard.contains($0) }
      }
    }

    private static func folded(_ text: String) -> String {
      text.folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
  }

  private let account = Mutex(Account())
  private let random: Mutex<SeededGenerator>

  init(seed: UInt64) {
    random = Mutex(SeededGenerator(seed: seed))
  }

  /// The account, for what the user says and is told.
  func update(_ body: (inout Account) -> Void) {
    account.withLock { body(&$0) }
  }

  var total: Account { account.withLock { $0 } }

  func chance(_ count: Int) -> Int {
    random.withLock { Int.random(in: 0..<count, using: &$0) }
  }

  /// Enters that a session begins to handle a request.
  func began(_ request: IntentRequest) {
    account.withLock { account in
      account.begun.append(request)
      account.total += 1
    }
  }

  /// Enters what a handler does.
  func enter(_ words: [String]) {
    account.withLock { $0.handled.append(words) }
  }
}

/// Handlers of three domains that ask, refuse, fail and dawdle as it comes.
struct Clerk {
  static let people = ["Bobo the Great", "Bobo Jr.", "Little Bobo", "Coco"]

  struct Tired: Error {}

  private var ledger: Ledger { Ledger.current }

  private func dawdle() async throws {
    switch ledger.chance(8) {
    case 0: throw Tired()
    case 1, 2: for _ in 0..<ledger.chance(30) { await Task.yield() }
    default: break
    }
  }

  private func whoever(_ name: String) -> SendMessageRecipientsResolutionResult {
    let index = SpokenNameIndex(Self.people) { [$0] }
    let found = index.matches(for: name)
    let whole = found.filter { $0.quality == .whole }
    let matches = (whole.isEmpty ? found : whole).map { Person(displayName: $0.value) }
    switch matches.count {
    case 0:
      let near = index.nearMatches(for: name)
      return near.count == 1 && ledger.chance(2) == 0
        ? .confirmationRequired(with: Person(displayName: near[0])) : .unsupported()
    case 1: return .success(with: matches[0])
    default: return .disambiguation(with: matches)
    }
  }
}

extension Clerk: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async throws -> [SendMessageRecipientsResolutionResult] {
    if ledger.chance(60) == 0 { throw Tired() }
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { whoever($0.displayName) }
  }

  func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
    intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
    ledger.enter(
      (intent.recipients ?? []).map(\.displayName) + [intent.content ?? ""])
    try await dawdle()
    return SendMessageIntentResponse(code: .success)
  }
}

extension Clerk: SendPaymentIntentHandling {
  func resolvePayee(for intent: SendPaymentIntent) async -> SendPaymentPayeeResolutionResult {
    guard let payee = intent.payee else { return .needsValue() }
    return Self.people.contains(payee.displayName) ? .success(with: payee) : .unsupported()
  }

  func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async -> SendPaymentCurrencyAmountResolutionResult {
    intent.currencyAmount.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: SendPaymentIntent) async throws -> SendPaymentIntentResponse {
    ledger.enter(
      [intent.payee?.displayName ?? "", intent.currencyAmount.map { "\($0.amount)" } ?? "none"])
    try await dawdle()
    return SendPaymentIntentResponse(code: .success)
  }
}

extension Clerk: AddTasksIntentHandling {
  func resolveTaskTitles(for intent: AddTasksIntent) async -> [ResolutionResult<SpeakableString>] {
    guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
    return titles.map { .success(with: $0) }
  }

  func handle(intent: AddTasksIntent) async throws -> AddTasksIntentResponse {
    let list = intent.targetTaskList?.title.map { [$0.spokenPhrase] } ?? []
    ledger.enter(
      (intent.taskTitles ?? []).map(\.spokenPhrase) + list)
    try await dawdle()
    return AddTasksIntentResponse(code: .success)
  }
}
