import Diagnostics
import IntentDefinition

/// Which of the new definition files is which of the old ones.
struct FilePairs {
  private let pairing: Pairing<Definition>
  /// The new files, by the old ones.
  private let newFiles: [String: String]

  init(_ old: DefinitionSet, _ new: DefinitionSet) {
    pairing = Pairing(
      old.definitions.map(\.definition), new.definitions.map(\.definition),
      ways: [
        { $0.name == $1.name },
        // Under another name a file has what the old one had.
        { !$0.declaredNames.isDisjoint(with: $1.declaredNames) },
      ])
    newFiles = Dictionary(pairing.pairs.map { ($0.old.file, $0.new.file) }) { first, _ in first }
  }

  /// The file in which something would be, were it not gone; none where the file is gone too.
  func place(of old: SourceLocation) -> SourceLocation? {
    newFiles[old.file].map { SourceLocation(file: $0) }
  }

  /// Says what became of files.
  ///
  /// - Parameter namesCount: Whether a file of another name is another one. Not where a file was compared with a file,
  ///   which may lie about under any name.
  func compare(namesCount: Bool, _ findings: inout ChangeFindings) {
    for (was, now) in pairing.pairs {
      let places = (old: SourceLocation(file: was.file), new: SourceLocation(file: now.file))
      findings.compare(was.details, now.details, of: "definition '\(now.name)'", places)
      guard namesCount, was.name != now.name, !was.intents.isEmpty else { continue }
      findings.add(
        .renamedDefinition,
        "definition '\(was.name)' is called '\(now.name)' now, and its catalog '.\(now.memberName)'",
        old: places.old, new: places.new)
    }
    guard namesCount else { return }
    // The file's name is that of the catalog with which handlers are registered.
    for gone in pairing.gone where !gone.intents.isEmpty {
      findings.add(
        .renamedDefinition,
        "there is no definition '\(gone.name)' any more, and so no catalog '.\(gone.memberName)'",
        old: SourceLocation(file: gone.file), new: nil)
    }
  }
}

extension Definition {
  /// The names of all that it declares.
  var declaredNames: Set<String> {
    Set(
      intents.map(\.name.value) + types.map(\.name.value) + enumerations.map(\.name.value)
        + domains.map(\.name.value))
  }

  fileprivate var details: Details {
    var details = Details()
    details.add("the version of the format", modelVersion?.value)
    details.add("the namespace", namespace?.value)
    details.add("what wrote it", tools)
    details.add("imports", imports.map(\.value))
    details.add("unknown keys", unknownKeys.map { [$0.key, $0.owner, $0.valueType] })
    details.add("intents of the system", intents.filter { !generates($0) }.map(\.name.value))
    return details
  }
}
