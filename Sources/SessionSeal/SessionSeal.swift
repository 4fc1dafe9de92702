#if Seal
  import Crypto
  public import Foundation
  public import IntentRuntime

  /// Closes sessions so that they can leave the server's hands and come back unread and unaltered.
  ///
  /// ```swift
  /// let seal = SessionSeal(keys: try SealKeys(sealing: key))
  /// let text = try seal.seal(step.session, for: user, until: .now + 600)
  /// // …the client keeps the text, and sends it with its answer…
  /// let session = try seal.open(text, for: user)
  /// ```
  ///
  /// What is sealed is encrypted (AES-GCM) and bound to its user, its expiry, and whatever else it is
  /// good for. It can still be sent **twice**: a step that must happen once only, a payment's, needs a
  /// `SessionStore` besides.
  public struct SessionSeal: Sendable {
    private let keys: SealKeys
    private let now: @Sendable () -> Date

    /// A seal.
    ///
    /// - Parameters:
    ///   - keys: What closes and opens.
    ///   - now: The time, by which expiry is judged.
    public init(keys: SealKeys, now: @escaping @Sendable () -> Date = { Date() }) {
      self.keys = keys
      self.now = now
    }

    /// Closes a session.
    ///
    /// - Parameters:
    ///   - user: Whose session it is; nobody else can have it opened.
    ///   - purpose: What else must be the same when it is opened, such as the name of a tool and its
    ///     arguments, in order.
    ///   - expiry: Until when it is good, to the second.
    /// - Returns: A text of letters, digits, `-` and `_`, about a third longer than the session's JSON.
    /// - Throws: ``SealError/unreadableSession`` where the session cannot be written.
    public func seal(
      _ session: IntentSession,
      for user: String,
      purpose: [String] = [],
      until expiry: Date
    ) throws(SealError) -> String {
      let header = SealHeader(key: keys.sealing.name, expiry: expiry)
      do {
        let box = try AES.GCM.seal(
          try JSONEncoder().encode(session),
          using: keys.sealing.key,
          authenticating: header.binding(user: user, purpose: purpose)
        )
        let sealed = header.data + Data(box.nonce) + box.ciphertext + box.tag
        return sealed.base64URLEncoded
      } catch {
        throw .unreadableSession
      }
    }

    /// Opens what ``seal(_:for:purpose:until:)`` closed.
    ///
    /// - Parameters:
    ///   - user: Who asks for it.
    ///   - purpose: What it is wanted for: the same as when it was sealed.
    /// - Throws: ``SealError``, and never anything of what was sealed.
    public func open(
      _ text: String,
      for user: String,
      purpose: [String] = []
    ) throws(SealError) -> IntentSession {
      guard let sealed = Data(base64URLEncoded: text), let header = SealHeader(sealed) else {
        throw .malformed
      }
      guard let key = keys.key(named: header.key) else { throw .notAuthentic }
      let opened: Data
      do {
        opened = try AES.GCM.open(
          AES.GCM.SealedBox(combined: sealed.dropFirst(SealHeader.length)),
          using: key.key,
          authenticating: header.binding(user: user, purpose: purpose)
        )
      } catch CryptoKitError.incorrectParameterSize {
        throw .malformed
      } catch {
        throw .notAuthentic
      }
      guard header.expiry > now() else { throw .expired }
      do {
        return try JSONDecoder.ofKeptValues.decode(IntentSession.self, from: opened)
      } catch {
        throw .unreadableSession
      }
    }
  }
#endif
