import ArgumentParser
import Diagnostics
import Foundation
import HandlerStubs
import IntentGenerator

/// The folders in which is recorded what handlers were written for, and which definitions belong to which.
struct HandlerRecords {
  private let definitions: [String]
  private let inputs: [String]
  private let package: String?
  /// The folders of the package's targets; none outside of a package, and where it has them elsewhere.
  private let targets: [String]
  /// Every folder with a record.
  private let all: [String]

  /// - Parameters:
  ///   - definitions: The definitions that were found.
  ///   - inputs: Where they were found.
  init(of definitions: [String], inputs: [String]) {
    (self.definitions, self.inputs) = (definitions, inputs)
    let start = inputs.first ?? "."
    let isFile = start.hasSuffix(".intentdefinition")
    package = PackageFolders.package(of: isFile ? start : "\(start)/-")
    targets = package.map(PackageFolders.targets(of:)) ?? []
    let folder = isFile ? start.folderOfPath : start
    let places = targets.isEmpty ? [folder.isEmpty ? "." : folder] : targets
    all = HandlerRecord.folders(in: places).map(\.withoutPresentFolder)
  }

  // MARK: - Without a folder that was named

  /// The definitions by the folders with their records, in the order of the definitions.
  ///
  /// - Throws: What to type, where one has no record, or several.
  func groups() throws -> [(folder: String, definitions: [String])] {
    guard !definitions.isEmpty else {
      let asked = inputs.isEmpty ? all : abandoned
      guard asked.isEmpty else { return asked.map { ($0, []) } }
      throw ValidationError(Self.unrecorded("handlers", output: "."))
    }
    let folders = try definitions.map(folder)
    let unasked = abandoned.filter { !folders.contains($0) }
    return folders.enumerated().reduce(into: unasked.map { ($0, []) }) { groups, pair in
      if let index = groups.firstIndex(where: { $0.folder == pair.element }) {
        groups[index].definitions.append(definitions[pair.offset])
      } else {
        groups.append((pair.element, [definitions[pair.offset]]))
      }
    }
  }

  /// The folders in one of the inputs, or in the target of one, with records of definitions that are gone.
  var abandoned: [String] {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    return all.filter { folder in
      let isAskedFor = inputs.contains { input in
        FileIdentity.isSame(input, target(of: folder))
          || "\(real(folder))/".hasPrefix("\(real(input))/")
      }
      return isAskedFor && HandlerRecord.isAbandoned(in: folder)
    }
  }

  /// The folder with the record of a definition: one that has it, or else one of its target.
  private func folder(of definition: String) throws -> String {
    let known = all.filter { HandlerRecord.exists(in: $0, for: [definition]) }
    let own = all.filter { FileIdentity.isSame(target(of: $0), target(of: definition)) }
    let siblings = definitions.filter {
      FileIdentity.isSame(target(of: $0), target(of: definition))
    }
    for candidates in [
      known, known.filter(own.contains), known.isEmpty ? own : [],
      known.isEmpty ? all.filter { HandlerRecord.exists(in: $0, for: siblings) } : [],
      targets.isEmpty ? all : [],
    ] where candidates.count == 1 {
      return candidates[0]
    }
    if let first = known.first ?? own.first {
      let folders = (known.isEmpty ? own : known).joined(separator: " and ")
      throw ValidationError(
        "What the handlers of '\(definition.withoutPresentFolder)' were written for is recorded in \(folders); say which is meant: "
          + ShellCommand(["handlers", definition.withoutPresentFolder, "--output", first]).line)
    }
    if isMisplaced(definition) { throw ValidationError(misplaced(definition)) }
    throw ValidationError(
      Self.unrecorded(
        "the handlers of '\(definition.withoutPresentFolder)'",
        output: target(of: definition).withoutPresentFolder))
  }

  private static func unrecorded(_ handlers: String, output: String) -> String {
    "Nowhere is recorded yet what \(handlers) were written for; name the folder to write to: "
      + ShellCommand.running.with(["--output", "-o"], output).line
  }

  // MARK: - With one

