import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetTaskAttributeIntent` of SystemIntents.
final class SetTaskAttributeAdapter: SystemHandlerAdapter, SetTaskAttributeIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSetTaskAttributeIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetTaskAttributeIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetTaskAttributeIntent) -> INIntent {
    INSetTaskAttributeIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetTaskAttributeIntentHandling)? {
    SetTaskAttributeAdapter(object)
  }

  func resolveTargetTask(for intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentTask>
  {
    let result = await handler.resolveTargetTask(for: INSetTaskAttributeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.targetTask) {
      ($0 as? INTask).map { SystemIntents.IntentTask($0) }
    }
  }

  func resolveTaskTitle(for intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveTaskTitle(for: INSetTaskAttributeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.taskTitle) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveStatus(for intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> IntentRuntime.ResolutionResult<TaskStatus>
  {
    let result = await handler.resolveStatus(for: INSetTaskAttributeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.status) {
      ($0 as? INTaskStatus).flatMap { SystemIntents.TaskStatus(rawValue: $0.rawValue) }
    }
  }

  func resolvePriority(for intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> IntentRuntime.ResolutionResult<TaskPriority>
  {
    let result = await handler.resolvePriority(for: INSetTaskAttributeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.priority) {
      ($0 as? INTaskPriority).flatMap { SystemIntents.TaskPriority(rawValue: $0.rawValue) }
    }
  }

  func resolveSpatialEventTrigger(for intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> IntentRuntime.ResolutionResult<SpatialEventTrigger>
  {
    let result = await handler.resolveSpatialEventTrigger(
      for: INSetTaskAttributeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.spatialEventTrigger) {
      ($0 as? INSpatialEventTrigger).map { SystemIntents.SpatialEventTrigger($0) }
    }
  }

  func resolveTemporalEventTrigger(for intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> SetTaskAttributeTemporalEventTriggerResolutionResult
  {
    let result = await handler.resolveTemporalEventTrigger(
      for: INSetTaskAttributeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.temporalEventTrigger) {
      ($0 as? INTemporalEventTrigger).map { SystemIntents.TemporalEventTrigger($0) }
    }
  }

  func confirm(intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> SystemIntents.SetTaskAttributeIntentResponse
  {
    let response = await handler.confirm(intent: INSetTaskAttributeIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetTaskAttributeIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetTaskAttributeIntent) async throws
    -> SystemIntents.SetTaskAttributeIntentResponse
  {
    try await handler.handle(intent: INSetTaskAttributeIntent.make(intent)).systemResponse()
  }
}

extension INSetTaskAttributeIntent {
  static func make(_ value: SystemIntents.SetTaskAttributeIntent) -> INSetTaskAttributeIntent {
    let intent = INSetTaskAttributeIntent()
    intent.targetTask = value.targetTask.map { INTask.make($0) }
    intent.taskTitle = value.taskTitle.map { Bridging.SpeakableString.property(of: $0) }
    if let given = (value.status.flatMap { INTaskStatus(rawValue: $0.rawValue) }) {
      intent.status = given
    }
    if let given = (value.priority.flatMap { INTaskPriority(rawValue: $0.rawValue) }) {
      intent.priority = given
    }
    intent.spatialEventTrigger = value.spatialEventTrigger.map { INSpatialEventTrigger.make($0) }
    intent.temporalEventTrigger = value.temporalEventTrigger.map { INTemporalEventTrigger.make($0) }
    return intent
  }
}

extension INSetTaskAttributeIntentResponse {
  func systemResponse() throws -> SystemIntents.SetTaskAttributeIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SetTaskAttributeIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.modifiedTask = modifiedTask.map { SystemIntents.IntentTask($0) }
    return response
  }
}
