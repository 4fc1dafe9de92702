#if !canImport(Darwin)
  import IntentRuntime
  import Intents
  import SystemIntents

  /// A handler as it is written for Apple's framework, with completions.
  final class Garage: NSObject, INListCarsIntentHandling {
    static func provider() throws -> HandlerProvider {
      var provider = HandlerProvider(.carCommands)
      try provider.register(Garage())
      return provider
    }

    func confirm(
      intent: INListCarsIntent,
      completion: @escaping (INListCarsIntentResponse) -> Void
    ) {
      completion(INListCarsIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(
      intent: INListCarsIntent,
      completion: @escaping (INListCarsIntentResponse) -> Void
    ) {
      completion(INListCarsIntentResponse(code: .success, userActivity: nil))
    }
  }
#endif
