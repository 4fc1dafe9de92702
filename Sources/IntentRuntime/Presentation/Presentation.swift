/// What a handler shows for an intent, now and as it changes.
///
/// A handler conforms to the generated presenting protocol of an intent to show something:
///
/// ```swift
/// extension RideHandler: RequestRideIntentPresenting {
///   func present(
///     intent: RequestRideIntent,
///     response: RequestRideIntentResponse
///   ) async throws -> Presentation {
///     Presentation(ViewDescription([.row(title: "Driver", value: "Coco")], replaces: [.map]))
///   }
/// }
/// ```
public struct Presentation: Sendable {
  /// What is shown at first.
  public var view: ViewDescription
  /// What takes its place, one after the other; none where nothing changes.
  public var updates: AsyncStream<ViewDescription>?

  /// A presentation of a view, and of what it becomes while the intent is carried out.
  ///
  /// - Parameter updates: Views that take the first one's place, each
  ///   when it comes; none for a view that stays.
  public init(_ view: ViewDescription, updates: AsyncStream<ViewDescription>? = nil) {
    self.view = view
    self.updates = updates
  }
}
