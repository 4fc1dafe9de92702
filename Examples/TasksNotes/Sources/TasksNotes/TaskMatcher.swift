/// Finds the tasks that are meant by some words: `buy iPhone` means `buy an iphone`.
struct TaskMatcher {
  private let tasks: [TaskItem]

  /// Tasks to look among; those that are done come last.
  init(_ tasks: [TaskItem]) {
    self.tasks = tasks.filter { !$0.isCompleted } + tasks.filter(\.isCompleted)
  }

  /// The tasks whose words are all said, or that have all the words that are.
  ///
  /// Of several, those that are called just so.
  func matches(for spoken: String) -> [TaskItem] {
    let said = words(spoken)
    let fitting = tasks.filter { task in
      let title = words(task.title)
      let (common, others) = (count(of: said, in: title), count(of: title, in: said))
      return !said.isEmpty && !title.isEmpty && (common == said.count || others == title.count)
    }
    let same = fitting.filter { words($0.title) == said }
    return same.isEmpty ? fitting : same
  }

  /// The tasks that share half of the words that were said, or more: nobody knows whether one of them is
  /// meant.
  func nearMatches(for spoken: String) -> [TaskItem] {
    let said = words(spoken)
    let scores = tasks.map { count(of: said, in: words($0.title)) }
    guard let best = scores.max(), best > 0, best * 2 >= said.count else { return [] }
    return zip(tasks, scores).filter { $0.1 == best }.map(\.0)
  }

  /// How many words are among others.
  private func count(of words: [String], in others: [String]) -> Int {
    words.count { word in others.contains { isSame(word, $0) } }
  }

  /// Whether two words are forms of one: `compre` and `comprar`, not `contact` and `contract`.
  private func isSame(_ first: String, _ second: String) -> Bool {
    let common = zip(first, second).prefix { $0 == $1 }.count
    return first == second || common > 3 && common * 5 >= max(first.count, second.count) * 3
  }

  /// The words that say what is to be done; short ones only where there are no others.
  private func words(_ text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let long = words.filter { $0.count > 2 }
    return long.isEmpty ? words : long
  }
}
