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
    replacements: ["instead", "rather"],
    declines: [
      "let it be", "no need", "there's no need", "not needed", "no longer needed", "not necessary",
      "abandon", "ignore that", "i take it back", "i take that back", "nothing really", "screw it",
      "fuck it", "screw that", "call it off", "scrap it", "scrap that", "all set", "i'm all set",
      "we're done", "i'm finished", "end", "finish", "i'll pass", "i pass", "nm",
      "leave it at that", "let's leave it", "let's drop it", "that won't be necessary",
      "i don't feel like it",
    ],
    declinesBehindNo: [
      "i'm good", "i'm fine", "i'm ok", "i'm okay", "we're good", "it's fine", "it's ok",
      "it's okay", "that's ok", "that's okay", "that's fine", "all good", "it's all good", "done",
      "leave it",
    ])
}
