import Foundation

/// A stack on which code can be walked through as deep as it is nested.
///
/// A step into code is several calls, and what a thread has by itself ends at a few thousand steps; that of a task may end
/// far sooner.
enum DeepStack {
  /// How deep code may be nested: what nobody writes by hand is deeper.
  static let levels = 2_000
  /// Room for the parser as well, which keeps no count of some of what it steps into.
  private static let size = 512 << 20

  /// Does something on such a stack, and waits for it; on the present one where there is no room for another.
  static func run<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      var result: Result?
      withUnsafeMutablePointer(to: &result) { result in
        let work = Work { result.pointee = body() }
        work.run(on: size)
      }
      return result ?? body()
    }
  }

  /// What is done on another thread.
  private final class Work {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Does it on a thread with a stack of some bytes, to its end; not at all where there can be none.
    func run(on size: Int) {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard pthread_attr_init(attributes) == 0 else { return }
      defer { pthread_attr_destroy(attributes) }
      guard pthread_attr_setstacksize(attributes, size) == 0 else { return }
      let work = Unmanaged.passUnretained(self).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, attributes, { Work.run($0) }, work)
        if status == 0, let thread { pthread_join(thread, nil) }
      #else
        var thread = pthread_t()
        let status = pthread_create(&thread, attributes, { $0.flatMap(Work.run) }, work)
        if status == 0 { pthread_join(thread, nil) }
      #endif
    }

    private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body()
      return nil
    }
  }
}
