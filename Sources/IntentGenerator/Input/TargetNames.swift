package import Diagnostics
import Foundation

/// Names that a definition has and another one of its target too, whose Swift would not compile together.
package struct TargetNames {
  /// The definition.
  package let file: String

  package init(of file: String) {
    self.file = file
  }

  /// What clashes; nothing where a definition cannot be read.
  ///
  /// - Parameter drafts: What files would say, by their paths, in place of what the disk has.
  package func clashes(_ drafts: [String: [UInt8]]) -> [Diagnostic] {
    let others = others
    guard !others.isEmpty else { return [] }
    var loader = DefinitionLoader()
    loader.drafts = drafts
    let files = InputFiles(definitions: (others + [file]).map { .init(file: $0) })
    return loader.load(files).diagnostics
      .filter { $0.rule == .clashingNames && $0.location.file == file }
  }

  /// The other definitions of the target.
  package var others: [String] {
    TargetFolder(of: file).definitions.filter { !FileIdentity.isSame($0, file) }
  }
}

/// Where the definitions of a target are; outside of a package the folder of a definition alone, for those in it may be of
/// any size.
struct TargetFolder: Hashable {
  /// The folder; empty for the present one.
  private let path: String
  /// Whether the folders in it are of the target too.
  private let isModule: Bool

  /// The one that a definition is in.
  init(of file: String) {
    let module = PackageFolders.module(of: file)
    isModule = !module.isEmpty
    path = isModule ? module : InputRule.folder(of: file)
  }

  /// The definitions.
  var definitions: [String] {
    guard !isModule else {
      return InputFinder().find([path], isByModule: true).value?.definitions.map(\.file) ?? []
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
    // Nobody waits for a pipe.
    return InputRule.definitions(among: (names ?? []).sorted().map { InputRule.join(path, $0) })
      .filter(FileIdentity.isFile)
  }
}
