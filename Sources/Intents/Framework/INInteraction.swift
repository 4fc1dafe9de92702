public import Foundation

/// Something that the user did with the app, which the app tells the assistant of.
open class INInteraction: NSObject, @unchecked Sendable {
  private static let donated = Transferred(DonatedInteractions())

  /// What was asked for.
  public let intent: INIntent
  /// How it was answered.
  public let intentResponse: INIntentResponse?
  /// How far it came.
  public internal(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified
  /// Who began it.
  public var direction = INInteractionDirection.unspecified
  /// When it was.
  public var dateInterval: DateInterval?
  /// What tells it from others.
  public var identifier = UUID().uuidString
  /// What it belongs to.
  public var groupIdentifier: String?

  /// An interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    self.intentResponse = response
  }

  /// Tells the assistant of it: the process keeps the last thousand, and ``donatedInteractions`` gives them.
  ///
  /// It takes the place of an earlier one of its identifier.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    Self.donated.value.add(self)
    completion?(nil)
  }

  /// Tells the assistant of it.
  open func donate() async throws { Self.donated.value.add(self) }

  /// Forgets all.
  open class func deleteAll() async throws { donated.value.remove { _ in true } }

  /// Forgets some.
  open class func delete(with identifiers: [String]) async throws {
    donated.value.remove { identifiers.contains($0.identifier) }
  }

  /// Forgets those of a group.
  open class func delete(with groupIdentifier: String) async throws {
    donated.value.remove { $0.groupIdentifier == groupIdentifier }
  }

  /// Forgets all.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    donated.value.remove { _ in true }
    completion?(nil)
  }

  /// Forgets some.
  open class func delete(
    with identifiers: [String],
    completion: (((any Error)?) -> Void)? = nil
  ) {
    donated.value.remove { identifiers.contains($0.identifier) }
    completion?(nil)
  }

  /// Forgets those of a group.
  open class func delete(
    with groupIdentifier: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    donated.value.remove { $0.groupIdentifier == groupIdentifier }
    completion?(nil)
  }

  /// The value of a parameter of the intent or its response.
  open func parameterValue(for parameter: INParameter) -> Any? {
    let object: NSObject? = type(of: intent) == parameter.parameterClass ? intent : intentResponse
    guard let object else { return nil }
    let property = Mirror(reflecting: object).children
      .first { $0.label == parameter.parameterKeyPath }
    guard let value = property?.value else { return nil }
    // A parameter without a value is an optional there.
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// What the process has told the assistant of, in that order.
  open class var donatedInteractions: [INInteraction] { donated.value.all }
}

/// The interactions of a process.
private final class DonatedInteractions {
  /// Nobody may ever ask for them, as on a server.
  private static let maximumCount = 1_000

  private let lock = NSLock()
  private var kept: [INInteraction] = []

  var all: [INInteraction] { lock.withLock { kept } }

  func add(_ interaction: INInteraction) {
    lock.withLock {
      kept.removeAll { $0.identifier == interaction.identifier }
      if kept.count == Self.maximumCount { kept.removeFirst() }
      kept.append(interaction)
    }
  }

  func remove(where isMeant: (INInteraction) -> Bool) {
    lock.withLock { kept.removeAll(where: isMeant) }
  }
}
