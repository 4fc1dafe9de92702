public import IntentRuntime

/// How the assistant answers.
public enum ConversationModality: String, Codable, Sendable, CaseIterable {
  /// Short speech, and all there is to see.
  case screen
  /// All that matters is spoken.
  case handsFree
}

/// What the assistant answers to something that was said.
public struct ConversationReply: Codable, Hashable, Sendable {
  /// What an answer is.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// It asks for something.
    case question
    /// It says what became of an intent.
    case outcome
    /// It says that something takes longer; more comes.
    case inProgress
    /// It answers to something about itself: what it can do, that it did not understand.
    case remark
  }

  /// What it is.
  public var kind: Kind
  /// What is said.
  public var speech: String
  /// What the assistant says of itself before anything else, by name: `notUnderstood`, `notAnAnswer`,
  /// `nothingToCancel`; none where an app alone speaks.
  public var code: String?
  /// What is shown, a line each.
  public var display: [String]
  /// What can be chosen; empty where nothing is.
  public var options: [String]
  /// The app that answers; none for the assistant itself.
  public var app: String?
  /// The request that the answer is about, with all values up to now.
  public var request: IntentRequest?
  /// What became of it.
  public var outcome: SessionOutcome?
  /// What is to be opened, where the user has to go on in the app.
  public var activity: UserActivity?
  /// What came meanwhile of requests that took longer, in order. It is in ``speech`` and ``display``
  /// already.
  public var earlier: [ConversationReply] = []

  init(_ kind: Kind, _ speech: String, display: [String]? = nil, options: [String] = []) {
    self.kind = kind
    self.speech = speech
    self.display = display ?? (speech.isEmpty ? [] : [speech])
    self.options = options
  }

  /// The reply as it is told: what reorders the words around it, or is no text at all, is in none of them.
  var withoutControls: ConversationReply {
    var reply = self
    reply.speech = speech.withoutControls
    reply.display = display.map(\.withoutControls)
    reply.options = options.map(\.withoutControls)
    return reply
  }

  /// The reply said once more: what became of something, and what is to be opened, is told once.
  var repeated: ConversationReply {
    var reply = self
    if kind == .outcome { reply.kind = .remark }
    (reply.outcome, reply.activity, reply.earlier) = (nil, nil, [])
    return reply
  }

  /// The reply with a sentence before it.
  func preceded(by sentence: String) -> ConversationReply {
    var reply = self
    reply.speech = [sentence, speech].filter { !$0.isEmpty }.joined(separator: " ")
    reply.display.insert(sentence, at: 0)
    return reply
  }

  /// The reply with a sentence behind it.
  func followed(by sentence: String) -> ConversationReply {
    var reply = self
    reply.speech = [speech, sentence].filter { !$0.isEmpty }.joined(separator: " ")
    reply.display.append(sentence)
    return reply
  }
}

extension String {
  /// The text without control characters but for the ends of lines, and without marks that turn the
  /// direction of the words behind them.
  fileprivate var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    text.unicodeScalars.append(contentsOf: unicodeScalars.filter { !$0.isControl })
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it is no part of a text, and changes how the rest of it is shown.
  fileprivate var isControl: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}
