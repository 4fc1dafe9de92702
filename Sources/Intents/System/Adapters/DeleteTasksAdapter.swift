import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `DeleteTasksIntent` of SystemIntents.
final class DeleteTasksAdapter: SystemHandlerAdapter, DeleteTasksIntentHandling, @unchecked Sendable
{
  private let handler: any INDeleteTasksIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INDeleteTasksIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.DeleteTasksIntent) -> INIntent {
    INDeleteTasksIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any DeleteTasksIntentHandling)? {
    DeleteTasksAdapter(object)
  }

  func resolveTaskList(for intent: SystemIntents.DeleteTasksIntent) async throws
    -> DeleteTasksTaskListResolutionResult
  {
    let result = await handler.resolveTaskList(for: INDeleteTasksIntent.make(intent))
    return try Bridging.resolution(result, of: intent.taskList) {
      ($0 as? INTaskList).map { SystemIntents.TaskList($0) }
    }
  }

  func resolveTasks(for intent: SystemIntents.DeleteTasksIntent) async throws
    -> [DeleteTasksTasksResolutionResult]
  {
    let results = await handler.resolveTasks(for: INDeleteTasksIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.tasks) {
      ($0 as? INTask).map { SystemIntents.IntentTask($0) }
    }
  }

  func confirm(intent: SystemIntents.DeleteTasksIntent) async throws
    -> SystemIntents.DeleteTasksIntentResponse
  {
    let response = await handler.confirm(intent: INDeleteTasksIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.DeleteTasksIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.DeleteTasksIntent) async throws
    -> SystemIntents.DeleteTasksIntentResponse
  {
    try await handler.handle(intent: INDeleteTasksIntent.make(intent)).systemResponse()
  }
}

extension INDeleteTasksIntent {
  static func make(_ value: SystemIntents.DeleteTasksIntent) -> INDeleteTasksIntent {
    let intent = INDeleteTasksIntent()
    intent.taskList = value.taskList.map { INTaskList.make($0) }
    intent.tasks = value.tasks?.map { INTask.make($0) }
    intent.all = value.all
    return intent
  }
}

extension INDeleteTasksIntentResponse {
  func systemResponse() throws -> SystemIntents.DeleteTasksIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.DeleteTasksIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.deletedTasks = deletedTasks?.map { SystemIntents.IntentTask($0) }
    return response
  }
}
