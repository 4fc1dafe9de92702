public import Foundation

/// Set task attribute: its handler.
public protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSetTaskAttributeIntent,
    completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSetTaskAttributeIntent,
    completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
  /// Resolves the target task.
  func resolveTargetTask(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskResolutionResult) -> Void)
  /// Resolves the target task.
  func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult
  /// Resolves the task title.
  func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the task title.
  func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async
    -> INSpeakableStringResolutionResult
  /// Resolves the status.
  func resolveStatus(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void)
  /// Resolves the status.
  func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult
  /// Resolves the priority.
  func resolvePriority(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
  /// Resolves the priority.
  func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult
  /// Resolves the spatial event trigger.
  func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)
  /// Resolves the spatial event trigger.
  func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async
    -> INSpatialEventTriggerResolutionResult
  /// Resolves the temporal event trigger.
  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
  /// Resolves the temporal event trigger.
  func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async
    -> INSetTaskAttributeTemporalEventTriggerResolutionResult
}

extension INSetTaskAttributeIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSetTaskAttributeIntent,
    completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSetTaskAttributeIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    await Bridging.answer(self, "handle(intent: INSetTaskAttributeIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSetTaskAttributeIntent,
    completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSetTaskAttributeIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSetTaskAttributeIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the target task.
  public func resolveTargetTask(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTargetTask(for: INSetTaskAttributeIntent, with:)", completion) {
      await self.resolveTargetTask(for: intent)
    }
  }

  /// Resolves the target task.
  public func resolveTargetTask(for intent: INSetTaskAttributeIntent) async
    -> INTaskResolutionResult
  {
    await Bridging.answer(self, "resolveTargetTask(for: INSetTaskAttributeIntent, with:)") {
      self.resolveTargetTask(for: intent, with: $0)
    }
  }

  /// Resolves the task title.
  public func resolveTaskTitle(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTaskTitle(for: INSetTaskAttributeIntent, with:)", completion) {
      await self.resolveTaskTitle(for: intent)
    }
  }

  /// Resolves the task title.
  public func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveTaskTitle(for: INSetTaskAttributeIntent, with:)") {
      self.resolveTaskTitle(for: intent, with: $0)
    }
  }

  /// Resolves the status.
  public func resolveStatus(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveStatus(for: INSetTaskAttributeIntent, with:)", completion) {
      await self.resolveStatus(for: intent)
    }
  }

  /// Resolves the status.
  public func resolveStatus(for intent: INSetTaskAttributeIntent) async
    -> INTaskStatusResolutionResult
  {
    await Bridging.answer(self, "resolveStatus(for: INSetTaskAttributeIntent, with:)") {
      self.resolveStatus(for: intent, with: $0)
    }
  }

  /// Resolves the priority.
  public func resolvePriority(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePriority(for: INSetTaskAttributeIntent, with:)", completion) {
      await self.resolvePriority(for: intent)
    }
  }

  /// Resolves the priority.
  public func resolvePriority(for intent: INSetTaskAttributeIntent) async
    -> INTaskPriorityResolutionResult
  {
    await Bridging.answer(self, "resolvePriority(for: INSetTaskAttributeIntent, with:)") {
      self.resolvePriority(for: intent, with: $0)
    }
  }

  /// Resolves the spatial event trigger.
  public func resolveSpatialEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveSpatialEventTrigger(for: INSetTaskAttributeIntent, with:)", completion
    ) { await self.resolveSpatialEventTrigger(for: intent) }
  }

  /// Resolves the spatial event trigger.
  public func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async
    -> INSpatialEventTriggerResolutionResult
  {
    await Bridging.answer(self, "resolveSpatialEventTrigger(for: INSetTaskAttributeIntent, with:)")
    { self.resolveSpatialEventTrigger(for: intent, with: $0) }
  }

  /// Resolves the temporal event trigger.
  public func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveTemporalEventTrigger(for: INSetTaskAttributeIntent, with:)", completion
    ) { await self.resolveTemporalEventTrigger(for: intent) }
  }

  /// Resolves the temporal event trigger.
  public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async
    -> INSetTaskAttributeTemporalEventTriggerResolutionResult
  {
    await Bridging.answer(self, "resolveTemporalEventTrigger(for: INSetTaskAttributeIntent, with:)")
    { self.resolveTemporalEventTrigger(for: intent, with: $0) }
  }
}
