import IntentConversation
import IntentRuntime

extension ConversationReply {
  /// A member of a value that the request under way has, such as the name of who is paid.
  func member(_ name: String, of parameter: String) -> JSONValue? {
    guard case .object(let members)? = request?.parameters[parameter] else { return nil }
    return members[name]
  }
}
