import Foundation
import GRDB

/// A message that was sent.
struct SentMessage: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  var id = UUID()
  var contactID: UUID
  var content: String
}

/// Contacts and messages, in SQLite.
struct MessageStore {
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
      try database.create(table: "contact") { table in
        table.primaryKey("id", .blob)
        table.column("name", .text).notNull()
        table.column("localizedNames", .text).notNull()
      }
      try database.create(table: "sentMessage") { table in
        table.primaryKey("id", .blob)
        table.column("contactID", .blob).notNull().references("contact")
        table.column("content", .text).notNull()
      }
    }
    try migrator.migrate(database)
  }

  func contacts() async throws -> [Contact] {
    try await database.read { try Contact.order(Column("rowid")).fetchAll($0) }
  }

  func add(_ contacts: [Contact]) async throws {
    try await database.write { database in for contact in contacts { try contact.insert(database) }
    }
  }

  /// Adds contacts where there are none, also where another program does so at the same time.
  func addFirst(_ contacts: [Contact]) async throws {
    try await database.write { database in
      guard try Contact.fetchCount(database) == 0 else { return }
      for contact in contacts { try contact.insert(database) }
    }
  }

  /// Removes a contact with all that was sent to it.
  func remove(_ contact: Contact) async throws {
    try await database.write { database in
      try SentMessage.filter(Column("contactID") == contact.id).deleteAll(database)
      try contact.delete(database)
    }
  }

  func messages() async throws -> [SentMessage] {
    try await database.read { try SentMessage.order(Column("rowid")).fetchAll($0) }
  }

  func add(_ message: SentMessage) async throws {
    try await database.write { try message.insert($0) }
  }
}
