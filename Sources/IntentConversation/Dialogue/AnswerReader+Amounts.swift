import IntentRuntime

/// What corrects an amount of money.
extension AnswerReader {
  /// A number that corrects an amount of money, in its currency: `no, six`, `no, sixty cents`.
  func amount(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    if let cents = cents(sentence, slot) { return cents }
    let number = recognizer.rules.withoutCourtesy(sentence)
    // 'Half' is that of what was said.
    guard recognizer.rules.numbers.fractions.match(number.words, at: 0)?.end != number.words.count,
      let given = slot.parameterName.flatMap({ given[$0] }), let code = given.currencyCode,
      // What nobody could say of that currency at first is no correction, either: half a yen.
      typedValue(Sentence("\(number.text.trimmingSpaces) \(code)"), slot) != nil,
      let read = recognizer.reader.values(of: .decimal, in: number, from: 0).first,
      read.end == number.words.count
    else { return nil }
    return given.replacingAmount(with: read.value)
  }

  /// Cents in the currency of the amount that they correct, where its cents are called so.
  private func cents(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    let said = recognizer.rules.withoutCourtesy(sentence)
    guard
      let unit = recognizer.rules.amounts.cents.match(said.words, endingAt: said.words.count),
      // With a currency before them, `two euros and sixty cents`, they are its cents.
      recognizer.reader.values(of: .decimal, in: said, from: 0).first?.end == unit.start,
      let given = slot.parameterName.flatMap({ given[$0] }), let code = given.currencyCode,
      let value = typedValue(said, slot), let read = value.currencyCode, read != code,
      CurrencySigns.shared[CurrencySigns.cent]?.isSuperset(of: [code, read]) == true,
      let number = value.amountOfMoney
    else { return nil }
    return given.replacingAmount(with: number)
  }
}

extension JSONValue {
  /// The currency of an amount of money, or of what has one.
  fileprivate var currencyCode: String? {
    guard case .object(let fields) = self else { return nil }
    if case .string(let code)? = fields["currencyCode"] { return code }
    return fields["amount"]?.currencyCode
  }

  /// The number of an amount of money, or of what has one.
  fileprivate var amountOfMoney: JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields["currencyCode"] == nil ? fields["amount"]?.amountOfMoney : fields["amount"]
  }

  /// The same amount of money with another number, within what has it as well; none where there is no money.
  fileprivate func replacingAmount(with number: JSONValue) -> JSONValue? {
    guard case .object(var fields) = self else { return nil }
    if fields["currencyCode"] != nil {
      fields["amount"] = number
      return .object(fields)
    }
    guard let amount = fields["amount"]?.replacingAmount(with: number) else { return nil }
    fields["amount"] = amount
    return .object(fields)
  }
}
