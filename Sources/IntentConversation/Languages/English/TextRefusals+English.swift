extension TextRefusals {
  static let english = TextRefusals(
    sending: [
      "send", "sending", "text", "texting", "write", "writing", "message", "messaging", "tell",
      "telling", "say", "saying", "messages", "texts", "answer", "answering", "reply", "replying",
      "respond", "responding",
    ],
    denials: ["nothing", "never", "no longer", "stop", "nobody", "no one"],
    denialsOfRequest: ["nothing"],
    beside: [
      "anything", "any", "anybody", "anyone", "her", "him", "want", "wanna", "want to", "anymore",
      "any more",
      "after all", "back", "again", "yet", "going to", "gonna", "a", "actually",
    ],
    others: [
      "other", "another", "others", "different", "wrong", "someone else", "somebody else",
    ],
    persons: [
      "one", "ones", "guy", "person", "contact", "two", "recipient", "number", "chat", "name",
    ],
    replacements: ["instead", "rather"])
}
