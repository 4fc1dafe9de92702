import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SearchForNotebookItemsIntent` of SystemIntents.
final class SearchForNotebookItemsAdapter: SystemHandlerAdapter,
  SearchForNotebookItemsIntentHandling, @unchecked Sendable
{
  private let handler: any INSearchForNotebookItemsIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSearchForNotebookItemsIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SearchForNotebookItemsIntent) -> INIntent {
    INSearchForNotebookItemsIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SearchForNotebookItemsIntentHandling)? {
    SearchForNotebookItemsAdapter(object)
  }

  func resolveTitle(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveTitle(for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.title) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveContent(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveContent(for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.content) { Bridging.String.value(given: $0) }
  }

  func resolveItemType(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<NotebookItemType>
  {
    let result = await handler.resolveItemType(for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.itemType) {
      ($0 as? INNotebookItemType).flatMap { SystemIntents.NotebookItemType(rawValue: $0.rawValue) }
    }
  }

  func resolveStatus(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<TaskStatus>
  {
    let result = await handler.resolveStatus(for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.status) {
      ($0 as? INTaskStatus).flatMap { SystemIntents.TaskStatus(rawValue: $0.rawValue) }
    }
  }

  func resolveLocation(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Placemark>
  {
    let result = await handler.resolveLocation(for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.location) {
      ($0 as? CLPlacemark).map { Bridging.Placemark.value(of: $0) }
    }
  }

  func resolveLocationSearchType(for intent: SystemIntents.SearchForNotebookItemsIntent)
    async throws -> IntentRuntime.ResolutionResult<LocationSearchType>
  {
    let result = await handler.resolveLocationSearchType(
      for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.locationSearchType) {
      ($0 as? INLocationSearchType).flatMap {
        SystemIntents.LocationSearchType(rawValue: $0.rawValue)
      }
    }
  }

  func resolveDateTime(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveDateTime(for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dateTime) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveDateSearchType(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<DateSearchType>
  {
    let result = await handler.resolveDateSearchType(
      for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dateSearchType) {
      ($0 as? INDateSearchType).flatMap { SystemIntents.DateSearchType(rawValue: $0.rawValue) }
    }
  }

  func resolveTemporalEventTriggerTypes(for intent: SystemIntents.SearchForNotebookItemsIntent)
    async throws -> IntentRuntime.ResolutionResult<TemporalEventTriggerTypeOptions>
  {
    let result = await handler.resolveTemporalEventTriggerTypes(
      for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.temporalEventTriggerTypes) {
      ($0 as? INTemporalEventTriggerTypeOptions).map {
        SystemIntents.TemporalEventTriggerTypeOptions(rawValue: Int(bitPattern: $0.rawValue))
      }
    }
  }

  func resolveTaskPriority(for intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> IntentRuntime.ResolutionResult<TaskPriority>
  {
    let result = await handler.resolveTaskPriority(for: INSearchForNotebookItemsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.taskPriority) {
      ($0 as? INTaskPriority).flatMap { SystemIntents.TaskPriority(rawValue: $0.rawValue) }
    }
  }

  func confirm(intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> SystemIntents.SearchForNotebookItemsIntentResponse
  {
    let response = await handler.confirm(intent: INSearchForNotebookItemsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SearchForNotebookItemsIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SearchForNotebookItemsIntent) async throws
    -> SystemIntents.SearchForNotebookItemsIntentResponse
  {
    try await handler.handle(intent: INSearchForNotebookItemsIntent.make(intent)).systemResponse()
  }
}

extension INSearchForNotebookItemsIntent {
  static func make(_ value: SystemIntents.SearchForNotebookItemsIntent)
    -> INSearchForNotebookItemsIntent
  {
    let intent = INSearchForNotebookItemsIntent()
    intent.title = value.title.map { Bridging.SpeakableString.property(of: $0) }
    intent.content = value.content
    if let given = (value.itemType.flatMap { INNotebookItemType(rawValue: $0.rawValue) }) {
      intent.itemType = given
    }
    if let given = (value.status.flatMap { INTaskStatus(rawValue: $0.rawValue) }) {
      intent.status = given
    }
    intent.location = value.location.map { Bridging.Placemark.property(of: $0) }
    if let given =
      (value.locationSearchType.flatMap { INLocationSearchType(rawValue: $0.rawValue) })
    {
      intent.locationSearchType = given
    }
    intent.dateTime = value.dateTime.map { Bridging.DateComponentsRange.property(of: $0) }
    if let given = (value.dateSearchType.flatMap { INDateSearchType(rawValue: $0.rawValue) }) {
      intent.dateSearchType = given
    }
    if let given =
      (value.temporalEventTriggerTypes.map {
        INTemporalEventTriggerTypeOptions(rawValue: UInt(bitPattern: $0.rawValue))
      })
    {
      intent.temporalEventTriggerTypes = given
    }
    if let given = (value.taskPriority.flatMap { INTaskPriority(rawValue: $0.rawValue) }) {
      intent.taskPriority = given
    }
    intent.notebookItemIdentifier = value.notebookItemIdentifier
    return intent
  }
}

extension INSearchForNotebookItemsIntentResponse {
  func systemResponse() throws -> SystemIntents.SearchForNotebookItemsIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SearchForNotebookItemsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.notes = notes?.map { SystemIntents.Note($0) }
    response.taskLists = taskLists?.map { SystemIntents.TaskList($0) }
    response.tasks = tasks?.map { SystemIntents.IntentTask($0) }
    response.sortType =
      sortType.rawValue == 0 ? nil : SystemIntents.SortType(rawValue: sortType.rawValue)
    return response
  }
}
