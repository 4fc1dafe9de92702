/// A handling protocol.
struct HandlerModel {
  var methods: [MethodModel]
  /// The label of the intent in `handle` and `confirm`.
  var label: String
  var sendsUpdates: Bool
  var resolutions: [ResolutionModel]
}
