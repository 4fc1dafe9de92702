// Written as apps write, not as this project does.
// swift-format-ignore-file
import Intents

// As Xcode's template for an intents extension has it: one class for all.
class MessagesExtension: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{
  override func handler(for intent: INIntent) -> Any {
    return self
  }

  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    if let recipients = intent.recipients {
      if recipients.count == 0 {
        completion([INSendMessageRecipientResolutionResult.needsValue()])
        return
      }
      var resolutionResults = [INSendMessageRecipientResolutionResult]()
      for recipient in recipients {
        let matchingContacts = [recipient]
        switch matchingContacts.count {
        case 2...Int.max:
          resolutionResults += [
            INSendMessageRecipientResolutionResult.disambiguation(with: matchingContacts)
          ]
        case 1:
          resolutionResults += [INSendMessageRecipientResolutionResult.success(with: recipient)]
        case 0:
          resolutionResults += [
            INSendMessageRecipientResolutionResult.unsupported(forReason: .noAccount)
          ]
        default:
          break
        }
      }
      completion(resolutionResults)
    } else {
      completion([INSendMessageRecipientResolutionResult.needsValue()])
    }
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let text = intent.content, !text.isEmpty {
      completion(INStringResolutionResult.success(with: text))
    } else {
      completion(INStringResolutionResult.needsValue())
    }
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.speakableGroupName else { return completion(.notRequired()) }
    completion(.confirmationRequired(with: name))
  }

  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .ready, userActivity: userActivity))
  }

  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(
      activityType: String(describing: INSendMessageIntent.self))
    userActivity.userInfo = ["content": intent.content ?? "", "count": 1]
    let response = INSendMessageIntentResponse(code: .success, userActivity: userActivity)
    response.sentMessage = INMessage(
      identifier: UUID().uuidString, content: intent.content, dateSent: Date(),
      sender: intent.sender, recipients: intent.recipients)
    completion(response)
  }

  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    let handle = INPersonHandle(value: "sarah@example.com", type: .emailAddress)
    let sender = INPerson(
      personHandle: handle, nameComponents: nil, displayName: "Sarah", image: nil,
      contactIdentifier: nil, customIdentifier: nil)
    response.messages = [
      INMessage(
        identifier: "identifier", conversationIdentifier: nil, content: "I am so excited about SiriKit!",
        dateSent: Date(), sender: sender, recipients: [sender], groupName: nil, messageType: .text)
    ]
    completion(response)
  }

  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    switch intent.attribute {
    case .read, .unread: completion(.success(with: intent.attribute))
    case .unknown: completion(.needsValue())
    default: completion(.confirmationRequired(with: .read))
    }
  }

  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    let isRead = intent.attribute == .read
    completion(
      INSetMessageAttributeIntentResponse(code: isRead ? .success : .failure, userActivity: nil))
  }
}

@available(iOS 15.0, *)
final class AsyncMessages: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async
    -> [INSendMessageRecipientResolutionResult]
  {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { person in
      guard let handle = person.personHandle, handle.type == .phoneNumber, handle.value != nil
      else { return .unsupported(forReason: .noValidHandle) }
      return .success(with: person)
    }
  }

  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
    -> INOutgoingMessageTypeResolutionResult
  {
    .success(with: .outgoingMessageText)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    if #available(iOS 16.0, *) {
      let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
      response.sentMessages = []
      return response
    } else {
      return INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
  }
}
