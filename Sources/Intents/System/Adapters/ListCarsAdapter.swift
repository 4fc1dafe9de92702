import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `ListCarsIntent` of SystemIntents.
final class ListCarsAdapter: SystemHandlerAdapter, ListCarsIntentHandling, @unchecked Sendable {
  private let handler: any INListCarsIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INListCarsIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.ListCarsIntent) -> INIntent {
    INListCarsIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any ListCarsIntentHandling)? {
    ListCarsAdapter(object)
  }

  func confirm(intent: SystemIntents.ListCarsIntent) async throws
    -> SystemIntents.ListCarsIntentResponse
  {
    let response = await handler.confirm(intent: INListCarsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.ListCarsIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.ListCarsIntent) async throws
    -> SystemIntents.ListCarsIntentResponse
  {
    try await handler.handle(intent: INListCarsIntent.make(intent)).systemResponse()
  }
}

extension INListCarsIntent {
  static func make(_ value: SystemIntents.ListCarsIntent) -> INListCarsIntent {
    let intent = INListCarsIntent()
    return intent
  }
}

extension INListCarsIntentResponse {
  func systemResponse() throws -> SystemIntents.ListCarsIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.ListCarsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.cars = cars?.map { SystemIntents.Car($0) }
    return response
  }
}
