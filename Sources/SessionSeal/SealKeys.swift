#if Seal
  import Crypto
  public import Foundation

  /// The keys of a seal: one that seals, and those that still open what they sealed before.
  ///
  /// To take a new key, put it in front and keep the old one behind it for as long as what it sealed may
  /// live:
  ///
  /// ```swift
  /// let keys = try SealKeys(sealing: newKey, opening: [oldKey])
  /// ```
  ///
  /// A key has 32 bytes of randomness, from ``makeKey()`` or `openssl rand 32`. It belongs into a secret
  /// store, and is never printed: a description of the value shows none of it.
  public struct SealKeys: Sendable, CustomStringConvertible {
    /// How many bytes a key has.
    public static let keyLength = 32

    let sealing: SealKey
    private let keys: [Data: SealKey]

    /// The keys of a seal.
    ///
    /// - Parameters:
    ///   - sealing: The key that seals from now on; it opens as well.
    ///   - opening: Earlier keys, which open only.
    /// - Throws: ``SealError/invalidKey`` where one of them has not 32 bytes.
    public init(sealing: Data, opening: [Data] = []) throws(SealError) {
      self.sealing = try SealKey(sealing)
      var keys = [self.sealing.name: self.sealing]
      for data in opening {
        let key = try SealKey(data)
        keys[key.name] = key
      }
      self.keys = keys
    }

    /// A new key, from the system's source of randomness.
    public static func makeKey() -> Data {
      SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
    }

    /// How many keys there are, and nothing of them.
    public var description: String { "SealKeys(\(keys.count))" }

    func key(named name: Data) -> SealKey? { keys[name] }
  }

  /// A key and what sealed texts call it by.
  struct SealKey: Sendable {
    /// How many bytes of a digest name a key.
    static let nameLength = 8

    let key: SymmetricKey
    /// The first bytes of the key's digest: they tell keys apart and say nothing of them.
    let name: Data

    init(_ data: Data) throws(SealError) {
      guard data.count == SealKeys.keyLength else { throw .invalidKey }
      key = SymmetricKey(data: data)
      name = Data(SHA256.hash(data: Data("intentgen seal key".utf8) + data).prefix(Self.nameLength))
    }
  }
#endif
