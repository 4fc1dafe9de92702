import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `StartPhotoPlaybackIntent` of SystemIntents.
final class StartPhotoPlaybackAdapter: SystemHandlerAdapter, StartPhotoPlaybackIntentHandling,
  @unchecked Sendable
{
  private let handler: any INStartPhotoPlaybackIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INStartPhotoPlaybackIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.StartPhotoPlaybackIntent) -> INIntent {
    INStartPhotoPlaybackIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any StartPhotoPlaybackIntentHandling)? {
    StartPhotoPlaybackAdapter(object)
  }

  func resolveDateCreated(for intent: SystemIntents.StartPhotoPlaybackIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveDateCreated(for: INStartPhotoPlaybackIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dateCreated) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveLocationCreated(for intent: SystemIntents.StartPhotoPlaybackIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Placemark>
  {
    let result = await handler.resolveLocationCreated(for: INStartPhotoPlaybackIntent.make(intent))
    return try Bridging.resolution(result, of: intent.locationCreated) {
      ($0 as? CLPlacemark).map { Bridging.Placemark.value(of: $0) }
    }
  }

  func resolveAlbumName(for intent: SystemIntents.StartPhotoPlaybackIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveAlbumName(for: INStartPhotoPlaybackIntent.make(intent))
    return try Bridging.resolution(result, of: intent.albumName) {
      Bridging.String.value(given: $0)
    }
  }

  func resolvePeopleInPhoto(for intent: SystemIntents.StartPhotoPlaybackIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.Person>]
  {
    let results = await handler.resolvePeopleInPhoto(for: INStartPhotoPlaybackIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.peopleInPhoto) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.StartPhotoPlaybackIntent) async throws
    -> SystemIntents.StartPhotoPlaybackIntentResponse
  {
    let response = await handler.confirm(intent: INStartPhotoPlaybackIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.StartPhotoPlaybackIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.StartPhotoPlaybackIntent) async throws
    -> SystemIntents.StartPhotoPlaybackIntentResponse
  {
    try await handler.handle(intent: INStartPhotoPlaybackIntent.make(intent)).systemResponse()
  }
}

extension INStartPhotoPlaybackIntent {
  static func make(_ value: SystemIntents.StartPhotoPlaybackIntent) -> INStartPhotoPlaybackIntent {
    let intent = INStartPhotoPlaybackIntent()
    intent.dateCreated = value.dateCreated.map { Bridging.DateComponentsRange.property(of: $0) }
    intent.locationCreated = value.locationCreated.map { Bridging.Placemark.property(of: $0) }
    intent.albumName = value.albumName
    intent.searchTerms = value.searchTerms
    if let given =
      (value.searchTermsOperator.flatMap { INConditionalOperator(rawValue: $0.rawValue) })
    {
      intent.searchTermsOperator = given
    }
    if let given =
      (value.includedAttributes.map {
        INPhotoAttributeOptions(rawValue: UInt(bitPattern: $0.rawValue))
      })
    {
      intent.includedAttributes = given
    }
    if let given =
      (value.excludedAttributes.map {
        INPhotoAttributeOptions(rawValue: UInt(bitPattern: $0.rawValue))
      })
    {
      intent.excludedAttributes = given
    }
    intent.peopleInPhoto = value.peopleInPhoto?.map { Bridging.Person.property(of: $0) }
    if let given =
      (value.peopleInPhotoOperator.flatMap { INConditionalOperator(rawValue: $0.rawValue) })
    {
      intent.peopleInPhotoOperator = given
    }
    return intent
  }
}

extension INStartPhotoPlaybackIntentResponse {
  func systemResponse() throws -> SystemIntents.StartPhotoPlaybackIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.StartPhotoPlaybackIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.searchResultsCount = searchResultsCount
    return response
  }
}
