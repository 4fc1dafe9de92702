import Foundation
import IntentRuntime

/// Reads numbers, times, amounts and places from words.
struct ValueReader: Sendable {
  /// A value, and the word behind its last one.
  typealias Found = (end: Int, value: JSONValue)

  let shared: SharedRules
  /// What 'tomorrow' and 'in five minutes' count from.
  let now: Date
  let calendar: Calendar
  /// What day it is.
  private let current: Today

  init(shared: SharedRules, now: Date, calendar: Calendar, current: Today? = nil) {
    (self.shared, self.now, self.calendar) = (shared, now, calendar)
    self.current = current ?? Today(in: calendar)
  }

  /// The day that it is; none where days are not those of the Gregorian calendar.
  var today: CivilDay? { current.day(of: now) }
  var rules: LanguageRules { shared.rules }
  var numerals: NumeralReader { shared.numerals }

  /// The values of a type that begin at a word, the longest first.
  func values(of type: SlotType, in sentence: Sentence, from start: Int) -> [Found] {
    guard start < sentence.words.count else { return [] }
    switch type {
    case .integer: return number(sentence, start).map { [($0.end, .integer($0.value))] } ?? []
    case .decimal:
      return decimal(sentence, start).map { [($0.end, .number($0.value))] } ?? []
    case .boolean: return boolean(sentence, start)
    case .duration: return durations(sentence, start)
    case .money, .paymentAmount:
      return money(sentence, start).map { Self.money($0, as: type) }
    case .place: return place(sentence, start)
    case .measurement(let kind): return measurement(kind, sentence, start)
    case .spatialTrigger: return spatialTrigger(sentence, start)
    case .date, .dateComponents, .dateRange, .temporalTrigger:
      return dates(type, sentence, start, readMoments(sentence, start))
        .map { ($0.end, value(of: $0, as: type)) }
    case .name, .enumeration, .options, .text, .unspeakable: return []
    }
  }

  /// An amount of money, where that is what is taken as what a transaction is about.
  static func money(_ money: Found, as type: SlotType) -> Found {
    guard case .paymentAmount = type else { return money }
    return (money.end, .object(["amount": money.value]))
  }

  private func boolean(_ sentence: Sentence, _ start: Int) -> [Found] {
    guard let match = rules.commands.match(sentence.words, at: start) else { return [] }
    switch match.meaning {
    case .yes: return [(match.end, .boolean(true))]
    case .no: return [(match.end, .boolean(false))]
    default: return []
    }
  }

  private func place(_ sentence: Sentence, _ start: Int) -> [Found] {
    rules.places.match(sentence.words, at: start).map { [($0.end, .string($0.meaning))] } ?? []
  }

  // MARK: - Triggers

  /// Coming to a place, or going from it.
  private func spatialTrigger(_ sentence: Sentence, _ start: Int) -> [Found] {
    func found(_ end: Int, _ movement: LanguageRules.Movement, _ place: String) -> [Found] {
      let event = movement == .arrive ? "arrive" : "depart"
      return [(end, .object(["event": .string(event), "placemark": .string(place)]))]
    }
    if let movement = rules.movements.match(sentence.words, at: start),
      let place = rules.places.match(sentence.words, at: movement.end)
    {
      // German has the verb at the end: 'wenn ich nach Hause komme'.
      if let verb = rules.movementsBehind.match(sentence.words, at: place.end) {
        return found(verb.end, verb.meaning, place.meaning)
      }
      return found(place.end, movement.meaning, place.meaning)
    }
    guard let place = rules.places.match(sentence.words, at: start),
      let movement = rules.movementsBehind.match(sentence.words, at: place.end)
    else { return [] }
    return found(movement.end, movement.meaning, place.meaning)
  }
}
