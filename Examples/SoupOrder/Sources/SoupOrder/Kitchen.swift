import Foundation
import GRDB
import IntentRuntime

/// An order, as it is kept.
struct Order: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  var id = UUID()
  var soup: String
  var quantity: Int
  /// Where it is brought; none where it is picked up.
  var address: String?
  /// What is the same each time that this order is given; none outside of a session.
  var key: String?
  /// How often it was given: more than once, where somebody could not know that it had been.
  var attempts = 1
}

/// What there is to eat, and what was ordered, in SQLite.
struct Kitchen {
  /// A bowl of any soup, in cents.
  static let price = 650
  /// The bowls of each soup.
  static let stock = 6

  /// The soups of the day, by what people call them.
  let menu = SpokenNameIndex([
    Soup(identifier: "tomato", display: "Tomato soup"),
    Soup(identifier: "clam", display: "Clam chowder"),
    Soup(identifier: "noodle", display: "Chicken noodle soup"),
  ]) { [$0.displayString] }

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
    configuration.journalMode = .wal
    database =
      try path.map { try DatabaseQueue(path: $0, configuration: configuration) } ?? DatabaseQueue()
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.create(table: "order") { table in
        table.primaryKey("id", .blob)
        table.column("soup", .text).notNull()
        table.column("quantity", .integer).notNull()
        table.column("address", .text)
      }
    }
    migrator.registerMigration("2") { database in
      try database.alter(table: "order") { table in
        table.add(column: "key", .text)
        table.add(column: "attempts", .integer).notNull().defaults(to: 1)
      }
      try database.create(index: "order_key", on: "order", columns: ["key"], options: .unique)
    }
    try migrator.migrate(database)
  }

  func orders() async throws -> [Order] {
    try await database.read { try Order.order(Column("rowid")).fetchAll($0) }
  }

  /// Takes an order down; one with the key of another is the same order, given again.
  func add(_ order: Order) async throws {
    try await database.writeWithoutTransaction { database in
      let statement = try database.cachedStatement(
        sql: """
          INSERT INTO "order" (id, soup, quantity, address, key, attempts) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (key) DO UPDATE SET attempts = attempts + 1
          """)
      try statement.execute(
        arguments: [
          order.id, order.soup, order.quantity, order.address, order.key, order.attempts,
        ])
    }
  }
}
