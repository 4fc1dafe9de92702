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
      let folder = URL(filePath: path).deletingLastPathComponent()
      path = URL(filePath: target, relativeTo: folder).absoluteURL.path(percentEncoded: false)
    }
    return nil
  }
}
