public import Foundation
public import IntentRuntime
import UtteranceTemplates

/// Turns sentences into requests, by the templates of an app's vocabulary.
///
/// ```swift
/// let recognizer = Recognizer(catalogs: [.messages], appNames: ["MonkeyChat"], language: "en")
/// let found = recognizer.recognize("Send a message to Bobo on MonkeyChat", names: names)
/// ```
///
/// All templates are compiled once, into one automaton for all intents; it is shared by everybody and
/// holds nothing of a sentence. Of several meanings the cheapest is the best: a word that a template
/// names costs nothing, a word of a value that is understood 4, of a part of a known name 6, of a
/// name of the app's own that it nearly is 8, of free text 10, of a name that nothing knows 12, and each
/// value 1. Between equals the template that comes
/// first decides. So the sentence that names most words wins, then the one that understands most of
/// the rest, and what is decided never depends on chance.
public final class Recognizer: Sendable {
  /// A template that cannot be used, and why.
  public struct Problem: Hashable, Sendable {
    /// The template.
    public var template: String
    /// What is wrong with it.
    public var reason: String
  }

  /// The templates that cannot be used; everything else is recognised.
  public let problems: [Problem]

  let shared: SharedRules
  let intents: [RecognizedIntent]
  /// What was compiled.
  let templates: [TemplateSource]
  /// What the app is called.
  let appNames: NameTable
  let sentences: UtteranceAutomaton
  private let corrections: UtteranceAutomaton
  /// The corrections that have all words of their template on a side of the slot.
  private let wholeCorrections: Set<Int>
  private let now: @Sendable () -> Date
  private let calendar: Calendar
  private let today: Today

  /// Compiles the templates of an app for one language.
  ///
  /// - Parameters:
  ///   - catalogs: The intents, and the vocabularies that their definitions have.
  ///   - vocabularies: Vocabularies besides.
  ///   - appNames: The app's name and its alternative names.
  ///   - language: The language, `en`, `pt-BR`.
  ///   - isIncluded: Whether an intent is recognised, by its name; all, unless said otherwise.
  ///   - calendar: What days and times are counted in.
  ///   - now: What `tomorrow` counts from.
  public init(
    catalogs: [IntentCatalog],
    vocabularies: [AppVocabulary] = [],
    appNames: [String],
    language: String,
    isIncluded: (String) -> Bool = { _ in true },
    calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    shared = SharedRules(language)
    self.calendar = calendar
    today = Today(in: calendar)
    self.now = now
    let included = catalogs.flatMap(\.intents).filter { isIncluded($0.intentDescriptor.name) }
    let compiled = CompiledTemplates.compiled(
      intents: included, vocabularies: [vocabularies] + catalogs.map(\.vocabularies),
      speaker: Speaker(language: language, catalogs: catalogs), appNames: appNames)
    sentences = compiled.sentences
    corrections = compiled.corrections
    wholeCorrections = compiled.wholeCorrections
    intents = compiled.intents
    templates = compiled.templates
    problems = compiled.problems
    self.appNames = Slot(appNames: appNames).names
  }

  /// What is known of the intent of a request.
  func intent(of request: IntentRequest) -> RecognizedIntent? {
    request.candidates(among: intents) {
      IntentName(domain: $0.description.domain, $0.description.name)
    }.first
  }

  /// What a sentence may mean, the best first, and whatever costs hardly more; empty where it fits nothing,
  /// or is over 4,096 words long: of a part of it nothing is understood.
  ///
  /// - Parameters:
  ///   - text: The sentence; a call of the assistant in front of it is left out.
  ///   - names: The user's vocabulary.
  public func recognize(_ text: String, names: Names = Names()) -> [Recognition] {
    let sentence = Sentence(text)
    let found = readings(of: sentence, names)
    guard found.isEmpty, let apart = withUnitsApart(sentence) else { return found }
    return readings(of: apart, names)
  }

