extension TextRefusals {
  static let english = TextRefusals(
    sending: [
      "send", "sending", "text", "texting", "write", "writing", "message", "messaging", "tell",
      "telling", "say", "saying", "messages", "texts",
    ],
    denials: ["nothing", "never"],
    beside: [
      "anything", "any", "anybody", "anyone", "her", "him", "want", "wanna", "want to", "anymore",
      "any more",
      "after all", "back", "again", "yet", "going to", "gonna", "a", "actually",
    ],
    others: ["other", "another"], persons: ["one", "ones", "guy", "person", "contact", "two"],
    replacements: ["instead", "rather"])
}
