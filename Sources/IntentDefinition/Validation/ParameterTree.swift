/// Which parameters of an intent depend on which, and which of them on themselves.
struct ParameterTree {
  private let parameters: [String: Parameter]
  private let circular: Set<String>

  init(_ intent: Intent) {
    // Most intents have no parameter that depends on another.
    guard intent.parameters.contains(where: { $0.relationship != nil }) else {
      (parameters, circular) = ([:], [])
      return
    }
    let parameters = Dictionary(
      intent.parameters.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    var circular: Set<String> = []
    var finished: Set<String> = []
    for parameter in intent.parameters {
      // Each parameter is passed once, so that long chains of parents take no longer than others.
      var way: [String] = []
      var places: [String: Int] = [:]
      var next: String? = parameter.name.value
      while let name = next, !finished.contains(name), let current = parameters[name] {
        if let place = places[name] {
          circular.formUnion(way[place...])
          break
        }
        places[name] = way.count
        way.append(name)
        next = current.relationship?.parent.value
      }
      finished.formUnion(way)
    }
    (self.parameters, self.circular) = (parameters, circular)
  }

  /// The parameter that another one depends on; none where there is no such parameter.
  func parent(of parameter: Parameter) -> Parameter? {
    parameter.relationship.flatMap { parameters[$0.parent.value] }
  }

  /// Whether a parameter depends on itself, through others or not.
  func isCircular(_ parameter: Parameter) -> Bool {
    circular.contains(parameter.name.value)
  }
}
