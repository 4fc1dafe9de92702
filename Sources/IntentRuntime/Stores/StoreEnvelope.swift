import Foundation

/// What a store file is on the disk: what it holds, in which form, and the content.
struct StoreEnvelope<Contents: Codable>: Codable {
  var store: String
  var version = StoreHeader.currentVersion
  var contents: Contents

  init(store: String, contents: Contents) {
    self.store = store
    self.contents = contents
  }

  /// The file.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The content of a file.
  ///
  /// - Throws: ``UnreadableStore``.
  static func contents(of data: Data, format: String) throws -> Contents {
    let decoder = JSONDecoder.ofKeptValues
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let header = try? decoder.decode(StoreHeader.self, from: data) else {
      guard isCutOff(data, format: format) else { throw UnreadableStore(reason: "it is no store") }
      throw UnreadableStore(reason: "it is cut off", isDamaged: true)
    }
    guard header.store == format else {
      throw UnreadableStore(reason: "it is a store of '\(header.store)', not of '\(format)'")
    }
    guard header.version == StoreHeader.currentVersion else {
      throw UnreadableStore(reason: "it has the version \(header.version) of the format")
    }
    guard let envelope = try? decoder.decode(Self.self, from: data) else {
      throw UnreadableStore(reason: "its content has another form", isDamaged: true)
    }
    return envelope.contents
  }

  /// Whether data may be the beginning of a store: it begins as one does, and breaks off. Anything else never was one, or
  /// somebody wrote into it.
  private static func isCutOff(_ data: Data, format: String) -> Bool {
    let beginnings = ["{\"contents\":", "{\"store\":\"\(format)\""].map { Data($0.utf8) }
    guard beginnings.contains(where: data.starts) else {
      return beginnings.contains { $0.starts(with: data) }
    }
    var (depth, isText, isEscaped) = (0, false, false)
    for byte in data {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isText ? 0 : 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= isText ? 0 : 1
      default: break
      }
    }
    return isText || depth > 0
  }
}

/// What every store file begins with.
struct StoreHeader: Decodable {
  static let currentVersion = 1

  var store: String
  var version: Int
}

/// Why a file cannot be taken for a store.
struct UnreadableStore: Error {
  var reason: String
  /// Whether it was a store of this kind once.
  var isDamaged = false
}
