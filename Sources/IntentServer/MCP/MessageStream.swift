#if Server
  import Foundation
  import Hummingbird
  import IntentRuntime

  /// An error, and the request that it answers.
  struct FailedMessage: Error, Sendable {
    let error: RPCError
    let id: JSONValue
  }

  /// The messages of one response: what is told while a request is at work, and its answer.
  final class MessageStream: Sendable {
    private enum Part: Sendable {
      case message(JSONValue)
      case answer(Result<JSONValue, FailedMessage>)
      /// Nothing, to keep the connection open.
      case sign
    }

    private let parts: AsyncStream<Part>
    private let continuation: AsyncStream<Part>.Continuation
    private let task = Locked<Task<Void, Never>?>(nil)

    /// After so long a sign is sent, and then each time: only whoever is written to is found to be gone.
    private static let timeBetweenSigns = Duration.seconds(1)
    /// The most parts that wait for a client that does not read; with more it counts as gone.
    private static let most = 256

    init() {
      (parts, continuation) = AsyncStream<Part>.makeStream(
        bufferingPolicy: .bufferingOldest(Self.most))
    }

    /// Sends a message before the answer.
    func send(_ message: JSONValue) { yield(.message(message)) }

    private func yield(_ part: Part) {
      guard case .dropped = continuation.yield(part) else { return }
      end()
    }

    /// Ends what nobody reads.
    private func end() {
      continuation.finish()
      task.withLock { $0 }?.cancel()
    }

    /// Does what the request asks for. Whoever closes the response cancels it.
    func run(_ body: @escaping @Sendable () async -> Result<JSONValue, FailedMessage>) {
      let task = Task {
        yield(.answer(await body()))
        continuation.finish()
      }
      self.task.withLock { $0 = task }
      let signs = Task {
        while !Task.isCancelled {
          do { try await Task.sleep(for: Self.timeBetweenSigns) } catch { return }
          yield(.sign)
        }
      }
      continuation.onTermination = { reason in
        signs.cancel()
        if case .cancelled = reason { task.cancel() }
      }
    }

    /// The response: JSON where the answer comes first, else a stream of events.
    ///
    /// - Parameters:
    ///   - isStream: Whether it is a stream in any case.
    ///   - failure: The status of an error; none for that of the era without sessions.
    func response(isStream: Bool = false, failure: Int? = nil) async -> Response {
      var iterator = parts.makeAsyncIterator()
      var first: Part?
      if !isStream {
        first = await iterator.next()
        switch first {
        case .answer(.success(let json))?: return .json(json)
        case .answer(.failure(let failed))?:
          return MCPEndpoint.failure(failed.error, id: failed.id, status: failure)
        default: break
        }
      }
      let opening = first
      var response = Response(
        status: .ok,
        body: ResponseBody { [self] writer in
          do {
            if let opening { try await writer.write(ByteBuffer(string: Self.text(opening))) }
            for await part in parts { try await writer.write(ByteBuffer(string: Self.text(part))) }
          } catch {
            end()
            throw error
          }
          try await writer.finish(nil)
        })
      response.headers[.contentType] = "text/event-stream"
      response.headers[.cacheControl] = "no-cache, no-transform"
      return response
    }

    private static func text(_ part: Part) -> String {
      let json: JSONValue
      switch part {
      case .message(let message), .answer(.success(let message)): json = message
      case .answer(.failure(let failed)): json = RPCMessage.error(failed.error, id: failed.id)
      case .sign: return ": still here\n\n"
      }
      return "event: message\ndata: \(WireJSON.text(json))\n\n"
    }
  }
#endif
