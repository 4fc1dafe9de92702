import Foundation
import IntentRuntime

/// What the words from one position on may be understood as: each type is asked once a position,
/// however many slots and ways ask.
struct SlotMeanings {
  /// What some words are understood as.
  struct Meaning {
    let end: Int32
    let cost: Int32
    /// Its place among what was understood.
    let value: Int32
    /// Whether it is several names.
    var isList = false
    /// Whether it is a day that is over where one is to come.
    var isPast = false
    /// Whether it is a name of the user's vocabulary, all of it.
    var isWhole = false
  }

  /// What was understood, as a name's place: the name itself is looked up where it is needed.
  enum Understood {
    /// The value of a slot that needs no words.
    case constant
    /// A name that the app itself gives.
    case ownName(Int32)
    /// A name of the user's vocabulary, by the place of its kind among those of the slot's type.
    case userName(kind: Int32, Int32)
    case partOfName
    /// Several names.
    case names
    /// A value, by its place.
    case value(Int32)
    /// A day or a time, by its place.
    case dates(Int32)
    /// What can be no value.
    case unusable
  }

  /// The meanings at this position, those of a slot behind each other.
  var found: [Meaning] { notes.found }
  /// What ``Notes/understood`` has for slots that need no words.
  let constant: Int32 = 0

  /// What was found, and for whom.
  var notes = Notes()
  private var values: [JSONValue] = []
  private var dates: [SaidDates] = []
  private(set) var position = 0
  /// The moments that begin at this position, and whether they were read, as they are once somebody asks.
  private var moments: [ValueReader.Moment] = []
  private var areMomentsRead = false
  /// Whether a day that is over stands right before this position, once somebody has asked.
  private var isBehindPastDayHere: Bool?

  /// Whether a number, and an amount of money, begins at this position, once somebody has asked.
  private var amountHere: (isNumber: Bool, isMoney: Bool)?
  /// The amounts of money that begin at this position, once somebody has asked.
  private var moneyHere: [ValueReader.Found]?

  private let all: [Slot]
  let sentence: Sentence
  let reader: ValueReader
  let names: Names
  let junctions: SentenceJunctions

  init(_ slots: [Slot], _ junctions: SentenceJunctions, _ reader: ValueReader, _ names: Names) {
    (all, self.reader, self.names) = (slots, reader, names)
    (self.junctions, sentence) = (junctions, junctions.sentence)
  }

  /// Forgets what was found at the last position.
  mutating func begin(_ position: Int) {
    self.position = position
    if !found.isEmpty { notes.found.removeAll(keepingCapacity: true) }
    if !notes.slots.isEmpty { notes.slots.removeAll(keepingCapacity: true) }
    if !notes.types.isEmpty { notes.types.removeAll(keepingCapacity: true) }
    (moments, areMomentsRead) = ([], false)
    (isBehindPastDayHere, amountHere, moneyHere) = (nil, nil, nil)
  }

  /// Whether a number begins here, and whether an amount of money does.
  mutating func readAmountHere() -> (isNumber: Bool, isMoney: Bool) {
    if let amountHere { return amountHere }
    var amount = (isNumber: sentence.beginsWithDigit(position), isMoney: false)
    // Without spaces a digit in words may begin any name.
    if junctions.isSpaced || amount.isNumber {
      amount.isMoney = !readMoneyHere().isEmpty
      amount.isNumber = amount.isNumber || reader.decimal(sentence, position) != nil
    }
    amountHere = amount
    return amount
  }

  /// The amounts of money that begin here, read once for all types.
  private mutating func readMoneyHere() -> [ValueReader.Found] {
    if let moneyHere { return moneyHere }
    let found = reader.money(sentence, position)
    moneyHere = found
    return found
  }

  /// Whether a day that is over stands right before a word, so that a time there is one of that day: `yesterday at 5`.
  mutating func isBehindPastDay(_ position: Int) -> Bool {
    if let known = isBehindPastDayHere, position == self.position { return known }
    let isBehind = (1...3).contains { count in
      guard position >= count, let day = reader.day(sentence, position - count) else {
        return false
      }
      return day.end == position && reader.isPast(day.date)
    }
    if position == self.position { isBehindPastDayHere = isBehind }
    return isBehind
  }

  /// The word behind the longest moment that begins at a word; the word itself where none does.
  func endOfMoment(at position: Int) -> Int {
    let isKnown = areMomentsRead && position == self.position
    return (isKnown ? moments : reader.moments(sentence, position)).first?.end ?? position
  }

  /// Reads the moments that begin at this position, once for all types.
  private mutating func readMoments() {
    guard !areMomentsRead else { return }
    moments = reader.moments(sentence, position)
    areMomentsRead = true
  }

  /// The same at this position, whose moments are read once.
  mutating func endOfMomentHere() -> Int {
    readMoments()
    return moments.first?.end ?? position
  }

