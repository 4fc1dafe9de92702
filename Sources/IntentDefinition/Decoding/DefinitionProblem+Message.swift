extension DefinitionProblem {
  /// What is wrong and what to do.
  package var message: String {
    switch self {
    case .notADictionary(let found):
      "a definition is a dictionary, but this is a value of type \(found)"
    case .missingKey(let key, let owner):
      "\(owner) has no '\(key)'; add it"
    case .wrongValueType(let key, let found, let expected):
      "'\(key)' holds a value of type \(found), but \(expected) belongs there"
    case .invalidValue(let key, let value, let allowed):
      "'\(value)' is no value for '\(key)', which takes \(Self.list(allowed))"
    case .unknownKey(let key, let owner):
      "the key '\(key)' of \(owner) is not known and changes nothing"
    case .unknownRestriction(let value):
      "\(value) is no restriction, which is 0 for none or 1 for not while the device is locked; it is "
        + "read as 1"
    case .leftoverPrompt(let owner):
      "\(owner) does not say when to ask it, and is left out; give it an "
        + "'INIntentParameterPromptDialogType' or remove it"
    case .leftoverRelationship(let owner):
      "\(owner) does not say with what, and is left out; remove it"
    case .newerModelVersion(let version, let known):
      "the model version \(version) is later than \(known), the last one known; what is new in it is not read"
    case .unknownParameterType(let parameter, let type, let known):
      "parameter '\(parameter)' has type '\(type)', which is none of \(Self.list(known))"
    case .invalidTypeName(let name, let owner):
      "'\(name)' of \(owner) cannot name a Swift type; "
        + "use letters, digits and underscores, with no digit first\(SwiftIdentifier.proposal(for: name))"
    case .invalidMemberName(let name, let owner):
      "'\(name)' of \(owner) holds nothing that a Swift name can have; use letters, digits and underscores"
    case .reservedTypeName(let name, let owner, let reason):
      "'\(name)' of \(owner) cannot name a Swift type here: \(reason); rename it or give it a class prefix"
    case .unknownImport(let name):
      "no definition '\(name)' was given, or stands beside this one or elsewhere in its target; put it there, or name it "
        + "with '--context'"
    case .unknownTypeReference(let owner, let type):
      "\(owner) has type '\(type)', which no definition declares"
    case .ambiguousReference(let name):
      "'\(name)' is declared by several of the imported definitions; give the namespace of the one that is meant"
    case .unknownNamespace(let reference, let namespace, let own):
      "'\(reference)' is looked for in the namespace '\(namespace)', but this file's is "
        + (own.map { "'\($0)'" } ?? "not set") + " and no import has that one"
    case .invalidLocalization(let reason):
      "the translations cannot be read: \(reason)"
    case .duplicate(let kind, let name, let owner):
      "\(owner) has the \(kind) '\(name)' twice; rename or remove one"
    case .duplicateTag(let tag, let parameter, let owner):
      "'\(parameter)' of \(owner) has the tag \(tag), which another has already: nobody can tell one that is renamed from the other; give it a fresh one"
    case .noIndexLeft(let value, let owner):
      "'\(value)' of \(owner) has no number, and there is none after the one before it; give it one"
    case .duplicateIndex(let index, let value, let owner):
      "'\(value)' of \(owner) has the value \(index), which another has already: it becomes another name of that; give it a fresh one"
    case .clashingTypes(let name, let other):
      "the Swift type '\(name)' of this is also that of \(other); rename one or give it a class prefix"
    case .clashingCatalogs(let name, let other, let member):
      "the \(name) becomes '.\(member)' in Swift, like the \(other); rename one"
    case .similarNames(let name, let other, let owner):
      "'\(name)' and '\(other)' of \(owner) differ in case alone, so that one is easily taken for the other; rename "
        + "one"
    case .clashingMembers(let name, let other, let identifier, let owner):
      "'\(name)' and '\(other)' of \(owner) both become '\(identifier)' in Swift; rename one"
    case .emptyEnumeration(let name):
      "the enumeration '\(name)' has no values; add one or remove it"
    case .unchoosable(let enumeration, let parameter, let intent):
      "nobody can answer when parameter '\(parameter)' of \(intent) is asked for: the enumeration "
        + "'\(enumeration)' has no case but 'unknown'; add one with 'intentgen add case'"
    case .recursiveType(let name, let property):
      "the type '\(name)' holds itself through '\(property)'; let that hold several values, or an identifier"
    case .unknownSpokenProperty(let name, let type, let known):
      "the type '\(type)' has no property '\(name)' that is one text and could be said; "
        + (known.isEmpty ? "it has none" : "there are \(Self.list(known))")
    case .clashingResponseCode(let name, let intent):
      "'\(name)' is a response code that every intent has, and no other of \(intent); remove it, or rename it if another is meant"
    case .duplicateResponseCodeValue(let value, let code, let intent):
      "the response code '\(code)' of \(intent) has the value \(value), which another has already"
    case .missingResponseCodeValue(let code, let intent):
      "the response code '\(code)' of \(intent), a system intent, has no 'IGResponseCodeValue'; add it"
    case .duplicateReasonValue(let value, let reason, let parameter):
      "the reason '\(reason)' of \(parameter) has the value \(value), which another has already"
    case .vagueResponse(let code, let intent, let nameable):
      "the text of '\(code)' of \(intent) does not say what was done to what; "
        + "name a value in it, such as '${\(nameable)}'"
    case .missingExample(let intent):
      "nothing says how to ask for \(intent): give a combination of its parameters a title, or write "
        + "sentences into a vocabulary"
    case .missingPrompt(let parameter, let intent):
      "parameter '\(parameter)' of \(intent) is resolved, but has no question for when it is missing; "
        + "give it a prompt of type 'Primary'"
    case .missingDisambiguation(let kinds, let parameter, let intent):
      "parameter '\(parameter)' of \(intent) is chosen from a list in words of its own, but has no prompt "
        + "of type \(Self.list(kinds)); write what there is to choose from, and the question"
    case .missingResponseText(let code, let intent):
      "'\(code)' of \(intent) has no text, so that people hear what every answer of its kind says; "
        + "write what it has to tell them"
    case .reusableTag(let last, let highest, let owner):
      "the last tag given out in \(owner) is \(last), but \(highest) is in use: the next one added gets "
        + "a tag that was another's; raise it"
    case .suppressionWithoutReason(let rule):
      "the rule '\(rule)' is suppressed without a reason, and stays in force; write why as its value"
    case .unknownSuppressedRule(let name):
      "there is no rule '\(name)' to suppress; 'intentgen rules' lists them"
    case .unknownPlaceholder(let name, let place, let owner):
      "'${\(name)}' in \(place) names nothing that \(owner) has"
    case .enumerationProperty(let property, let name, let place):
      "'${\(name).\(property)}' in \(place) is said as '${\(name)}', for a case of an enumeration has no "
        + "properties; write '${\(name)}'"
    case .barePlaceholder(let slip, let place, let owner, let known):
      "'\(slip.written)' in \(place) of \(owner) is said as it is written; \(slip.remedy(known))"
    case .unknownParameter(let name, let key, let owner):
      "'\(key)' names '\(name)', but \(owner) has no such parameter: it is left out; remove it or correct the name"
    case .unknownParent(let parent, let parameter):
      "parameter '\(parameter)' depends on '\(parent)', but there is no such parameter: the relationship is left out; remove it"
    case .selfParent(let parameter):
      "parameter '\(parameter)' depends on itself: the relationship is left out; name another parent or remove it"
    case .cyclicParents(let parameter):
      "parameter '\(parameter)' depends on itself through its parents: the relationship is left out; remove one of them"
    case .relationshipWithoutValue(let parameter, let predicate):
      "parameter '\(parameter)' has a relationship '\(predicate)' without a value: it is left out; add one or remove it"
    case .relationshipValue(let value, let parameter, let parent, let expected):
      "parameter '\(parameter)' waits for '\(parent)' to be '\(value)', but that takes \(expected): nobody will be asked for it; correct the value"
    case .relationshipPredicate(let predicate, let parameter, let parent, let type):
      "parameter '\(parameter)' waits for '\(parent)' with '\(predicate)', but that is of the type '\(type)', of which there is no such value; correct the predicate, or remove the relationship"
    case .invertedLimits(let parameter, let minimum, let maximum):
      "parameter '\(parameter)' has a minimum of \(minimum) and a maximum of \(maximum); no value meets both: both are left out; correct them"
    case .unknownUnit(let unit, let parameter):
      "parameter '\(parameter)' has the unit '\(unit)', which there is not: its numbers are taken as they stand; write the plural of a unit's English name, such as 'Kilometers'"
    case .unusableLimit(let parameter, let limit, .otherMeasure, let type):
      "the limit \(limit) of parameter '\(parameter)' is in no unit of its type '\(type)': it is left out; correct the unit"
    case .unusableLimit(let parameter, let limit, .notFinite, _):
      "the limit \(limit) of parameter '\(parameter)' is more than a number can hold in the unit of its values: it is left out; correct it"
    case .defaultOutsideLimits(let parameter, let value):
      "the default \(value) of parameter '\(parameter)' lies outside of its limits"
    case .invalidDefault(let parameter, let value, let expected):
      "the default '\(value)' of parameter '\(parameter)' cannot be used, for it takes \(expected)"
    case .unknownDomain(let domain, let intent):
      "\(intent) belongs to the domain '\(domain)', which neither this file nor the system declares; correct the name or declare it in 'IGDomains'"
    case .unknownHandlingIntent(let intent, let domain):
      "the domain '\(domain)' is handled through '\(intent)', but has no such intent"
    case .unknownSystemIntent(let intent):
      "the system has no intent '\(intent)', and nothing is made of it; make it 'Custom', or correct the name"
    case .unknownOutput(let name, let intent):
      "'INIntentResponseOutput' names '\(name)', but the response of \(intent) has no such property: it is left out; remove it or correct the name"
    case .unknownVocabularyIntent(let name):
      "no definition has the intent '\(name)' that this vocabulary speaks of"
    case .vocabularyOfOtherTarget(let name, let target):
      "the intent '\(name)' that this vocabulary speaks of is that of '\(target)', on which this target does not depend; move the vocabulary, or add the dependency"
    case .unknownVocabularyParameter(let name, let intent):
      "the intent '\(intent)' has no parameter '\(name)' that this vocabulary speaks of"
    case .invalidTemplate(let template, let reason):
      "the template '\(template)' cannot be read: \(reason)"
    case .unknownSharedPhrase(let name, let known):
      "there is no shared phrase '\(name)'; "
        + (known.isEmpty ? "declare it" : "there are \(known.joined(separator: ", "))")
    case .unknownSlot(let name, let intent, let known):
      "the intent '\(intent)' has no parameter '\(name)' for this slot; it has "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .misfitSlot(let name, let reason):
      "the slot '{\(name)}' \(reason)"
    case .unfillableSlot(let name, let type):
      "nobody can say a '\(type)', so that the slot '\(name)' can never be filled; leave it out"
    case .ambiguousTemplates(let sentence, let intent, let other):
      "'\(sentence)' could mean '\(intent)' as well as '\(other)'; let one of them say more"
    }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension PhraseTemplate.Slip {
  /// What to write for it where values have some names.
  func remedy(_ known: [String]) -> String {
    if let name { return "for the value, write '${\(name)}'" }
    guard let example = known.first else { return "there is no value to put there; leave it out" }
    return "values are put in by name, as in '${\(example)}'"
  }
}
