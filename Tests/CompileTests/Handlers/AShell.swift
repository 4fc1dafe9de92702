// Handlers of a terminal app, as ones for Apple's generated protocols are written, in their
// asynchronous form.

import Foundation
import Intents

final class ExecuteCommandIntentHandler: NSObject, ExecuteCommandIntentHandling {
  func resolveCommand(for intent: ExecuteCommandIntent) async -> [INStringResolutionResult] {
    guard let commands = intent.command, !commands.isEmpty else {
      return [INStringResolutionResult.needsValue()]
    }
    return commands.map { INStringResolutionResult.success(with: $0) }
  }

  func resolveOpenWindow(for intent: ExecuteCommandIntent) async -> EnumResolutionResult {
    EnumResolutionResult.success(with: intent.openWindow ?? .default)
  }

  func resolveKeepGoing(for intent: ExecuteCommandIntent) async -> INBooleanResolutionResult {
    .success(with: intent.keepGoing ?? false)
  }

  func handle(intent: ExecuteCommandIntent) async -> ExecuteCommandIntentResponse {
    guard let commands = intent.command else {
      return .failure(property1: 1, property: "There is no command.")
    }
    if intent.openWindow == .open {
      var activity = UserActivity(activityType: "AsyncExecuteCommand")
      activity.userInfo["commands"] = .array(commands.map { .string($0) })
      return ExecuteCommandIntentResponse(code: .continueInApp, userActivity: activity)
    }
    return ExecuteCommandIntentResponse.success(property: commands.joined(separator: "\n"))
  }
}

final class GetFileIntentHandler: NSObject, GetFileIntentHandling {
  func resolveFileName(for intent: GetFileIntent) async -> INStringResolutionResult {
    intent.fileName.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveErrorIfNotFound(for intent: GetFileIntent) async -> INBooleanResolutionResult {
    .success(with: intent.errorIfNotFound ?? true)
  }

  func resolveCopyFile(for intent: GetFileIntent) async -> INBooleanResolutionResult {
    .success(with: intent.copyFile ?? false)
  }

  func handle(intent: GetFileIntent) async -> GetFileIntentResponse {
    guard let name = intent.fileName,
      let data = FileManager.default.contents(atPath: name)
    else { return .failure(message: "There is no such file.") }
    return .success(file: INFile(data: data, filename: name, typeIdentifier: nil))
  }
}

final class PutFileIntentHandler: NSObject, PutFileIntentHandling {
  func resolveFile(for intent: PutFileIntent) async -> [INFileResolutionResult] {
    guard let files = intent.file, !files.isEmpty else { return [.needsValue()] }
    return files.map { .success(with: $0) }
  }

  func resolveOverwrite(for intent: PutFileIntent) async -> INBooleanResolutionResult {
    .success(with: intent.overwrite ?? false)
  }

  func handle(intent: PutFileIntent) async -> PutFileIntentResponse {
    do {
      for file in intent.file ?? [] {
        try file.data.write(to: URL(fileURLWithPath: file.filename))
      }
      return PutFileIntentResponse(code: .success, userActivity: nil)
    } catch {
      return PutFileIntentResponse.failure(error: error.localizedDescription)
    }
  }
}
