import Foundation
import Intents

/// A handler of Apple's kind, whose methods do what a test wants.
final class Messenger: NSObject, INSendMessageIntentHandling, @unchecked Sendable {
  typealias Answer = (INSendMessageIntentResponse) -> Void

  let work: (INSendMessageIntent, @escaping Answer) -> Void

  init(_ work: @escaping (INSendMessageIntent, @escaping Answer) -> Void) {
    self.work = work
  }

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    work(intent, completion)
  }
}

extension INSendMessageIntentResponse {
  /// A response of a code.
  static func of(_ code: INSendMessageIntentResponseCode) -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: code, userActivity: nil)
  }
}
