public import Foundation

/// Delete tasks: its handler.
public protocol INDeleteTasksIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
  /// Resolves the task list.
  func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void)
  /// Resolves the task list.
  func resolveTaskList(for intent: INDeleteTasksIntent) async
    -> INDeleteTasksTaskListResolutionResult
  /// Resolves the tasks.
  func resolveTasks(
    for intent: INDeleteTasksIntent,
    with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void)
  /// Resolves the tasks.
  func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult]
}

extension INDeleteTasksIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INDeleteTasksIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    await Bridging.answer(self, "handle(intent: INDeleteTasksIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INDeleteTasksIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    await Bridging.answer(self, "confirm(intent: INDeleteTasksIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the task list.
  public func resolveTaskList(
    for intent: INDeleteTasksIntent,
    with completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTaskList(for: INDeleteTasksIntent, with:)", completion) {
      await self.resolveTaskList(for: intent)
    }
  }

  /// Resolves the task list.
  public func resolveTaskList(for intent: INDeleteTasksIntent) async
    -> INDeleteTasksTaskListResolutionResult
  {
    await Bridging.answer(self, "resolveTaskList(for: INDeleteTasksIntent, with:)") {
      self.resolveTaskList(for: intent, with: $0)
    }
  }

  /// Resolves the tasks.
  public func resolveTasks(
    for intent: INDeleteTasksIntent,
    with completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveTasks(for: INDeleteTasksIntent, with:)", completion) {
      await self.resolveTasks(for: intent)
    }
  }

  /// Resolves the tasks.
  public func resolveTasks(for intent: INDeleteTasksIntent) async
    -> [INDeleteTasksTaskResolutionResult]
  {
    await Bridging.answer(self, "resolveTasks(for: INDeleteTasksIntent, with:)") {
      self.resolveTasks(for: intent, with: $0)
    }
  }
}
