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
  ]
}