  /// The same of one that is no part of a name: with an hour, or behind what days and times begin with. `Monday night`
  /// may be one of `Monday night football`.
  mutating func endOfCertainMomentHere() -> Int {
    readMoments()
    guard !moments.isEmpty else { return position }
    let isMarked = junctions.isMark(position) || !junctions.isSpaced
    return moments.first { isMarked || $0.components.hour != nil }?.end ?? position
  }

  /// The meanings for a slot, as places in ``found``.
  mutating func meanings(of place: Int32, _ rule: SlotRule) -> Range<Int> {
    let hasOwn = !rule.traits.isDisjoint(with: [.ownNames, .app])
    guard hasOwn else { return rule.type < 0 ? 0..<0 : meanings(ofType: rule.type, place) }
    for index in notes.slots.indices where notes.slots[index].slot == place {
      return notes.slots[index].range
    }
    let slot = all[Int(place)]
    let typed = rule.type < 0 ? 0..<0 : meanings(ofType: rule.type, place)
    let start = found.count
    if rule.traits.contains(.app) {
      // The app's name is a word of the template.
      slot.names.spans(in: sentence.words, from: position) { end, fit, _ in
        if fit == .whole { add(end, 0, nil) }
      }
    } else {
      addOwnNames(slot.names)
      if rule.traits.contains(.list), slot.isClosed { addOwnLists(slot.names) }
    }
    for index in typed { notes.found.append(found[index]) }
    notes.slots.append((place, start..<found.count))
    return start..<found.count
  }

  /// The meanings for all slots of a type.
  private mutating func meanings(ofType type: Int32, _ place: Int32) -> Range<Int> {
    for index in notes.types.indices where notes.types[index].type == type {
      return notes.types[index].range
    }
    let start = found.count
    let slotType = all[Int(place)].type
    switch slotType {
    case .name(let kinds, _):
      for kind in kinds.indices {
        let spans = spans(of: kinds[kind], from: position)
        guard !spans.isEmpty else { continue }
        addUserNames(spans, Int32(truncatingIfNeeded: kind))
        addLists(of: kinds[kind], beginningWith: spans)
      }
    case .date, .dateComponents, .dateRange, .temporalTrigger:
      readMoments()
      let read = reader.readMoments(sentence, position, known: moments)
      addDates(reader.dates(slotType, sentence, position, read))
      addUnusable(slotType, read)
    case .money, .paymentAmount:
      addValues(readMoneyHere().map { ValueReader.money($0, as: slotType) })
      // What takes a number as one is cheaper.
      let number =
        readMoneyHere().isEmpty
        ? reader.moneyWithoutCurrency(as: slotType, in: sentence, from: position) : nil
      if let number { addValues([number], besides: MatchCost.guess) }
    case .integer where reader.isArticleOfOne(sentence, position):
      addValues([(position + 1, .integer(1))], besides: MatchCost.guess)
    default: addValues(reader.values(of: slotType, in: sentence, from: position))
    }
    notes.types.append((type, start..<found.count))
    return start..<found.count
  }

  private mutating func addValues(_ read: [ValueReader.Found], besides more: Int32 = 0) {
    for value in read {
      values.append(value.value)
      add(
        value.end, MatchCost.understood, besides: more,
        .value(Int32(truncatingIfNeeded: values.count - 1)))
    }
  }

  private mutating func addDates(_ read: [SaidDates]) {
    for said in read {
      dates.append(said)
      add(
        said.end, MatchCost.understood, besides: said.isGuess ? MatchCost.guess : 0,
        .dates(Int32(truncatingIfNeeded: dates.count - 1)))
    }
  }

  /// Adds a day that there is not: whoever says one is to be asked.
  private mutating func addUnusable(_ type: SlotType, _ moments: ValueReader.ReadMoments) {
    guard let moment = reader.unusableMoment(of: type, in: sentence, from: position, moments)
    else { return }
    notes.understood.append(.unusable)
    let words = Int32(truncatingIfNeeded: moment.end - position)
    notes.found.append(
      Meaning(
        end: Int32(truncatingIfNeeded: moment.end),
        cost: MatchCost.slot + (moment.isPast ? MatchCost.past : words * MatchCost.understood),
        value: Int32(truncatingIfNeeded: notes.understood.count - 1), isPast: moment.isPast))
  }

  /// Adds the names that the app itself gives, with or without an article, `a tomato soup`.
  private mutating func addOwnNames(_ table: NameTable) {
    let behindArticle = ListedNames(junctions: junctions).start(at: position)
    if addKnown(table, from: position) { return }
    if behindArticle > position, addKnown(table, from: behindArticle) { return }
    addNear(table, from: position)
    if behindArticle > position { addNear(table, from: behindArticle) }
  }

