import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.FocusStatus {
  init(_ object: INFocusStatus) {
    self.init()
    isFocused = object.isFocused
  }
}

extension INFocusStatus {
  static func make(_ value: SystemIntents.FocusStatus) -> INFocusStatus {
    let object = INFocusStatus()
    object.isFocused = value.isFocused
    return object
  }
}
