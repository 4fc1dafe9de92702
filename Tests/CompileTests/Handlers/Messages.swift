// A client that serves a whole domain with one method a protocol.

public import SystemIntents

/// A handler.
public struct MessagesHandler: MessagesDomainHandling {
  /// Makes a handler.
  public init() {}

  /// Carries the intent out.
  public func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }

  /// Carries the intent out.
  public func handle(
    intent: SearchForMessagesIntent
  ) async throws -> SearchForMessagesIntentResponse {
    SearchForMessagesIntentResponse(code: .success, messages: [])
  }

  /// Carries the intent out.
  public func handle(
    intent: SetMessageAttributeIntent
  ) async throws -> SetMessageAttributeIntentResponse {
    SetMessageAttributeIntentResponse(code: .failureMessageNotFound)
  }
}

/// A handler on the main actor, with state of its own.
@MainActor
public final class RadioHandler: RadioDomainHandling {
  private var stations = 0

  /// Carries the intent out.
  public func handle(intent: SetRadioStationIntent) async throws -> SetRadioStationIntentResponse {
    stations += 1
    return SetRadioStationIntentResponse(code: stations > 9 ? .failureNotSubscribed : .success)
  }
}

/// A handler that is an actor.
public actor FocusHandler: FocusStatusDomainHandling {
  private var isFocused: Bool?

  /// Carries the intent out.
  public func handle(intent: ShareFocusStatusIntent) async throws -> ShareFocusStatusIntentResponse
  {
    isFocused = intent.focusStatus?.isFocused
    return ShareFocusStatusIntentResponse(code: .success)
  }
}
