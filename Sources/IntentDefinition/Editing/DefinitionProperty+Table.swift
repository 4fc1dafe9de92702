extension DefinitionProperty {
  /// Every property that can be set.
  package static let all: [DefinitionProperty] = intents + parameters + answers + types

  private static let intents: [DefinitionProperty] = [
    .init(
      "title", of: .intent, value: .text, .keys(["Title"]),
      "what people call it; a phrase that is the same follows"),
    .init(
      "description", of: .intent, value: .text, .keys(["Description"]),
      "what it does, in a sentence"),
    .init(
      "category", of: .intent, value: .known(KnownWords.categories), .keys(["Category"]),
      "order, information, start, create, …"),
    .init(
      "verb", of: .intent, value: .known(KnownWords.verbs), .keys(["Verb"]),
      "Order, View, Start, Create, …"),
    .init(
      "confirm", of: .intent, value: .boolean, .keys(["UserConfirmationRequired"]),
      "whether the assistant asks before it is handled"),
    .init(
      "unlocked", of: .intent, value: .boolean, .flag("Restrictions"),
      "whether the device has to be unlocked"),
    .init(
      "idempotent", of: .intent, value: .boolean, .keys(["IGIntentIsIdempotent"]),
      "whether handling it twice does no more than once"),
    .init(
      "input", of: .intent, value: .word, .keys(["Input"]),
      "the parameter that a shortcut feeds"),
    .init(
      "key-parameter", of: .intent, value: .word, .keys(["KeyParameter"]),
      "the parameter that tells one request from another"),
    .init(
      "output", of: .intent, value: .word, .keys(["Response", "ResponseOutput"]),
      "the response property that a shortcut takes"),
    .init(
      "configurable", of: .intent, .parameter, value: .boolean, .keys(["Configurable"]),
      "whether it can be configured"),
    .init(
      "customizable", of: .intent, value: .boolean, .keys(["Customizable"]),
      "whether shortcuts with it can be customised"),
    .init(
      "widgets", of: .intent, value: .boolean, .keys(["EligibleForWidgets"]),
      "whether widgets may use it"),
    .init(
      "suggestions", of: .intent, value: .boolean, .keys(["EligibleForSuggestions"]),
      "whether the system may suggest it"),
    .init(
      "image", of: .intent, value: .word, .keys(["DefaultImageName"]),
      "the name of an image"),
    .init(
      "domain", of: .intent, value: .word, .keys(["Domain"]),
      "the domain that it belongs to"),
    .init(
      "title", of: .combination, .managedCombination, value: .text, .keys(["Title"]),
      "the phrase, such as 'Order ${quantity} ${soup}'"),
    .init(
      "subtitle", of: .combination, .managedCombination, value: .text, .keys(["Subtitle"]),
      "the second line of the phrase"),
    .init(
      "background", of: .combination, .managedCombination, value: .boolean,
      .keys(["SupportsBackgroundExecution"]), "whether it runs without the app in front"),
    .init(
      "primary", of: .combination, .managedCombination, value: .boolean, .keys(["IsPrimary"]),
      "whether it is the combination to prefer"),
  ]

  private static let parameters: [DefinitionProperty] = [
    .init(
      "display-name", of: .parameter, .property, .responseProperty, .type, .enumeration,
      .enumerationCase, value: .text, .keys(["DisplayName"]), "what people call it"),
    .init(
      "type", of: .parameter, .property, .responseProperty, value: .word, .type,
      "a value type such as String or Integer, or a declared one; '[Person]' for several"),
    .init(
      "array", of: .parameter, .property, .responseProperty, value: .boolean,
      .keys(["SupportsMultipleValues"]), "whether it holds several values"),
    .init(
      "resolve", of: .parameter, value: .boolean, .keys(["SupportsResolution"]),
      "whether the app resolves it"),
    .init(
      "options", of: .parameter, value: .boolean, .keys(["SupportsDynamicEnumeration"]),
      "whether the app offers values"),
    .init(
      "search", of: .parameter, value: .boolean, .keys(["SupportsSearch"]),
      "whether those can be searched"),
    .init(
      "default", of: .parameter, value: .typed, metadata("DefaultValue"),
      "the value where none is given"),
    .init("minimum", of: .parameter, value: .number, metadata("MinimumValue"), "the least value"),
    .init(
      "maximum", of: .parameter, value: .number, metadata("MaximumValue"), "the greatest value"),
    .init(
      "unit", of: .parameter, value: .word, metadata("Unit"),
      "the unit of a measure"),
    .init(
      "default-unit", of: .parameter, value: .word, metadata("DefaultUnit"),
      "the unit of the default"),
    .init(
      "minimum-unit", of: .parameter, value: .word, metadata("MinimumUnit"),
      "the unit of the least value"),
    .init(
      "maximum-unit", of: .parameter, value: .word, metadata("MaximumUnit"),
      "the unit of the greatest value"),
    .init(
      "control", of: .parameter,
      value: .known([
        "Field", "Slider", "Stepper", "Custom", "Image", "PlainText", "Address", "Name",
      ]),
      metadata("Type"),
      "how it is edited: Field, Slider, Stepper, …"),
    .init(
      "negative", of: .parameter, value: .boolean, metadata("SupportsNegativeNumbers"),
      "whether numbers below zero are taken"),
    .init(
      "multiline", of: .parameter, value: .boolean, metadata("Multiline"),
      "whether a text may have several lines"),
    .init(
      "capitalization", of: .parameter,
      value: .known(["None", "Sentences", "Words", "Characters"]), metadata("Capitalization"),
      "Sentences, Words, None, …"),
    .init(
      "date-mode", of: .parameter, value: .choice(["Date", "Time", "DateTime"]), metadata("Type"),
      "what of a date is asked for: a day, a time, or both"),
    .init(
      "format", of: .parameter, value: .choice(["Style", "Custom"]), metadata("Format"),
      "how a date is shown: by styles, or by a template of one's own"),
    .init(
      "true-name", of: .parameter, value: .text, metadata("TrueDisplayName"),
      "what people call a true value"),
    .init(
      "false-name", of: .parameter, value: .text, metadata("FalseDisplayName"),
      "what people call a false value"),
    .init(
      "parent", of: .parameter, value: .word, .keys(["Relationship", "RelationshipParentName"]),
      "the parameter that it depends on"),
    .init(
      "parent-predicate", of: .parameter,
      value: .known(["HasAnyValue", "HasNoValue", "EnumHasExactValue", "BooleanHasExactValue"]),
      .keys(["Relationship", "RelationshipPredicateName"]),
      "EnumHasExactValue, BooleanHasExactValue, HasAnyValue, …"),
    .init(
      "parent-value", of: .parameter, value: .typed,
      .keys(["Relationship", "RelationshipPredicateValue"]),
      "the value that the parent must have"),
    .init(
      "prompt", of: .parameter, value: .text, .prompt("Primary"),
      "what the assistant asks for it"),
    .init(
      "confirmation-prompt", of: .parameter, value: .text, .prompt("Confirmation"),
      "what it asks before it takes a value"),
    .init(
      "disambiguation-prompt", of: .parameter, value: .text,
      .prompt("DisambiguationIntroduction"), "what it says before it offers values"),
    .init(
      "selection-prompt", of: .parameter, value: .text, .prompt("DisambiguationSelection"),
      "what it asks when it offers values"),
    .init(
      "configuration-prompt", of: .parameter, value: .text, .prompt("Configuration"),
      "what is asked where it is configured"),
  ]

  private static let answers: [DefinitionProperty] = [
    .init(
      "format", of: .code, .reason, value: .text, .keys(["FormatString"]),
      "what the assistant says"),
    .init(
      "concise", of: .code, value: .text, .keys(["ConciseFormatString"]),
      "what it says in short"),
    .init(
      "success", of: .code, value: .boolean, .keys(["Success"]),
      "whether it stands for success"),
    .init(
      "number", of: .reason, value: .integer, .keys(["IGReasonValue"]),
      "the raw value, where it is not 1, 2, 3, … in order"),
  ]

  private static let types: [DefinitionProperty] = [
    .init(
      "class-prefix", of: .intent, .type, .enumeration, value: .word, .keys(["ClassPrefix"]),
      "the prefix of the Swift type"),
    .init(
      "class-name", of: .intent, .type, .enumeration, value: .word, .keys(["ClassName"]),
      "the name of the Swift type"),
    .init(
      "spoken-property", of: .type, value: .word, .keys(["IGTypeSpokenProperty"]),
      "the property by which people name a value"),
    .init(
      "plain", of: .type, value: .boolean, .keys(["IGTypeValue"]),
      "whether it has no identifier and display string"),
    .init(
      "kind", of: .enumeration, value: .choice(Enumeration.Kind.allCases.map(\.rawValue)),
      .keys(["Type"]), "Regular, or Flag for an option set"),
    .init("number", of: .enumerationCase, value: .integer, .keys(["Index"]), "the raw value"),
    .init(
      "synonyms", of: .enumerationCase, value: .text, .synonyms,
      "what people also call it, with commas in between"),
  ]

  private static func metadata(_ key: String) -> Storage {
    .keys(["Metadata", "Metadata" + key])
  }
}
