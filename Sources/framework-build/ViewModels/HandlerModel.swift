/// The forms of a handling protocol's methods that Apple had before.
struct EarlierHandlerModel {
  var methods: [MethodModel]
}

/// A handling protocol.
struct HandlerModel {
  var methods: [MethodModel]
  /// The label of the intent in `handle` and `confirm`.
  var label: String
  /// The forms that Apple had before, as a protocol of their own; none where there are none.
  ///
  /// In one protocol a call of the form with `async` could mean either: the results of one are results of the other.
  var earlier: [EarlierHandlerModel]
  var sendsUpdates: Bool
  var resolutions: [ResolutionModel]
}
