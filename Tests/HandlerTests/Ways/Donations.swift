// Written as apps write, not as this project does.
// swift-format-ignore-file
import Foundation
import Intents

/// What messengers, callers and assistants of tasks write beside their handlers, old and new.
final class DonationSide: NSObject, NSUserActivityDelegate {
  private var shortcuts = Set<INShortcut>()
  private var session: URLSession { URLSession.shared }

  func donate(_ person: INPerson, mentions: Bool) {
    let intent = INSendMessageIntent(
      recipients: [person], content: nil, groupName: "Family", serviceName: nil, sender: person)
    let metadata = INSendMessageIntentDonationMetadata()
    metadata.recipientCount = 3
    metadata.mentionsCurrentUser = mentions
    metadata.isReplyToCurrentUser = false
    metadata.notifyRecipientAnyway = false
    intent.donationMetadata = metadata
    if let shortcut = INShortcut(intent: intent) { shortcuts.insert(shortcut) }
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.donate { error in
      switch error {
      case INIntentError.interactionOperationNotSupported?: print("not supported")
      case let error?: print(INIntentError(.requestTimedOut, userInfo: [NSUnderlyingErrorKey: error]))
      case nil: break
      }
    }
    print(intent.groupName ?? "", interaction.copy(), person.copy() as? INPerson ?? person)
  }

  func people() -> [INPerson] {
    let handle = INPersonHandle(value: "1", type: .unknown, label: INPersonHandleLabel("Canvas user ID"))
    let boss = INPersonRelationship("boss")
    let old = INPerson(handle: "coco@example.com", displayName: "Coco", contactIdentifier: nil)
    print(boss, old.handle ?? "")
    return [
      old,
      INPerson(
        personHandle: handle, nameComponents: nil, displayName: "Bobo", image: nil,
        contactIdentifier: nil, customIdentifier: nil, relationship: boss),
    ]
  }

  func calls(_ people: [INPerson]) -> [INIntent] {
    let redial = INStartCallIntent(
      audioRoute: .unknown, destinationType: .redial, contacts: nil, recordTypeForRedialing: .missed,
      callCapability: .audioCall)
    print(redial.recordTypeForRedialing == .missed)
    return [
      INStartAudioCallIntent(contacts: people), INStartVideoCallIntent(contacts: people), redial,
      INSearchCallHistoryIntent(
        callType: .missed, dateCreated: nil, recipient: people.first, callCapabilities: .audioCall),
    ]
  }

  func tasks(_ list: INTaskList?, _ task: INTask) -> [INIntent] {
    [
      INAddTasksIntent(
        targetTaskList: list, taskTitles: [task.title], spatialEventTrigger: nil,
        temporalEventTrigger: nil),
      INSetTaskAttributeIntent(
        targetTask: task, status: .completed, spatialEventTrigger: nil, temporalEventTrigger: nil),
      INSearchForNotebookItemsIntent(
        title: nil, content: "milk", itemType: .task, status: .notCompleted, location: nil,
        locationSearchType: .unknown, dateTime: nil, dateSearchType: .unknown),
      INSearchForMessagesIntent(
        recipients: nil, senders: nil, searchTerms: ["milk"], attributes: .unread, dateTime: nil,
        identifiers: nil, notificationIdentifiers: nil, groupNames: ["Family"]),
    ]
  }

  func messages(_ file: INFile, from sender: INPerson) -> (INMessage, INSendMessageAttachment) {
    let message = INMessage(
      identifier: "1", conversationIdentifier: nil, content: nil, dateSent: Date(), sender: sender,
      recipients: nil, groupName: nil, serviceName: nil, attachmentFiles: [file])
    return (message, INSendMessageAttachment(audioMessageFile: file))
  }

  func activity(_ region: CLCircularRegion) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.delegate = self
    activity.persistentIdentifier = NSUserActivityPersistentIdentifier("page")
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["page"]) {}
    NSUserActivity.deleteAllSavedUserActivities {}
    let shortcut = INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
    shortcut.widgetKind = "Departures"
    if CLLocationCoordinate2DIsValid(region.center), region.contains(region.center) {
      shortcut.relevanceProviders = [INLocationRelevanceProvider(region: region)]
    }
    return activity
  }

  func fetch(_ url: URL, then done: @escaping (Bool) -> Void) {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    session.dataTask(with: request) { _, response, _ in
      done((response as? HTTPURLResponse)?.statusCode == 200)
    }.resume()
  }
}
