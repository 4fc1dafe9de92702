package import Diagnostics
import Foundation
package import IntentDefinition
import PropertyList

/// Adds to an app's `Info.plist` what definitions say of its intents, and leaves everything else in it
/// as it is, byte by byte.
///
/// What it adds, and for which definition, it notes in a record; only that does it ever take out again.
package struct ManifestWriter: Sendable {
  /// What the user is told when asked for permission; none leaves what is there.
  package var usageDescription: String?
  /// The names of definitions that are gone, for which there is nothing more to list.
  package var removed: Set<String> = []

  package init(usageDescription: String? = nil) {
    self.usageDescription = usageDescription
  }

  /// An `Info.plist`, and the record of what was added to it.
  package struct Result: Sendable {
    /// What the list says.
    package var text: String
    /// What was added to it.
    package var record: ManifestRecord.Entry
  }

  /// An `Info.plist` with the intents of some definitions.
  ///
  /// - Parameters:
  ///   - set: The definitions.
  ///   - file: The list's path.
  ///   - bytes: What the list says; none for a new one.
  ///   - record: What was added to it before.
  package func manifest(
    for set: DefinitionSet,
    file: String,
    updating bytes: [UInt8]?,
    record: ManifestRecord.Entry
  ) -> Checked<Result> {
    let text = bytes ?? PropertyListWriter().write(Self.empty)
    let mark = text.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
    return PropertyListParser().parse(file: file, bytes: text).flatMap { document in
      guard String(validating: text, as: UTF8.self) != nil, !text.contains(0) else {
        return Checked(nil, [EditedFile.unchangeable(file, text)])
      }
      var editor = PropertyListTextEditor(document, text: Array(text.dropFirst(mark.count)))
      if let refusal = refusal(of: document.root, file) { return Checked(nil, [refusal]) }
      if let problem = problem(in: editor, file) { return Checked(nil, [problem]) }
      var record = record
      for list in ManifestList.allCases { update(list, for: set, in: &editor, &record) }
      if bytes == nil {
        editor.set("com.apple.intents-service", at: ["NSExtension", "NSExtensionPointIdentifier"])
      }
      if let usageDescription { editor.set(usageDescription, at: Self.usageDescriptionPath) }
      return Checked(
        Result(text: String(decoding: mark + editor.text, as: UTF8.self), record: record))
    }
  }

  /// Brings one list up to date.
  private func update(
    _ list: ManifestList,
    for set: DefinitionSet,
    in editor: inout PropertyListTextEditor,
    _ record: inout ManifestRecord.Entry
  ) {
    let wanted = Dictionary(
      set.definitions.map { ($0.definition.name, list.names(in: $0.definition)) },
      uniquingKeysWith: +)
    let concerned = Swift.Set(wanted.keys).union(removed)
    let before = concerned.reduce(into: Swift.Set<String>()) {
      $0.formUnion(record.names(of: $1, in: list))
    }
    let others = record.definitions(except: concerned).reduce(into: Swift.Set<String>()) {
      $0.formUnion(record.names(of: $1, in: list))
    }
    let kept = others.union(wanted.values.joined())
    editor.remove(before.subtracting(kept), fromArrayAt: list.path)
    let present = Swift.Set(editor.strings(at: list.path))
    var added: [String] = []
    for name in set.definitions.flatMap({ list.names(in: $0.definition) })
    where !present.contains(name) && !added.contains(name) {
      added.append(name)
    }
    editor.append(added, toArrayAt: list.path)
    // What was there by the user's own hand is not ours to take out.
    let own = before.union(others).union(added)
    for name in concerned {
      record.set((wanted[name] ?? []).filter(own.contains), of: name, in: list)
    }
  }

  /// Why a property list is none that intents are listed in.
  private func refusal(of root: PropertyListNode, _ file: String) -> Diagnostic? {
    let noun =
      DefinitionEditor.hasDeclarations(root)
      ? "a definition" : VocabularyEditor.hasWords(root) ? "a vocabulary" : nil
    return noun.map { noun in
      Diagnostic(
        .error, .unreadableFile,
        "this is \(noun), and no Info.plist; name the app's Info.plist, or a new file, with '--output': nothing was written",
        at: SourceLocation(file: file))
    }
  }

  /// Why the lists cannot be where they belong.
  private func problem(in editor: PropertyListTextEditor, _ file: String) -> Diagnostic? {
    func problem(_ path: [String], _ noun: String, _ isWanted: (PropertyListValue) -> Bool)
      -> Diagnostic?
    {
      guard let node = editor.obstacle(at: path, wanted: isWanted) else { return nil }
      let message =
        "'\(path.joined(separator: " › "))' cannot be \(noun): a key on the way leads to a value of "
        + "type \(node.value.typeName); correct it"
      let location = SourceLocation(file: file, position: node.position)
      return Diagnostic(.error, .wrongValueType, message, at: location)
    }
    let lists = ManifestList.allCases.lazy.compactMap { list in
      problem(list.path, "an array") { if case .array = $0 { true } else { false } }
    }
    if let first = lists.first { return first }
    guard usageDescription != nil else { return nil }
    return problem(Self.usageDescriptionPath, "a string") {
      if case .string = $0 { true } else { false }
    }
  }

  private static let usageDescriptionPath = ["NSSiriUsageDescription"]
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let empty = PropertyListNode(.dictionary([]))
}
