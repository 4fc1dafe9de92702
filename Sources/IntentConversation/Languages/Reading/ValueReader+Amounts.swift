import Foundation
import IntentRuntime

extension ValueReader {
  /// The amounts of money that begin at a word, the longest first.
  func money(_ sentence: Sentence, _ start: Int) -> [Found] {
    guard mayBeginMoney(sentence, start) else { return [] }
    let found = moneyBehindSign(sentence, start) ?? moneyBeforeName(sentence, start)
    return found.map { sum in
      let value: JSONValue = [
        "amount": .number(sum.amount.double), "currencyCode": .string(sum.currency),
      ]
      return (sum.end, value)
    }
  }

  /// A number that is no amount of money by itself as one in the currency of the region; none where it may as well be
  /// something else: what stands behind a currency, a part of a time, a single thing, `one`, or less than nothing.
  ///
  /// - Parameter type: What takes it; none where that needs a currency.
  func moneyWithoutCurrency(as type: SlotType, in sentence: Sentence, from start: Int) -> Found? {
    guard type.takesNumberForMoney else { return nil }
    let isInDigits = sentence.words.indices.contains(start) && sentence.beginsWithDigit(start)
    guard let currency = shared.usualCurrency, isInDigits || !rules.numbers.isUnspaced,
      let amount = plainNumbers(sentence, start).first ?? thousands(sentence, start),
      amount.value.double > (isInDigits ? 0 : 1),
      !isBehindCurrency(sentence, start),
      !numerals.hasMinus(sentence, before: start),
      !isNumberOfMoment(sentence, start),
      amount.decimals <= CurrencySigns.decimals(of: currency)
    else { return nil }
    let value: JSONValue = [
      "amount": .number(amount.value.double), "currencyCode": .string(currency),
    ]
    return Self.money((amount.end, value), as: type)
  }

  /// Whether a currency, or a sign that nobody knows, stands right before a word: `euro 20`, `₿20`.
  private func isBehindCurrency(_ sentence: Sentence, _ start: Int) -> Bool {
    let words = sentence.words
    let isNamed = [amountWords.currencies, amountWords.currencySigns].contains {
      $0.match(words, endingAt: start) != nil
    }
    guard !isNamed, words.indices.contains(start) else { return isNamed }
    let end = start == 0 ? 0 : Int(words[start - 1].end)
    let between = sentence.text(from: end, to: Int(words[start].start))
    guard let last = between.last else { return start > 0 && !rules.numbers.isUnspaced }
    return last.isSymbol
  }

  /// Whether money can begin at a word: one look for most words that begin none.
  private func mayBeginMoney(_ sentence: Sentence, _ start: Int) -> Bool {
    let word = sentence.words[start]
    return mayBeginNumber(sentence, start)
      || rules.numbers.words.hasPhrase(beginningWith: word.hash)
      || amountWords.currencySigns.hasPhrase(beginningWith: word.hash)
      || (word.end - word.start == 3 && currency(sentence, start, amountWords.currencySigns) != nil)
  }

  /// An amount of money, and the word behind its last one.
  private struct Sum {
    var end: Int
    var amount: ExactNumber
    var currency: String
  }

  /// `$5`, `EUR 5`, `-$5`, `$5 CAD`; none where no sign stands there.
  private func moneyBehindSign(_ sentence: Sentence, _ start: Int) -> [Sum]? {
    let hasMinusSign = sentence.words[start].hash == NumberWords.minusSignHash
    guard !isBehindMinusSign(sentence, start) else { return [] }
    guard
      let sign = currency(
        sentence, hasMinusSign ? start + 1 : start, amountWords.currencySigns),
      sentence.isJoined(sign.end - 1)
    else { return nil }
    let isNegative = hasMinusSign || numerals.hasMinus(sentence, before: start)
    let sums = thousands(sentence, sign.end).map { [$0] } ?? amounts(sentence, sign.end)
    return sums.compactMap { amount in
      guard amount.suffix == nil else { return nil }
      var currency = sign.code
      var end = amount.end
      // Said twice, the more exact one counts, and two that differ are none.
      if sentence.isJoined(end - 1),
        let again = self.currency(sentence, end, amountWords.currencies)
      {
        guard
          CurrencySigns.shared[currency]?.contains(again.code) == true
            || code(again.code) == code(currency)
        else { return nil }
        (currency, end) = (again.code, again.end)
      }
      return sum(amount, isNegative: isNegative, currency, end)
    }
  }

