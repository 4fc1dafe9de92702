#if Server
  import Foundation
  import IntentRuntime
  import Logging
  import ServiceLifecycle

  /// Forgets the sessions whose time is over.
  struct SessionExpiry: Service {
    let desk: SessionDesk
    var interval = Duration.seconds(60)

    func run() async throws {
      await cancelWhenGracefulShutdown {
        while !Task.isCancelled {
          do {
            _ = try await desk.apps.first?.service.expire()
          } catch {
            desk.logger.error("sessions cannot be expired: '\(type(of: error))'")
          }
          do { try await Task.sleep(for: interval) } catch { return }
        }
      }
    }
  }
#endif
