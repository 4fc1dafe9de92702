/// The template that a sentence which was not understood came nearest to, and where it left it.
public struct NearestTemplate: Codable, Hashable, Sendable {
  /// The template, as its vocabulary has it.
  public var template: String
  /// The intent that it stands for.
  public var intent: String
  /// The words of the sentence that fit.
  public var fitting: String
  /// The word at which it broke; none where the sentence ended too early.
  public var word: String?
  /// What the template has there; none where it has nothing more.
  public var expected: String?
}

extension NearestTemplate: CustomStringConvertible {
  /// One line, for somebody who writes templates.
  public var description: String {
    let place = word.map { "'\($0)'" } ?? "the end"
    let wanted = expected.map { "where it has '\($0)'" } ?? "where it has nothing more"
    return "nearest is '\(template)' of \(intent): '\(fitting)' fits, \(place) stands \(wanted)"
  }
}
