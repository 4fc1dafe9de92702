import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `AddTasksIntent` of SystemIntents.
final class AddTasksAdapter: SystemHandlerAdapter, AddTasksIntentHandling, @unchecked Sendable {
  private let handler: any INAddTasksIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INAddTasksIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.AddTasksIntent) -> INIntent {
    INAddTasksIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any AddTasksIntentHandling)? {
    AddTasksAdapter(object)
  }

  func resolveTargetTaskList(for intent: SystemIntents.AddTasksIntent) async throws
    -> IntentRuntime.ResolutionResult<TaskList>
  {
    let result = await handler.resolveTargetTaskList(for: INAddTasksIntent.make(intent))
    return try Bridging.resolution(result, of: intent.targetTaskList) {
      ($0 as? INTaskList).map { SystemIntents.TaskList($0) }
    }
  }

  func resolveTaskTitles(for intent: SystemIntents.AddTasksIntent) async throws -> [IntentRuntime
    .ResolutionResult<IntentRuntime.SpeakableString>]
  {
    let results = await handler.resolveTaskTitles(for: INAddTasksIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.taskTitles) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveSpatialEventTrigger(for intent: SystemIntents.AddTasksIntent) async throws
    -> IntentRuntime.ResolutionResult<SpatialEventTrigger>
  {
    let result = await handler.resolveSpatialEventTrigger(for: INAddTasksIntent.make(intent))
    return try Bridging.resolution(result, of: intent.spatialEventTrigger) {
      ($0 as? INSpatialEventTrigger).map { SystemIntents.SpatialEventTrigger($0) }
    }
  }

  func resolveTemporalEventTrigger(for intent: SystemIntents.AddTasksIntent) async throws
    -> AddTasksTemporalEventTriggerResolutionResult
  {
    let result = await handler.resolveTemporalEventTrigger(for: INAddTasksIntent.make(intent))
    return try Bridging.resolution(result, of: intent.temporalEventTrigger) {
      ($0 as? INTemporalEventTrigger).map { SystemIntents.TemporalEventTrigger($0) }
    }
  }

  func resolvePriority(for intent: SystemIntents.AddTasksIntent) async throws
    -> IntentRuntime.ResolutionResult<TaskPriority>
  {
    let result = await handler.resolvePriority(for: INAddTasksIntent.make(intent))
    return try Bridging.resolution(result, of: intent.priority) {
      ($0 as? INTaskPriority).flatMap { SystemIntents.TaskPriority(rawValue: $0.rawValue) }
    }
  }

  func confirm(intent: SystemIntents.AddTasksIntent) async throws
    -> SystemIntents.AddTasksIntentResponse
  {
    let response = await handler.confirm(intent: INAddTasksIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.AddTasksIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.AddTasksIntent) async throws
    -> SystemIntents.AddTasksIntentResponse
  {
    try await handler.handle(intent: INAddTasksIntent.make(intent)).systemResponse()
  }
}

extension INAddTasksIntent {
  static func make(_ value: SystemIntents.AddTasksIntent) -> INAddTasksIntent {
    let intent = INAddTasksIntent()
    intent.targetTaskList = value.targetTaskList.map { INTaskList.make($0) }
    intent.taskTitles = value.taskTitles?.map { Bridging.SpeakableString.property(of: $0) }
    intent.spatialEventTrigger = value.spatialEventTrigger.map { INSpatialEventTrigger.make($0) }
    intent.temporalEventTrigger = value.temporalEventTrigger.map { INTemporalEventTrigger.make($0) }
    if let given = (value.priority.flatMap { INTaskPriority(rawValue: $0.rawValue) }) {
      intent.priority = given
    }
    return intent
  }
}

extension INAddTasksIntentResponse {
  func systemResponse() throws -> SystemIntents.AddTasksIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.AddTasksIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.modifiedTaskList = modifiedTaskList.map { SystemIntents.TaskList($0) }
    response.addedTasks = addedTasks?.map { SystemIntents.IntentTask($0) }
    return response
  }
}
