import ArgumentParser
import Foundation
import IntentRuntime
import IntentServer
import IntentStores
import Logging
import MonkeyChat
import SessionSeal
import SoupOrder
import TasksNotes

/// Three apps for any assistant: over HTTP, over MCP, and on a page.
@main
struct Concierge: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves MonkeyChat, TasksNotes and SoupOrder together.")

  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 for any that is free.")
  var port = 8008

  @Option(help: "The language of those who do not say theirs.")
  var language = "en"

  @Option(help: "The folder of sessions, messages, tasks and orders.")
  var data: String?

  @Option(help: "What keeps the sessions.")
  var store = SessionStoreKind.sqlite

  @Option(
    help: "Where PostgreSQL is, as libpq reads it; what PGHOST and its like say unless told.")
  var database = ""

  @Option(
    help:
      "The file of 32 random bytes with which replicas seal what MCP clients carry; one beside the data unless told."
  )
  var sealKey: String?

  @Option(help: "The sessions of one user that may wait for an answer.")
  var openSessions = IntentServerLimits().openSessions

  @Option(help: "A token and its user, as TOKEN=USER; may be given several times.")
  var token: [String] = []

  @Flag(help: "Serve the MCP client that started this, over standard input and output.")
  var stdio = false

  func run() async throws {
    // Over standard output go messages alone.
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = .warning
      return handler
    }
    let folder = try self.folder
    let apps = [
      try await MonkeyChat.app(in: folder), try await TasksNotes.app(in: folder),
      try await SoupOrder.app(in: folder),
    ]
    var options = IntentServerOptions()
    (options.host, options.port, options.language) = (host, port, language)
    options.store = try await store.open(in: folder, database: database)
    options.limits.openSessions = openSessions
    options.sealKeys =
      try sealKey.map { try SealKeys(file: URL(filePath: $0)) }
      ?? SealKeys(keptIn: folder.appending(path: "seal.key"))
    if !token.isEmpty { options.access = .tokens(try users) }
    let server = try IntentServer(apps: apps, options: options)
    if stdio { return await server.runOverStandardInput() }
    try await server.run { [host, command] port in
      print("The page:       http://\(host):\(port)/")
      print("For MCP:        http://\(host):\(port)/mcp")
      print("Or, as command: \(command)")
      // Whoever reads through a pipe waits for it.
      fflush(nil)
    }
  }

  private var folder: URL {
    get throws {
      let folder =
        try data.map { URL(filePath: $0) }
        ?? FileManager.default.url(
          for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
        ).appending(path: "Concierge")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
        guard isFolder.boolValue else {
          throw ValidationError("'\(folder.path)' is a file; give '--data' a folder")
        }
        return folder
      }
      do {
        // What people order is nobody else's.
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw ValidationError(
          "the folder '\(folder.path)' cannot be made; give '--data' one that may be written to")
      }
      return folder
    }
  }

  /// The line with which an MCP client starts the same over the same data.
  private var command: String {
    var words = [CommandLine.arguments.first ?? "Concierge", "--stdio"]
    if let data { words += ["--data", URL(filePath: data).path] }
    if store != .sqlite { words += ["--store", store.rawValue] }
    if !database.isEmpty { words += ["--database", database] }
    if let sealKey { words += ["--seal-key", URL(filePath: sealKey).path] }
    if language != "en" { words += ["--language", language] }
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// A word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/.-_=:@+".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  private var users: [String: String] {
    get throws {
      try token.reduce(into: [:]) { users, pair in
        // Tokens in base64 end in '='.
        guard let end = pair.lastIndex(of: "="), end > pair.startIndex,
          pair.index(after: end) < pair.endIndex
        else { throw ValidationError("'--token' takes TOKEN=USER") }
        users[String(pair[..<end])] = String(pair[pair.index(after: end)...])
      }
    }
  }
}
