public import Foundation

/// A shortcut with the user's own phrase for it.
public class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: UUID
  /// What the user says.
  public let invocationPhrase: String
  /// What is begun.
  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// The user's shortcuts. A process here has none: it takes suggestions, and gives them to nobody.
public class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let center = Transferred(INVoiceShortcutCenter())

  private override init() {}

  /// The one of the process.
  public class var shared: INVoiceShortcutCenter { center.value }

  /// All shortcuts of the app.
  public func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }

  /// All shortcuts of the app.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  /// A shortcut of the app.
  public func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    completionHandler(nil, INIntentError(.voiceShortcutGetFailed))
  }

  /// A shortcut of the app.
  public func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    throw INIntentError(.voiceShortcutGetFailed)
  }

  /// Suggests shortcuts.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
