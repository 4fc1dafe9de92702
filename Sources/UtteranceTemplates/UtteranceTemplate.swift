/// A sentence that people may say, with room for values.
///
/// - `[please]` may be left out, `(on|in|with)` is one of several;
/// - `message[s]` and `play(s|ing)` are forms of one word;
/// - `(for {partySize}|at {restaurant})*` are parts in any order, each value at most once, or none;
///   with `+` in place of `*` at least one;
/// - `{recipients}` is a value, `{taskTitles:list}` are several, `{content:text}` is free text,
///   `{mediaSearch.artistName}` a property of a value, `{locked=true}` a value that the words around
///   it stand for, `{goalValue*1000}` a number of what its parameter holds thousands of;
/// - `{*}` is any words, in a sentence that stands for no intent;
/// - `{app}` is the app's name, `<polite>` a phrase that several templates share;
/// - `${fileName}` is a value as well, as the phrases of definitions have it;
/// - a backslash takes the meaning of the character behind it.
package struct UtteranceTemplate: Hashable, Sendable {
  /// A piece of a template.
  package indirect enum Node: Hashable, Sendable {
    /// Words as they are said, one or several.
    case words(String)
    /// One after the other.
    case sequence([Node])
    /// One of several.
    case alternatives([Node])
    /// Any number of them in any order; at least one where it is required.
    case repetition(Node, isRequired: Bool)
    /// A value.
    case slot(Slot)
    /// The app's name.
    case app
    /// A phrase that several templates share.
    case phrase(String, offset: Int)
  }

  /// Room for a value.
  package struct Slot: Hashable, Sendable {
    /// How its words are taken.
    package enum Kind: Hashable, Sendable {
      /// As its type asks.
      case value
      /// Several values, with commas and words such as 'and' between them.
      case list
      /// As they are.
      case text
      /// No words: what stands around it means this value.
      case constant(String)
    }

    /// The parameter, `recipients`.
    package var name: String
    /// The property of the parameter's value that is said, `artistName`; none for the value itself.
    package var property: String?
    /// How its words are taken.
    package var kind: Kind
    /// What the number that is said is multiplied by: 1,000 for kilometers, where the parameter holds meters.
    package var factor: Double?
    /// Where it stands in the template, in UTF-8 bytes.
    package var offset: Int

    /// Any words, of which nothing is made: `{*}`.
    package static let anyWords = Slot(name: "*", property: nil, kind: .text, offset: 0)
  }

  /// The template as it is written.
  package var text: String
  /// What it is made of.
  package var root: Node
}

extension UtteranceTemplate.Node {
  /// The slots in it, in the order in which they stand, those of shared phrases not among them.
  package var slots: [UtteranceTemplate.Slot] {
    var slots: [UtteranceTemplate.Slot] = []
    visit { if case .slot(let slot) = $0 { slots.append(slot) } }
    return slots
  }

  /// The shared phrases that it names.
  package var phrases: [(name: String, offset: Int)] {
    var phrases: [(name: String, offset: Int)] = []
    visit { if case .phrase(let name, let offset) = $0 { phrases.append((name, offset)) } }
    return phrases
  }

  /// Looks at it, and at all that it is made of in the order in which it stands.
  private func visit(_ body: (Self) -> Void) {
    body(self)
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): for node in nodes { node.visit(body) }
    case .repetition(let node, _): node.visit(body)
    case .words, .app, .slot, .phrase: break
    }
  }
}
