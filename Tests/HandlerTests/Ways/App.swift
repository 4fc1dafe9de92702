// Written as apps write, not as this project does.
// swift-format-ignore-file
import Foundation
import Intents

/// What an app does beside its extension.
final class AppSide {
  private(set) var identifiers = Set<String>()

  func start() {
    INPreferences.requestSiriAuthorization { status in
      switch status {
      case .authorized: print("authorized")
      case .denied, .restricted, .notDetermined: break
      @unknown default: break
      }
    }
    guard INPreferences.siriAuthorizationStatus() == .authorized else { return }
    let names = NSOrderedSet(array: ["Chocolate", "Rye"])
    INVocabulary.shared().setVocabularyStrings(names, of: .paymentsAccountNickname)
    INVocabulary.shared().removeAllVocabularyStrings()
    print(INPreferences.siriLanguageCode())
  }

  func donate(_ message: String, to person: INPerson) {
    let intent = INSendMessageIntent(
      recipients: [person], outgoingMessageType: .outgoingMessageText, content: message,
      speakableGroupName: INSpeakableString(spokenPhrase: "Family"), conversationIdentifier: "1",
      serviceName: nil, sender: nil, attachments: nil)
    intent.setImage(INImage(named: "family"), forParameterNamed: \.speakableGroupName)
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.direction = .incoming
    interaction.groupIdentifier = "family"
    interaction.dateInterval = DateInterval(start: Date(), duration: 1)
    interaction.donate { error in
      if let error = error as NSError? {
        print("Interaction donation failed: \(error.localizedDescription), \(error.code)")
      }
    }
    interaction.donate(completion: nil)
  }

  func donateOrder(_ intent: OrderBreadIntent) async throws {
    intent.suggestedInvocationPhrase = "Order bread"
    let response = OrderBreadIntentResponse(code: .success, userActivity: nil)
    try await INInteraction(intent: intent, response: response).donate()
  }

  func forget() {
    INInteraction.delete(with: Array(identifiers)) { error in
      guard error == nil else { return }
      self.identifiers.removeAll()
    }
    INInteraction.delete(with: "family") { _ in }
    INInteraction.deleteAll()
  }

  func suggest(_ intent: OrderBreadIntent) {
    guard let shortcut = INShortcut(intent: intent) else { return }
    INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, error in
      let phrases = shortcuts?.map { $0.invocationPhrase } ?? []
      print(phrases, error as Any, shortcuts?.first?.shortcut.intent as? OrderBreadIntent as Any)
    }
    let relevant = INRelevantShortcut(shortcut: shortcut)
    relevant.shortcutRole = .information
    relevant.relevanceProviders = [
      INDateRelevanceProvider(start: Date(), end: Date().addingTimeInterval(60)),
      INDailyRoutineRelevanceProvider(situation: .morning),
    ]
    relevant.watchTemplate = INDefaultCardTemplate(title: "Bread")
    INRelevantShortcutStore.default.setRelevantShortcuts([relevant]) { error in
      if let error { print(error) }
    }
  }

  func open(_ activity: NSUserActivity) -> Bool {
    guard activity.activityType == NSStringFromClass(OrderBreadIntent.self)
      || activity.activityType == "OrderBreadIntent"
    else { return false }
    if let intent = activity.interaction?.intent as? OrderBreadIntent {
      print(intent.quantity?.intValue ?? 0)
    }
    if let response = activity.interaction?.intentResponse as? OrderBreadIntentResponse {
      print(response.code == .success)
    }
    return activity.userInfo?["identifier"] as? String != nil
  }
}

extension NSUserActivity {
  static let orderType = "com.example.order"

  static var order: NSUserActivity {
    let activity = NSUserActivity(activityType: orderType)
    activity.title = NSString.deferredLocalizedIntentsString(with: "ORDER") as String
    activity.persistentIdentifier = "order"
    activity.requiredUserInfoKeys = ["identifier"]
    activity.keywords = ["bread", "order"]
    activity.webpageURL = URL(string: "https://example.com")
    activity.expirationDate = Date.distantFuture
    activity.becomeCurrent()
    return activity
  }
}

extension OrderBreadIntent {
  convenience init(quantity: Int, crust: Crust = .soft) {
    self.init()
    self.quantity = NSNumber(value: quantity)
    self.crust = crust
    self.isSliced = true
    self.weight = Measurement(value: 500, unit: .grams)
  }
}
