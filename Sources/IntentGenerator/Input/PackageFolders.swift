import Foundation

/// Where things are in a Swift package, by the layout that packages have unless they say otherwise.
package enum PackageFolders {
  /// The folder of the package that a path is in; none outside of any.
  package static func package(of path: String) -> String? {
    var folder = InputRule.folder(of: path)
    if folder.isEmpty { folder = "." }
    while true {
      if FileManager.default.fileExists(atPath: InputRule.join(folder, "Package.swift")) {
        return folder
      }
      // What is gone by now was of a package all the same.
      guard let above = parent(of: folder) else { return nil }
      folder = above
    }
  }

  /// The folder of the target that a path is in: the one in `Sources` or `Tests` of its package;
  /// outside of a package, the folder beside which translations are.
  package static func target(of path: String) -> String {
    let root = InputRule.localizationRoot(of: path)
    let start = root.isEmpty ? "." : root
    guard let package = package(of: path) else { return start }
    var folder = start
    while let above = parent(of: folder), !isSame(folder, package) {
      if let groups = parent(of: above), isSame(groups, package),
        groupNames.contains(InputRule.name(of: absolute(above)))
      {
        return folder
      }
      folder = above
    }
    return start
  }

  /// The configuration of the target that a file is in, wherever it stands there, as the build plugin takes
  /// it: of several the nearest in the folders around the file. None where the target has none.
  ///
  /// Of a target that stands elsewhere than packages have them, by a `path:`, only what stands around the file
  /// is found.
  package static func configuration(of path: String) -> String? {
    let known = target(of: path)
    let target = isOfPackage(known) ? known : package(of: path) ?? known
    // Empty for a file in the present folder, so that the configuration is named as the file is.
    var folder = InputRule.folder(of: path)
    while true {
      if let file = configuration(in: folder) { return file }
      guard !isSame(folder, target), let above = parent(of: folder) else { break }
      folder = above
    }
    return isOfPackage(known) ? configuration(below: known) : nil
  }

  /// The configuration beside a file or within a folder, or else that of the package it is in; none where
  /// there is none.
  package static func configuration(beside input: String) -> String? {
    let folder = isFolder(input) ? input : InputRule.folder(of: input)
    let package = package(of: InputRule.join(folder, "Package"))
    return [folder, package].compactMap { $0 }.lazy.compactMap(configuration(in:)).first
  }

  private static func configuration(in folder: String) -> String? {
    let file = InputRule.join(folder, InputRule.configurationName)
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }

  private static func configuration(below folder: String) -> String? {
    FolderSearch(folder).files.first { InputRule.name(of: $0) == InputRule.configurationName }
  }

  /// Whether a folder is one of those that hold a target of a package: others may be of any size.
  private static func isOfPackage(_ target: String) -> Bool {
    guard let package = package(of: InputRule.join(target, "Package")),
      let groups = parent(of: target), let root = parent(of: groups)
    else { return false }
    return isSame(root, package) && groupNames.contains(InputRule.name(of: absolute(groups)))
  }

  /// The folder of the package's target that a file is in, whose Swift names are no other's; empty where it is in none.
  package static func module(of path: String) -> String {
    let target = target(of: path)
    return isOfPackage(target) ? target : ""
  }

  /// The folders of a package's targets, without tests, plugins and examples; sorted by path.
  ///
  /// Where there is no package, there are none.
  package static func targets(of package: String) -> [String] {
    guard FileManager.default.fileExists(atPath: InputRule.join(package, "Package.swift")) else {
      return []
    }
    return ["Sources", "Source", "src", "srcs"]
      .map { package == "." ? $0 : InputRule.join(package, $0) }.filter(isFolder)
  }

  /// The folders of the targets beside one, tests included, sorted by path.
  package static func targets(besides target: String) -> [String] {
    guard let package = package(of: InputRule.join(target, "Package")) else { return [] }
    return groupNames.map { InputRule.join(package, $0) }.filter(isFolder).flatMap { group in
      folders(in: group).filter { !isSame($0, target) }
    }
  }

  /// The folders in a folder, sorted by name, without hidden ones.
  package static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !InputRule.isHidden($0) }.map { InputRule.join(folder, $0) }
      .filter(isFolder)
  }

  /// The folder of a package's tests; none where there is none.
  package static func tests(of package: String) -> String? {
    let folder = InputRule.join(package, "Tests")
    return isFolder(folder) ? folder : nil
  }

  private static let groupNames = ["Sources", "Source", "src", "srcs", "Tests"]

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    absolute(left) == absolute(right)
  }

  /// The folder around a folder, written as the user wrote that; none of the root.
  private static func parent(of folder: String) -> String? {
    guard absolute(folder) != "/" else { return nil }
    let last = InputRule.name(of: folder)
    if last == "." || last == ".." || folder.isEmpty { return InputRule.join(folder, "..") }
    let above = InputRule.folder(of: folder)
    return above.isEmpty ? "." : above
  }
}
