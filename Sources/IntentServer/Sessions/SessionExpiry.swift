#if Server
  import Foundation
  import IntentRuntime
  import Logging
  import ServiceLifecycle

  /// Forgets the sessions whose time is over, and the clients that were not heard of for as long.
  struct SessionExpiry: Service {
    let desk: SessionDesk
    let clients: MCPSessions
    var interval = Duration.seconds(60)

    func run() async throws {
      await cancelWhenGracefulShutdown {
        while !Task.isCancelled {
          await expire()
          do { try await Task.sleep(for: interval) } catch { return }
        }
      }
    }

    func expire() async {
      guard let service = desk.apps.first?.service else { return }
      do {
        try await service.expire()
      } catch {
        desk.logger.error("sessions cannot be expired: '\(type(of: error))'")
      }
      await clients.expire(before: desk.now() - service.lifetimes.waiting)
    }
  }
#endif
