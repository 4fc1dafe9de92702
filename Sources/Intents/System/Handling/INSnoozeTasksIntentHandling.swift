public import Foundation

/// Snooze tasks: its handler.
public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
  /// Resolves the tasks.
  func resolveTasks(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void)
  /// Resolves the tasks.
  func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult]
  /// Resolves the next trigger time.
  func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the next trigger time.
  func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async
    -> INDateComponentsRangeResolutionResult
}

extension INSnoozeTasksIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSnoozeTasksIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
    await Bridging.answer(self, "handle(intent: INSnoozeTasksIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSnoozeTasksIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSnoozeTasksIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the tasks.
  public func resolveTasks(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveTasks(for: INSnoozeTasksIntent, with:)", completion) {
      await self.resolveTasks(for: intent)
    }
  }

  /// Resolves the tasks.
  public func resolveTasks(for intent: INSnoozeTasksIntent) async
    -> [INSnoozeTasksTaskResolutionResult]
  {
    await Bridging.answer(self, "resolveTasks(for: INSnoozeTasksIntent, with:)") {
      self.resolveTasks(for: intent, with: $0)
    }
  }

  /// Resolves the next trigger time.
  public func resolveNextTriggerTime(
    for intent: INSnoozeTasksIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveNextTriggerTime(for: INSnoozeTasksIntent, with:)", completion) {
      await self.resolveNextTriggerTime(for: intent)
    }
  }

  /// Resolves the next trigger time.
  public func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveNextTriggerTime(for: INSnoozeTasksIntent, with:)") {
      self.resolveNextTriggerTime(for: intent, with: $0)
    }
  }
}
