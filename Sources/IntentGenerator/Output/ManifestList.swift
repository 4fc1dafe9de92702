import IntentDefinition

/// An array of an `Info.plist` that lists intents.
package enum ManifestList: String, CaseIterable, Codable, Sendable {
  case supported = "IntentsSupported"
  case restricted = "IntentsRestrictedWhileLocked"
  case activities = "NSUserActivityTypes"

  /// The keys that lead to it.
  var path: [String] {
    switch self {
    case .supported, .restricted: ["NSExtension", "NSExtensionAttributes", rawValue]
    case .activities: [rawValue]
    }
  }

  /// The intents of a definition that belong in it.
  func names(in definition: Definition) -> [String] {
    definition.intents
      .filter { self != .restricted || $0.restriction == .whileLocked }
      .map(\.manifestName)
  }
}

extension Intent {
  /// The name that a manifest has for the intent: Apple's class for a system intent, else the type.
  fileprivate var manifestName: String {
    kind == .system ? "IN\(name.value)Intent" : typeName
  }
}