  /// `5 dollars`, `5zł`, `five dollars and thirty cents`, `30 cents`.
  private func moneyBeforeName(_ sentence: Sentence, _ start: Int) -> [Sum] {
    (thousands(sentence, start).map { [$0] } ?? wholes(sentence, start)).flatMap {
      amount -> [Sum] in
      if let cents = centAmount(sentence, amount) { return [cents] }
      guard let name = currency(behind: amount, sentence),
        let sum = sum(amount, isNegative: false, name.code, name.end)
      else { return [] }
      guard isBeforeDigits(name.end, sentence) else { return withCents(sum, sentence) + [sum] }
      // 'A $20' is no dollar, and '5€50' no five.
      return sentence.beginsWithDigit(start) ? withCents(sum, sentence) : []
    }
  }

  /// As many thousands as are written with the letter that stands for them: `5k`, `1.5k`.
  private func thousands(_ sentence: Sentence, _ start: Int) -> Amount? {
    guard let amount = amounts(sentence, start).first, let suffix = amount.suffix,
      AmountWords.thousands.meaning(ofWord: suffix) != nil, let value = amount.value.times(1000)
    else { return nil }
    return Amount(end: amount.end, value: value, decimals: value.decimals, suffix: nil)
  }

  /// Whether digits stand right behind a currency, which is theirs: `$20`.
  private func isBeforeDigits(_ end: Int, _ sentence: Sentence) -> Bool {
    end < sentence.words.count && sentence.beginsWithDigit(end) && !sentence.hasGap(end - 1)
  }

  private func sum(_ amount: Amount, isNegative: Bool, _ currency: String, _ end: Int) -> Sum? {
    let currency = code(currency)
    // More decimals than there are coins for: a thousand in another country's marks, perhaps.
    guard amount.decimals <= CurrencySigns.decimals(of: currency) else { return nil }
    return Sum(
      end: end, amount: isNegative ? amount.value.negated : amount.value, currency: currency)
  }

  // MARK: - Cents

  private func centAmount(_ sentence: Sentence, _ amount: Amount) -> Sum? {
    guard let cents = unit(behind: amount, sentence, amountWords.cents),
      let whole = amount.value.integer
    else { return nil }
    return Sum(
      end: cents.end, amount: ExactNumber(whole, decimals: 2), currency: code(cents.meaning))
  }

  /// An amount with the cents behind it.
  private func withCents(_ sum: Sum, _ sentence: Sentence) -> [Sum] {
    guard sum.amount.integer != nil, CurrencySigns.decimals(of: sum.currency) == 2 else {
      return []
    }
    let joiner = amountWords.centJoiners.match(sentence.words, at: sum.end)
    let start = joiner?.end ?? sum.end
    guard start < sentence.words.count, sentence.isJoined(sum.end - 1) else { return [] }
    return amounts(sentence, start).compactMap { cents in
      guard let whole = cents.value.integer, (1...99).contains(whole) else { return nil }
      let name = unit(behind: cents, sentence, amountWords.cents)
      guard name != nil || (amountWords.saysBareCents && cents.suffix == nil) else { return nil }
      // 'Hundert Euro und zehn Prozent' are two things.
      guard name != nil || !isOfSomethingElse(sentence, cents.end) else { return nil }
      // 'cinq euros deux' might be anything.
      guard name != nil || whole >= 10, currency(behind: cents, sentence) == nil else { return nil }
      guard let amount = sum.amount.extended(by: ExactNumber(whole, decimals: 2)) else {
        return nil
      }
      return Sum(end: name?.end ?? cents.end, amount: amount, currency: sum.currency)
    }
  }

