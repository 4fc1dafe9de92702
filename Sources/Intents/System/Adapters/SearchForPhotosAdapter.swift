import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SearchForPhotosIntent` of SystemIntents.
final class SearchForPhotosAdapter: SystemHandlerAdapter, SearchForPhotosIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSearchForPhotosIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSearchForPhotosIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SearchForPhotosIntent) -> INIntent {
    INSearchForPhotosIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SearchForPhotosIntentHandling)? {
    SearchForPhotosAdapter(object)
  }

  func resolveDateCreated(for intent: SystemIntents.SearchForPhotosIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveDateCreated(for: INSearchForPhotosIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dateCreated) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveLocationCreated(for intent: SystemIntents.SearchForPhotosIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Placemark>
  {
    let result = await handler.resolveLocationCreated(for: INSearchForPhotosIntent.make(intent))
    return try Bridging.resolution(result, of: intent.locationCreated) {
      ($0 as? CLPlacemark).map { Bridging.Placemark.value(of: $0) }
    }
  }

  func resolveAlbumName(for intent: SystemIntents.SearchForPhotosIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveAlbumName(for: INSearchForPhotosIntent.make(intent))
    return try Bridging.resolution(result, of: intent.albumName) {
      Bridging.String.value(given: $0)
    }
  }

  func resolveSearchTerms(for intent: SystemIntents.SearchForPhotosIntent) async throws
    -> [IntentRuntime.ResolutionResult<Swift.String>]
  {
    let results = await handler.resolveSearchTerms(for: INSearchForPhotosIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.searchTerms) {
      Bridging.String.value(given: $0)
    }
  }

  func resolvePeopleInPhoto(for intent: SystemIntents.SearchForPhotosIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.Person>]
  {
    let results = await handler.resolvePeopleInPhoto(for: INSearchForPhotosIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.peopleInPhoto) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SearchForPhotosIntent) async throws
    -> SystemIntents.SearchForPhotosIntentResponse
  {
    let response = await handler.confirm(intent: INSearchForPhotosIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SearchForPhotosIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SearchForPhotosIntent) async throws
    -> SystemIntents.SearchForPhotosIntentResponse
  {
    try await handler.handle(intent: INSearchForPhotosIntent.make(intent)).systemResponse()
  }
}

extension INSearchForPhotosIntent {
  static func make(_ value: SystemIntents.SearchForPhotosIntent) -> INSearchForPhotosIntent {
    let intent = INSearchForPhotosIntent()
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

extension INSearchForPhotosIntentResponse {
  func systemResponse() throws -> SystemIntents.SearchForPhotosIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SearchForPhotosIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.searchResultsCount = searchResultsCount
    return response
  }
}
