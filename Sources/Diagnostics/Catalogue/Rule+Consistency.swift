extension Rule {
  static let consistencyDescriptions: [Rule: RuleDescription] = [
    .duplicateName: RuleDescription(
      "Two things that need different names have the same one.",
      why: "Swift could have only one of them.",
      example: "two parameters 'soup' of one intent",
      remedy: "Rename or remove one."),
    .duplicateTag: RuleDescription(
      "Two parameters have the same tag.",
      why:
        "A tag is what stays when a name changes: nobody could tell one that is renamed from the other.",
      example: "two parameters with INIntentParameterTag 2",
      remedy: "Give one a fresh tag; --fix does."),
    .duplicateValue: RuleDescription(
      "Two values have the same number.",
      why: "What was stored with the number could mean either.",
      example: "two cases with INEnumValueIndex 1",
      remedy: "Give one a fresh number, the one that came later."),
    .clashingNames: RuleDescription(
      "Two names become the same Swift identifier, or the same file.",
      why: "Swift could have only one of them.",
      example: "the parameters 'my-soup' and 'my_soup'",
      remedy: "Rename one."),
    .emptyEnumeration: RuleDescription(
      "An enumeration without values, or with 'unknown' alone where one is asked for.",
      why: "No value could ever be of the type.",
      example: "INEnumValues with an empty array",
      remedy: "Add a value, or remove the enumeration."),
    .clashingResponseCode: RuleDescription(
      "A response code that every intent has.",
      why: "It says nothing new, and a handler could take it for another.",
      example: "INIntentResponseCodeName 'ready'",
      remedy: "Remove it, or rename it where another is meant; --fix removes it."),
    .recursiveType: RuleDescription(
      "A type that holds a value of itself.",
      why: "A Swift structure that holds itself would have no end.",
      example: "the type Folder with a property 'parent' of type Folder",
      remedy: "Let the property hold several values, or an identifier."),
    .invalidLimits: RuleDescription(
      "Limits that no value can meet, or that are in no unit of the values, a unit that there is not, or a default outside of the limits.",
      why: "People would be asked for something that is always refused.",
      example: "a minimum of 10 and a maximum of 5",
      remedy: "Correct the limits, the unit or the default."),
  ]

  static let adviceDescriptions: [Rule: RuleDescription] = [
    .vagueResponse: RuleDescription(
      "The text of a success does not say what was done to what.",
      why: "Who hears only 'Done' cannot tell whether they were understood.",
      example: "'OK' for OrderSoup, where '${soup} is on its way' could stand",
      remedy: "Name a value in the text."),
    .missingExample: RuleDescription(
      "Nothing says how to ask for an intent.",
      why: "People who do not know the words cannot ask, and no assistant can offer it.",
      example:
        "an intent without a phrase in its parameter combinations, and without a sentence in a vocabulary",
      remedy:
        "Give a combination a title such as 'Order ${soup}', or write sentences into a vocabulary."),
    .missingPrompt: RuleDescription(
      "A parameter that has to be resolved has no question.",
      why:
        "When the value is missing, people hear a question made of its name, in no language of theirs.",
      example: "INIntentParameterSupportsResolution, without a prompt dialog of type Primary",
      remedy: "Write the question: 'Which soup would you like?'."),
    .incompleteDisambiguation: RuleDescription(
      "A disambiguation has only one of its two prompts, or none of those that were announced.",
      why:
        "People are shown a list without hearing what it is, or are asked to choose from what they were not told.",
      example: "DisambiguationSelection without DisambiguationIntroduction",
      remedy: "Write both: 'There are ${count} soups.' and 'Which one?'."),
    .missingResponseText: RuleDescription(
      "A response code of the intent's own has no text.",
      why: "It is there to tell people something particular, and they hear the general words.",
      example: "failureOutOfStock without a format string",
      remedy: "Write what people are to hear."),
    .reusableTag: RuleDescription(
      "The highest tag given out is below a tag in use.",
      why:
        "An editor gives the next parameter a tag that another has or had: it is then taken for renamed.",
      example: "INIntentLastParameterTag 3, and a parameter with the tag 5",
      remedy: "Raise it to the highest tag in use; --fix does."),
  ]
}
