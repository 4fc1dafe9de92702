public import Foundation

/// Something that the user did with the app, which the app tells the assistant of.
public class INInteraction: NSObject, @unchecked Sendable {
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

  /// Tells the assistant of it: the process keeps it, and ``donatedInteractions`` gives it.
  public func donate(completion: (((any Error)?) -> Void)? = nil) {
    Self.donated.value.add(self)
    completion?(nil)
  }

  /// Tells the assistant of it.
  public func donate() async throws { Self.donated.value.add(self) }

  /// Forgets all.
  public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    donated.value.remove { _ in true }
    completion?(nil)
  }

  /// Forgets some.
  public class func delete(
    with identifiers: [String],
    completion: (((any Error)?) -> Void)? = nil
  ) {
    donated.value.remove { identifiers.contains($0.identifier) }
    completion?(nil)
  }

  /// Forgets those of a group.
  public class func delete(
    with groupIdentifier: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    donated.value.remove { $0.groupIdentifier == groupIdentifier }
    completion?(nil)
  }

  /// The value of a parameter of the intent or its response.
  public func parameterValue(for parameter: INParameter) -> Any? {
    let object: NSObject? = type(of: intent) == parameter.parameterClass ? intent : intentResponse
    return object.flatMap { object in
      Mirror(reflecting: object).children
        .first { $0.label == parameter.parameterKeyPath }
        .flatMap { $0.value as Any? }
    }
  }

  /// What the process has told the assistant of, in that order.
  public class var donatedInteractions: [INInteraction] { donated.value.all }
}

/// The interactions of a process.
private final class DonatedInteractions {
  private let lock = NSLock()
  private var kept: [INInteraction] = []

  var all: [INInteraction] { lock.withLock { kept } }

  func add(_ interaction: INInteraction) {
    lock.withLock { kept.append(interaction) }
  }

  func remove(where isMeant: (INInteraction) -> Bool) {
    lock.withLock { kept.removeAll(where: isMeant) }
  }
}
