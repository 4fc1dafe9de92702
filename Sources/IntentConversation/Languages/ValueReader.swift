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

  var rules: LanguageRules { shared.rules }

  /// The values of a type that begin at a word, the longest first.
  func values(of type: SlotType, in sentence: Sentence, from start: Int) -> [Found] {
    guard start < sentence.words.count else { return [] }
    switch type {
    case .integer: return number(sentence, start).map { [($0.end, .integer($0.value))] } ?? []
    case .decimal:
      return decimal(sentence, start).map { [($0.end, .number($0.value))] } ?? []
    case .boolean: return boolean(sentence, start)
    case .duration:
      return duration(sentence, start).map { [($0.end, .number($0.seconds))] } ?? []
    case .money: return money(sentence, start)
    case .paymentAmount:
      return money(sentence, start).map { ($0.end, .object(["amount": $0.value])) }
    case .place: return place(sentence, start)
    case .measurement(let kind): return measurement(kind, sentence, start)
    case .spatialTrigger: return spatialTrigger(sentence, start)
    case .date, .dateComponents, .dateRange, .temporalTrigger:
      return dates(type, sentence, start)
    case .name, .enumeration, .text, .unspeakable: return []
    }
  }

  private func boolean(_ sentence: Sentence, _ start: Int) -> [Found] {
    guard let match = rules.commands.match(sentence.words, at: start) else { return [] }
    switch match.meaning {
    case .yes: return [(match.end, .boolean(true))]
    case .no: return [(match.end, .boolean(false))]
    default: return []
    }
  }

  // MARK: - Amounts

  private func money(_ sentence: Sentence, _ start: Int) -> [Found] {
    func found(_ end: Int, _ amount: Double, _ currency: String) -> [Found] {
      [(end, .object(["amount": .number(amount), "currencyCode": .string(currency)]))]
    }
    if let currency = rules.currencies.match(sentence.words, at: start),
      let amount = decimal(sentence, currency.end)
    {
      return found(amount.end, amount.value, currency.meaning)
    }
    guard let amount = decimal(sentence, start),
      let currency = rules.currencies.match(sentence.words, at: amount.end)
    else { return [] }
    return found(currency.end, amount.value, currency.meaning)
  }

  private func place(_ sentence: Sentence, _ start: Int) -> [Found] {
    rules.places.match(sentence.words, at: start).map { [($0.end, .string($0.meaning))] } ?? []
  }

  private func measurement(_ kind: String, _ sentence: Sentence, _ start: Int) -> [Found] {
    guard let amount = decimal(sentence, start),
      let unit = rules.measures.match(sentence.words, at: amount.end),
      let value = MeasureValue.json(amount.value, unit.meaning, kind)
    else { return [] }
    return [(unit.end, value)]
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
      return found(place.end, movement.meaning, place.meaning)
    }
    guard let place = rules.places.match(sentence.words, at: start),
      let movement = rules.movementsBehind.match(sentence.words, at: place.end)
    else { return [] }
    return found(movement.end, movement.meaning, place.meaning)
  }
}

/// A measure as the runtime's values have it in JSON.
enum MeasureValue {
  static func json(_ value: Double, _ symbol: String, _ kind: String) -> JSONValue? {
    switch (kind, symbol) {
    case ("Length", "km"): encoded(Measurement(value: value, unit: UnitLength.kilometers))
    case ("Length", "m"): encoded(Measurement(value: value, unit: UnitLength.meters))
    case ("Length", "cm"): encoded(Measurement(value: value, unit: UnitLength.centimeters))
    case ("Length", "mi"): encoded(Measurement(value: value, unit: UnitLength.miles))
    case ("Mass", "kg"): encoded(Measurement(value: value, unit: UnitMass.kilograms))
    case ("Mass", "g"): encoded(Measurement(value: value, unit: UnitMass.grams))
    case ("Mass", "lb"): encoded(Measurement(value: value, unit: UnitMass.pounds))
    case ("Volume", "L"): encoded(Measurement(value: value, unit: UnitVolume.liters))
    case ("Volume", "mL"): encoded(Measurement(value: value, unit: UnitVolume.milliliters))
    case ("Temperature", "°C"): encoded(Measurement(value: value, unit: UnitTemperature.celsius))
    case ("Temperature", "°F"):
      encoded(Measurement(value: value, unit: UnitTemperature.fahrenheit))
    case ("Speed", "km/h"): encoded(Measurement(value: value, unit: UnitSpeed.kilometersPerHour))
    case ("Speed", "mph"): encoded(Measurement(value: value, unit: UnitSpeed.milesPerHour))
    case ("Energy", "kcal"): encoded(Measurement(value: value, unit: UnitEnergy.kilocalories))
    case ("Energy", "kJ"): encoded(Measurement(value: value, unit: UnitEnergy.kilojoules))
    default: nil
    }
  }

  private static func encoded(_ value: some Encodable) -> JSONValue? {
    (try? JSONEncoder().encode(value)).flatMap {
      try? JSONDecoder().decode(JSONValue.self, from: $0)
    }
  }
}
