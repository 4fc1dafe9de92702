package import Diagnostics
import Foundation
package import IntentDefinition
package import PropertyList

/// Writes what an app's `Info.plist` says of its intents, and leaves everything else in it.
package struct ManifestWriter: Sendable {
  /// What the user is told when asked for permission; none leaves what is there.
  package var usageDescription: String?

  package init(usageDescription: String? = nil) {
    self.usageDescription = usageDescription
  }

  /// An `Info.plist` for the intents of some definitions.
  ///
  /// - Parameters:
  ///   - set: The definitions.
  ///   - existing: The list to change; none for a new one.
  package func manifest(
    for set: DefinitionSet,
    updating existing: PropertyListDocument? = nil
  ) -> Checked<String> {
    let intents = set.definitions.flatMap(\.definition.intents)
    let names = intents.map(\.manifestName)
    let restricted = intents.filter { $0.restriction == .whileLocked }.map(\.manifestName)
    let attributes = ["NSExtension", "NSExtensionAttributes"]
    var root = existing?.root ?? PropertyListNode(.dictionary([]))
    var values = [
      (attributes + ["IntentsSupported"], strings(names)),
      (attributes + ["IntentsRestrictedWhileLocked"], strings(restricted)),
      (["NSUserActivityTypes"], strings(names)),
    ]
    if existing == nil {
      let point = PropertyListNode(.string("com.apple.intents-service"))
      values.append((["NSExtension", "NSExtensionPointIdentifier"], point))
    }
    if let usageDescription {
      values.append((["NSSiriUsageDescription"], PropertyListNode(.string(usageDescription))))
    }
    for (path, value) in values where !root.set(value, at: path) {
      let message =
        "'\(path.joined(separator: " › "))' cannot be set: a key on the way is no dictionary"
      let location = SourceLocation(file: existing?.file ?? "", position: root.position)
      return Checked(nil, [Diagnostic(.error, .wrongValueType, message, at: location)])
    }
    return Checked(String(decoding: PropertyListWriter().write(root), as: UTF8.self))
  }

  private func strings(_ names: [String]) -> PropertyListNode {
    PropertyListNode(.array(names.map { PropertyListNode(.string($0)) }))
  }
}

extension Intent {
  /// The name that a manifest has for the intent: Apple's class for a system intent, else the type.
  fileprivate var manifestName: String {
    kind == .system ? "IN\(name.value)Intent" : typeName
  }
}
