import Foundation

/// What the process has in memory.
package enum ResidentMemory {
  /// The bytes; 0 where the system does not say.
  package static var bytes: Int {
    let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = statistics?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
