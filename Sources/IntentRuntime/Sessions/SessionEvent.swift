/// Something that happens in a session, for those who watch one: a trace, a test.
///
/// It carries values that the user gave: keep it out of logs.
public enum SessionEvent: Hashable, Sendable {
  /// The session begins.
  case began(IntentRequest)
  /// The handler was asked about a parameter.
  case resolved(parameter: String, ParameterOutcome)
  /// The handler said whether the intent can be carried out.
  case confirmed(code: String)
  /// The handler begins to carry it out.
  case handling(IntentRequest)
  /// The handler has answered.
  case responded(code: String)
}
