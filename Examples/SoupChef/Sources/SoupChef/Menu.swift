import Intents

/// What there is to eat today.
enum Menu {
  /// A bowl of any soup, in cents.
  static let price = 650
  /// The bowls of each soup.
  static let stock = 6

  static var soups: [Soup] {
    [
      Soup(identifier: "tomato", display: "Tomato soup"),
      Soup(identifier: "clam", display: "Clam chowder"),
      Soup(identifier: "noodle", display: "Chicken noodle soup"),
    ]
  }

  /// The soups that a word or a few stand for.
  static func soups(named name: String) -> [Soup] {
    let exact = soups.filter { $0.displayString.caseInsensitiveCompare(name) == .orderedSame }
    return exact.isEmpty
      ? soups.filter { words($0.displayString).isSuperset(of: words(name)) } : exact
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter })
  }
}
