import IntentConversation

/// What came of the sentences, an intent and a language a line.
struct AccuracyReport {
  private struct Line: Hashable, Comparable {
    let language: String
    let intent: String

    static func < (left: Line, right: Line) -> Bool {
      (left.language, left.intent) < (right.language, right.intent)
    }
  }

  /// A sentence that was not recognised as it was meant.
  private struct Failure {
    let text: String
    let what: String
    /// How bad it is: a wrong intent is worse than none, and that worse than a wrong slot.
    let weight: Int
  }

  private var scores: [Line: Score] = [:]
  private var failures: [Line: [Failure]] = [:]
  private let shows: Bool
  private static let none = "(none of ours)"

  init(shows: Bool) {
    self.shows = shows
  }

  /// Counts a sentence.
  mutating func add(_ utterance: Utterance, _ recognition: Recognition?) {
    let line = Line(language: utterance.language, intent: utterance.intent ?? Self.none)
    var score = Score()
    score.sentences = 1
    var failure: Failure?
    switch (utterance.intent, recognition) {
    case (let intent?, let recognition?) where recognition.request.intent == intent:
      score.right = 1
      if !score.compare(recognition, utterance, intent) {
        let uses = recognition.uses.map { "\($0.property ?? $0.parameter ?? "app")=\($0.text)" }
        failure = Failure(text: utterance.text, what: uses.joined(separator: " | "), weight: 1)
      }
    case (_, let recognition?):
      score.wrong = 1
      failure = Failure(
        text: utterance.text, what: "taken for \(recognition.request.intent)", weight: 3)
    case (.some, nil): failure = Failure(text: utterance.text, what: "not understood", weight: 2)
    case (nil, nil): break
    }
    scores[line, default: Score()].add(score)
    if let failure { failures[line, default: []].append(failure) }
  }

  /// Prints the table.
  func write() {
    print(
      Self.row(
        "language", "intent", "sentences", "right", "wrong intent", "not understood", "slot F1"))
    var total = Score()
    for (line, score) in scores.sorted(by: { $0.key < $1.key }) {
      if line.intent == Self.none {
        print(
          Self.row(
            line.language, line.intent, "\(score.sentences)", "",
            "\(score.wrong) taken", "", Self.percent(score.wrong, score.sentences)))
      } else {
        total.add(score)
        print(row(line.language, line.intent, score))
      }
      guard shows else { continue }
      for failure in (failures[line] ?? []).sorted(by: { $0.weight > $1.weight }).prefix(20) {
        print("    \(failure.text)\n        \(failure.what)")
      }
    }
    print(row("all", "", total))
  }

  private func row(_ language: String, _ intent: String, _ score: Score) -> String {
    Self.row(
      language, intent, "\(score.sentences)",
      "\(score.right) \(Self.percent(score.right, score.sentences))",
      "\(score.wrong) \(Self.percent(score.wrong, score.sentences))",
      "\(score.notUnderstood) \(Self.percent(score.notUnderstood, score.sentences))",
      score.f1.map { "\(($0 * 1000).rounded() / 1000)" } ?? "")
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    whole > 0 ? "\((Double(part) * 1000 / Double(whole)).rounded() / 10) %" : ""
  }

  private static func row(_ cells: String...) -> String {
    let widths = [9, 28, 10, 14, 14, 15, 8]
    return zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined(separator: " ")
  }
}
