/// Upcoming media prediction mode.
public enum INUpcomingMediaPredictionMode: Int, Sendable {
  /// Default.
  case `default` = 0
  /// Only predict suggested intents.
  case onlyPredictSuggestedIntents = 1
}
