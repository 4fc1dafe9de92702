public import IntentRuntime

/// A meaning of a sentence: the request that it stands for, and how each of its words was used.
public struct Recognition: Codable, Hashable, Sendable {
  /// What some words of the sentence are.
  public struct Use: Codable, Hashable, Sendable {
    /// The words, as they were said.
    public var text: String
    /// The parameter whose value they are; none for the app's name.
    public var parameter: String?
    /// The property of that value, where the words are no more than that.
    public var property: String?
    /// Whether they were understood: a known name, a number, a time; words that were only taken as
    /// they are were not.
    public var isUnderstood: Bool
  }

  /// The request.
  public var request: IntentRequest
  /// The words that are a value or the app's name, in their order; all others are words of the
  /// sentence that was recognised.
  public var uses: [Use]
  /// What it costs to read the sentence so; the least is the best. See ``Recognizer``.
  public var cost: Int

  /// How much of the cost is for free text that a word of the template stands before: it costs as much as
  /// it is long, and yet is no more than what it is said to be.
  public var textCost = 0

  /// The text that nothing in the sentence announces as such.
  var plainText: PlainText?
  /// How many words are those of the sentence that was recognised, rather than values.
  var ownWords = 0
  /// Whether somebody is named whom nothing knows.
  var namesStranger = false
  /// What the sentence says that no parameter takes: a day or a time in words of its template, or in a title, or a condition
  /// behind a place.
  var unheard: String?

  /// Whether that is of what there is to do, so that it stays in there: `for tomorrow`, of `make lunch for tomorrow`.
  var keepsUnheard = false

  /// Text with no quotation marks around it, so that something else may stand in it.
  struct PlainText: Hashable, Sendable {
    /// What says before a text that it is one.
    enum Lead: Hashable, Sendable {
      /// Nothing does.
      case nothing
      /// A word that leads to a clause, `that`: the text takes nothing back, and another request may stand behind it.
      case clause
      /// A word that leads to what is asked or spoken of, `if`, `about`, or stands behind it, and is no part of the text.
      case indirect
      /// A colon, or `saying`: all that is behind is the text, but for what somebody else is told.
      case mark
    }

    var parameter: String
    var text: String
    /// Whether it is kept exactly as it was said.
    var isDictated: Bool
    /// Whether a word of the template leads from another value to it, `to` of `tell Coco to stop it`.
    var isLed: Bool
    var lead: Lead = .nothing
    /// The people right before it, where no more than commas part them, so that the last of them may be of it: `Coco, Bobo
    /// called`.
    var people: String?
    /// Whether it is the items of a list.
    var isList = false
    /// Whether it is the items of a list, or a name, at the end of the sentence: another request may be joined to it.
    var isListed = false
  }

  // What is doubted is of the conversation alone.
  private enum CodingKeys: CodingKey {
    case request, uses, cost, textCost
  }

  /// Whether all of the sentence is understood but for whom somebody else knows: another app's contacts.
  func isUnderstood(knowing names: Names) -> Bool {
    uses.allSatisfy { $0.isUnderstood || names.isContact($0.text) }
  }

  /// Whether somebody who is known is named.
  func names(contactOf names: Names) -> Bool { uses.contains { names.isContact($0.text) } }

  /// How many words were only taken as they are.
  var unknownWords: Int {
    uses.reduce(0) { $0 + ($1.isUnderstood ? 0 : Sentence($1.text).words.count) }
  }

  /// Whether the sentence names the app.
  public var namesApp: Bool { uses.contains { $0.parameter == nil } }
}

extension Recognition.Use {
  /// How the words of a slot were used.
  init(_ filling: SentenceMatcher.Filling, in sentence: Sentence) {
    let slot = filling.slot
    self.init(
      text: sentence.text(filling.words), parameter: slot.parameterName, property: slot.property,
      isUnderstood: slot.parameterName == nil || filling.value != nil)
  }
}

extension Recognition {
  /// Notes what may be doubted of the words of a slot.
  ///
  /// - Parameters:
  ///   - lead: What says before the words that they are text; none where quotation marks do.
  ///   - isJoined: Whether something joins some of the words to others, `and`.
  ///   - enumeration: What the slot before has, where that is people whom no more than commas part.
  ///   - end: Where the words of the slot before end; none where it is the first.
  mutating func note(
    _ filling: SentenceMatcher.Filling,
    lead: @autoclosure () -> PlainText.Lead?,
    isJoined: @autoclosure () -> Bool,
    enumeration: @autoclosure () -> String?,
    behind end: Int?,
    in sentence: Sentence
  ) {
    let slot = filling.slot
    guard let parameter = slot.parameterName, filling.value == nil else { return }
    namesStranger = namesStranger || slot.isPeople
    let isLast = filling.words.upperBound == sentence.words.count
    let isListed = isLast && !slot.isPeople && isJoined()
    guard slot.isText || isListed else { return }
    guard let lead = lead(), lead != .mark || slot.isDictated else { return }
    plainText = PlainText(
      parameter: parameter, text: sentence.signedText(filling.words), isDictated: slot.isDictated,
      isLed: end.map { $0 < filling.words.lowerBound } ?? false, lead: lead,
      people: end == filling.words.lowerBound ? enumeration() : nil, isList: slot.isList,
      isListed: isListed)
  }
}
