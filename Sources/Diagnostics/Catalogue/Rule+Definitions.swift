extension Rule {
  static let definitionDescriptions: [Rule: RuleDescription] = [
    .missingKey: RuleDescription(
      "A key that must be there is not.",
      why: "There is no default that could stand for it.",
      example: "an intent without INIntentName",
      remedy: "Add the key that the message names."),
    .wrongValueType: RuleDescription(
      "A value has another type than its key asks for.",
      why: "The value cannot be used.",
      example: "<key>INIntents</key><string>OrderSoup</string>",
      remedy: "Write a value of the type that the message names."),
    .invalidValue: RuleDescription(
      "A value is not one that its key can have.",
      why: "The value cannot be used.",
      example: "<key>INIntentType</key><string>Own</string>",
      remedy: "Use one of the values that the message names."),
    .unknownKey: RuleDescription(
      "A key that the format does not know.",
      why: "It changes nothing; a misspelt key leaves its default in force.",
      example: "<key>INIntentTitel</key>",
      remedy: "Correct the key; leave it where another program reads it."),
    .newerModelVersion: RuleDescription(
      "A format version later than the known ones.",
      why: "What is new in it is not read.",
      example: "<key>INIntentDefinitionModelVersion</key><string>2.0</string>",
      remedy: "Look for a later version of intentgen."),
    .unknownParameterType: RuleDescription(
      "A parameter's type is unknown.",
      why: "There is no Swift type for it.",
      example: "<key>INIntentParameterType</key><string>Money</string>",
      remedy: "Use a type that the message names, or Object with a type of your own."),
    .invalidName: RuleDescription(
      "A name that cannot become an identifier.",
      why: "Swift needs a name for the type or member.",
      example: "<key>INIntentName</key><string>order soup!</string>",
      remedy: "Use letters, digits and underscores, with no digit first."),
  ]

  static let referenceDescriptions: [Rule: RuleDescription] = [
    .unknownReference: RuleDescription(
      "A type, an enumeration or a system intent that nothing declares.",
      why: "There is no Swift type for it.",
      example: "INIntentParameterObjectType Sop, where only Soup is declared",
      remedy: "Correct the name, declare it, or import the definition that does (IGImports)."),
    .ambiguousReference: RuleDescription(
      "A reference that several definitions satisfy.",
      why: "Nobody can tell which is meant.",
      example: "Soup, declared by two imported definitions",
      remedy: "Give the namespace of the one that is meant."),
    .unknownImport: RuleDescription(
      "An import that names no definition.",
      why: "What it declares cannot be found.",
      example: "<key>IGImports</key><array><string>Menue</string></array>",
      remedy:
        "Correct the name, put the definition beside this one or into its target, or name it with '--context'."
    ),
    .unknownDomain: RuleDescription(
      "A domain, or an intent of a domain, that is not declared.",
      why: "The intent belongs to no domain that a handler could serve.",
      example: "<key>INIntentDomain</key><string>Mesages</string>",
      remedy: "Correct the name, or declare the domain in IGDomains."),
    .unknownParameter: RuleDescription(
      "The name of a parameter or property that is not there.",
      why: "It was renamed or removed, and what names it is left out.",
      example: "INIntentManagedParameterCombinations with 'soup', which is called 'dish' by now",
      remedy: "Correct the name, or remove what names it; --fix does."),
    .unknownPlaceholder: RuleDescription(
      "A ${name} that no parameter has, or the name of one in braces without the $.",
      why: "People would hear a sentence with a hole in it, or with braces.",
      example: "Order ${sup}",
      remedy: "Correct the name; --fix does where one is near."),
    .unknownParent: RuleDescription(
      "A relationship to a parameter that does not exist.",
      why: "The relationship is left out, and the parameter is always asked for.",
      example: "INIntentParameterRelationshipParentName 'kind', which was removed",
      remedy: "Remove the relationship; --fix does."),
    .invalidRelationship: RuleDescription(
      "A relationship whose value the parent cannot have.",
      why: "Nobody would ever be asked for the parameter, or always.",
      example: "EnumHasExactValue with a case that the enumeration does not have",
      remedy: "Correct the value, or remove the relationship."),
  ]
}
