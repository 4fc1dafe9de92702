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

  /// The names on the way from the root, without links and dots.
  private static func components(_ path: String) -> [String] {
    // What is not there yet has no links in it from there on.
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while real(url.path) == nil, url.path != "/" {
      rest.insert(url.lastPathComponent, at: 0)
      url.deleteLastPathComponent()
    }
    let real = real(url.path) ?? "/"
    return real.split(separator: "/").map(String.init) + rest
  }

  /// A path without links; none where nothing is.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
