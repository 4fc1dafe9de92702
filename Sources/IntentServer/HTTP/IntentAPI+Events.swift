#if Server
  import Foundation
  import Hummingbird
  import IntentRuntime
  import NIOCore
  import ServiceLifecycle

  extension IntentAPI {
    /// Server-sent events of a session: its turns, what the runtime does, what presentations become.
    func events(_ call: APICall) async throws -> Response {
      let (stored, app) = try await desk.load(call.id, user: call.user)
      let last = EventID(call.header("Last-Event-ID"))
      let key = stored.session.idempotencyKey
      if stored.turn.isFinal, let last, last.revision >= stored.session.revision,
        !desk.events.isUpdating(key), !desk.events.hasMore(of: key, after: last)
      {
        // Nothing more comes: a client that gets this does not come again.
        return Response(status: .noContent)
      }
      let place = try streams.take(for: call.user)
      let stream = SessionEventStream(
        desk: desk, session: stored.session, app: app, last: last)
      var response = Response(
        status: .ok,
        body: ResponseBody { writer in
          defer { withExtendedLifetime(place) {} }
          let waiting = WaitingBytes(most: SessionEventStream.mostBytesWaiting)
          for await text in stream.lines(waiting) {
            waiting.remove(text)
            try await writer.write(ByteBuffer(string: text))
          }
          try await writer.finish(nil)
        })
      response.headers[.contentType] = "text/event-stream"
      response.headers[.cacheControl] = "no-store"
      return response
    }
  }

  /// What tells an event from others: the channel that it came by, its place there, the session's
  /// revision.
  struct EventID: Hashable, Sendable {
    let channel: String
    let place: Int
    let revision: Int

    init(channel: String, place: Int, revision: Int) {
      self.channel = channel
      self.place = place
      self.revision = revision
    }

    /// Reads what a client sends back; none where it is none of ours.
    init?(_ text: String?) {
      let parts = text?.split(separator: "-", omittingEmptySubsequences: false) ?? []
      guard parts.count == 3, let place = Int(parts[1]), let revision = Int(parts[2]) else {
        return nil
      }
      self.init(channel: String(parts[0]), place: place, revision: revision)
    }

    var text: String { "\(channel)-\(place)-\(revision)" }
  }
#endif
