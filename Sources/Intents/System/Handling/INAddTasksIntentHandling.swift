public import Foundation

/// Add tasks: its handler.
public protocol INAddTasksIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
  /// Resolves the target task list.
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void)
  /// Resolves the target task list.
  func resolveTargetTaskList(for intent: INAddTasksIntent) async
    -> INAddTasksTargetTaskListResolutionResult
  /// Resolves the task titles.
  func resolveTaskTitles(
    for intent: INAddTasksIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  /// Resolves the task titles.
  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]
  /// Resolves the spatial event trigger.
  func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)
  /// Resolves the spatial event trigger.
  func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async
    -> INSpatialEventTriggerResolutionResult
  /// Resolves the temporal event trigger.
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
  /// Resolves the temporal event trigger.
  func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async
    -> INAddTasksTemporalEventTriggerResolutionResult
  /// Resolves the priority.
  func resolvePriority(
    for intent: INAddTasksIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
  /// Resolves the priority.
  func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult
}

extension INAddTasksIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INAddTasksIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    await Bridging.answer(self, "handle(intent: INAddTasksIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INAddTasksIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    await Bridging.answer(self, "confirm(intent: INAddTasksIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the target task list.
  public func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTargetTaskList(for: INAddTasksIntent, with:)", completion) {
      await self.resolveTargetTaskList(for: intent)
    }
  }

  /// Resolves the target task list.
  public func resolveTargetTaskList(for intent: INAddTasksIntent) async
    -> INAddTasksTargetTaskListResolutionResult
  {
    await Bridging.answer(self, "resolveTargetTaskList(for: INAddTasksIntent, with:)") {
      self.resolveTargetTaskList(for: intent, with: $0)
    }
  }

  /// Resolves the task titles.
  public func resolveTaskTitles(
    for intent: INAddTasksIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    Bridging.complete(self, "resolveTaskTitles(for: INAddTasksIntent, with:)", completion) {
      await self.resolveTaskTitles(for: intent)
    }
  }

  /// Resolves the task titles.
  public func resolveTaskTitles(for intent: INAddTasksIntent) async
    -> [INSpeakableStringResolutionResult]
  {
    await Bridging.answer(self, "resolveTaskTitles(for: INAddTasksIntent, with:)") {
      self.resolveTaskTitles(for: intent, with: $0)
    }
  }

  /// Resolves the spatial event trigger.
  public func resolveSpatialEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveSpatialEventTrigger(for: INAddTasksIntent, with:)", completion)
    { await self.resolveSpatialEventTrigger(for: intent) }
  }

  /// Resolves the spatial event trigger.
  public func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async
    -> INSpatialEventTriggerResolutionResult
  {
    await Bridging.answer(self, "resolveSpatialEventTrigger(for: INAddTasksIntent, with:)") {
      self.resolveSpatialEventTrigger(for: intent, with: $0)
    }
  }

  /// Resolves the temporal event trigger.
  public func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTemporalEventTrigger(for: INAddTasksIntent, with:)", completion)
    { await self.resolveTemporalEventTrigger(for: intent) }
  }

  /// Resolves the temporal event trigger.
  public func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async
    -> INAddTasksTemporalEventTriggerResolutionResult
  {
    await Bridging.answer(self, "resolveTemporalEventTrigger(for: INAddTasksIntent, with:)") {
      self.resolveTemporalEventTrigger(for: intent, with: $0)
    }
  }

  /// Resolves the priority.
  public func resolvePriority(
    for intent: INAddTasksIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePriority(for: INAddTasksIntent, with:)", completion) {
      await self.resolvePriority(for: intent)
    }
  }

  /// Resolves the priority.
  public func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult
  {
    await Bridging.answer(self, "resolvePriority(for: INAddTasksIntent, with:)") {
      self.resolvePriority(for: intent, with: $0)
    }
  }
}
