import Foundation

/// Paths as they are written into a file, seen from the folder that it lies in.
package enum RelativePath {
  /// The way from a folder to a file, `../Definitions/Soup.intentdefinition`.
  package static func path(to file: String, from folder: String) -> String {
    let target = components(file)
    let base = components(folder)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  /// The file at the end of such a way.
  package static func resolve(_ path: String, from folder: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    return "/" + (components(folder) + [path]).joined(separator: "/")
  }

  /// A path as it is seen from the present folder, where it leads into that.
  package static func seenFromHere(_ path: String) -> String {
    let way = self.path(to: path, from: FileManager.default.currentDirectoryPath)
    return way.hasPrefix("../") ? resolved(path) : way
  }

  /// A path from the root without links and dots, also of what is not there yet.
  package static func resolved(_ path: String) -> String {
    "/" + components(path).joined(separator: "/")
  }

  /// The names on the way from the root, without links and dots.
  ///
  /// What `..` leads to is known once the links before it are followed.
  private static func components(_ path: String) -> [String] {
    var names = path.split(separator: "/")
    let start = path.hasPrefix("/") ? "/" : FileManager.default.currentDirectoryPath + "/"
    // What is not there yet has no links in it from there on.
    var rest: [Substring] = []
    while true {
      if let real = real(start + names.joined(separator: "/")) {
        let known = real.split(separator: "/").map(String.init)
        guard rest.contains("..") else { return known + rest.filter { $0 != "." }.map(String.init) }
        return components("/" + (known + withoutFirstStepUp(rest)).joined(separator: "/"))
      }
      guard let last = names.popLast() else { return rest.map(String.init) }
      rest.insert(last, at: 0)
    }
  }

  /// The names on a way of which nothing is there yet, without the first `..` and what that leads out of.
  private static func withoutFirstStepUp(_ names: [Substring]) -> [String] {
    var names = names.filter { $0 != "." }
    guard let up = names.firstIndex(of: "..") else { return names.map(String.init) }
    names.removeSubrange(max(up - 1, 0)...up)
    return names.map(String.init)
  }

  /// Where a path leads, also where nothing is yet at the end of its links; none where they lead in a circle.
  package static func followed(_ path: String) -> String? {
    var path = path
    for _ in 0..<40 {
      guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      else { return path }
      let folder = path.folderOfPath as NSString
      path = destination.hasPrefix("/") ? destination : folder.appendingPathComponent(destination)
    }
    return nil
  }

  /// A path without links; none where nothing is.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
