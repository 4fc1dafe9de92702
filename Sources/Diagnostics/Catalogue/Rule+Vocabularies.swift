extension Rule {
  static let vocabularyDescriptions: [Rule: RuleDescription] = [
    .invalidLocalization: RuleDescription(
      "A file of translations cannot be read, or is in no language that there is.",
      why: "People would hear the development language.",
      example: #""iwbZ8l" = "Bestellen"    (no semicolon)"#,
      remedy: "Correct the text at the place, or just before."),
    .unknownVocabularyTarget: RuleDescription(
      "A vocabulary names an unknown intent or parameter.",
      why: "Its words teach the assistant nothing.",
      example: "ParameterNames OrderSoupIntent.sup",
      remedy: "Correct the name."),
    .invalidTemplate: RuleDescription(
      "A sentence template cannot be read, or names a phrase that is not there.",
      why: "The sentence would never be recognised.",
      example: "order [a {soup}",
      remedy: "Correct the template."),
    .unknownSlot: RuleDescription(
      "A slot of a template for which its intent has no parameter.",
      why: "What is said there would be lost.",
      example: "order {sup}",
      remedy: "Use one of the names that the message gives."),
    .unfillableSlot: RuleDescription(
      "A slot that no words can fill, or that stands for no value of its parameter.",
      why:
        "Nobody can say a file or an image, and a template gives texts, numbers, cases, true and false alone: the "
        + "sentence is never recognised.",
      example: "send {image}, or 'order soup {quantity=few}'",
      remedy: "Leave the slot out, where the app provides the value, or write one that there is."),
    .ambiguousTemplate: RuleDescription(
      "Two templates of different intents fit one sentence equally well.",
      why: "The assistant would have to ask, or to guess.",
      example: "'get {text}' for two intents",
      remedy: "Let one of them say more."),
  ]

  static let editingDescriptions: [Rule: RuleDescription] = [
    .invalidEdit: RuleDescription(
      "Something that cannot be changed in a definition in this way.",
      why: "The definition would not say what is meant.",
      example: "intentgen add parameter … for an intent that is not there",
      remedy: "Do what the message says."),
    .invalidManifestRecord: RuleDescription(
      "The record of what was added to an Info.plist cannot be used.",
      why: "Nobody could tell what may be taken out again.",
      example: "a .intentgen-manifest.json that was edited by hand",
      remedy: "Restore the file from version control, or remove it."),
  ]

  static let handlerDescriptions: [Rule: RuleDescription] = [
    .unparsableHandler: RuleDescription(
      "A file with handlers does not parse.",
      why: "Its handlers cannot be found, and are not touched.",
      example: "a brace that is not closed",
      remedy: "Correct the file, then run again."),
    .invalidHandlerRecord: RuleDescription(
      "The record of the handlers cannot be used.",
      why: "Without it nobody can tell what was renamed.",
      example: "a .intentgen-handlers.json that was merged badly",
      remedy: "Restore the file from version control, or remove it."),
    .occupiedName: RuleDescription(
      "Something else has the name of a handler that is to be made, or of a member that is renamed.",
      why:
        "A second thing of the name would not compile, and nobody could tell one from the other.",
      example: "a structure OrderSoupHandler that is no handler",
      remedy: "Rename it, or let a type conform."),
    .staleHandler: RuleDescription(
      "A method of a handler that nothing calls any more.",
      why: "Its parameter is gone; what it does is done by nobody.",
      example: "resolveSoup, after the parameter 'soup' was removed",
      remedy: "Move what is still needed, and remove the method."),
    .changedHandler: RuleDescription(
      "A method of a handler whose signature was changed.",
      why: "Its parameter has another type now, and its body may not fit.",
      example: "resolveQuantity, after 'quantity' became a text",
      remedy: "Look at the body."),
    .missingHandler: RuleDescription(
      "A handler that was there is found no more.",
      why: "Nothing handles its intent.",
      example: "a file with handlers that was moved out of the folder",
      remedy: "Name the folder that it is in, or let it be made anew."),
    .hiddenConformance: RuleDescription(
      "A handler whose conformance cannot be seen.",
      why: "A macro may write it, so that the type was not looked into.",
      example: "@Handles(OrderSoup.self) struct SoupHandler",
      remedy: "Write the conformance out, or keep the methods up to date by hand."),
  ]
}
