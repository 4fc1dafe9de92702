import ArgumentParser
import Diagnostics
import Foundation
import HandlerStubs
import IntentGenerator

/// Where a run finds handlers and the record of what they were written for, and where it writes new ones.
struct HandlerPlaces {
  /// The folder with the record, for new files.
  let output: String
  private let sources: [String]

  /// - Parameters:
  ///   - output: The folder that was named; none for the one that has the record.
  ///   - inputs: The definitions, or folders with them.
  ///   - sources: Further folders that were named.
  /// - Throws: What to name, where that is not the folder to write to.
  init(output: String?, inputs: [String], sources: [String]) throws {
    let definitions = InputFinder().find(inputs).value?.definitions.map(\.file) ?? []
    self.sources = sources
    if let output {
      self.output = output
      try refuseSecondRecord(of: definitions)
    } else {
      self.output = try Self.recordFolder(of: definitions, inputs: inputs)
    }
  }

  /// The folders besides that of the output.
  var folders: [String] {
    sources + [target].compactMap(\.self).filter { $0 != output }
  }

  /// The folder of the package's tests.
  var tests: String? { package.flatMap(PackageFolders.tests) }

  /// What was not looked into, though it is beside the target.
  var unread: [String] {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
    }
    let read = ([output] + folders).map(real)
    return (target.map(PackageFolders.targets(besides:)) ?? []).filter { folder in
      !read.contains { real(folder).hasPrefix($0) }
    }
    .map(\.withoutPresentFolder)
  }

  private var package: String? { PackageFolders.package(of: "\(output)/-") }

  /// The target that the handlers are written to; none outside of a package.
  private var target: String? { package.map { _ in PackageFolders.target(of: "\(output)/-") } }

  /// A second record would know nothing of what the first one does: what is renamed would be new.
  private func refuseSecondRecord(of definitions: [String]) throws {
    guard !HandlerRecord.exists(in: output) else { return }
    let known = HandlerRecord.folders(in: [output] + [target].compactMap(\.self))
      .first { HandlerRecord.exists(in: $0, for: definitions) }
    if let known {
      throw ValidationError(
        "What the handlers were written for is recorded in '\(HandlerRecord.path(in: known))': name its folder, "
          + "with '--output \(known.withoutPresentFolder)'.")
    }
    guard let package, let target, FileIdentity.isSame(package, output),
      FileIdentity.isSame(package, target), !PackageFolders.targets(of: package).isEmpty
    else { return }
    throw ValidationError(
      "'\(output)' is the package, and no target of it: name the folder that the handlers are to be in, with "
        + "'--output \(Self.suggestion(definitions))'.")
  }

  /// The only folder with a record of some definitions.
  private static func recordFolder(of definitions: [String], inputs: [String]) throws -> String {
    let start = inputs.first ?? "."
    let isFile = start.hasSuffix(".intentdefinition")
    let package = PackageFolders.package(of: isFile ? start : "\(start)/-")
    let targets = package.map(PackageFolders.targets(of:)) ?? []
    let places = targets.isEmpty ? [isFile ? start.folderOfPath : start] : targets
    let all = HandlerRecord.folders(in: places)
    let known =
      definitions.isEmpty ? all : all.filter { HandlerRecord.exists(in: $0, for: definitions) }
    guard let folder = known.first, known.count == 1 else {
      let suggestion = known.first ?? suggestion(definitions)
      throw ValidationError(
        (known.isEmpty
          ? "Nowhere is recorded yet what handlers were written for"
          : "What handlers were written for is recorded in \(known.joined(separator: " and "))")
          + ": name the folder to write to, with '--output \(suggestion)'.")
    }
    return folder.withoutPresentFolder
  }

  private static func suggestion(_ definitions: [String]) -> String {
    definitions.first.map { PackageFolders.target(of: $0).withoutPresentFolder } ?? "."
  }
}

extension String {
  /// A path without a `./` before it.
  fileprivate var withoutPresentFolder: String {
    hasPrefix("./") ? String(dropFirst(2)) : self
  }
}
