import Foundation
import GRDB

/// Something to do.
struct TaskItem: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  var id = UUID()
  var title: String
  /// The list that it is on; none for one that is on no list.
  var list: String?
  var isCompleted = false
  /// The place at which to remind, and whether on coming or on going.
  var place: String?
  var isOnArrival = true
  /// The time of day at which to remind, in minutes from midnight.
  var minute: Int?
}

/// Tasks and lists, in SQLite: what one run adds the next one finds.
struct TaskStore {
  private let database: DatabaseQueue

  /// Opens the database of a file; in memory where there is none.
  init(path: String? = nil) throws {
    // Of programs that begin at once, one makes the file or migrates it, and the others wait.
    let folder = path.map { URL(filePath: $0).deletingLastPathComponent().path } ?? ""
    let lock = open(folder, O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    flock(lock, LOCK_EX)
    // Replicas of a server may share the file: one waits for the other.
    var configuration = Configuration()
    configuration.busyMode = .timeout(30)
    database =
      try path.map { try DatabaseQueue(path: $0, configuration: configuration) } ?? DatabaseQueue()
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.create(table: "taskItem") { table in
        table.primaryKey("id", .blob)
        table.column("title", .text).notNull()
        table.column("list", .text)
        table.column("isCompleted", .boolean).notNull()
        table.column("place", .text)
        table.column("isOnArrival", .boolean).notNull()
        table.column("minute", .integer)
      }
    }
    try migrator.migrate(database)
  }

  func tasks() async throws -> [TaskItem] {
    try await database.read { try TaskItem.order(Column("rowid")).fetchAll($0) }
  }

  /// The lists that have tasks, in alphabetical order.
  func lists() async throws -> [String] {
    try await database.read {
      try String.fetchAll(
        $0, sql: "SELECT DISTINCT list FROM taskItem WHERE list IS NOT NULL ORDER BY list")
    }
  }

  /// Adds tasks, or replaces those that are there.
  func save(_ tasks: [TaskItem]) async throws {
    try await database.write { database in for task in tasks { try task.save(database) } }
  }
}