  /// Whether a word right behind a number says that it is no part of an amount: a unit, or per cent.
  private func isOfSomethingElse(_ sentence: Sentence, _ index: Int) -> Bool {
    guard index < sentence.words.count, sentence.isJoined(index - 1) else { return false }
    return amountWords.measures.match(sentence.words, at: index) != nil
      || amountWords.percents.match(sentence.words, at: index) != nil
      || rules.times.units.match(sentence.words, at: index) != nil
  }

  // MARK: - Currencies

  private func currency(behind amount: Amount, _ sentence: Sentence) -> (end: Int, code: String)? {
    if let suffix = amount.suffix {
      return amountWords.currencies.meaning(ofWord: suffix).map { (amount.end, $0) }
    }
    // '500 won't do'
    guard sentence.isJoined(amount.end - 1),
      rules.dialogue.negations.match(sentence.words, at: amount.end) == nil
    else { return nil }
    return currency(sentence, amount.end, amountWords.currencies)
  }

  private func currency(_ sentence: Sentence, _ start: Int, _ table: PhraseTable<String>)
    -> (end: Int, code: String)?
  {
    guard start < sentence.words.count else { return nil }
    if let match = table.match(sentence.words, at: start) {
      // 'A$' is one sign, 'a $5 gift' has none of it.
      guard match.end > start + 1, sentence.hasGap(match.end - 2),
        sentence.text(match.end - 1..<match.end) == "$"
      else { return (match.end, match.meaning) }
      return table.match(sentence.words, at: start, before: start + 1)
        .map { ($0.end, $0.meaning) }
    }
    // The code of any other currency; in capitals, since 'all' and 'try' are such codes.
    let word = sentence.words[start]
    guard word.end - word.start == 3, (65...90).contains(word.first) else { return nil }
    let text = sentence.text(start..<(start + 1))
    guard text.utf8.allSatisfy({ (65...90).contains($0) }), Self.currencyCodes.contains(text) else {
      return nil
    }
    return (start + 1, text)
  }

  private static let currencyCodes = Set(Locale.commonISOCurrencyCodes)

  /// The code of a currency, by the region where several are called the same.
  private func code(_ currency: String) -> String { shared.code(of: currency) }

  // MARK: - Measures

  /// A measure: `5 km`, `5km`, `two and a half miles`, `a mile and a half`.
  func measurement(_ kind: String, _ sentence: Sentence, _ start: Int) -> [Found] {
    wholes(sentence, start).compactMap { amount in
      guard let unit = unit(behind: amount, sentence, amountWords.measures) else { return nil }
      var (value, end) = (amount.value, unit.end)
      if value.integer != nil,
        let tail = rules.numbers.fractionTails.match(sentence.words, at: end),
        let sum = value.extended(by: ExactNumber(tail.meaning, decimals: 2))
      {
        (value, end) = (sum, tail.end)
      }
      return unit.meaning.json(
        value.double, kind: kind, usesFahrenheit: shared.usesFahrenheit
      ).map { (end, $0) }
    }
  }

  /// The amounts that begin at a word, and one for an article: `a mile`.
  func wholes(_ sentence: Sentence, _ start: Int) -> [Amount] {
    let found = amounts(sentence, start)
    guard found.isEmpty,
      case .article? = rules.numbers.words.match(sentence.words, at: start)?.meaning
    else { return found }
    return [Amount(end: start + 1, value: ExactNumber(1), decimals: 0, suffix: nil)]
  }

  /// The unit behind an amount, in the same word or in the next.
  func unit<Unit>(behind amount: Amount, _ sentence: Sentence, _ table: PhraseTable<Unit>)
    -> (end: Int, meaning: Unit)?
  {
    if let suffix = amount.suffix {
      return table.meaning(ofWord: suffix).map { (amount.end, $0) }
    }
    guard amount.end < sentence.words.count, sentence.isJoined(amount.end - 1) else { return nil }
    return table.match(sentence.words, at: amount.end)
  }

  private var amountWords: AmountWords { rules.amounts }
}
