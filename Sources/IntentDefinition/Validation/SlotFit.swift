import UtteranceTemplates

/// Whether what a slot takes can be a value of its parameter, as the runtime has it when it compiles templates.
struct SlotFit {
  let parameter: Parameter

  /// Why a slot fits no value; none where it does.
  func reason(against slot: UtteranceTemplate.Slot) -> String? {
    switch slot.kind {
    case .value:
      slot.factor.flatMap(reason(againstFactor:)) ?? reasonAgainstNameless
    case .list:
      parameter.supportsMultipleValues
        ? nil : "takes several values, and the parameter holds one; leave ':list' out"
    case .text: reasonAgainstWords
    case .constant(let value):
      reason(against: value).map { "stands for '\(value)', \($0)" }
    }
  }

  private func reason(againstFactor factor: Double) -> String? {
    switch parameter.type.value {
    case .basic(.decimal): nil
    case .basic(.integer):
      factor == factor.rounded()
        ? nil : "multiplies whole numbers by \(MetadataValue.real(factor).text); write a whole one"
    default:
      "multiplies a number, and the values are of the type '\(parameter.type.value.name)'; leave '*' and what stands "
        + "behind it out"
    }
  }

  /// Why no words of a sentence are a value: 'yes' and 'no' are said of the whole.
  private var reasonAgainstNameless: String? {
    guard case .basic(.boolean) = parameter.type.value, !parameter.metadata.namesBothValues else {
      return nil
    }
    return "takes what its values are called, and they have no names; write "
      + "'{\(parameter.name.value)=true}' behind words that say so, or give it names: "
      + "'intentgen set … true-name=… false-name=…'"
  }

  private var reasonAgainstWords: String? {
    switch parameter.type.value {
    case .enumeration: "takes any words, and the values are cases; leave ':text' out"
    case .basic(let type)
    where type.isNumeric || type.isMoment || type == .boolean || type == .dateComponentsRange:
      "takes any words, and the values are of the type '\(type.rawValue)'; leave ':text' out"
    default: nil
    }
  }

  private func reason(against constant: String) -> String? {
    switch parameter.type.value {
    case .basic(.integer):
      reason(
        against: Int(constant).map(Double.init),
        or: "which is no whole number; write one in digits, such as 2")
    case .basic(.decimal):
      reason(
        against: Double(constant), or: "which is no number; write one in digits, such as 2 or 0.5")
    case .basic(.boolean):
      Bool(constant) == nil ? "which is neither true nor false; write one of these" : nil
    case .basic(.string), .basic(.url), .basic(.person), .basic(.placemark),
      .basic(.speakableString):
      nil
    // Cases are looked at with the identifiers of a vocabulary's own names.
    case .enumeration: nil
    // Some of the types that the runtime brings are names, others are not.
    case .objectType(let reference) where reference.isOfRuntime: nil
    case .basic, .object, .objectType:
      "and no template can give a value of the type '\(parameter.type.value.name)'; leave the slot out, and let the "
        + "handler take one"
    }
  }
}

extension SlotFit {
  /// Why a number is not one of the parameter's.
  ///
  /// - Parameter otherwise: The reason where there is no number.
  private func reason(against number: Double?, or otherwise: String) -> String? {
    guard let number, number.isFinite else { return otherwise }
    let limits = parameter.numberLimits
    return limits.contain(number)
      ? nil : "and the parameter takes \(limits.words); correct the value, or the limit"
  }
}

extension NumberLimits {
  /// What is taken, in words: `at least 1 and at most 5`.
  var words: String {
    let bounds = [
      minimum.map { "at least \(MetadataValue.real($0).text)" },
      maximum.map { "at most \(MetadataValue.real($0).text)" },
    ]
    return bounds.compactMap(\.self).joined(separator: " and ")
  }
}

extension TypeReference {
  /// Whether it means a type that the runtime brings.
  fileprivate var isOfRuntime: Bool {
    if case .runtime = target { true } else { false }
  }
}
