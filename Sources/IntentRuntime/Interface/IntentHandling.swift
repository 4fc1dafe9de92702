/// What every handler of intents is: a structure, an actor, a final class, on the main actor or not.
///
/// A handler conforms to the generated protocol of each intent that it serves, such as
/// `SendMessageIntentHandling`, or to that of a whole domain, such as `MessagesDomainHandling`.
public protocol IntentHandling: Sendable {}
