public import Foundation

/// An intent and what came of it, donated so that the assistant can suggest it again.
///
/// Apple's counterpart is `INInteraction`.
public struct Interaction: Codable, Hashable, Sendable, Identifiable {
  /// Who began it.
  public enum Direction: Int, Codable, Hashable, Sendable {
    /// Nobody in particular.
    case unspecified = 0
    /// The user.
    case outgoing = 1
    /// Somebody else, to the user.
    case incoming = 2
  }

  /// What tells the interaction from others.
  public var id: String
  /// What several interactions have in common, such as a conversation.
  public var groupIdentifier: String?
  /// The intent with its values.
  public var request: IntentRequest
  /// The name of the response code; none where nobody answered.
  public var code: String?
  /// The response; none where nobody answered.
  public var response: JSONValue?
  /// Who began it.
  public var direction: Direction
  /// When it took place.
  public var date: Date

  /// An interaction to donate.
  ///
  /// - Parameters:
  ///   - id: What it is deleted by; unique in a store.
  ///   - groupIdentifier: What several are deleted by at once.
  public init(
    id: String,
    groupIdentifier: String? = nil,
    request: IntentRequest,
    code: String? = nil,
    response: JSONValue? = nil,
    direction: Direction = .outgoing,
    date: Date
  ) {
    self.id = id
    self.groupIdentifier = groupIdentifier
    self.request = request
    self.code = code
    self.response = response
    self.direction = direction
    self.date = date
  }

  /// The interaction of a session that has ended with an intent that was carried out; none of any other, nor
  /// of one that goes on in the app or is still under way.
  ///
  /// Its identifier is the session's ``IntentSession/idempotencyKey``: other sessions may have the
  /// identifier of the session once it is over.
  ///
  /// - Parameters:
  ///   - step: The session's last step.
  ///   - date: When it took place.
  ///   - groupIdentifier: What several interactions have in common.
  public init?(_ step: SessionStep, date: Date, groupIdentifier: String? = nil) {
    guard case .done(let outcome) = step.turn, outcome.ending == .handled,
      outcome.code != ResponseOutcome.inProgress.rawValue
    else { return nil }
    self.init(
      id: step.session.idempotencyKey,
      groupIdentifier: groupIdentifier,
      request: step.session.request,
      code: outcome.code,
      response: outcome.response,
      date: date
    )
  }
}