  /// Adds the names that begin at a word.
  ///
  /// - Returns: Whether there is any.
  private mutating func addKnown(_ table: NameTable, from start: Int) -> Bool {
    var isKnown = false
    table.spans(in: sentence.words, from: start) { end, fit, entry in
      guard fit == .whole else { return }
      isKnown = true
      add(end, MatchCost.understood, .ownName(Int32(truncatingIfNeeded: entry)))
    }
    return isKnown
  }

  private mutating func addNear(_ table: NameTable, from start: Int) {
    for near in table.nearSpans(in: sentence, from: start) {
      add(near.end, MatchCost.near, .ownName(Int32(truncatingIfNeeded: near.entry)))
    }
  }

  /// Adds what goes on with other names, `a helmet and a basket`.
  private mutating func addOwnLists(_ table: NameTable) {
    for end in ListedNames(junctions: junctions).ends(of: table, from: position).sorted() {
      notes.understood.append(.names)
      notes.found.append(
        Meaning(
          end: Int32(truncatingIfNeeded: end),
          cost: MatchCost.slot + Int32(truncatingIfNeeded: end - position) * MatchCost.understood,
          value: Int32(truncatingIfNeeded: notes.understood.count - 1), isList: true))
    }
  }

  private mutating func addUserNames(_ spans: [NameSpan], _ kind: Int32) {
    for span in spans {
      switch span.fit {
      case .whole:
        add(
          span.end, MatchCost.understood,
          .userName(kind: kind, Int32(truncatingIfNeeded: span.entry)))
        notes.found[found.count - 1].isWhole = true
      case .part: add(span.end, MatchCost.part, .partOfName)
      }
    }
  }

  /// Adds what begins with a name and goes on with others, `Coco, Bobo and Little Bobo`.
  private mutating func addLists(
    of name: UserVocabularyKind, beginningWith spans: [NameSpan]
  ) {
    var begun = spans.map { span in
      Meaning(
        end: Int32(truncatingIfNeeded: span.end),
        cost: cost(ofWords: span.end - position, span.fit), value: -1)
    }
    var rounds = ListedNames.mostNames
    while !begun.isEmpty, rounds > 0 {
      rounds -= 1
      begun = begun.flatMap { goingOn(from: $0, of: name) }
      for list in begun {
        notes.understood.append(.names)
        notes.found.append(
          Meaning(
            end: list.end, cost: MatchCost.slot + list.cost,
            value: Int32(truncatingIfNeeded: notes.understood.count - 1), isList: true))
      }
    }
  }

  /// Some names with one more behind them.
  private mutating func goingOn(from list: Meaning, of name: UserVocabularyKind) -> [Meaning] {
    guard var start = junctions.endOfJoiner(at: Int(list.end)) else { return [] }
    // 'to Coco and to Bobo'
    if position > 0, start < sentence.words.count,
      sentence.words[start].hash == sentence.words[position - 1].hash
    {
      start += 1
    }
    let joining = Int32(truncatingIfNeeded: start - Int(list.end)) * MatchCost.understood
    return spans(of: name, from: start).map { span in
      Meaning(
        end: Int32(truncatingIfNeeded: span.end),
        cost: list.cost + joining + cost(ofWords: span.end - start, span.fit), value: -1)
    }
  }

  private func cost(ofWords count: Int, _ fit: NameTable.Fit) -> Int32 {
    Int32(truncatingIfNeeded: count) * (fit == .whole ? MatchCost.understood : MatchCost.part)
  }

  /// Adds a meaning, whose cost counts for each word of it.
  private mutating func add(
    _ end: Int, _ cost: Int32, besides more: Int32 = 0, _ value: Understood?
  ) {
    let length = Int32(truncatingIfNeeded: end - position)
    let place = value == nil ? -1 : Int32(truncatingIfNeeded: notes.understood.count)
    if let value { notes.understood.append(value) }
    notes.found.append(
      Meaning(
        end: Int32(truncatingIfNeeded: end),
        cost: value == nil ? 0 : MatchCost.slot + cost * length + more, value: place))
  }

  /// What some words were understood as.
  func understood(_ place: Int32, as slot: Slot) -> UnderstoodValue? {
    switch notes.understood[Int(place)] {
    case .constant: slot.constant.map { .value($0) }
    case .ownName(let entry): .name(slot.names.entries[Int(entry)])
    case .userName(let kind, let entry):
      slot.type.vocabularyKind(Int(kind)).flatMap { names.entry(Int(entry), of: $0) }
        .map { .name($0) }
    case .partOfName: .partOfName
    case .names: .names
    case .unusable: .unusable
    case .value(let value): .value(slot.scaled(values[Int(value)]))
    case .dates(let said): .value(reader.value(of: dates[Int(said)], as: slot.type))
    }
  }
}