  private func readings(of sentence: Sentence, _ names: Names) -> [Recognition] {
    guard !sentence.isCutOff else { return [] }
    var matcher = SentenceMatcher(sentences, sentence, reader, names)
    defer { matcher.end() }
    let writer = writer
    var found: [Recognition] = []
    for match in matcher.matches(from: beginning(of: sentence)) {
      // What stands for no intent is none of those that cost more either.
      guard match.intent >= 0 else { break }
      if let best = found.first, Int(match.cost) > best.cost + Int(MatchCost.serious) { break }
      let fillings = matcher.fillings(of: match).map {
        withoutTail(withWholeWords($0, sentence), sentence)
      }
      // Whoever says a day that there is not is asked what they mean.
      guard fillings.allSatisfy(\.isUsable) else { break }
      guard intents[match.intent].isReading || !asksWhetherDone(sentence, besides: fillings) else {
        continue
      }
      guard !isAmountAlone(fillings, sentence) else { continue }
      // 'A list of …' is not called 'a'.
      guard
        !fillings.contains(where: {
          isNoMoreThanPointer($0, sentence) || isNoMoreThanTime($0, sentence)
            || isNoMoreThanFunctionWord($0, sentence) || saysOfReminding($0, sentence)
            || isDays($0, sentence) || isHourOfProperty($0)
            || isTimeOfProperty($0, sentence)
            || isOfTitle($0, among: fillings, sentence) || losesWords($0, sentence)
            || cutsWord($0, sentence)
            || endsWithCommand($0, sentence) || isWhatIsPaid($0, sentence)
            || isMoment($0, of: match.intent, sentence)
            || isOtherRequest($0, of: match.intent, sentence)
        }), !tearsMoment(fillings, sentence)
      else { continue }
      // Of two requests in one sentence none is carried out for both.
      guard
        !fillings.contains(where: {
          isRefused($0, among: fillings, of: match.intent, sentence, names)
        }),
        !paysNothing(fillings), !paysSeveralBills(fillings, of: match.intent, sentence),
        !tearsSecondThought(fillings, sentence)
      else { break }
      let settled = settled(fillings, sentence)
      if var recognition = recognition(match, settled.fillings, sentence, writer) {
        recognition.cost += settled.cost
        // What is as cheap as another stays behind it.
        let place = found.lastIndex { $0.cost <= recognition.cost }.map { $0 + 1 } ?? 0
        if place == found.count {
          found.append(consume recognition)
        } else {
          found.insert(consume recognition, at: place)
        }
      }
    }
    return found
  }

  /// What a sentence changes of an intent that is under way, `to Little Bobo`, and what it costs to read
  /// it so; several where it may as well be about one parameter as about another.
  func corrections(_ sentence: Sentence, from first: Int, ofIntent name: String, names: Names)
    -> [(parameter: String, value: JSONValue, cost: Int)]
  {
    var matcher = SentenceMatcher(corrections, sentence, reader, names)
    defer { matcher.end() }
    let all = matcher.matches(from: first).filter {
      intents[$0.intent].description.name == name
    }
    let best = all.filter { $0.cost == all[0].cost }
    // Where one parameter has these words, and another one more of them, the first is meant.
    let whole = best.filter { wholeCorrections.contains($0.template) }
    var found: [(parameter: String, value: JSONValue, cost: Int)] = []
    for match in whole.isEmpty ? best : whole {
      let fillings = matcher.fillings(of: match)
      // Whoever says a day that there is not is asked what they mean.
      guard fillings.allSatisfy(\.isUsable) else { return found }
      for filling in fillings {
        let slot = filling.slot
        guard let parameter = slot.parameterName,
          !found.contains(where: { $0.parameter == parameter }),
          !isMoment(filling, of: match.intent, sentence),
          !isNoName(filling, of: match.intent, sentence),
          !isNoWish(filling, of: match.intent, isAnother: true, sentence),
          !isNoOther(filling, behind: first, sentence, names),
          let value = writer.value(of: filling, sentence)
        else { continue }
        found.append((parameter, value, Int(match.cost)))
      }
    }
    return found
  }

  var rules: LanguageRules { shared.rules }

  /// The values of what was asked for.
  var writer: SlotWriter { SlotWriter(shared: shared) }

  /// What reads numbers, times and places now.
  var reader: ValueReader {
    ValueReader(shared: shared, now: now(), calendar: calendar, current: today)
  }

  /// The word behind a call of the assistant.
  func start(of sentence: Sentence) -> Int {
    rules.calls.match(sentence.words, at: 0)?.end ?? 0
  }

