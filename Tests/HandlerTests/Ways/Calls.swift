// Written as apps write, not as this project does.
// swift-format-ignore-file
import Intents

struct Contact {
  let name: String
  let number: String

  var person: INPerson {
    var components = PersonNameComponents()
    components.givenName = name
    return INPerson(
      personHandle: INPersonHandle(value: number, type: .phoneNumber, label: .mobile),
      nameComponents: components, displayName: name, image: .none, contactIdentifier: nil,
      customIdentifier: number, aliases: nil, suggestionType: .none)
  }
}

class CallHandler: NSObject, INStartCallIntentHandling, INSearchCallHistoryIntentHandling {
  lazy var contacts: [Contact] = [Contact(name: "Ann", number: "1")]

  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    guard let asked = intent.contacts, let first = asked.first else {
      completion([.needsValue()])
      return
    }
    let found = contacts.filter { $0.name.contains(first.displayName) }.map { $0.person }
    switch found.count {
    case 0: completion([.unsupported(forReason: .noContactFound)])
    case 1: completion([.success(with: found[0])])
    default: completion([.disambiguation(with: found)])
    }
  }

  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    if case .videoCall = intent.callCapability {
      completion(.unsupported(forReason: .videoCallUnsupported))
    } else {
      completion(.success(with: .audioCall))
    }
  }

  func resolveDestinationType(for intent: INStartCallIntent) async
    -> INCallDestinationTypeResolutionResult
  { .success(with: .normal) }

  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
    completion(.init(code: .continueInApp, userActivity: activity))
  }

  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    completion(
      intent.callTypes.contains(.missed)
        ? .success(with: [.missed, .received]) : .confirmationRequired(with: .outgoing))
  }

  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) {
    let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
    response.callRecords = [
      INCallRecord(
        identifier: "1", dateCreated: Date(), caller: contacts.first?.person,
        callRecordType: .missed, callCapability: .audioCall, callDuration: 3, unseen: true)
    ]
    completion(response)
  }
}

@available(iOS, deprecated: 13.0)
class OldCallHandler: NSObject, INStartAudioCallIntentHandling, INStartVideoCallIntentHandling {
  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.contacts ?? []).map { INPersonResolutionResult.success(with: $0) })
  }

  func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    let response: INStartAudioCallIntentResponse
    defer { completion(response) }
    response = INStartAudioCallIntentResponse(code: .continueInApp, userActivity: nil)
  }

  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    .init(code: .continueInApp, userActivity: nil)
  }
}
