/// Why a template cannot be used.
package enum TemplateProblem: Error, Hashable, Sendable {
  /// A bracket that is never closed, or closes nothing.
  case unbalanced(Character, offset: Int)
  /// A slot or phrase without a name.
  case missingName(offset: Int)
  /// What stands behind the colon of a slot is nothing that is known.
  case unknownKind(String, offset: Int)
  /// What the number of a slot is to be multiplied by is no number above 0.
  case noFactor(String, offset: Int)
  /// Brackets within brackets within brackets, too many of them.
  case tooDeep(offset: Int)
  /// A word in brackets upon brackets, with too many forms.
  case tooManyForms(offset: Int)
}

extension TemplateProblem: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .unbalanced(let bracket, _):
      "'\(bracket)' has no counterpart; add one, or write '\\\(bracket)' for the character itself"
    case .missingName: "a name is missing between the brackets"
    case .unknownKind(let kind, _):
      "'\(kind)' is no way to take a slot's words; write ':list', ':text', '=' and a value, or '*' and a "
        + "number"
    case .noFactor(let factor, _):
      "'\(factor)' is no number above 0 to multiply by; write one in digits, such as '*1000'"
    case .tooDeep: "brackets are nested more than \(TemplateParser.maximumDepth) deep"
    case .tooManyForms:
      "a word has more than \(WordForms.maximumCount) forms; put spaces between words"
    }
  }
}
