public import Foundation

/// Create task list: its handler.
public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
  /// Resolves the title.
  func resolveTitle(
    for intent: INCreateTaskListIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the title.
  func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
  /// Resolves the task titles.
  func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  /// Resolves the task titles.
  func resolveTaskTitles(for intent: INCreateTaskListIntent) async
    -> [INSpeakableStringResolutionResult]
  /// Resolves the group name.
  func resolveGroupName(
    for intent: INCreateTaskListIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the group name.
  func resolveGroupName(for intent: INCreateTaskListIntent) async
    -> INSpeakableStringResolutionResult
}

extension INCreateTaskListIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INCreateTaskListIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    await Bridging.answer(self, "handle(intent: INCreateTaskListIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INCreateTaskListIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    await Bridging.answer(self, "confirm(intent: INCreateTaskListIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the title.
  public func resolveTitle(
    for intent: INCreateTaskListIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTitle(for: INCreateTaskListIntent, with:)", completion) {
      await self.resolveTitle(for: intent)
    }
  }

  /// Resolves the title.
  public func resolveTitle(for intent: INCreateTaskListIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveTitle(for: INCreateTaskListIntent, with:)") {
      self.resolveTitle(for: intent, with: $0)
    }
  }

  /// Resolves the task titles.
  public func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveTaskTitles(for: INCreateTaskListIntent, with:)", completion) {
      await self.resolveTaskTitles(for: intent)
    }
  }

  /// Resolves the task titles.
  public func resolveTaskTitles(for intent: INCreateTaskListIntent) async
    -> [INSpeakableStringResolutionResult]
  {
    await Bridging.answer(self, "resolveTaskTitles(for: INCreateTaskListIntent, with:)") {
      self.resolveTaskTitles(for: intent, with: $0)
    }
  }

  /// Resolves the group name.
  public func resolveGroupName(
    for intent: INCreateTaskListIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveGroupName(for: INCreateTaskListIntent, with:)", completion) {
      await self.resolveGroupName(for: intent)
    }
  }

  /// Resolves the group name.
  public func resolveGroupName(for intent: INCreateTaskListIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveGroupName(for: INCreateTaskListIntent, with:)") {
      self.resolveGroupName(for: intent, with: $0)
    }
  }
}
