/// The keys of the format, for whoever has nearly written one of them.
package enum FormatKeys {
  /// Every key of definitions.
  package static let all: [String] =
    whole + parameterPrefixes.flatMap { prefix in parameter.map { prefix + $0 } }

  /// What metadata may say, behind its prefix.
  package static let metadata = [
    "Capitalization", "CurrencyCodes", "CustomUTIs", "DateStyle", "DefaultUnit", "DefaultValue",
    "DefaultValueID", "DisableAutocorrect", "DisableSmartDashes", "DisableSmartQuotes",
    "FalseDisplayName", "FalseDisplayNameID", "Format", "MaximumUnit", "MaximumValue",
    "MinimumUnit", "MinimumValue", "Multiline", "SupportsNegativeNumbers", "Template", "TemplateID",
    "TimeStyle", "TrueDisplayName", "TrueDisplayNameID", "Type", "Unit",
  ]

  /// The keys of vocabularies.
  static let vocabulary = [
    "IGIntentUtterances", "IGPhraseName", "IGPhraseTemplate", "IGSharedPhrases",
    "IGSuppressedRules",
    "IGUtterances", "IntentExamples", "IntentName", "IntentPhrases", "ParameterNames",
    "ParameterVocabularies", "ParameterVocabulary", "VocabularyItemExamples",
    "VocabularyItemIdentifier", "VocabularyItemPhrase", "VocabularyItemPronunciation",
    "VocabularyItemSynonyms",
  ]

  private static let parameterPrefixes = [
    "INIntentParameter", "INIntentResponseParameter", "INIntentResponseProperty", "INTypeProperty",
  ]

  private static let parameter = [
    "ArraySizes", "Configurable", "CustomDisambiguation", "Default", "DisplayName",
    "DisplayNameID", "DisplayPriority", "EnumType", "EnumTypeNamespace", "FixedSizeArray",
    "Metadata", "Name", "ObjectType", "ObjectTypeNamespace", "PromptDialogs",
    "PromptDialogCustom", "PromptDialogFormatString", "PromptDialogFormatStringID",
    "PromptDialogType", "Relationship", "RelationshipParentName", "RelationshipPredicateName",
    "RelationshipPredicateValue", "SupportsDynamicEnumeration", "SupportsMultipleValues",
    "SupportsResolution", "SupportsSearch", "Tag", "Type", "UnsupportedReasons",
    "UnsupportedReasonCode", "UnsupportedReasonCustom", "UnsupportedReasonDefault",
    "UnsupportedReasonFormatString", "UnsupportedReasonFormatStringID",
  ]

  private static let whole = [
    "IGDomainDescription", "IGDomainHandlingIntents", "IGDomainIntroduced", "IGDomainName",
    "IGDomainTitle", "IGDomains", "IGImports", "IGIntentIntroduced", "IGIntentIsIdempotent",
    "IGParameterVocabularyKinds", "IGReasonValue", "IGResponseCodeValue", "IGSuppressedRules",
    "IGTypeSpokenProperty", "IGTypeValue", "IGTypeVocabularyKinds", "INEnumClassName",
    "INEnumClassPrefix", "INEnumDisplayName", "INEnumDisplayNameID", "INEnumGeneratesHeader",
    "INEnumName", "INEnumType", "INEnumValueDisplayName", "INEnumValueDisplayNameID",
    "INEnumValueIndex", "INEnumValueName", "INEnumValueSynonymPronunciationHint",
    "INEnumValueSynonymSynonym", "INEnumValueSynonymSynonymID", "INEnumValueSynonyms",
    "INEnumValues", "INEnums", "INIntentCategory", "INIntentClassName", "INIntentClassPrefix",
    "INIntentConfigurable", "INIntentCustomizable", "INIntentDefaultImageName",
    "INIntentDefinitionModelVersion", "INIntentDefinitionNamespace",
    "INIntentDefinitionSystemVersion", "INIntentDefinitionToolsBuildVersion",
    "INIntentDefinitionToolsVersion", "INIntentDescription", "INIntentDescriptionID",
    "INIntentDomain", "INIntentEligibleForSuggestions", "INIntentEligibleForWidgets",
    "INIntentIneligibleForSuggestions", "INIntentInput", "INIntentKeyParameter",
    "INIntentLastParameterTag", "INIntentManagedParameterCombinations", "INIntentName",
    "INIntentParameterCombinationIsLinked", "INIntentParameterCombinationIsPrimary",
    "INIntentParameterCombinationSubtitle", "INIntentParameterCombinationSubtitleID",
    "INIntentParameterCombinationSupportsBackgroundExecution",
    "INIntentParameterCombinationTitle", "INIntentParameterCombinationTitleID",
    "INIntentParameterCombinationUpdatesLinked", "INIntentParameterCombinations",
    "INIntentParameters", "INIntentResponse", "INIntentResponseCodeConciseFormatString",
    "INIntentResponseCodeConciseFormatStringID", "INIntentResponseCodeFormatString",
    "INIntentResponseCodeFormatStringID", "INIntentResponseCodeName",
    "INIntentResponseCodeSuccess", "INIntentResponseCodes", "INIntentResponseLastParameterTag",
    "INIntentResponseOutput", "INIntentResponseParameters", "INIntentResponseProperties",
    "INIntentRestrictions", "INIntentTitle", "INIntentTitleID", "INIntentType",
    "INIntentUserConfirmationRequired", "INIntentVerb", "INIntents", "INTypeClassName",
    "INTypeClassPrefix", "INTypeDisplayName", "INTypeDisplayNameID", "INTypeLastPropertyTag",
    "INTypeName", "INTypeProperties", "INTypes",
  ]
}
