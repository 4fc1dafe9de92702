import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.TemporalEventTrigger {
  init(_ object: INTemporalEventTrigger) {
    self.init()
    dateComponentsRange = Bridging.DateComponentsRange.value(of: object.dateComponentsRange)
  }
}

extension INTemporalEventTrigger {
  static func make(_ value: SystemIntents.TemporalEventTrigger) -> INTemporalEventTrigger {
    let object = INTemporalEventTrigger()
    if let given = (value.dateComponentsRange.map { Bridging.DateComponentsRange.property(of: $0) })
    {
      object.dateComponentsRange = given
    }
    return object
  }
}
