#if Server
  import Crypto
  import Foundation
  public import JWTKit

  /// Who may use a server, and as whom.
  public struct AccessPolicy: Sendable {
    /// Whether a bearer token is asked for.
    public let needsToken: Bool
    private let verify: @Sendable (String) async -> String?

    /// Anybody who reaches the server, all as one user. For loopback only.
    public static let anyone = AccessPolicy(needsToken: false) { _ in nil }

    /// Whoever has one of some tokens.
    ///
    /// - Parameter users: The user of each token. The tokens themselves are not kept, only their digests.
    public static func tokens(_ users: [String: String]) -> AccessPolicy {
      let known = users.reduce(into: [Data: String]()) { $0[digest(of: $1.key)] = $1.value }
      // A digest says nothing of how much of a token was right, however long the look-up takes.
      return AccessPolicy(needsToken: true) { known[digest(of: $0)] }
    }

    /// Whoever has a JSON Web Token that was signed with a secret (HS256), not expired, and for this
    /// server.
    ///
    /// - Parameters:
    ///   - secret: What its issuer signs with, of 32 bytes or more: a shorter one can be guessed.
    ///   - issuer: Who must have issued it; none for anybody with the secret.
    ///   - audience: For whom it must be; none for anybody.
    /// - Throws: ``IntentServerError/shortSecret(bytes:)``.
    public static func jsonWebTokens(
      secret: String,
      issuer: String? = nil,
      audience: String? = nil
    ) async throws -> AccessPolicy {
      // JWTKit stops the process at a short secret, or takes it, depending on how it was built.
      guard secret.utf8.count >= SHA256.Digest.byteCount else {
        throw IntentServerError.shortSecret(bytes: secret.utf8.count)
      }
      let keys = await JWTKeyCollection().add(
        hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
      return .jsonWebTokens(keys, issuer: issuer, audience: audience)
    }

    /// Whoever has a JSON Web Token that is signed, not expired, and for this server.
    ///
    /// - Parameters:
    ///   - keys: What the signature is checked with.
    ///   - issuer: Who must have issued it; none for anybody with the key.
    ///   - audience: For whom it must be; none for anybody.
    public static func jsonWebTokens(
      _ keys: JWTKeyCollection,
      issuer: String? = nil,
      audience: String? = nil
    ) -> AccessPolicy {
      AccessPolicy(needsToken: true) { token in
        guard let claims = try? await keys.verify(token, as: AccessClaims.self),
          issuer == nil || claims.iss?.value == issuer,
          audience == nil || claims.aud?.names.contains(audience ?? "") == true,
          !claims.sub.value.isEmpty
        else { return nil }
        return claims.sub.value
      }
    }

    private init(needsToken: Bool, verify: @escaping @Sendable (String) async -> String?) {
      self.needsToken = needsToken
      self.verify = verify
    }

    /// The user of those who need no token.
    static let anonymous = "anonymous"

    /// The user of a request's `Authorization`; none where it is not good enough.
    func user(authorization: String?) async -> String? {
      guard needsToken else { return Self.anonymous }
      let parts = authorization?.split(separator: " ", maxSplits: 1) ?? []
      guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
      return await verify(String(parts[1]).trimmingCharacters(in: .whitespaces))
    }

    private static func digest(of token: String) -> Data {
      Data(SHA256.hash(data: Data(token.utf8)))
    }
  }

  /// What a token says of its bearer.
  private struct AccessClaims: JWTPayload {
    var sub: SubjectClaim
    var exp: ExpirationClaim
    var nbf: NotBeforeClaim?
    var iss: IssuerClaim?
    var aud: Audience?

    /// For whom it is: one name, or several. JWTKit's own stops the process where there is none.
    struct Audience: Codable, Sendable {
      var names: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        names =
          if let name = try? container.decode(String.self) { [name] } else {
            try container.decode([String].self)
          }
      }

      func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }
    }

    func verify(using algorithm: some JWTAlgorithm) throws {
      try exp.verifyNotExpired()
      try nbf?.verifyNotBefore()
    }
  }
#endif
