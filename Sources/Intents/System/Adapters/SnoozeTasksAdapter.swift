import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SnoozeTasksIntent` of SystemIntents.
final class SnoozeTasksAdapter: SystemHandlerAdapter, SnoozeTasksIntentHandling, @unchecked Sendable
{
  private let handler: any INSnoozeTasksIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSnoozeTasksIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SnoozeTasksIntent) -> INIntent {
    INSnoozeTasksIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SnoozeTasksIntentHandling)? {
    SnoozeTasksAdapter(object)
  }

  func resolveTasks(for intent: SystemIntents.SnoozeTasksIntent) async throws
    -> [SnoozeTasksTasksResolutionResult]
  {
    let results = await handler.resolveTasks(for: INSnoozeTasksIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.tasks) {
      ($0 as? INTask).map { SystemIntents.IntentTask($0) }
    }
  }

  func resolveNextTriggerTime(for intent: SystemIntents.SnoozeTasksIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveNextTriggerTime(for: INSnoozeTasksIntent.make(intent))
    return try Bridging.resolution(result, of: intent.nextTriggerTime) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SnoozeTasksIntent) async throws
    -> SystemIntents.SnoozeTasksIntentResponse
  {
    let response = await handler.confirm(intent: INSnoozeTasksIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SnoozeTasksIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SnoozeTasksIntent) async throws
    -> SystemIntents.SnoozeTasksIntentResponse
  {
    try await handler.handle(intent: INSnoozeTasksIntent.make(intent)).systemResponse()
  }
}

extension INSnoozeTasksIntent {
  static func make(_ value: SystemIntents.SnoozeTasksIntent) -> INSnoozeTasksIntent {
    let intent = INSnoozeTasksIntent()
    intent.tasks = value.tasks?.map { INTask.make($0) }
    intent.nextTriggerTime = value.nextTriggerTime.map {
      Bridging.DateComponentsRange.property(of: $0)
    }
    intent.all = value.all
    return intent
  }
}

extension INSnoozeTasksIntentResponse {
  func systemResponse() throws -> SystemIntents.SnoozeTasksIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SnoozeTasksIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.snoozedTasks = snoozedTasks?.map { SystemIntents.IntentTask($0) }
    return response
  }
}
