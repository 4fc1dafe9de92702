extension Rule {
  static let speechDescriptions: [Rule: RuleDescription] = [
    .unknownTranslation: RuleDescription(
      "A translation of a text that the definition does not have.",
      why: "It is never said; most likely the text had another ID, and is not translated now.",
      example: #""iwbZ8l" = "Bestellen";  where no text has that ID"#,
      remedy: "Remove it, or correct the ID."),
    .untranslatedText: RuleDescription(
      "Texts without a translation into a language that others are translated into.",
      why: "People hear two languages in one conversation.",
      example: "a question that was added after the translations were made",
      remedy: "Translate them; 'intentgen strings' writes what is missing."),
    .lostPlaceholder: RuleDescription(
      "A translation, or a plural form, without a value that the text says, or with another one in its place.",
      why: "People are not told what was done, or hear the wrong number.",
      example: "'Pflanzen reserviert' for '${count} plants reserved'",
      remedy:
        "Put the value in, by the name that the text has it under. A form for one number alone may leave that number out."
    ),
    .doubleTranslation: RuleDescription(
      "A text that two files translate into the same language, or sentences of one language in two vocabularies.",
      why: "Only one of the texts is said; and a change of one file leaves the other as it was.",
      example: "an ID in es.lproj/Soup.strings and in Soup.xcstrings",
      remedy: "Remove one of them."),
    .differentSourceText: RuleDescription(
      "A text in the definition's own language that is not what the definition says.",
      why:
        "People hear that of the catalogue or table, so that a change of the definition changes nothing.",
      example: #""value" : "Order Tea", where the definition has 'Order Coffee'"#,
      remedy: "Make them the same; 'intentgen set' changes both."),
    .outdatedTranslation: RuleDescription(
      "A translation in a catalogue whose text says something else since.",
      why: "People who hear the translation may hear what is no longer meant.",
      example: #""state" : "needs_review", which 'intentgen set' leaves where it changes a text"#,
      remedy: "Translate the new text, or keep what is there; then set the state to 'translated'."),
    .missingSentences: RuleDescription(
      "An intent without sentences in a language that its texts are translated into, with some in another one.",
      why: "Who speaks that language reads and hears the app, and can ask it for nothing.",
      example:
        "AppIntentVocabulary.plist and es.lproj/Soup.strings, without es.lproj/AppIntentVocabulary.plist",
      remedy: "Make sentences of the translations with 'intentgen add vocabulary', or add your own."
    ),
    .wrongPluralCategory: RuleDescription(
      "Plural forms that the language does not have, or lacks, where another has them, or that go by one number of several.",
      why:
        "A form that is never chosen is never said, and one that is missing leaves the wrong words.",
      example:
        "'few' in Spanish, Polish without 'few' and 'many', or '1 libros' beside '1 book' and '2 books'",
      remedy: "Give the forms that the message names."),
    .misunderstoodExample: RuleDescription(
      "An example of the vocabulary that no template of its intent fits, or one of another intent fits better.",
      why:
        "The assistant tells people to say it, and does not understand it, or takes it for something else.",
      example: "'a large coffee' where templates begin with 'order'",
      remedy: "Add a template, or correct the example."),
    .unknownVocabularyItem: RuleDescription(
      "Words of a vocabulary for a value that there is not.",
      why: "Whoever says them names nothing.",
      example: "VocabularyItemIdentifier XL, where the cases are small and large",
      remedy: "Use the name of a case."),
    .emptyAlternative: RuleDescription(
      "An alternative of a template with nothing in it.",
      why: "It may be meant, and may be a slip; brackets say that something may be left out.",
      example: "(at|)",
      remedy: "Write [at]."),
    .wordlessTemplate: RuleDescription(
      "A template that can be said without a word of its own.",
      why:
        "A value alone asks for the intent then, also where it answers something else; and a template of which all may be left out asks for it with nothing.",
      example: "'{title}', or '[please] [order] {size}'",
      remedy: "Add a word that has to be said, or take the brackets from one."),
    .misspelling: RuleDescription(
      "A key, category or verb that is nearly a known one.",
      why: "What is not known changes nothing, and nobody is told.",
      example: "INIntentParameterMetadataMaximunValue",
      remedy: "Write the one that the message names; --fix does for keys."),
    .ambiguousWord: RuleDescription(
      "One word for two cases of an enumeration, both values of a Boolean, or two values of a vocabulary.",
      why: "Whoever says it may get the value that was not meant, or is asked again.",
      example: "the display name 'Big' for 'large', and the synonym 'big' for 'huge'",
      remedy: "Give one of the two another display name, or take the synonym away."),
    .lostConstant: RuleDescription(
      "A template with a value without words, of which an earlier one takes a sentence without that value.",
      why: "Of templates that fit equally well the first decides, so that nobody gets the value.",
      example: "'order a coffee {count=1}' behind 'order ({count}|a) coffee'",
      remedy: "Put the template with the value before the other one."),
    .caseNone: RuleDescription(
      "A case of an enumeration called 'none'.",
      why: "In Swift, '.none' of an optional value is no value at all.",
      example: "intent.milk == .none",
      remedy: "Give it another name, such as 'nothing'."),
  ]
}
