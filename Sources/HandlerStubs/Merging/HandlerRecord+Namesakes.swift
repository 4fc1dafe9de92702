package import Diagnostics
import Foundation
package import IntentGenerator

/// Of two definitions that belong to no module together, intents may have one name, and their types too.
extension HandlerRecord {
  /// An intent that has the types of one that is recorded for another definition, which is there.
  private struct Namesake {
    let handler: HandlerProtocol
    /// The definition's file.
    let file: String
    /// The file of the other definition.
    let other: String
  }

  /// - Parameters:
  ///   - definitions: The definitions, with their files as they are seen from a place.
  ///   - folder: The record's folder.
  private func namesakes(
    of definitions: [HandlerDefinition], seenFrom place: String, in folder: String
  ) -> [Namesake] {
    let files = definitions.map { RelativePath.resolve($0.file, from: place) }
    return zip(definitions, files).flatMap { definition, file in
      definition.protocols.compactMap { handler in
        guard let identity = handler.identity,
          let entry = intents.first(where: { entry in
            // One that was moved to another definition is itself.
            entry.type(.handling) == handler.name && !entry.isGone
              && entry.identity.map { $0 != identity } ?? false
          }),
          let known = self.definitions?.first(where: { $0.name == entry.definition })
        else { return nil }
        let other = RelativePath.resolve(known.file, from: folder)
        guard FileIdentity.isFile(other), !files.contains(where: { FileIdentity.isSame($0, other) })
        else { return nil }
        return Namesake(handler: handler, file: file, other: other)
      }
    }
  }

  /// Why handlers of intents cannot be brought up to date here: they are another definition's, of intents with the same
  /// types.
  ///
  /// - Parameter definitions: The definitions, with their files as the record names them.
  package func clashesOfIntents(
    with definitions: [HandlerDefinition], from folder: String
  ) -> [Diagnostic] {
    namesakes(of: definitions, seenFrom: folder, in: folder).map { found in
      let other = RelativePath.seenFromHere(found.other)
      return Diagnostic(
        .error, .clashingNames,
        "the handlers in '\(folder)' are written for '\(other)', which is there and has an intent with the Swift type "
          + "'\(found.handler.intentType)' as well; name another folder with '--output', or both definitions where the "
          + "intent is this one's by now: nothing was written",
        at: SourceLocation(
          file: RelativePath.seenFromHere(found.file), position: found.handler.location.position))
    }
  }

  /// The folders among some in which is recorded what handlers of such intents were written for.
  static func foldersOfNamesakes(
    among folders: [String], of definitions: [HandlerDefinition], seenFrom place: String
  ) -> [String] {
    folders.filter { folder in
      read(from: folder).value?.namesakes(of: definitions, seenFrom: place, in: folder).isEmpty
        == false
    }
  }
}

/// Files that another record keeps, of intents with the types of those of some definitions: they belong to another module.
package struct NamesakeFiles {
  private let folders: [(path: String, root: String)]
  private let others: [String]

  /// - Parameters:
  ///   - definitions: The definitions, with their files as they are seen from a place.
  ///   - searched: The folders that are searched for handlers.
  ///   - own: The folder with the record of the definitions; none where they have none.
  package init(
    of definitions: [HandlerDefinition], seenFrom place: String, searched: [String], own: String?
  ) {
    let found = HandlerRecord.folders(in: [own].compactMap(\.self) + searched)
    others = HandlerRecord.foldersOfNamesakes(
      among: found.filter { folder in own.map { !FileIdentity.isSame($0, folder) } ?? true },
      of: definitions, seenFrom: place)
    folders = (found + [own].compactMap(\.self)).map { ($0, RelativePath.resolved($0) + "/") }
      .sorted { $0.root.utf8.count > $1.root.utf8.count }
  }

  /// Whether a file is one of them: the innermost folder with a record has it.
  package func contains(_ file: String) -> Bool {
    guard !others.isEmpty else { return false }
    let path = RelativePath.resolved(file)
    return folders.first { path.hasPrefix($0.root) }.map { others.contains($0.path) } ?? false
  }
}
