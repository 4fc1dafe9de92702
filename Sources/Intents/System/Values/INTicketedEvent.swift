public import Foundation

/// A ticketed event.
public class INTicketedEvent: NSObject, @unchecked Sendable {
  /// The category.
  public internal(set) var category = INTicketedEventCategory.unknown
  /// The name.
  public internal(set) var name: String = ""
  /// The event duration.
  public internal(set) var eventDuration = INDateComponentsRange(start: nil, end: nil)
  /// The location.
  public internal(set) var location: CLPlacemark?

  override init() {}

  /// A ticketed event of these values.
  public convenience init(
    category: INTicketedEventCategory,
    name: String,
    eventDuration: INDateComponentsRange,
    location: CLPlacemark?
  ) {
    self.init()
    self.category = category
    self.name = name
    self.eventDuration = eventDuration
    self.location = location
  }
}
