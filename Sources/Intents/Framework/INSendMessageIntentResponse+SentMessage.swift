extension INSendMessageIntentResponse {
  /// The message that was sent, the first where there are several.
  public var sentMessage: INMessage? {
    get { sentMessages?.first }
    set { sentMessages = newValue.map { [$0] } }
  }
}
