/// The step of a session, or the look at what there is to choose in it, that a handler is at work for.
///
/// A handler hands the key on to those who must not do a thing twice, such as a payment provider, or
/// keeps it beside what it did, in a unique index:
///
/// ```swift
/// func handle(intent: SendPaymentIntent) async throws -> SendPaymentIntentResponse {
///   let key = IntentExecution.current?.idempotencyKey
///   try await bank.pay(intent.amount, idempotencyKey: key)
/// ```
///
/// Where one app serves several users, ``owner`` says for whom: whoever picks a handler by a closure reads it
/// there as well.
public struct IntentExecution: Hashable, Sendable {
  /// That for which a handler is at work; none outside of a session.
  @TaskLocal public static var current: IntentExecution?

  /// The session.
  public let session: String
  /// The revision that the step is to make of the session; for a look at what there is to choose, the one that
  /// it has. Where a store keeps the session, signs of life raise it while the handler is at work.
  public let revision: Int
  /// Whose session it is, as ``IntentSession/owner`` has it: for a server the user whom the request's token
  /// stands for.
  public let owner: String?
  /// What is the same for every attempt to carry the intent out, on whatever machine, and another for
  /// every other session.
  public let idempotencyKey: String
}
