extension Rule {
  static let behaviourChangeDescriptions: [Rule: RuleDescription] = [
    .changedConfirmation: RuleDescription(
      "Whether people are asked before an intent is carried out.",
      why:
        "Something may happen that nobody agreed to, or a question may come that nobody expects.",
      example: "INIntentUserConfirmationRequired, removed",
      remedy: "See that it is meant."),
    .changedLock: RuleDescription(
      "Whether an intent is carried out on a locked device.",
      why: "Whoever holds a locked device may be able to do more, or less.",
      example: "INIntentRestrictions 0, which was 1",
      remedy: "See that it is meant."),
    .changedDefault: RuleDescription(
      "A default is another one.",
      why: "The same words have another effect.",
      example: "a default of 2, which was 1",
      remedy: "See that it is meant."),
    .changedLimits: RuleDescription(
      "A parameter takes other values.",
      why: "What was taken may be refused now.",
      example: "a maximum of 5, which was 10",
      remedy: "See that what is stored fits."),
    .changedRelationship: RuleDescription(
      "A parameter is asked for under other conditions.",
      why: "People are asked more, or less; a value may be left out.",
      example: "INIntentParameterRelationship, changed",
      remedy: "See that it is meant."),
    .changedOrder: RuleDescription(
      "Parameters are asked for in another order.",
      why: "Dialogues run in another way, and handlers see other values first.",
      example: "INIntentParameterDisplayPriority, changed",
      remedy: "See that handlers do not depend on the order."),
    .changedOutput: RuleDescription(
      "Shortcuts get another output.",
      why: "What follows in a shortcut is given something else.",
      example: "INIntentResponseOutput, changed",
      remedy: "Keep the output."),
    .changedBackgroundExecution: RuleDescription(
      "Whether the app has to be in front.",
      why: "A handler may run where it cannot show anything, or the app comes up.",
      example: "INIntentParameterCombinationSupportsBackgroundExecution, changed",
      remedy: "See that it is meant."),
    .changedText: RuleDescription(
      "A text that people read or hear is another one.",
      why: "Nothing breaks, but who knows the old one may wonder.",
      example: "'Which soup?', 'What soup would you like?' now",
      remedy: "See that the translations follow."),
    .changedTextIdentifier: RuleDescription(
      "A text is translated under another ID.",
      why: "Translations that have the old ID are not found any more.",
      example: "INIntentTitleID, another one",
      remedy: "Keep the ID, or change it in the translations too."),
    .changedSynonyms: RuleDescription(
      "A case has other synonyms, or is pronounced in another way.",
      why: "What people said may not be understood any more.",
      example: "'huge' for 'large', removed",
      remedy: "Keep what people are used to say."),
    .changedSpokenProperty: RuleDescription(
      "People name values of a type by another property.",
      why: "What they said so far is no name any more.",
      example: "IGTypeSpokenProperty, changed",
      remedy: "See that it is meant, and that the vocabulary follows."),
    .changedVocabularyKinds: RuleDescription(
      "Values are named by other kinds of the user's vocabulary.",
      why: "Words that apps gave for the old kinds are not heard for them any more.",
      example: "IGTypeVocabularyKinds, changed",
      remedy: "See that apps give words of the new kinds."),
    .changedIdempotence: RuleDescription(
      "Whether an intent may be handled twice as if it were once.",
      why: "What was interrupted is tried again, or is not.",
      example: "IGIntentIsIdempotent, removed",
      remedy: "See that the handler does as it says."),
    .changedCategory: RuleDescription(
      "An intent has another category or verb.",
      why: "By these, other programs tell what shows something from what changes something.",
      example: "INIntentCategory order, which was information",
      remedy: "See that it is meant."),
    .changedKeyParameter: RuleDescription(
      "Another parameter tells one request from another.",
      why: "Requests that were different may count as the same.",
      example: "INIntentKeyParameter, changed",
      remedy: "See that it is meant."),
    .changedInput: RuleDescription(
      "Shortcuts give their input to another parameter.",
      why: "A shortcut fills another parameter with what came before.",
      example: "INIntentInput, changed",
      remedy: "Keep the parameter."),
    .changedCombinations: RuleDescription(
      "An intent is offered with other parameters, or in another way.",
      why: "What was offered to people is not offered any more, or something else is.",
      example: "INIntentParameterCombinations, one fewer",
      remedy: "See that it is meant."),
    .changedDetail: RuleDescription(
      "What editors and Apple's systems alone go by is something else.",
      why: "Nothing breaks.",
      example: "INIntentParameterTag, another one for the same name",
      remedy: "Nothing."),
  ]
}
