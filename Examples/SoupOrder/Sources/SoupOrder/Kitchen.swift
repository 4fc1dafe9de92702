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
}

/// What there is to eat, and what was ordered, in SQLite.
struct Kitchen {
  /// A bowl of any soup, in cents.
  static let price = 650
  /// The bowls of each soup.
  static let stock = 6

  /// The soups of the day.
  let menu: [Soup] = [
    Soup(identifier: "tomato", display: "Tomato soup"),
    Soup(identifier: "clam", display: "Clam chowder"),
    Soup(identifier: "noodle", display: "Chicken noodle soup"),
  ]

  private let database: DatabaseQueue

  /// Opens the database of a file; in memory where there is none.
  init(path: String? = nil) throws {
    database = try path.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.create(table: "order") { table in
        table.primaryKey("id", .blob)
        table.column("soup", .text).notNull()
        table.column("quantity", .integer).notNull()
        table.column("address", .text)
      }
    }
    try migrator.migrate(database)
  }

  func orders() throws -> [Order] {
    try database.read { try Order.order(Column("rowid")).fetchAll($0) }
  }

  func add(_ order: Order) throws {
    try database.write { try order.insert($0) }
  }
}
