import Foundation

/// A sentence that somebody said, with what is known of it: a line of a data set.
struct Utterance: Decodable {
  var text: String
  var language: String
  /// The intent that it stands for; none for a sentence that stands for none of ours.
  var intent: String?
  /// The data set's slots: its own name, and the words.
  var slots: [[String]]

  /// The utterances of a file of JSON lines.
  static func read(_ file: String) throws -> [Utterance] {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let decoder = JSONDecoder()
    return try data.split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Utterance.self, from: Data($0))
    }
  }

  /// Which half of its data set it is in, by its text: one to write with, one to measure on.
  var half: Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash ^= hash >> 32
    return Int((hash ^ (hash >> 16)) & 1)
  }
}
