/// Finds the tasks that are meant by some words: `buy iPhone` means `buy an iphone`.
struct TaskMatcher {
  private let tasks: [TaskItem]

  /// Tasks to look among; those that are done come last.
  init(_ tasks: [TaskItem]) {
    self.tasks = tasks.filter { !$0.isCompleted } + tasks.filter(\.isCompleted)
  }

  /// The tasks that have all the words that were said; of several, those that are called just so, or of which one has every
  /// word: of `buy milk and eggs` and `eggs` nobody knows which is meant by `milk and eggs`.
  func matches(for spoken: String) -> [TaskItem] {
    let said = withoutArticles(spoken)
    let fitting = tasks.filter { task in
      !said.isEmpty && count(of: said, in: allWords(task.title)) == said.count
    }
    // Of `vitamin a` the last word is no article.
    let same = fitting.filter { [allWords(spoken), said].contains(allWords($0.title)) }
    guard same.isEmpty, !fitting.isEmpty else { return same }
    return tasks.filter { task in
      fitting.contains { $0.id == task.id } || isNamed(task.title, in: spoken)
    }
  }

  /// The tasks that are named with a word more, `pay rent later`, or that share half of the words that were said, or more:
  /// nobody knows whether one of them is meant.
  func nearMatches(for spoken: String) -> [TaskItem] {
    let named = tasks.filter { isNamed($0.title, in: spoken) }
    guard named.isEmpty else { return named }
    let said = words(spoken)
    let scores = tasks.map { count(of: said, in: words($0.title)) }
    guard let best = scores.max(), best > 0, best * 2 >= said.count else { return [] }
    return zip(tasks, scores).filter { $0.1 == best }.map(\.0)
  }

  /// Whether all words of a title were said, also with an ending: `우유` in `우유와 계란`.
  private func isNamed(_ title: String, in spoken: String) -> Bool {
    let (title, said) = (withoutArticles(title), withoutArticles(spoken))
    return !title.isEmpty
      && title.allSatisfy { word in
        said.contains { $0 == word || word.count > 1 && $0.hasPrefix(word) }
      }
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

  /// The words that say what is to be done, and numbers; short words only where there are no others.
  private func words(_ text: String) -> [String] {
    let words = withoutArticles(text)
    let long = words.filter { $0.count > 2 || $0.contains(where: \.isNumber) }
    return long.isEmpty ? words : long
  }

  private func allWords(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// All words but those that only lead to what a task is called, `the`.
  private func withoutArticles(_ text: String) -> [String] {
    let words = allWords(text)
    let said = words.filter { !Self.articles.contains($0) }
    return said.isEmpty ? words : said
  }

  private static let articles: Set = [
    "the", "a", "an", "my", "our", "task", "one", "please", "el", "la", "los", "las", "un", "una",
    "mi", "tarea", "favor",
  ]
}
