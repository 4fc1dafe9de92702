/// The intents, types and enumerations of the system's domains.
///
/// Everything in this module is generated from the definition files beside this one when the module
/// is built; this file is here because a target needs one of its own.
@_exported public import IntentRuntime
