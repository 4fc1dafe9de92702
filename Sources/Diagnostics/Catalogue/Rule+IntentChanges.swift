extension Rule {
  static let intentChangeDescriptions: [Rule: RuleDescription] = [
    .removedIntent: RuleDescription(
      "An intent is gone.",
      why: "What was stored of it cannot be read, and its handler no longer compiles.",
      example: "OrderSoup, removed",
      remedy: "Keep it until nothing is stored of it any more."),
    .renamedIntent: RuleDescription(
      "An intent has another name or domain.",
      why: "What was stored has the old one, and so have handlers.",
      example: "OrderSoup, called BuySoup now",
      remedy: "Keep the name and change the title; 'intentgen handlers' takes handlers along."),
    .addedIntent: RuleDescription(
      "An intent is new.",
      why: "Nothing breaks; it waits for a handler.",
      example: "a new intent CancelSoup",
      remedy: "Write its handler."),
    .renamedSwiftType: RuleDescription(
      "A Swift type has another name.",
      why: "Code that names it no longer compiles; what was stored does not name it.",
      example: "a class prefix KC",
      remedy: "Run 'intentgen handlers', or add a typealias."),
    .renamedDefinition: RuleDescription(
      "A definition's file is gone, or has another name.",
      why: "The catalog with which handlers are registered has the file's name.",
      example: "Soup.intentdefinition, called Kitchen.intentdefinition now",
      remedy: "Keep the name, or register with the new catalog."),
    .removedParameter: RuleDescription(
      "A parameter is gone.",
      why: "Requests that have it are refused, and handlers read it.",
      example: "quantity, removed",
      remedy: "Keep it until nothing is stored with it any more."),
    .renamedParameter: RuleDescription(
      "A parameter has another name.",
      why: "Requests have the old one, and so have handlers.",
      example: "quantity, called amount now",
      remedy:
        "Keep the name and change the display name; 'intentgen handlers' takes handlers along."),
    .addedParameter: RuleDescription(
      "A parameter is new that no handler has to know.",
      why: "Nothing breaks.",
      example: "a new parameter without resolution",
      remedy: "Nothing."),
    .changedParameterType: RuleDescription(
      "A parameter has another type.",
      why: "Values that were stored do not fit, and handlers expect the old type.",
      example: "quantity, a text now",
      remedy: "Add a parameter of the new type, and leave the old one."),
    .widenedParameterType: RuleDescription(
      "A parameter has another type that takes the values of the old one.",
      why: "What was stored can be read; handlers expect the old type.",
      example: "quantity, an Integer before, a Decimal now",
      remedy: "Change the handlers."),
    .addedMethod: RuleDescription(
      "A handler has to have one more method.",
      why: "It does not compile without it.",
      example: "a new parameter that supports resolution",
      remedy: "Run 'intentgen handlers', and write the method."),
    .changedMethod: RuleDescription(
      "A method of a handler has another signature.",
      why: "A handler with the old one does not compile.",
      example: "a first reason to refuse a value",
      remedy: "Run 'intentgen handlers'."),
    .removedMethod: RuleDescription(
      "A method of a handler is not called any more.",
      why: "What it saw to is seen to by nobody.",
      example: "a parameter that supports no resolution any more",
      remedy: "Move what is still needed."),
    .removedReason: RuleDescription(
      "A reason to refuse a value is gone.",
      why: "Handlers give it, and sessions that were stored have its number.",
      example: "notEnoughInStock, removed",
      remedy: "Keep it."),
    .renumberedReason: RuleDescription(
      "A reason to refuse a value has another number.",
      why: "Sessions that were stored with the number mean another reason.",
      example: "a reason put before another",
      remedy: "Add reasons at the end, or give them numbers (IGReasonValue)."),
    .addedReason: RuleDescription(
      "A reason to refuse a value is new.",
      why: "Nothing breaks.",
      example: "a second reason",
      remedy: "Nothing."),
  ]
}
