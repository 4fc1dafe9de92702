import Foundation
import TestSupport

/// A package that uses this one through its build plugin, copied to a folder of its own and built for
/// real.
struct ConsumerPackage {
  /// The root; its path has spaces in it.
  let folder: URL

  /// A new copy of a package in `Tests/Consumers`.
  init(_ name: String, in folder: URL) throws {
    self.folder = folder.appending(path: "consumer of intents/\(name)")
    try FileManager.default.createDirectory(
      at: self.folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    let source = Fixture.packageRoot.appending(path: "Tests/Consumers/\(name)")
    try FileManager.default.copyItem(at: source, to: self.folder)
    try edit("Package.swift", "PATH-OF-INTENTGEN", Fixture.packageRoot.filePath)
  }

  /// A file of the package.
  func url(_ path: String) -> URL { folder.appending(path: path) }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try text.write(to: url(path), atomically: true, encoding: .utf8)
  }

  /// Replaces a text that must be there.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(path)
    guard text.contains(old) else { throw MissingText(path: path, text: old) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  struct MissingText: Error {
    var path: String
    var text: String
  }

  /// Builds the package.
  func build(_ arguments: String...) throws -> Build {
    let result = try swift(["build", "--jobs", "2"] + arguments)
    return Build(status: result.status, log: result.output + result.errors)
  }

  /// Runs a subcommand through the command plugin.
  func command(_ arguments: [String], _ permissions: [String] = []) throws -> CommandResult {
    try swift(["package"] + permissions + ["intentgen"] + arguments)
  }

  /// Runs Swift's package manager, once more where it crashes: that it does now and then, while it
  /// resolves dependencies, and is nothing that this package has a part in.
  private func swift(_ arguments: [String]) throws -> CommandResult {
    let result = try Command.run("swift", arguments, in: folder)
    return result.isKilled ? try Command.run("swift", arguments, in: folder) : result
  }

  /// The packages that were fetched for it, by their names.
  func fetchedPackages() throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: url(".build/checkouts").filePath)
    return folders.sorted()
  }

  /// What the package's program prints.
  func run(_ configuration: String = "debug") throws -> [Substring] {
    try Command.run(url(".build/\(configuration)/App").filePath, []).output.split(separator: "\n")
  }

  private var outputs: URL {
    url(".build/plugins/outputs/\(folder.lastPathComponent.lowercased())")
  }

  /// What was generated, by path, with when it was written.
  func generated() throws -> [String: Date] {
    let files = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
    let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    var dates: [String: Date] = [:]
    for file in swift {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.filePath)
      dates[file.filePath] = attributes[.modificationDate] as? Date
    }
    return dates
  }

  /// The names of the generated files that were written since.
  func generated(since before: [String: Date]) throws -> [String] {
    try generated().filter { before[$0.key] != $0.value }.keys
      .map { URL(filePath: $0).lastPathComponent }
      .sorted()
  }

  /// A generated file: `Kitchen/Soup+Types`.
  func generatedText(_ path: String) throws -> String {
    let parts = path.split(separator: "/").map(String.init)
    let file = outputs.appending(path: parts[0]).appending(path: "destination")
      .appending(path: "IntentGeneratorPlugin").appending(path: "\(parts[1]).swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// What a build did.
  struct Build {
    var status: Int32
    var log: String

    var isSuccessful: Bool { status == 0 }

    /// The definitions that Swift was generated from.
    var generated: [String] {
      let mark = "Generating Swift from "
      return log.split(separator: "\n").compactMap { line in
        line.range(of: mark).map { String(line[$0.upperBound...]) }
      }
    }

    /// The files that were compiled.
    var compiled: [String] {
      log.split(separator: "\n").map(String.init)
        .filter { $0.contains("] Compiling ") && !$0.contains("] Compiling plugin ") }
    }
  }
}
