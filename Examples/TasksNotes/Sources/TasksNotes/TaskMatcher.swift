/// Finds the tasks that are meant by some words: `buy iPhone` means `buy an iphone`.
struct TaskMatcher {
  private let tasks: [TaskItem]

  /// Tasks to look among; those that are done come last.
  init(_ tasks: [TaskItem]) {
    self.tasks = tasks.filter { !$0.isCompleted } + tasks.filter(\.isCompleted)
  }

  /// The tasks that share the most words with what was said, and at least one in two.
  func matches(for spoken: String) -> [TaskItem] {
    let wanted = stems(spoken)
    let scores = tasks.map { task in wanted.intersection(stems(task.title)).count }
    guard let best = scores.max(), best > 0, best * 2 >= wanted.count else { return [] }
    return zip(tasks, scores).filter { $0.1 == best }.map(\.0)
  }

  /// The beginnings of words: `compre` and `comprar` are the same thing to do.
  private func stems(_ text: String) -> Set<Substring> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(words.filter { $0.count > 2 }.map { $0.prefix(4) })
  }
}
