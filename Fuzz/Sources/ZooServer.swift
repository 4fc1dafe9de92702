import Foundation
import HTTPTypes
import Hummingbird
import IntentConversation
import IntentRuntime
import IntentServer
import Logging
import NIOCore

/// A server of the zoo in this process that is asked as other programs ask it, without a connection.
struct ZooServer: Sendable {
  /// What is asked of it.
  struct Call {
    var method: HTTPRequest.Method
    var path: String
    var headers: HTTPFields
    var body: [UInt8]
  }

  /// What it answered.
  struct Reply {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let body: [UInt8]

    /// Its type without parameters.
    var type: String {
      headers[.contentType]?.split(separator: ";").first.map(String.init) ?? ""
    }
  }

  private let responder: any HTTPResponder<Context>

  init() throws {
    var options = IntentServerOptions()
    options.store = MemorySessionStore()
    let logger = Logger(label: "Fuzz") { _ in SwiftLogNoOpLogHandler() }
    let server = try IntentServer(
      apps: [ConversationApp("Zoo", provider: Zoo.provider())], options: options, logger: logger)
    let router = Router(context: Context.self)
    try server.addRoutes(to: router)
    responder = router.buildResponder()
  }

  /// Asks, and waits for the answer; of a stream of events the first is enough.
  func reply(to call: Call) -> Reply {
    let waiting = Waiting()
    let task = Task { waiting.end(with: await answer(call)) }
    let reply = waiting.wait()
    task.cancel()
    return reply
  }

  private func answer(_ call: Call) async -> Reply {
    let request = Request(
      head: HTTPRequest(
        method: call.method, scheme: "http", authority: "127.0.0.1", path: call.path,
        headerFields: call.headers),
      body: RequestBody(buffer: ByteBuffer(bytes: call.body)))
    let logger = Logger(label: "Fuzz") { _ in SwiftLogNoOpLogHandler() }
    do {
      let response = try await responder.respond(
        to: request, context: Context(source: CallSource(logger: logger)))
      let isStream = response.headers[.contentType]?.hasPrefix("text/event-stream") == true
      let body = Body(isStream: isStream)
      await withTaskGroup { group in
        group.addTask { try? await response.body.write(body) }
        // Nothing may ever happen that a stream would tell.
        if isStream { group.addTask { try? await Task.sleep(for: .milliseconds(50)) } }
        await group.next()
        group.cancelAll()
      }
      return Reply(status: response.status, headers: response.headers, body: body.bytes)
    } catch let error as any HTTPResponseError {
      return Reply(status: error.status, headers: [:], body: [])
    } catch {
      preconditionFailure("\(error) in place of an answer")
    }
  }

  private struct CallSource: RequestContextSource {
    let logger: Logger
  }

  private struct Context: RemoteAddressRequestContext {
    typealias Source = CallSource

    var coreContext: CoreRequestContextStorage
    let remoteAddress = try? SocketAddress(ipAddress: "127.0.0.1", port: 1)

    init(source: CallSource) {
      coreContext = CoreRequestContextStorage(source: source)
    }
  }

  /// Keeps what is written; of a stream what is written first.
  private final class Body: ResponseBodyWriter, @unchecked Sendable {
    private let isStream: Bool
    private let lock = NSLock()
    private var written: [UInt8] = []

    init(isStream: Bool) {
      self.isStream = isStream
    }

    var bytes: [UInt8] { lock.withLock { written } }

    func write(_ buffer: ByteBuffer) throws {
      lock.withLock { written += buffer.readableBytesView }
      if isStream { throw CancellationError() }
    }

    func finish(_ trailingHeaders: HTTPFields?) {}
  }

  /// Lets a thread wait for what a task answers.
  private final class Waiting: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var reply = Reply(status: .internalServerError, headers: [:], body: [])

    func end(with reply: Reply) {
      self.reply = reply
      done.signal()
    }

    func wait() -> Reply {
      done.wait()
      return reply
    }
  }
}
