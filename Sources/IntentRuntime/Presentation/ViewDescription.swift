/// What an app shows for an intent, in words that any front end can draw: a window, a page, a
/// terminal, or a voice that reads it out.
///
/// Apple's counterpart is the view controller of an Intents UI extension. This one shows and is not
/// touched.
public struct ViewDescription: Codable, Hashable, Sendable {
  /// A piece of the view.
  public enum Element: Codable, Hashable, Sendable {
    /// A paragraph.
    case text(String)
    /// A name and its value.
    case row(title: String, value: String)
    /// A picture, and what it shows.
    case image(IntentImage, description: String)
    /// A point on a map, and what is there.
    case mapPoint(Location, title: String)
    /// How far something is, from 0 to 1, and what it is.
    case progress(Double, title: String)
  }

  /// A part that the assistant shows by itself, unless the app replaces it.
  public enum StandardPart: String, Codable, Hashable, Sendable, CaseIterable {
    /// The values of the intent's parameters.
    case parameters
    /// A message with its recipients.
    case message
    /// A map of where the intent takes place.
    case map
    /// The text of the answer.
    case answer
  }

  /// The pieces, from top to bottom.
  public var elements: [Element]
  /// What the assistant leaves out, because the view shows it.
  public var replaces: Set<StandardPart>

  /// A view of elements in reading order.
  ///
  /// - Parameter replaces: The standard parts of a reply that the view shows already.
  public init(_ elements: [Element], replaces: Set<StandardPart> = []) {
    self.elements = elements
    self.replaces = replaces
  }

  /// All that the view says, for a front end without a screen.
  public var spokenText: String {
    elements.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension ViewDescription.Element {
  /// What the piece says, for a front end without a screen.
  public var spokenText: String {
    switch self {
    case .text(let text): text
    case .row(let title, let value): "\(title): \(value)"
    case .image(_, let description): description
    case .mapPoint(_, let title): title
    case .progress(let fraction, let title):
      "\(title): \(Int((min(max(fraction.isNaN ? 0 : fraction, 0), 1) * 100).rounded())) %"
    }
  }
}
