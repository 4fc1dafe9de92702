import Foundation
import IntentConversation
import IntentTesting
import SystemIntents
import Testing

@testable import TasksNotes

@Suite("TasksNotes")
struct DialogueTests {
  @Test("holds the dialogue", arguments: ["en", "es"])
  func holds(_ dialogue: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Dialogues/\(dialogue).txt")
    try await expect(
      dialogue: file, holdsIn: Conversation(with: [try TasksNotes.app(with: TaskStore())]))
  }

  @Test("keeps what was asked for: titles, lists, places and times")
  func keepsTasks() async throws {
    let store = try TaskStore()
    let conversation = Conversation(with: [try TasksNotes.app(with: store)])
    for sentence in [
      "Make a grocery list with apples, bananas, and peas in TasksNotes",
      "Add WWDC to training list in TasksNotes",
      "In TasksNotes remind me to buy an iphone when I get home",
      "Mark buy iPhone as completed in TasksNotes",
      "Remind me to leave home at 8AM in TasksNotes",
    ] {
      let reply = await conversation.say(sentence)
      #expect(reply.outcome?.ending == .handled, "\(sentence): \(reply.speech)")
    }
    let tasks = try await store.tasks()
    #expect(
      tasks.map(\.title) == ["apples", "bananas", "peas", "WWDC", "buy an iphone", "leave home"])
    #expect(tasks.map(\.list) == ["grocery", "grocery", "grocery", "training", nil, nil])
    #expect(tasks[4].place == "home" && tasks[4].isOnArrival && tasks[4].isCompleted)
    #expect(tasks[5].minute == 8 * 60)
    #expect(tasks.filter(\.isCompleted).count == 1)
  }

  @Test(
    "completes no task that only shares a word with what was said",
    arguments: [
      (["buy bread"], "buy milk", "Did you mean buy bread?", []),
      (["buy bread", "buy butter"], "buy milk", "Which task?", ["buy bread", "buy butter"]),
      (["call mom", "buy milk"], "buy milk", "done", []), (["buy milk"], "milk", "done", []),
      (["buy milk", "buy oat milk"], "buy milk", "done", []),
      (["buy milk", "drink milk"], "milk", "Which task?", ["buy milk", "drink milk"]),
      (["contact Bob"], "contract", "I know no “contract”. Which task?", []),
      (["call mom"], "pay rent", "I know no “pay rent”. Which task?", []),
    ] as [([String], String, String, [String])])
  func asksWhichTask(
    _ titles: [String], said: String, answer: String, options: [String]
  ) async throws {
    let store = try TaskStore()
    try await store.save(titles.map { TaskItem(title: $0) })
    let conversation = Conversation(with: [try TasksNotes.app(with: store)])
    let reply = await conversation.say("Mark \(said) as complete in TasksNotes")
    if answer == "done" {
      let meant = titles.filter { $0.hasSuffix(said) }.prefix(1)
      #expect(try await store.tasks().filter(\.isCompleted).map(\.title) == Array(meant))
    } else {
      #expect(reply.speech.hasSuffix(answer), "\(reply.speech)")
      #expect(reply.options == options)
      #expect(try await !store.tasks().contains(where: \.isCompleted))
    }
  }

  @Test("takes no task for one that says more, or something else")
  func takesWholeTitles() {
    let matcher = TaskMatcher([TaskItem(title: "call at 25:00"), TaskItem(title: "leave home")])
    #expect(matcher.matches(for: "leave home done and call dad not done").isEmpty)
    #expect(matcher.matches(for: "call at 9:00").isEmpty)
    #expect(matcher.matches(for: "leave home").map(\.title) == ["leave home"])
  }

  @Test("takes the end of a title for no article")
  func keepsLetters() {
    let matcher = TaskMatcher(
      ["vitamin a", "vitamin b", "pay the rent"].map { TaskItem(title: $0) })
    #expect(matcher.matches(for: "vitamin").count == 2)
    #expect(matcher.matches(for: "vitamin a").map(\.title) == ["vitamin a"])
    #expect(matcher.matches(for: "the rent").map(\.title) == ["pay the rent"])
  }

  @Test(
    "asks which of two tasks is meant where both are named",
    arguments: [["milk", "eggs"], ["우유", "계란"]])
  func asksWhichOfTwo(_ titles: [String]) {
    let matcher = TaskMatcher((titles + ["rent"]).map { TaskItem(title: $0) })
    let joined = titles[0] == "milk" ? "milk eggs" : "우유와 계란"
    #expect(matcher.nearMatches(for: joined).map(\.title) == titles)
    #expect(matcher.matches(for: titles[1]).map(\.title) == [titles[1]])
  }

  @Test(
    "asks whether a task is meant of which more is said",
    arguments: ["undo pay rent", "pay rent later", "pay rent no", "when is pay rent due"])
  func asksWhetherMeant(_ said: String) {
    let matcher = TaskMatcher([TaskItem(title: "pay rent"), TaskItem(title: "call mom")])
    #expect(matcher.matches(for: said).isEmpty)
    #expect(matcher.nearMatches(for: said).map(\.title) == ["pay rent"])
  }

  @Test("finds in the next run what it kept in this one")
  func keepsBetweenRuns() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = Conversation(with: [try TasksNotes.app(with: TaskStore(path: path))])
    _ = await first.say("Add feed Bobo in TasksNotes")
    let second = Conversation(with: [try TasksNotes.app(with: TaskStore(path: path))])
    #expect(await second.say("Mark feed Bobo as done in TasksNotes").outcome?.ending == .handled)
  }

  @Test("is begun by several programs at once in a new folder")
  func beginsAtOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 1...10 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...4 {
          group.addTask { _ = try await TasksNotes.app(in: folder.appending(path: "\(round)")) }
        }
        try await group.waitForAll()
      }
    }
  }
}
