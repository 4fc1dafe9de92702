// Written as apps write, not as this project does.
// swift-format-ignore-file
import Intents

class ListsHandler: INExtension {}

extension ListsHandler: INAddTasksIntentHandling {
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
  ) {
    guard let list = intent.targetTaskList else { return completion(.needsValue()) }
    completion(.confirmationRequired(with: list, forReason: .listShouldBeCreated))
  }

  func resolveTaskTitles(
    for intent: INAddTasksIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    let titles = intent.taskTitles ?? []
    completion(titles.isEmpty ? [.needsValue()] : titles.map { .success(with: $0) })
  }

  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
  ) {
    guard let trigger = intent.temporalEventTrigger else { return completion(.notRequired()) }
    let start = trigger.dateComponentsRange.startDateComponents?.date
    completion(
      start.map { $0 < Date() } == true
        ? .unsupported(forReason: .timeInPast) : .success(with: trigger))
  }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    var tasks: [INTask] = []
    for title in intent.taskTitles ?? [] {
      tasks.append(
        INTask(
          title: title, status: .notCompleted, taskType: .completable,
          spatialEventTrigger: intent.spatialEventTrigger,
          temporalEventTrigger: intent.temporalEventTrigger, createdDateComponents: nil,
          modifiedDateComponents: nil, identifier: title.spokenPhrase + "\t"))
    }
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.modifiedTaskList = intent.targetTaskList
    response.addedTasks = tasks
    completion(response)
  }
}

extension ListsHandler: INCreateTaskListIntentHandling, INSetTaskAttributeIntentHandling,
  INSearchForNotebookItemsIntentHandling, INCreateNoteIntentHandling, INAppendToNoteIntentHandling
{
  func handle(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void
  ) {
    let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
    response.createdTaskList = INTaskList(
      title: intent.title ?? INSpeakableString(spokenPhrase: "List"), tasks: [],
      groupName: intent.groupName, createdDateComponents: nil, modifiedDateComponents: nil,
      identifier: nil)
    completion(response)
  }

  func resolveStatus(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) { completion(.success(with: .completed)) }

  func handle(
    intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) {
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = intent.targetTask
    completion(response)
  }

  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) { completion(.disambiguation(with: [.note, .task])) }

  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    response.sortType = .byDate
    response.notes = [
      INNote(
        title: INSpeakableString(spokenPhrase: "Note"),
        contents: [INTextNoteContent(text: "text")], groupName: nil, createdDateComponents: nil,
        modifiedDateComponents: nil, identifier: "1")
    ]
    completion(response)
  }

  func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
    let text = (intent.content as? INTextNoteContent)?.text
    completion(.init(code: text == nil ? .failure : .success, userActivity: nil))
  }

  func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
    let response = INAppendToNoteIntentResponse(code: .success, userActivity: nil)
    response.note = intent.targetNote
    return response
  }
}
