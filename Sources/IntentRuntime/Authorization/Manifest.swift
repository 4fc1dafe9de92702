public import Foundation

/// What an app declares about its intents: the part of an `Info.plist` that is for the assistant.
///
/// ```swift
/// let manifest = try Manifest(contentsOf: URL(filePath: "Info.plist"))
/// let missing = try provider.unhandledIntents(of: manifest)
/// ```
public struct Manifest: Hashable, Sendable {
  /// A name by which people also call the app.
  public struct AlternativeAppName: Codable, Hashable, Sendable {
    /// The name.
    public var name: String
    /// How it is pronounced, where that differs.
    public var pronunciationHint: String?

    enum CodingKeys: String, CodingKey {
      case name = "INAlternativeAppName"
      case pronunciationHint = "INAlternativeAppNamePronunciationHint"
    }

    /// Another name by which people call the app.
    ///
    /// - Parameter pronunciationHint: How it sounds, where the spelling misleads.
    public init(name: String, pronunciationHint: String? = nil) {
      self.name = name
      self.pronunciationHint = pronunciationHint
    }
  }

  /// The file that it came from, for messages.
  public var file: String
  /// The app's name, as people read it.
  public var displayName: String?
  /// The class names of the intents that the app handles, `INSendMessageIntent`.
  public var supportedIntents: [String]
  /// The class names of those that are refused while the device is locked.
  public var intentsRestrictedWhileLocked: [String]
  /// The names by which people also call the app.
  public var alternativeAppNames: [AlternativeAppName]
  /// What the user is told when asked for permission.
  public var usageDescription: String?
  /// The kinds of activity that the app can be opened with.
  public var userActivityTypes: [String]

  /// What an app declares of itself.
  ///
  /// - Parameter file: Where it was read from, for messages.
  public init(
    file: String = "Info.plist",
    displayName: String? = nil,
    supportedIntents: [String] = [],
    intentsRestrictedWhileLocked: [String] = [],
    alternativeAppNames: [AlternativeAppName] = [],
    usageDescription: String? = nil,
    userActivityTypes: [String] = []
  ) {
    self.file = file
    self.displayName = displayName
    self.supportedIntents = supportedIntents
    self.intentsRestrictedWhileLocked = intentsRestrictedWhileLocked
    self.alternativeAppNames = alternativeAppNames
    self.usageDescription = usageDescription
    self.userActivityTypes = userActivityTypes
  }

  /// Reads an `Info.plist`.
  ///
  /// - Throws: ``IntentError/invalidPropertyList(file:key:reason:)``.
  public init(contentsOf url: URL) throws {
    try self.init(
      propertyList: PropertyListReader.data(of: url),
      file: url.lastPathComponent
    )
  }

  /// Reads the content of an `Info.plist`.
  ///
  /// - Parameter file: The name of the file, for messages.
  /// - Throws: ``IntentError/invalidPropertyList(file:key:reason:)``.
  public init(propertyList data: Data, file: String = "Info.plist") throws {
    let info = try PropertyListReader(file: file).read(InformationList.self, from: data)
    self.init(
      file: file,
      displayName: info.displayName ?? info.name,
      supportedIntents: info.extension?.attributes?.supported ?? [],
      intentsRestrictedWhileLocked: info.extension?.attributes?.restricted ?? [],
      alternativeAppNames: info.alternativeAppNames ?? [],
      usageDescription: info.usageDescription,
      userActivityTypes: info.userActivityTypes ?? []
    )
  }
}

/// The keys of an `Info.plist` that are read.
private struct InformationList: Decodable {
  var displayName: String?
  var name: String?
  var `extension`: Extension?
  var alternativeAppNames: [Manifest.AlternativeAppName]?
  var usageDescription: String?
  var userActivityTypes: [String]?

  enum CodingKeys: String, CodingKey {
    case displayName = "CFBundleDisplayName"
    case name = "CFBundleName"
    case `extension` = "NSExtension"
    case alternativeAppNames = "INAlternativeAppNames"
    case usageDescription = "NSSiriUsageDescription"
    case userActivityTypes = "NSUserActivityTypes"
  }

  struct Extension: Decodable {
    var attributes: Attributes?

    enum CodingKeys: String, CodingKey {
      case attributes = "NSExtensionAttributes"
    }
  }

  struct Attributes: Decodable {
    var supported: [String]?
    var restricted: [String]?

    enum CodingKeys: String, CodingKey {
      case supported = "IntentsSupported"
      case restricted = "IntentsRestrictedWhileLocked"
    }
  }
}
