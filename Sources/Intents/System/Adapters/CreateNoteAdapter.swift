import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `CreateNoteIntent` of SystemIntents.
final class CreateNoteAdapter: SystemHandlerAdapter, CreateNoteIntentHandling, @unchecked Sendable {
  private let handler: any INCreateNoteIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INCreateNoteIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.CreateNoteIntent) -> INIntent {
    INCreateNoteIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any CreateNoteIntentHandling)? {
    CreateNoteAdapter(object)
  }

  func resolveTitle(for intent: SystemIntents.CreateNoteIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveTitle(for: INCreateNoteIntent.make(intent))
    return try Bridging.resolution(result, of: intent.title) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveContent(for intent: SystemIntents.CreateNoteIntent) async throws
    -> IntentRuntime.ResolutionResult<NoteContent>
  {
    let result = await handler.resolveContent(for: INCreateNoteIntent.make(intent))
    return try Bridging.resolution(result, of: intent.content) {
      ($0 as? INNoteContent).map { SystemIntents.NoteContent($0) }
    }
  }

  func resolveGroupName(for intent: SystemIntents.CreateNoteIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveGroupName(for: INCreateNoteIntent.make(intent))
    return try Bridging.resolution(result, of: intent.groupName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.CreateNoteIntent) async throws
    -> SystemIntents.CreateNoteIntentResponse
  {
    let response = await handler.confirm(intent: INCreateNoteIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.CreateNoteIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.CreateNoteIntent) async throws
    -> SystemIntents.CreateNoteIntentResponse
  {
    try await handler.handle(intent: INCreateNoteIntent.make(intent)).systemResponse()
  }
}

extension INCreateNoteIntent {
  static func make(_ value: SystemIntents.CreateNoteIntent) -> INCreateNoteIntent {
    let intent = INCreateNoteIntent()
    intent.title = value.title.map { Bridging.SpeakableString.property(of: $0) }
    intent.content = value.content.map { INNoteContent.make($0) }
    intent.groupName = value.groupName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INCreateNoteIntentResponse {
  func systemResponse() throws -> SystemIntents.CreateNoteIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.CreateNoteIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.createdNote = createdNote.map { SystemIntents.Note($0) }
    return response
  }
}
