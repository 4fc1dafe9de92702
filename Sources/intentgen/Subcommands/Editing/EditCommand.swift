/// A command that can be typed in `intentgen edit`, besides a number, a name, and what sets something.
enum EditCommand: String, CaseIterable {
  case up = ".."
  case rename, remove, move, undo, add, help, quit

  /// The command of a name.
  init?(_ name: String) {
    guard let command = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = command
  }

  private var names: [String] {
    switch self {
    case .up: [rawValue, "up"]
    case .help: [rawValue, "?"]
    case .quit: [rawValue, "q"]
    case .rename, .remove, .move, .undo, .add: [rawValue]
    }
  }

  /// What stands behind its name; none where nothing may.
  var operand: String? {
    switch self {
    case .rename: "NAME"
    case .move: "first|last|before NAME|after NAME"
    case .add: "KIND"
    case .up, .remove, .undo, .help, .quit: nil
    }
  }

  /// How all are typed that change something, or lead somewhere.
  static var forms: String {
    allCases.filter { $0 != .add && $0 != .help }.map { command in
      ([command.names.joined(separator: " or ")] + [command.operand].compactMap(\.self))
        .joined(separator: " ")
    }
    .joined(separator: ", ")
  }
}
