import Foundation

/// Where a file is that a link may lead to.
enum LinkedFile {
  /// The most links that are followed.
  private static let maximumCount = 40

  /// The path behind all links, whether or not there is a file; none where they lead in a circle.
  static func path(of path: String) -> String? {
    var path = path
    for _ in 0..<maximumCount {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      // A folder on the way may be a link itself, behind which '..' leads elsewhere: nothing is taken out of the path.
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return nil
  }
}
