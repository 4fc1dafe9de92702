public import Foundation

/// Search for notebook items: its handler.
public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSearchForNotebookItemsIntent) async
    -> INSearchForNotebookItemsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSearchForNotebookItemsIntent) async
    -> INSearchForNotebookItemsIntentResponse
  /// Resolves the title.
  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the title.
  func resolveTitle(for intent: INSearchForNotebookItemsIntent) async
    -> INSpeakableStringResolutionResult
  /// Resolves the content.
  func resolveContent(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the content.
  func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult
  /// Resolves the item type.
  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void)
  /// Resolves the item type.
  func resolveItemType(for intent: INSearchForNotebookItemsIntent) async
    -> INNotebookItemTypeResolutionResult
  /// Resolves the status.
  func resolveStatus(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void)
  /// Resolves the status.
  func resolveStatus(for intent: INSearchForNotebookItemsIntent) async
    -> INTaskStatusResolutionResult
  /// Resolves the location.
  func resolveLocation(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the location.
  func resolveLocation(for intent: INSearchForNotebookItemsIntent) async
    -> INPlacemarkResolutionResult
  /// Resolves the location search type.
  func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void)
  /// Resolves the location search type.
  func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async
    -> INLocationSearchTypeResolutionResult
  /// Resolves the date time.
  func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the date time.
  func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the date search type.
  func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateSearchTypeResolutionResult) -> Void)
  /// Resolves the date search type.
  func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async
    -> INDateSearchTypeResolutionResult
  /// Resolves the temporal event trigger types.
  func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
  /// Resolves the temporal event trigger types.
  func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async
    -> INTemporalEventTriggerTypeOptionsResolutionResult
  /// Resolves the task priority.
  func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void)
  /// Resolves the task priority.
  func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async
    -> INTaskPriorityResolutionResult
}

extension INSearchForNotebookItemsIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "handle(intent: INSearchForNotebookItemsIntent, completion:)", completion
    ) { await self.handle(intent: intent) }
  }

  /// Carries the intent out.
  public func handle(intent: INSearchForNotebookItemsIntent) async
    -> INSearchForNotebookItemsIntentResponse
  {
    await Bridging.answer(self, "handle(intent: INSearchForNotebookItemsIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(intent: INSearchForNotebookItemsIntent, completion:)", completion
    ) { await self.confirm(intent: intent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSearchForNotebookItemsIntent) async
    -> INSearchForNotebookItemsIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSearchForNotebookItemsIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the title.
  public func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTitle(for: INSearchForNotebookItemsIntent, with:)", completion)
    { await self.resolveTitle(for: intent) }
  }

  /// Resolves the title.
  public func resolveTitle(for intent: INSearchForNotebookItemsIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveTitle(for: INSearchForNotebookItemsIntent, with:)") {
      self.resolveTitle(for: intent, with: $0)
    }
  }

  /// Resolves the content.
  public func resolveContent(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveContent(for: INSearchForNotebookItemsIntent, with:)", completion
    ) { await self.resolveContent(for: intent) }
  }

  /// Resolves the content.
  public func resolveContent(for intent: INSearchForNotebookItemsIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveContent(for: INSearchForNotebookItemsIntent, with:)") {
      self.resolveContent(for: intent, with: $0)
    }
  }

  /// Resolves the item type.
  public func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveItemType(for: INSearchForNotebookItemsIntent, with:)", completion
    ) { await self.resolveItemType(for: intent) }
  }

  /// Resolves the item type.
  public func resolveItemType(for intent: INSearchForNotebookItemsIntent) async
    -> INNotebookItemTypeResolutionResult
  {
    await Bridging.answer(self, "resolveItemType(for: INSearchForNotebookItemsIntent, with:)") {
      self.resolveItemType(for: intent, with: $0)
    }
  }

  /// Resolves the status.
  public func resolveStatus(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveStatus(for: INSearchForNotebookItemsIntent, with:)", completion)
    { await self.resolveStatus(for: intent) }
  }

  /// Resolves the status.
  public func resolveStatus(for intent: INSearchForNotebookItemsIntent) async
    -> INTaskStatusResolutionResult
  {
    await Bridging.answer(self, "resolveStatus(for: INSearchForNotebookItemsIntent, with:)") {
      self.resolveStatus(for: intent, with: $0)
    }
  }

  /// Resolves the location.
  public func resolveLocation(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveLocation(for: INSearchForNotebookItemsIntent, with:)", completion
    ) { await self.resolveLocation(for: intent) }
  }

  /// Resolves the location.
  public func resolveLocation(for intent: INSearchForNotebookItemsIntent) async
    -> INPlacemarkResolutionResult
  {
    await Bridging.answer(self, "resolveLocation(for: INSearchForNotebookItemsIntent, with:)") {
      self.resolveLocation(for: intent, with: $0)
    }
  }

  /// Resolves the location search type.
  public func resolveLocationSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INLocationSearchTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveLocationSearchType(for: INSearchForNotebookItemsIntent, with:)", completion
    ) { await self.resolveLocationSearchType(for: intent) }
  }

  /// Resolves the location search type.
  public func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async
    -> INLocationSearchTypeResolutionResult
  {
    await Bridging.answer(
      self, "resolveLocationSearchType(for: INSearchForNotebookItemsIntent, with:)"
    ) { self.resolveLocationSearchType(for: intent, with: $0) }
  }

  /// Resolves the date time.
  public func resolveDateTime(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveDateTime(for: INSearchForNotebookItemsIntent, with:)", completion
    ) { await self.resolveDateTime(for: intent) }
  }

  /// Resolves the date time.
  public func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveDateTime(for: INSearchForNotebookItemsIntent, with:)") {
      self.resolveDateTime(for: intent, with: $0)
    }
  }

  /// Resolves the date search type.
  public func resolveDateSearchType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INDateSearchTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveDateSearchType(for: INSearchForNotebookItemsIntent, with:)", completion
    ) { await self.resolveDateSearchType(for: intent) }
  }

  /// Resolves the date search type.
  public func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async
    -> INDateSearchTypeResolutionResult
  {
    await Bridging.answer(self, "resolveDateSearchType(for: INSearchForNotebookItemsIntent, with:)")
    { self.resolveDateSearchType(for: intent, with: $0) }
  }

  /// Resolves the temporal event trigger types.
  public func resolveTemporalEventTriggerTypes(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveTemporalEventTriggerTypes(for: INSearchForNotebookItemsIntent, with:)",
      completion
    ) { await self.resolveTemporalEventTriggerTypes(for: intent) }
  }

  /// Resolves the temporal event trigger types.
  public func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async
    -> INTemporalEventTriggerTypeOptionsResolutionResult
  {
    await Bridging.answer(
      self, "resolveTemporalEventTriggerTypes(for: INSearchForNotebookItemsIntent, with:)"
    ) { self.resolveTemporalEventTriggerTypes(for: intent, with: $0) }
  }

  /// Resolves the task priority.
  public func resolveTaskPriority(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INTaskPriorityResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveTaskPriority(for: INSearchForNotebookItemsIntent, with:)", completion
    ) { await self.resolveTaskPriority(for: intent) }
  }

  /// Resolves the task priority.
  public func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async
    -> INTaskPriorityResolutionResult
  {
    await Bridging.answer(self, "resolveTaskPriority(for: INSearchForNotebookItemsIntent, with:)") {
      self.resolveTaskPriority(for: intent, with: $0)
    }
  }
}
