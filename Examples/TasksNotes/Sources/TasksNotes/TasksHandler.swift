import Foundation
import SystemIntents

/// Keeps lists of things to do.
struct TasksHandler {
  let store: TaskStore
}

extension TasksHandler: CreateTaskListIntentHandling {
  func resolveTitle(for intent: CreateTaskListIntent) async -> ResolutionResult<SpeakableString> {
    intent.title.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: CreateTaskListIntent) async throws -> CreateTaskListIntentResponse {
    let list = intent.title?.spokenPhrase ?? ""
    let titles = intent.taskTitles ?? []
    try await store.save(titles.map { TaskItem(title: $0.spokenPhrase, list: list) })
    let tasks = titles.map { IntentTask(title: $0, status: .notCompleted) }
    return CreateTaskListIntentResponse(
      code: .success, createdTaskList: TaskList(title: intent.title, tasks: tasks))
  }
}

extension TasksHandler: AddTasksIntentHandling {
  /// A list of that name, else a new one.
  func resolveTargetTaskList(for intent: AddTasksIntent) async throws -> ResolutionResult<TaskList>
  {
    guard let title = intent.targetTaskList?.title else { return .notRequired() }
    let index = SpokenNameIndex(try await store.lists()) { [$0] }
    // A part of a list's name may be the name of a new one.
    let known = index.matches(for: title.spokenPhrase, limit: 1).first { $0.quality == .whole }?
      .value
    return .success(
      with: TaskList(title: SpeakableString(spokenPhrase: known ?? title.spokenPhrase)))
  }

  func resolveTaskTitles(for intent: AddTasksIntent) async -> [ResolutionResult<SpeakableString>] {
    guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
    return titles.map { .success(with: $0) }
  }

  /// A time of one day: the app keeps no rule by which a task comes again, and says so.
  func resolveTemporalEventTrigger(
    for intent: AddTasksIntent
  ) async -> AddTasksTemporalEventTriggerResolutionResult {
    guard let trigger = intent.temporalEventTrigger else { return .notRequired() }
    return trigger.dateComponentsRange?.recurrenceRule == nil
      ? .success(with: trigger) : .unsupported(forReason: .invalidRecurrence)
  }

  func handle(intent: AddTasksIntent) async throws -> AddTasksIntentResponse {
    let place = intent.spatialEventTrigger
    let time = intent.temporalEventTrigger?.dateComponentsRange?.startDateComponents
    let tasks = (intent.taskTitles ?? []).map { title in
      TaskItem(
        title: title.spokenPhrase,
        list: intent.targetTaskList?.title?.spokenPhrase,
        place: place?.placemark?.name,
        isOnArrival: place?.event != .depart,
        minute: time?.hour.map { $0 * 60 + (time?.minute ?? 0) })
    }
    try await store.save(tasks)
    return AddTasksIntentResponse(
      code: .success,
      modifiedTaskList: intent.targetTaskList,
      addedTasks: tasks.map { $0.intentTask })
  }
}

extension TasksHandler: SetTaskAttributeIntentHandling {
  /// The task that the words name, as people name things: some of its words will do, where no other has
  /// them.
  func resolveTargetTask(
    for intent: SetTaskAttributeIntent
  ) async throws -> ResolutionResult<IntentTask> {
    guard let task = intent.targetTask, let title = task.title else { return .needsValue() }
    if task.identifier != nil { return .success(with: task) }
    let matcher = TaskMatcher(try await store.tasks())
    let found = matcher.matches(for: title.spokenPhrase)
    // Where one word of two fits, another task may be meant: nothing is done to it unasked.
    let candidates = found.isEmpty ? matcher.nearMatches(for: title.spokenPhrase) : found
    switch candidates.count {
    case 0: return .unsupported()
    case 1 where found.isEmpty: return .confirmationRequired(with: candidates[0].intentTask)
    case 1: return .success(with: candidates[0].intentTask)
    default: return .disambiguation(with: candidates.prefix(10).map(\.intentTask))
    }
  }

  func resolveStatus(for intent: SetTaskAttributeIntent) async -> ResolutionResult<TaskStatus> {
    intent.status.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: SetTaskAttributeIntent) async throws -> SetTaskAttributeIntentResponse {
    guard let id = intent.targetTask?.identifier,
      var task = try await store.tasks().first(where: { $0.id.uuidString == id })
    else { return SetTaskAttributeIntentResponse(code: .failure) }
    task.isCompleted = intent.status == .completed
    try await store.save([task])
    return SetTaskAttributeIntentResponse(code: .success, modifiedTask: task.intentTask)
  }
}

extension TaskItem {
  /// The task as the assistant speaks of it.
  var intentTask: IntentTask {
    IntentTask(
      title: SpeakableString(spokenPhrase: title),
      status: isCompleted ? .completed : .notCompleted,
      identifier: id.uuidString)
  }
}
