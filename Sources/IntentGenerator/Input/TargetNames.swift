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
  package var others: [String] { definitions.filter { !FileIdentity.isSame($0, file) } }

  /// The definitions of the target; outside of a package those beside the definition alone, for the folders there may be
  /// of any size.
  private var definitions: [String] {
    let module = PackageFolders.module(of: file)
    guard module.isEmpty else {
      return InputFinder().find([module], isByModule: true).value?.definitions.map(\.file) ?? []
    }
    let folder = InputRule.folder(of: file)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return InputRule.definitions(among: (names ?? []).sorted().map { InputRule.join(folder, $0) })
  }
}
