extension Rule {
  static let typeChangeDescriptions: [Rule: RuleDescription] = [
    .changedEnumerationKind: RuleDescription(
      "An enumeration became an option set, or the other way round.",
      why: "One is written as a name, the other as a number.",
      example: "INEnumType Flag",
      remedy: "Declare a new one."),
    .removedCase: RuleDescription(
      "A case is gone.",
      why: "Stored values of it cannot be read, and code that names it no longer compiles.",
      example: "'large', removed",
      remedy: "Keep it, and refuse it in the handler."),
    .renamedCase: RuleDescription(
      "A case has another name.",
      why: "Stored values have the old one, and so has code.",
      example: "'large', called 'big' now",
      remedy: "Keep the name and change the display name."),
    .renumberedCase: RuleDescription(
      "A case has another number.",
      why: "What was stored by number, as option sets are, means something else.",
      example: "'large', 2 before, 3 now",
      remedy: "Give new cases new numbers."),
    .addedCase: RuleDescription(
      "A case is new.",
      why: "A switch without a default no longer compiles until it says what to do with it.",
      example: "'huge', new",
      remedy: "Handle it."),
    .removedType: RuleDescription(
      "A type or an enumeration is gone.",
      why: "Code that names it no longer compiles.",
      example: "the type Soup, removed",
      remedy: "Keep it."),
    .removedProperty: RuleDescription(
      "A property of a type is gone.",
      why: "What was stored in it is lost, and code that names it no longer compiles.",
      example: "price of Soup, removed",
      remedy: "Keep it."),
    .renamedProperty: RuleDescription(
      "A property of a type has another name.",
      why: "What was stored has the old one and is lost.",
      example: "price, called cost now",
      remedy: "Keep the name and change the display name."),
    .changedPropertyType: RuleDescription(
      "A property of a type has another type.",
      why: "Values that were stored do not fit.",
      example: "price, a text now",
      remedy: "Add a property of the new type."),
    .addedProperty: RuleDescription(
      "A property of a type is new.",
      why: "Nothing breaks.",
      example: "a new property of Soup",
      remedy: "Nothing."),
    .removedResponseProperty: RuleDescription(
      "A property of a response is gone.",
      why: "Handlers set it, and callers read it.",
      example: "waitTime, removed",
      remedy: "Keep it."),
    .renamedResponseProperty: RuleDescription(
      "A property of a response has another name.",
      why: "Handlers set it by the old one.",
      example: "waitTime, called minutes now",
      remedy: "Run 'intentgen handlers'."),
    .changedResponsePropertyType: RuleDescription(
      "A property of a response has another type.",
      why: "Handlers set a value of the old one.",
      example: "waitTime, a text now",
      remedy: "Add a property of the new type."),
    .addedResponseProperty: RuleDescription(
      "A property of a response is new.",
      why: "Nothing breaks.",
      example: "a new property minutes",
      remedy: "Nothing."),
    .removedCode: RuleDescription(
      "A response code is gone.",
      why: "Handlers answer with it, and interactions were stored with it.",
      example: "failureOutOfStock, removed",
      remedy: "Keep it."),
    .renumberedCode: RuleDescription(
      "A response code has another number.",
      why:
        "Responses that were stored with the number mean another code: they are counted from 100, in order.",
      example: "a code put before another",
      remedy: "Add codes at the end."),
    .addedCode: RuleDescription(
      "A response code is new.",
      why: "A switch without a default over the codes no longer compiles.",
      example: "a new code failureClosed",
      remedy: "Handle it where you call the intent."),
    .changedOutcome: RuleDescription(
      "A response code means success where it meant failure, or the other way round.",
      why: "People are told the opposite.",
      example: "INIntentResponseCodeSuccess, added",
      remedy: "Add another code."),
    .changedFactory: RuleDescription(
      "The function that makes a response takes other values.",
      why: "Handlers that call it no longer compile.",
      example: "'${soup} is ready', without ${waitTime} now",
      remedy: "Change the calls."),
    .widenedHandling: RuleDescription(
      "A domain's protocol has more intents.",
      why: "Whoever handles the whole domain has to handle them too.",
      example: "a second intent of a domain",
      remedy: "Write their methods, or list the intents (IGDomainHandlingIntents)."),
    .removedDomain: RuleDescription(
      "A domain is gone.",
      why: "Code that names its protocol no longer compiles.",
      example: "the domain Kitchen, removed",
      remedy: "Keep it."),
    .narrowedHandling: RuleDescription(
      "A domain's protocol has fewer intents.",
      why: "Whoever handles the domain handles them no longer, though there are methods for them.",
      example: "an intent taken out of IGDomainHandlingIntents",
      remedy: "Have the handlers conform to the protocols of these intents too."),
    .addedDomain: RuleDescription(
      "A domain is new.",
      why: "Nothing breaks.",
      example: "a new domain Kitchen",
      remedy: "Nothing."),
    .addedType: RuleDescription(
      "A type or an enumeration is new.",
      why: "Nothing breaks.",
      example: "a new type Soup",
      remedy: "Nothing."),
  ]
}
