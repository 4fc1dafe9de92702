import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `AppendToNoteIntent` of SystemIntents.
final class AppendToNoteAdapter: SystemHandlerAdapter, AppendToNoteIntentHandling,
  @unchecked Sendable
{
  private let handler: any INAppendToNoteIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INAppendToNoteIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.AppendToNoteIntent) -> INIntent {
    INAppendToNoteIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any AppendToNoteIntentHandling)? {
    AppendToNoteAdapter(object)
  }

  func resolveTargetNote(for intent: SystemIntents.AppendToNoteIntent) async throws
    -> IntentRuntime.ResolutionResult<Note>
  {
    let result = await handler.resolveTargetNote(for: INAppendToNoteIntent.make(intent))
    return try Bridging.resolution(result, of: intent.targetNote) {
      ($0 as? INNote).map { SystemIntents.Note($0) }
    }
  }

  func resolveContent(for intent: SystemIntents.AppendToNoteIntent) async throws
    -> IntentRuntime.ResolutionResult<NoteContent>
  {
    let result = await handler.resolveContent(for: INAppendToNoteIntent.make(intent))
    return try Bridging.resolution(result, of: intent.content) {
      ($0 as? INNoteContent).map { SystemIntents.NoteContent($0) }
    }
  }

  func confirm(intent: SystemIntents.AppendToNoteIntent) async throws
    -> SystemIntents.AppendToNoteIntentResponse
  {
    let response = await handler.confirm(intent: INAppendToNoteIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.AppendToNoteIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.AppendToNoteIntent) async throws
    -> SystemIntents.AppendToNoteIntentResponse
  {
    try await handler.handle(intent: INAppendToNoteIntent.make(intent)).systemResponse()
  }
}

extension INAppendToNoteIntent {
  static func make(_ value: SystemIntents.AppendToNoteIntent) -> INAppendToNoteIntent {
    let intent = INAppendToNoteIntent()
    intent.targetNote = value.targetNote.map { INNote.make($0) }
    intent.content = value.content.map { INNoteContent.make($0) }
    return intent
  }
}

extension INAppendToNoteIntentResponse {
  func systemResponse() throws -> SystemIntents.AppendToNoteIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.AppendToNoteIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.note = note.map { SystemIntents.Note($0) }
    return response
  }
}