  /// The word behind a call of the assistant, and behind a yes, a no or the like that answers nothing, with a mark behind
  /// it: `no, call Bobo`, `never mind, call Bobo`. Without one its words may begin a title as well.
  func beginning(of sentence: Sentence) -> Int {
    let (words, start) = (sentence.words, start(of: sentence))
    let answer = rules.commands.match(words, at: start)
    let end = [
      [.yes, .no, .cancel].contains(answer?.meaning) ? answer?.end : nil,
      rules.corrections.match(words, at: start)?.end,
      rules.dialogue.interjections.match(words, at: start)?.end,
    ].compactMap(\.self).max()
    guard let end, end < words.count, sentence.hasMark(before: end) else { return start }
    return end
  }

  /// The request that a way through a sentence stands for; none where two of its words say different
  /// things of one value, or a list has what is no value.
  private func recognition(
    _ match: SentenceMatcher.Match,
    _ fillings: [SentenceMatcher.Filling],
    _ sentence: Sentence,
    _ writer: SlotWriter
  ) -> Recognition? {
    var recognition = Recognition(
      request: intents[match.intent].request, uses: [], cost: Int(match.cost))
    recognition.uses.reserveCapacity(fillings.count)
    recognition.request.parameters = Dictionary(minimumCapacity: fillings.count)
    var textCost = 0
    var end: Int?
    var last: SentenceMatcher.Filling?
    for filling in fillings {
      let slot = filling.slot
      let (before, previous) = (end, last)
      if !filling.words.isEmpty {
        // Free text, with a word of the template before it rather than another value.
        let isFree = slot.isText && slot.parameterName != nil && filling.value == nil
        if isFree, filling.words.lowerBound != end {
          textCost += Int(MatchCost.text) + filling.words.count * Int(MatchCost.textWord)
        }
        (end, last) = (filling.words.upperBound, filling)
        recognition.uses.append(Recognition.Use(filling, in: sentence))
      }
      guard let parameter = slot.parameterName else { continue }
      recognition.note(
        filling, lead: lead(to: filling.words, isTold: isMessage(match.intent), sentence),
        isJoined: isJoined(filling, sentence),
        enumeration: previous.flatMap { enumeration($0, sentence) },
        behind: before, in: sentence)
      guard let value = writer.value(of: filling, sentence) else { return nil }
      if let known = recognition.request.parameters.updateValue(value, forKey: parameter) {
        guard let joined = known.joined(with: value) else { return nil }
        let parts = fillings.filter { $0.slot.parameterName == parameter }
        let whole = whole(parts.map(\.words), of: slot, as: joined, in: sentence) ?? joined
        recognition.request.parameters[parameter] =
          withoutDayOfPart(parts, as: whole, in: sentence)
      }
    }
    if let time = comingTime(
      of: recognition.request, in: fillings, of: intents[match.intent], sentence)
    {
      recognition.request.parameters[time.parameter] = time.value
    }
    recognition.textCost = textCost
    let inner = innerMoment(match.intent, fillings, sentence)
    if let inner {
      for (parameter, value) in [inner.trigger, inner.titles] {
        recognition.request.parameters[parameter] = value
      }
    }
    let purpose = purposeMoment(match.intent, fillings, sentence)
    if let purpose {
      recognition.request.parameters[purpose.trigger] = nil
      recognition.request.parameters[purpose.titles.parameter] = purpose.titles.value
    }
    let tail = unheardTail(fillings, sentence)
    if let tail {
      for filling in fillings where tail.overlaps(filling.words) {
        filling.slot.parameterName.map { recognition.request.parameters[$0] = nil }
      }
    }
    recognition.unheard =
      unheardMoment(match.intent, fillings, sentence)
      ?? (inner == nil ? momentInTitle(match.intent, fillings, sentence) : nil)
      ?? (purpose?.words ?? tail).map { sentence.text($0) }
    recognition.keepsUnheard =
      purpose != nil
      || recognition.unheard != nil && inner == nil
        && recognition.unheard == partOfTask(fillings, sentence)
    recognition.ownWords = sentence.words.count - fillings.reduce(0) { $0 + $1.words.count }
    return recognition
  }
}
