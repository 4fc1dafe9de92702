extension Rule {
  static let fileDescriptions: [Rule: RuleDescription] = [
    .unreadableFile: RuleDescription(
      "A file or folder cannot be read or written.",
      why: "What cannot be read would be missing from what is generated.",
      example: "intentgen generate Sop.intentdefinition",
      remedy: "Correct the path, or allow access to it."),
    .noDefinition: RuleDescription(
      "An input holds no definition.",
      why: "Nothing would be generated, and nobody would know why.",
      example: "intentgen lint Sources, where no *.intentdefinition is below Sources",
      remedy: "Name a definition, or a folder that holds one."),
    .brokenTemplate: RuleDescription(
      "A template is missing, unknown or cannot be parsed.",
      why: "Swift made from it would not be what its author meant.",
      example: "{{#intents}} … without {{/intents}}",
      remedy: "Correct the template; its name must be that of the built-in one that it replaces."),
    .invalidConfiguration: RuleDescription(
      "A configuration file says something that cannot be.",
      why: "An option that is misspelt would silently have its default.",
      example: #"{ "access": "secret" }"#,
      remedy: "Give the key one of the values that the message names."),
    .unusedSuppression: RuleDescription(
      "A suppression that nothing is suppressed by, of a rule that 'lint' asks.",
      why: "What it was for is gone, and it would hide the next finding of its rule.",
      example: "IGSuppressedRules with missing-prompt, on a parameter that has a prompt",
      remedy: "Remove it."),
    .unavailableInStyle: RuleDescription(
      "The style of what is generated has no form for a declaration.",
      why: "Apple's tools make no option sets and no plain values of an app's own.",
      example: "an enumeration of the type Flag, with --style sirikit",
      remedy: "Declare it otherwise, or use the style 'value'."),
  ]
}
