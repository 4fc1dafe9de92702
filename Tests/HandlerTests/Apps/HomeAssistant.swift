// What the handlers use of their app.

import Foundation
import Intents

protocol SensorProvider {}
struct FocusSensor: SensorProvider {}

struct Promise {
  func done(_ body: @escaping () -> Void) -> Promise {
    body()
    return self
  }
  func `catch`(_ body: @escaping (Error) -> Void) {}
}

func when(fulfilled promises: [Promise]) -> Promise { Promise() }

final class FocusState {
  func update(fromReceived status: INFocusStatus?) {}
}

struct API {
  enum Trigger { case Siri }
  func UpdateSensors(trigger: Trigger, limitedTo: [SensorProvider.Type]?) -> Promise { Promise() }
}

struct AppLog {
  func info(_ text: String) {}
  func error(_ text: String) {}
}

struct Environment {
  let focusStatus = FocusState()
  let Log = AppLog()
  let isCatalyst = false
  let apis = [API()]
}

let Current = Environment()

enum IntentHandlerFactory {
  static func handler(for intent: INIntent) -> Any { FocusStatusIntentHandler() }
}
