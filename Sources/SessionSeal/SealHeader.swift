#if Seal
  import Foundation

  /// What stands open before a sealed session: the format, the key's name, the expiry.
  struct SealHeader {
    /// The version of the format.
    private static let format: UInt8 = 1
    static let length = 1 + SealKey.nameLength + MemoryLayout<Int64>.size

    let key: Data
    private let seconds: Int64

    init(key: Data, expiry: Date) {
      self.key = key
      let time = expiry.timeIntervalSince1970.rounded(.down)
      // A time beyond all counting is one that never comes; one that is none has passed.
      seconds = Int64(exactly: time) ?? (time > 0 ? .max : .min)
    }

    /// Reads the header of what was sealed; none where it is cut short or of another format.
    init?(_ sealed: Data) {
      guard sealed.count >= Self.length, sealed.first == Self.format else { return nil }
      let rest = sealed.dropFirst()
      key = Data(rest.prefix(SealKey.nameLength))
      seconds = rest.dropFirst(SealKey.nameLength).prefix(MemoryLayout<Int64>.size)
        .reduce(0) { $0 << 8 | Int64($1) }
    }

    var expiry: Date { Date(timeIntervalSince1970: TimeInterval(seconds)) }

    var data: Data {
      Data([Self.format]) + key + Data(bytes(of: seconds))
    }

    /// All that a sealed session is bound to, each part behind its length, so that no two lists of parts
    /// read alike.
    func binding(user: String, purpose: [String]) -> Data {
      ([user] + purpose).reduce(into: data) { binding, part in
        binding.append(contentsOf: bytes(of: Int64(part.utf8.count)))
        binding.append(contentsOf: part.utf8)
      }
    }

    private func bytes(of number: Int64) -> [UInt8] {
      withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
  }

  extension Data {
    /// The bytes as base64url without padding, which a URL or a header can carry as it is.
    var base64URLEncoded: String {
      base64EncodedString()
        .replacingOccurrences(of: "+", with: "-")
        .replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: "")
    }

    /// Reads base64url without padding, and nothing else.
    init?(base64URLEncoded text: String) {
      guard text.utf8.allSatisfy(\.isBase64URL) else { return nil }
      let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
      self.init(
        base64Encoded: text.replacingOccurrences(of: "-", with: "+")
          .replacingOccurrences(of: "_", with: "/") + padding)
    }
  }

  extension UInt8 {
    fileprivate var isBase64URL: Bool {
      switch self {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
#endif
