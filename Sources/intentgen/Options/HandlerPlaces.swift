import ArgumentParser
import Diagnostics
import Foundation
import HandlerStubs
import IntentGenerator

/// Where a run finds handlers and the record of what they were written for, and where it writes new ones.
struct HandlerPlaces {
  /// The folder with the record, for new files.
  let output: String
  /// The definitions whose handlers these are, or folders with them.
  let inputs: [String]
  /// Definitions of others, which those may import.
  var context: [String] = []
  private let sources: [String]
  /// The folders to which the same run writes besides.
  private var others: [String] = []

  private init(_ output: String, _ inputs: [String], sources: [String]) {
    (self.output, self.inputs, self.sources) = (output, inputs, sources)
  }

  /// The folders of a run, each with the definitions whose handlers go there.
  ///
  /// - Parameters:
  ///   - output: The folder that was named; none for those that have records.
  ///   - inputs: The definitions, or folders with them.
  ///   - sources: Further folders that were named.
  ///   - tellsOfOthers: Whether to say what is left out.
  /// - Throws: What to type, where a folder is to be named, or another one.
  static func all(
    output: String?, inputs: [String], sources: [String], tellsOfOthers: Bool = true
  ) throws -> [HandlerPlaces] {
    let found = InputFinder().find(inputs)
    let definitions = found.value?.definitions.map(\.file) ?? []
    let records = HandlerRecords(of: definitions, inputs: inputs)
    if definitions.isEmpty, !inputs.isEmpty, records.abandoned.isEmpty {
      guard tellsOfOthers else { return [] }
      _ = try Report.usable(found)
    }
    let groups =
      try output.map { folder in
        let (own, others) = try records.definitions(for: folder, inputs)
        if tellsOfOthers { records.tell(ofOthers: others, than: folder) }
        guard !own.isEmpty || definitions.isEmpty else {
          throw ValidationError("Nothing of what was named belongs into '\(folder)'.")
        }
        return [(folder: folder, definitions: own)]
      } ?? records.groups()
    return groups.map { folder, own in
      let isWhole = !own.isEmpty && own.count == definitions.count
      var places = HandlerPlaces(folder, isWhole ? inputs : own, sources: sources)
      if !isWhole { places.context = definitions.filter { !own.contains($0) } }
      places.others = groups.map(\.folder).filter { $0 != folder }
      return places
    }
  }

  /// The folders besides that of the output.
  var folders: [String] { named + HandlerRecord.sources(in: output) }

  /// Those that were named, and that of the target.
  private var named: [String] {
    sources + [target].compactMap(\.self).filter { $0 != output }
  }

  /// What is there.
  var state: Checked<HandlerState> {
    HandlerState.read(from: output, beside: inputs, sources: named, remembering: sources)
  }

  /// Which files the journal of a run that was interrupted may be about.
  var reach: JournalReach { JournalReach(of: output, beside: inputs, sources: named) }

  /// The folder of the package's tests.
  var tests: String? { package.flatMap(PackageFolders.tests) }

  /// What was not looked into, though it is beside the target.
  var unread: [String] {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
    }
    let read =
      ([output] + folders + others.map { PackageFolders.target(of: "\($0)/-") }).map(real)
    return (target.map(PackageFolders.targets(besides:)) ?? []).filter { folder in
      !read.contains { real(folder).hasPrefix($0) }
    }
    .map(\.withoutPresentFolder)
  }

  private var package: String? { PackageFolders.package(of: "\(output)/-") }

  /// The target that the handlers are written to; none outside of a package.
  private var target: String? { package.map { _ in PackageFolders.target(of: "\(output)/-") } }
}

extension String {
  /// A path without a `./` before it.
  var withoutPresentFolder: String {
    hasPrefix("./") ? String(dropFirst(2)) : self
  }
}
