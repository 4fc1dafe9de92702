import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `CreateTaskListIntent` of SystemIntents.
final class CreateTaskListAdapter: SystemHandlerAdapter, CreateTaskListIntentHandling,
  @unchecked Sendable
{
  private let handler: any INCreateTaskListIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INCreateTaskListIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.CreateTaskListIntent) -> INIntent {
    INCreateTaskListIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any CreateTaskListIntentHandling)? {
    CreateTaskListAdapter(object)
  }

  func resolveTitle(for intent: SystemIntents.CreateTaskListIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveTitle(for: INCreateTaskListIntent.make(intent))
    return try Bridging.resolution(result, of: intent.title) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveTaskTitles(for intent: SystemIntents.CreateTaskListIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>]
  {
    let results = await handler.resolveTaskTitles(for: INCreateTaskListIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.taskTitles) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveGroupName(for intent: SystemIntents.CreateTaskListIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveGroupName(for: INCreateTaskListIntent.make(intent))
    return try Bridging.resolution(result, of: intent.groupName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.CreateTaskListIntent) async throws
    -> SystemIntents.CreateTaskListIntentResponse
  {
    let response = await handler.confirm(intent: INCreateTaskListIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.CreateTaskListIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.CreateTaskListIntent) async throws
    -> SystemIntents.CreateTaskListIntentResponse
  {
    try await handler.handle(intent: INCreateTaskListIntent.make(intent)).systemResponse()
  }
}

extension INCreateTaskListIntent {
  static func make(_ value: SystemIntents.CreateTaskListIntent) -> INCreateTaskListIntent {
    let intent = INCreateTaskListIntent()
    intent.title = value.title.map { Bridging.SpeakableString.property(of: $0) }
    intent.taskTitles = value.taskTitles?.map { Bridging.SpeakableString.property(of: $0) }
    intent.groupName = value.groupName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INCreateTaskListIntentResponse {
  func systemResponse() throws -> SystemIntents.CreateTaskListIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.CreateTaskListIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.createdTaskList = createdTaskList.map { SystemIntents.TaskList($0) }
    return response
  }
}
