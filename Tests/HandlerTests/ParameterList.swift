/// The parameters of a function, as they stand in its declaration.
struct ParameterList {
  let start: String.Index
  let end: String.Index
  private var parameters: [(label: Substring, type: String)] = []

  /// None where there are none in parentheses.
  init?(in text: Substring) {
    guard let start = text.firstIndex(of: "(") else { return nil }
    var depth = 0
    var end: String.Index?
    var commas: [String.Index] = []
    for index in text[start...].indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 1: commas.append(index)
      default: break
      }
      if depth == 0 {
        end = index
        break
      }
    }
    guard let end else { return nil }
    self.start = start
    self.end = end
    var from = text.index(after: start)
    for comma in commas + [end] {
      let part = text[from..<comma]
      from = comma == end ? end : text.index(after: comma)
      guard let colon = part.firstIndex(of: ":"),
        let label = part[..<colon].split(separator: " ").first
      else { continue }
      let type = part[part.index(after: colon)...].split(separator: " = ")[0]
      parameters.append((label, String(type.trimmingPrefix(" "))))
    }
  }

  /// `(for:with:)`
  var labels: String { "(" + parameters.map { "\($0.label):" }.joined() + ")" }

  /// The types, with what is implicitly unwrapped as optional.
  var types: String {
    parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type }
      .joined(separator: ", ")
  }
}
