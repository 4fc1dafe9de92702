#if PostgreSQL
  import CLibPQ
  import Foundation
  import IntentRuntime

  /// A connection to PostgreSQL, for one statement at a time. It connects when it is first used, and again
  /// when it was lost.
  actor PostgreSQLConnection {
    /// A value of a statement or a row.
    enum Value: Sendable {
      case text(String)
      case null

      init(_ number: some BinaryInteger) { self = .text("\(number)") }
      init(_ text: String?) { self = text.map { .text($0) } ?? .null }
    }

    /// What came of a statement.
    struct Result: Sendable {
      var rows: [[String?]]
      /// How many rows it changed.
      var changes: Int
    }

    /// The connection of libpq, closed when nobody has it any more.
    private final class Handle {
      let pointer: OpaquePointer

      init(_ pointer: OpaquePointer) { self.pointer = pointer }

      deinit { PQfinish(pointer) }
    }

    private let address: String
    /// libpq waits for the server: on a thread of its own, where nothing else waits for it.
    private let thread = QueueExecutor(label: "PostgreSQL")
    private var connection: Handle?
    /// The statements that the connection knows by now, by their text.
    private var prepared: [String: String] = [:]

    init(address: String) { self.address = address }

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Runs a statement, prepared once for each connection.
    ///
    /// - Parameter isRepeatable: Whether it may be run again where the connection was lost on the way:
    ///   nobody knows then whether it was run.
    func run(_ sql: String, _ values: [Value], isRepeatable: Bool) throws -> Result {
      let wasConnected = connection != nil
      do {
        return try execute(sql, values)
      } catch let lost as ConnectionLost {
        disconnect()
        // A connection that went away while nobody used it says so before the statement is sent.
        guard wasConnected, isRepeatable || !lost.isSent else { throw unavailable(lost.reason) }
        do {
          return try execute(sql, values)
        } catch let lost as ConnectionLost {
          disconnect()
          throw unavailable(lost.reason)
        }
      }
    }

    private func execute(_ sql: String, _ values: [Value]) throws -> Result {
      let connection = try connected()
      let name = try statement(sql, of: connection, count: values.count)
      let texts = values.map { value -> UnsafeMutablePointer<CChar>? in
        if case .text(let text) = value { strdup(text) } else { nil }
      }
      defer { for text in texts { free(text) } }
      let pointers = texts.map { UnsafePointer($0) }
      let result = PQexecPrepared(connection, name, Int32(values.count), pointers, nil, nil, 0)
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return Self.read(result)
      default: throw problem(of: connection, result, isSent: true)
      }
    }

    /// The name of a statement on this connection.
    private func statement(_ sql: String, of connection: OpaquePointer, count: Int) throws -> String
    {
      if let name = prepared[sql] { return name }
      let name = "s\(prepared.count)"
      let result = PQprepare(connection, name, sql, Int32(count), nil)
      defer { PQclear(result) }
      guard PQresultStatus(result) == PGRES_COMMAND_OK else {
        throw problem(of: connection, result, isSent: false)
      }
      prepared[sql] = name
      return name
    }

    private func connected() throws -> OpaquePointer {
      if let connection { return connection.pointer }
      guard let new = connect() else { throw ConnectionLost(reason: "no memory") }
      guard PQstatus(new) == CONNECTION_OK else {
        let reason = String(cString: PQerrorMessage(new))
        PQfinish(new)
        throw ConnectionLost(reason: reason)
      }
      // What the server remarks is for nobody's standard error.
      PQsetNoticeProcessor(new, { _, _ in }, nil)
      connection = Handle(new)
      PQclear(PQexec(new, Self.limitStatements))
      return new
    }

    /// Where nobody has said how long a statement may take, it is not for ever.
    private static let limitStatements = """
      SELECT set_config('statement_timeout', '30s', false)
        WHERE current_setting('statement_timeout') = '0'
      """

    /// Gives up a server that does not answer, unless the address says otherwise: what comes later counts.
    private func connect() -> OpaquePointer? {
      let words = ["connect_timeout", "tcp_user_timeout", "dbname"]
      let texts = (words + ["10", "30000", address]).map { text in strdup(text) }
      defer { for text in texts { free(text) } }
      let pointers = texts.map { UnsafePointer<CChar>($0) }
      return PQconnectdbParams(
        pointers.prefix(words.count) + [nil], pointers.dropFirst(words.count) + [nil], 1)
    }

    private func disconnect() {
      connection = nil
      prepared = [:]
    }

    // MARK: - Problems

    /// The connection is gone.
    private struct ConnectionLost: Error {
      var reason: String
      /// Whether the statement may have been run.
      var isSent = false
    }

    private func problem(
      of connection: OpaquePointer,
      _ result: OpaquePointer?,
      isSent: Bool
    ) -> any Error {
      let code =
        PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
      let reason = String(cString: PQerrorMessage(connection))
      // 57P: an administrator ends the connection, and nothing of the statement is kept.
      if PQstatus(connection) != CONNECTION_OK || code.hasPrefix("57P") {
        return ConnectionLost(reason: reason, isSent: isSent && !code.hasPrefix("57P"))
      }
      return unavailable("\(code) \(reason)")
    }

    private func unavailable(_ reason: String) -> IntentError {
      .storeUnavailable(
        file: "PostgreSQL", operation: "use",
        reason: reason.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private static func read(_ result: OpaquePointer?) -> Result {
      let columns = PQnfields(result)
      let rows = (0..<PQntuples(result)).map { row in
        (0..<columns).map { column -> String? in
          PQgetisnull(result, row, column) == 1
            ? nil : String(cString: PQgetvalue(result, row, column))
        }
      }
      return Result(rows: rows, changes: Int(String(cString: PQcmdTuples(result))) ?? 0)
    }
  }
#endif