  /// The definitions whose handlers belong into a folder, and the others.
  ///
  /// Of inputs around several targets they are what the folder's record has, and what its target has; or, where
  /// that is nothing, what no other record has.
  ///
  /// - Throws: What to type, where that is not the folder to write to.
  func definitions(
    for output: String, _ inputs: [String]
  ) throws -> (own: [String], others: [String]) {
    try refuseSecondRecord(in: output)
    guard package != nil, !targets.isEmpty else { return (definitions, []) }
    let others = all.filter { !FileIdentity.isSame($0, output) }
    let own = definitions.filter { definition in
      isNamed(definition, by: inputs) && !isKept(definition, besides: output)
        || HandlerRecord.exists(in: output, for: [definition])
        || FileIdentity.isSame(target(of: definition), target(of: output))
    }
    let unclaimed = definitions.filter { definition in
      !isMisplaced(definition)
        && !others.contains { HandlerRecord.exists(in: $0, for: [definition]) }
    }
    let taken = own.isEmpty ? unclaimed : own
    return (taken, definitions.filter { !taken.contains($0) })
  }

  /// Says which definitions are left out, and what writes their handlers.
  func tell(ofOthers others: [String], than output: String) {
    let records = all.filter { !FileIdentity.isSame($0, output) }
    for definition in others {
      let isRecorded = records.contains { HandlerRecord.exists(in: $0, for: [definition]) }
      let folder = target(of: definition).withoutPresentFolder
      Terminal.printError(
        isMisplaced(definition)
          ? "left out: \(misplaced(definition))\n"
          : "left out: '\(definition.withoutPresentFolder)', which is another target's; its handlers are written by: "
            + ShellCommand(
              ["handlers", definition.withoutPresentFolder]
                + (isRecorded ? [] : ["--output", folder])
            ).line + "\n")
    }
  }

  /// Whether a definition was named by itself, or by a folder of its target.
  private func isNamed(_ definition: String, by inputs: [String]) -> Bool {
    inputs.contains { input in
      FileIdentity.isSame(input, definition)
        || !isMisplaced(definition)
          && FileIdentity.isSame(target(of: input), target(of: definition))
    }
  }

  /// Whether a definition's own target, which is not the one that is written to, has a record of it.
  private func isKept(_ definition: String, besides output: String) -> Bool {
    let own = target(of: definition)
    return !FileIdentity.isSame(own, target(of: output))
      && all.contains { folder in
        FileIdentity.isSame(target(of: folder), own)
          && HandlerRecord.exists(in: folder, for: [definition])
      }
  }

  /// A second record would know nothing of what the first one does: what is renamed would be new.
  private func refuseSecondRecord(in output: String) throws {
    guard !HandlerRecord.exists(in: output) else { return }
    let package = PackageFolders.package(of: "\(output)/-")
    let target = package.map { _ in PackageFolders.target(of: "\(output)/-") }
    let known = HandlerRecord.folders(in: [output] + [target].compactMap(\.self))
      .first { HandlerRecord.exists(in: $0, for: definitions) }
    if let known {
      throw ValidationError(
        "What the handlers were written for is recorded in '\(HandlerRecord.path(in: known))'; name its folder: "
          + ShellCommand.running.with(["--output", "-o"], known.withoutPresentFolder).line)
    }
    guard let package, let target, FileIdentity.isSame(package, output),
      FileIdentity.isSame(package, target), !targets.isEmpty
    else { return }
    guard let placed = definitions.first(where: { !isMisplaced($0) }) else {
      throw ValidationError(
        definitions.first.map(misplaced) ?? "'\(output)' is the package, and no target of it.")
    }
    throw ValidationError(
      "'\(output)' is the package, and no target of it; name the folder that the handlers are to be in: "
        + ShellCommand.running.with(
          ["--output", "-o"], self.target(of: placed).withoutPresentFolder
        ).line)
  }

  // MARK: - Targets

  private func target(of path: String) -> String {
    PackageFolders.target(of: path.hasSuffix(".intentdefinition") ? path : "\(path)/-")
  }

  /// Whether a definition stands in the package itself, and in none of its targets.
  private func isMisplaced(_ definition: String) -> Bool {
    package.map { !targets.isEmpty && FileIdentity.isSame(target(of: definition), $0) } ?? false
  }

  private func misplaced(_ definition: String) -> String {
    let folders = targets.flatMap { PackageFolders.folders(in: $0) }
    let way = folders.first.map {
      ", as by: mv \(ShellWord.quoted(definition.withoutPresentFolder)) \(ShellWord.quoted($0.withoutPresentFolder))"
    }
    return
      "'\(definition.withoutPresentFolder)' is in no target of the package, so that no build makes code of it; name the folder "
      + "with the code that 'intentgen generate' makes of it, or move it into a target\(way ?? "")"
  }
}
