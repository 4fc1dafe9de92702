import Foundation

/// Signals that ask the process to end, put off until files are whole. Inside another one, that one gets them.
package struct DeferredSignals {
  private typealias Handler = @convention(c) (Int32) -> Void
  /// The address of what each signal did: that of a signal which is ignored is 1, which no function has, so that an
  /// array of functions would end there.
  private var previous: [(number: Int32, handler: Int)] = []

  package init() {
    // Made here, and not by the first signal.
    _ = hasCome
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let handler = Self.address(signal(number) { SignalPipe.shared.put($0) })
      // Whoever ignores one, or waits for it in another way, goes on to do so.
      if handler == Self.address(SIG_IGN) {
        _ = signal(number, SIG_IGN)
      } else {
        previous.append((number, handler))
      }
    }
  }

  /// Whether one has come.
  var hasCome: Bool { SignalPipe.shared.isFilled }

  /// Lets them do again what they did, those that have come included.
  package func end() {
    for (number, handler) in previous {
      _ = signal(number, unsafeBitCast(handler, to: Handler?.self))
    }
    for number in SignalPipe.shared.takeAll() { Self.raiseHere(number) }
  }

  private static func address(_ handler: Handler?) -> Int { unsafeBitCast(handler, to: Int.self) }

  /// Sends a signal to this thread, which may have it blocked, so that it is over before anything else happens: told to
  /// the process, it may reach another thread later.
  private static func raiseHere(_ number: Int32) {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// Where signals are kept: a handler may do little more than write to a file.
private struct SignalPipe: Sendable {
  static let shared = SignalPipe()

  private let reading: Int32
  private let writing: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  func put(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writing, &byte, 1)
    errno = error
  }

  var isFilled: Bool {
    var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }

  func takeAll() -> [Int32] {
    var numbers: [Int32] = []
    var byte: UInt8 = 0
    while read(reading, &byte, 1) == 1 { numbers.append(Int32(byte)) }
    return numbers
  }
}
