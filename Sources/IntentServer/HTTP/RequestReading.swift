#if Server
  import HTTPTypes
  import NIOCore
  import NIOHTTPTypes

  /// Ends a connection whose request does not come to its end: where its body takes too long, where the
  /// server stops meanwhile, and where the answer was given before all of the body was there, which nobody
  /// is going to read.
  final class RequestReading: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// How long a client may go on sending to learn that nobody reads it.
    private static let linger = TimeAmount.seconds(1)
    /// How long a client that does not read may hold up a shutdown.
    private static let patience = TimeAmount.seconds(5)

    private let timeout: TimeAmount
    private var deadline: Scheduled<Void>?
    /// The requests that began, came whole, and were answered.
    private var (begun, whole, answered) = (0, 0, 0)

    init(timeout: Duration) { self.timeout = TimeAmount(timeout) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head: begun += 1
      case .body: break
      case .end:
        whole += 1
        deadline?.cancel()
        deadline = nil
      }
      context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      // Most requests come in one piece.
      if begun > whole, deadline == nil { deadline = close(context, in: timeout) }
      context.fireChannelReadComplete()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      let isEarly = whole <= answered
      switch unwrapOutboundIn(data) {
      case .head(var head) where isEarly:
        head.headerFields[.connection] = "close"
        context.write(wrapOutboundOut(.head(head)), promise: promise)
        return
      case .end:
        answered += 1
        if isEarly { _ = close(context, in: Self.linger) }
      default: break
      }
      context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is ChannelShouldQuiesceEvent {
        let channel = context.channel
        if begun > whole, answered >= whole { channel.close(promise: nil) }
        context.eventLoop.scheduleTask(in: Self.patience) {
          if !channel.isWritable { channel.close(promise: nil) }
        }
      }
      context.fireUserInboundEventTriggered(event)
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    private func close(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
      let channel = context.channel
      return context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
  }
#endif
