import Foundation
import SystemIntents

/// Sends messages.
struct MessageHandler: SendMessageIntentHandling {
  let store: MessageStore

  /// Finds out whom the user means: one contact, several to choose among, one that is nearly it.
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async throws -> [SendMessageRecipientsResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    let contacts = try await store.contacts()
    let index = SpokenNameIndex(contacts) { [$0.name] + $0.localizedNames.values }
    return recipients.map { resolve($0, index) }
  }

  private func resolve(
    _ recipient: Person,
    _ index: SpokenNameIndex<Contact>
  ) -> SendMessageRecipientsResolutionResult {
    let language = IntentLanguage.current
    // Somebody whom the user has chosen already.
    if let id = recipient.customIdentifier,
      let contact = index.values.first(where: { $0.id.uuidString == id })
    {
      return .success(with: contact.person(in: language))
    }
    let found = index.matches(for: recipient.displayName, limit: 11)
    let whole = found.filter { $0.quality == .whole }
    let matches = (whole.isEmpty ? found : whole).map { $0.value.person(in: language) }
    switch matches.count {
    case 0: break
    // 'Off' may be more than the beginning of an office's name.
    case 1 where found[0].quality == .beginnings: return .confirmationRequired(with: matches[0])
    case 1: return .success(with: matches[0])
    case 2...10: return .disambiguation(with: matches)
    default: return .needsMoreDetails(for: recipient)
    }
    let near = index.nearMatches(for: recipient.displayName).map { $0.person(in: language) }
    // Of several that are nearly it the assistant asks which one was meant.
    return near.count == 1 ? .confirmationRequired(with: near[0]) : .unsupported()
  }

  func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
    guard let content = intent.content, !content.isEmpty else { return .needsValue() }
    return .success(with: content)
  }

  func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
    let content = intent.content ?? ""
    let recipients = once(intent.recipients ?? [])
    for recipient in recipients {
      guard let id = recipient.customIdentifier.flatMap(UUID.init) else {
        return SendMessageIntentResponse(code: .failure)
      }
      try await store.add(SentMessage(contactID: id, content: content))
    }
    let message = Message(content: content, recipients: recipients)
    return SendMessageIntentResponse(code: .success, sentMessages: [message])
  }

  /// Each of some people once, however often they are named.
  private func once(_ people: [Person]) -> [Person] {
    var seen: Set<String> = []
    return people.filter { seen.insert($0.customIdentifier ?? $0.displayName).inserted }
  }
}

extension MessageHandler: SendMessageIntentPresenting {
  /// Repeats what was sent, to whom, and by which app, in the user's language.
  func present(
    intent: SendMessageIntent,
    response: SendMessageIntentResponse
  ) async throws -> Presentation {
    guard response.code == .success else { return Presentation(ViewDescription([])) }
    let language = IntentLanguage.current
    let names = once(intent.recipients ?? []).map(\.displayName)
    let text = SentText(language: language)
      .text(
        intent.content ?? "",
        to: names.formatted(.list(type: .and).locale(Locale(identifier: language))))
    return Presentation(ViewDescription([.text(text)], replaces: [.answer, .message]))
  }
}
