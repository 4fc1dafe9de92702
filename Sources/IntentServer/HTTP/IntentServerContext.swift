#if Server
  import Foundation
  public import Hummingbird
  import HummingbirdCore
  public import NIOCore

  /// What is known of a request besides the request: also which machine it comes from.
  ///
  /// A router of somebody's own takes it, or any other `RemoteAddressRequestContext`, to let whoever is
  /// on the machine in without a token:
  ///
  /// ```swift
  /// let router = Router(context: IntentServerContext.self)
  /// try server.addRoutes(to: router.group("assistant"))
  /// ```
  public struct IntentServerContext: RemoteAddressRequestContext {
    /// What every context of Hummingbird has.
    public var coreContext: CoreRequestContextStorage
    /// The address that the request comes from; none where the connection does not say.
    public let remoteAddress: SocketAddress?

    /// The context of a request that came by a connection.
    public init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
      remoteAddress = source.channel.remoteAddress
    }
  }

  extension RequestContext {
    /// Whether a request is known to come from this machine.
    var isFromThisMachine: Bool {
      guard let address = (self as? any RemoteAddressRequestContext)?.remoteAddress else {
        return false
      }
      switch address {
      case .v4(let address): return OriginPolicy.isLoopback(address.address.sin_addr)
      case .v6(let address): return OriginPolicy.isLoopback(address.address.sin6_addr)
      case .unixDomainSocket: return true
      }
    }
  }
#endif
