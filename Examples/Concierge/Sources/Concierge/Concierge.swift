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

  @Option(help: "The file of 32 random bytes with which replicas seal what MCP clients carry.")
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
    options.sealKeys = try sealKey.map { file in
      try SealKeys(sealing: Data(contentsOf: URL(filePath: file)))
    }
    if !token.isEmpty { options.access = .tokens(try users) }
    let server = try IntentServer(apps: apps, options: options)
    if stdio { return await server.runOverStandardInput() }
    try await server.run { [host] port in
      print("The page:       http://\(host):\(port)/")
      print("For MCP:        http://\(host):\(port)/mcp")
      print("Or, as command: \(CommandLine.arguments[0]) --stdio")
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
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }

  private var users: [String: String] {
    get throws {
      try token.reduce(into: [:]) { users, pair in
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw ValidationError("'--token' takes TOKEN=USER") }
        users[parts[0]] = parts[1]
      }
    }
  }
}
