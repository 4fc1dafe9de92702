import IntentConversation
import IntentRuntime
import Logging
import TestSupport
import Testing

/// One walk through a conversation, with all that must hold at each step of it.
struct Walk {
  private let seed: UInt64
  private let ledger: Ledger
  private let conversation: Conversation
  private var random: SeededGenerator
  private var reply: ConversationReply?
  /// What was asked last before a payment, in any language.
  private static let confirmations = ["shall I go on?", "¿sigo?"]
  /// Words of agreement, and those that are nothing but polite beside them.
  private static let agreements: Set = ["yes", "ok", "sí", "claro", "go"]
  private static let politeness: Set = ["on", "please", "and"]
  /// The words of what is asked, which agree with a yes, `yes, send it`, or as a verb by themselves.
  private static let asked: Set = ["send", "pay", "payment", "it"]
  private static let doing: [Set] = [["send", "it"], ["pay", "it"]]

  init(_ seed: UInt64, _ apps: RandomConversationTests.Apps, _ ledger: Ledger) {
    (self.seed, self.ledger) = (seed, ledger)
    random = SeededGenerator(seed: seed &* 977 &+ 13)
    conversation = Conversation(
      with: ledger.chance(2) == 0 ? apps.hasty : apps.patient,
      logger: Logger(label: "") { _ in SwiftLogNoOpLogHandler() })
  }

  /// Says whatever comes, and leaves.
  mutating func go() async {
    for _ in 0..<12 {
      switch chance(30) {
      case 0: await conversation.use(language: chance(2) == 0 ? "es" : "en")
      case 1: await lock()
      default: await talk()
      }
      if chance(3) == 0, let later = await conversation.nextReply() {
        #expect(later.outcome != nil, "walk \(seed)")
      }
    }
    await leave()
    let account = ledger.total
    let unsaid = account.unsaid
    #expect(unsaid.isEmpty, "walk \(seed): \(unsaid) was handled, and nobody said it")
    // Each session that began to handle something called its handler once at most.
    #expect(account.handled.count <= account.total, "walk \(seed)")
  }

  private mutating func talk() async {
    let text = sentence()
    let before = reply
    guard chance(6) == 0 else {
      let next = await conversation.say(text)
      check([text], [next], after: before)
      reply = next
      return
    }
    // Twice the same, or two things at once, in any order.
    let other = chance(2) == 0 ? text : sentence()
    let conversation = conversation
    async let first = conversation.say(text)
    async let second = conversation.say(other)
    let both = await [first, second]
    check([text, other], both, after: before)
    let again = await conversation.say("repeat")
    check(["repeat"], [again], after: both.last)
    reply = again
  }

  /// Locks the device and unlocks it; the questions of the device are answered by nobody.
  private mutating func lock() async {
    let before = reply
    var context = await conversation.context
    context.isLocked.toggle()
    if let next = await conversation.use(context: context) {
      check([], [next], after: before)
      reply = next
    }
  }

  /// Each sentence has one answer that says something, handles at most one thing, and no payment
  /// without a yes to exactly that.
  private func check(
    _ texts: [String],
    _ replies: [ConversationReply],
    after before: ConversationReply?
  ) {
    var begun: [IntentRequest] = []
    ledger.update { account in
      (begun, account.begun) = (account.begun, [])
      account.said += texts + replies.flatMap(\.options)
      // Whoever goes on agrees to what a question names.
      account.said += replies.filter { $0.kind == .question }.map(\.speech)
      if texts.contains(where: { $0.contains("twenty") }) { account.said.append("20") }
    }
    for reply in replies where reply.speech.isEmpty || reply.display.isEmpty {
      Issue.record("walk \(seed): nothing is said to \(texts)")
    }
    // What waited for the device to be unlocked goes on without a word.
    #expect(begun.count <= max(texts.count, 1), "walk \(seed): \(begun) for \(texts)")
    let payments = begun.filter { $0.intent == "SendPayment" }
    guard !payments.isEmpty else { return }
    let yeses = texts.count(where: Self.agrees)
    #expect(payments.count <= yeses, "walk \(seed): \(payments) for \(texts)")
    // Of two things that were said at once the first may have led to the question.
    let asked = ([before].compactMap(\.self) + replies).filter { reply in
      Self.confirmations.contains { reply.speech.contains($0) }
    }
    for payment in payments {
      let isAgreed = asked.contains { $0.request?.parameters == payment.parameters }
      #expect(isAgreed, "walk \(seed): \(payment), agreed to \(asked.map(\.speech))")
    }
  }

  private static func agrees(_ text: String) -> Bool {
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    // 'OK, in $5' says once more what is asked, which is compared with what is paid.
    let restated: Set = text.contains(where: \.isNumber) ? ["in", "for", "of", "at"] : []
    return doing.contains(words)
      || !words.isDisjoint(with: agreements)
        && words.isSubset(of: agreements.union(politeness).union(restated).union(asked))
  }

  /// There is always a way out, and everything that began has ended.
  private mutating func leave() async {
    while await conversation.nextReply() != nil {}
    await conversation.use(language: "en")
    // Where it is asked whether to drop something for what is new, or which of two is to be changed, that is cancelled first.
    if reply?.code == "drop" || reply?.code == "didYouMean" { _ = await conversation.say("cancel") }
    _ = await conversation.say("cancel")
    let idle = await conversation.say("cancel")
    #expect(idle.code == "nothingToCancel", "walk \(seed): \(idle.speech)")
  }

  // MARK: - What is said

  private mutating func sentence() -> String {
    typealias Tests = RandomConversationTests
    switch chance(20) {
    case 0..<5: return pick(Tests.requests)
    case 5..<9 where reply?.options.isEmpty == false: return pick(reply?.options ?? [])
    case 9: return (0..<chance(6) + 1).map { _ in pick(Tests.words) }.joined(separator: " ")
    case 10: return nonsense()
    case 11..<13 where reply?.kind != .question: return pick(Tests.requests)
    default: return pick(Tests.answers)
    }
  }

  /// Numbers, letters of any script, or a sentence with a word too many or too few.
  private mutating func nonsense() -> String {
    switch chance(4) {
    case 0: return "\(Int64.random(in: .min ... .max, using: &random) >> chance(63))"
    case 1:
      let letters: [Character] = Array("aé ß语 한\u{301}\u{200D}👩‍🍳\u{202E}\0{}[]|<>$%@'’\"“.,:;!?-1２Ⅻ")
      return String((0..<chance(24)).map { _ in letters[chance(letters.count)] })
    default:
      var words = pick(RandomConversationTests.requests).split(separator: " ").map(String.init)
      words.remove(at: chance(words.count))
      words.insert(pick(RandomConversationTests.words), at: chance(words.count + 1))
      return words.joined(separator: " ")
    }
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.isEmpty ? "" : texts[chance(texts.count)]
  }

  private mutating func chance(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &random)
  }
}
