import Diagnostics
import Foundation
import IntentGenerator

/// Which files a journal may be about: it may have come with a checkout, and say anything.
///
/// Everything else is somebody's file that no run of ours was about to write.
package struct JournalReach: Sendable {
  /// The folder of the journal.
  let folder: String
  /// The folders in which a journal may be about whatever a run writes, without links.
  private let roots: [String]
  /// The definitions that this run is about, without links.
  private let definitions: Set<String>
  /// The folders that somebody named with `--sources`, without links: code in them is changed, and never made.
  private let sources: [String]

  /// - Parameters:
  ///   - folder: The folder of the journal; whatever is in its package may change.
  ///   - inputs: The definitions, or folders with them, that this run is about.
  ///   - sources: Further folders with handlers that this run was told of.
  package init(of folder: String, beside inputs: [String] = [], sources: [String] = []) {
    self.folder = folder
    roots = ([folder] + inputs).map { input in
      let path = Self.isFolder(input) ? "\(input)/-" : input
      return RelativePath.resolved(
        PackageFolders.package(of: path) ?? PackageFolders.target(of: path))
    }
    definitions = Set(inputs.map(RelativePath.resolved))
    self.sources = sources.map(RelativePath.resolved)
  }

  /// Why nothing of a journal is done; none where it is about files alone that a run of ours may have been about to write.
  func refusal(of journal: HandlerJournal) -> Diagnostic? {
    let known = sources + journal.record.presentSources(from: folder).map(RelativePath.resolved)
    let foreign = (journal.files + (journal.others ?? [])).first { file in
      !isOwn(file) && !isCodeThatIsThere(file, in: known)
    }
    return foreign.map { file in
      let place = path(of: file).map(RelativePath.seenFromHere) ?? file.path
      return Diagnostic(
        .error, .invalidHandlerRecord,
        "the journal of a run that was interrupted is about '\(place)', which is no file of this package or folder that "
          + "'intentgen' writes: nothing of it is done; where you know of that run, name the definition that it was about or, "
          + "with '--sources', the folder of its handlers, else remove the journal, and look for what is renamed in some files "
          + "and not yet in others",
        at: SourceLocation(file: HandlerJournal.path(in: folder)))
    }
  }

  /// Whether a file is one of the package or folder; of any other a journal has to say exactly what is there.
  func isOwn(_ file: HandlerJournal.File) -> Bool {
    guard let path = path(of: file) else { return false }
    return isIn(roots, path) && (isCode(path) || isKnownKind(path))
  }

  /// Where a file is, without links, for each may lead anywhere; none where they lead in a circle.
  private func path(of file: HandlerJournal.File) -> String? {
    RelativePath.followed(RelativePath.resolve(file.path, from: folder)).map(RelativePath.resolved)
  }

  private func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") }

  private func isCodeThatIsThere(_ file: HandlerJournal.File, in folders: [String]) -> Bool {
    guard file.before != nil, let path = path(of: file) else { return false }
    return isCode(path) && isIn(folders, path)
  }

  private func isKnownKind(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return ["intentdefinition", "strings", "xcstrings"].contains((name as NSString).pathExtension)
      || name == "AppIntentVocabulary.plist" || name == HandlerRecord.fileName
      || definitions.contains(path)
  }

  /// Whether a file is in one of some folders, and in no hidden one there: no run looks into those.
  private func isIn(_ folders: [String], _ path: String) -> Bool {
    folders.contains { folder in
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      guard path.hasPrefix(start) else { return false }
      return !path.dropFirst(start.count).split(separator: "/").dropLast()
        .contains { $0.hasPrefix(".") }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
