import Foundation
import IntentRuntime

/// What somebody said, in words.
///
/// Case, diacritics, width, punctuation and the style of apostrophes do not matter. Scripts that are
/// written without spaces have a word a character. A word knows where it stands, so that what was
/// dictated can be given back as it was.
struct Sentence: Sendable {
  /// A word and its place.
  struct Word: Sendable {
    /// What it is compared by.
    let hash: UInt64
    /// Where it stands in the text, in UTF-8 bytes.
    let start: Int32
    let end: Int32
    /// Whether it begins with a digit, of any script, or a sign such as `½`.
    let beginsWithDigit: Bool
    /// Whether a space is all that stands between it and the word before, as it mostly is: no mark is to be looked for.
    var isBehindSpace = false
    /// Its first byte in the text.
    var first: UInt8 = 0
    /// Its value, where it is up to nine plain digits and nothing else; -1 for other words.
    var number: Int32 = -1

    /// Reads its value from its bytes.
    @inline(__always)
    mutating func readNumber(_ bytes: some Collection<UInt8>) {
      guard beginsWithDigit, end - start < 10 else { return }
      var value: Int32 = 0
      for byte in bytes {
        guard byte &- 48 < 10 else { return }
        value = value * 10 + Int32(byte &- 48)
      }
      number = value
    }
  }

  /// What was said.
  let text: String
  private(set) var words: [Word] = []
  /// Whether there are more words than are looked at, so that it cannot be taken as it was meant.
  private(set) var isCutOff = false
  /// Whether any mark of a quotation stands in it.
  private(set) var hasQuotations = false

  /// The most words that are looked at.
  static let maximumCount = 4_096

  init(_ text: String) {
    self.text = text
    if !readASCII() { readUnicode() }
  }

  /// The text of some words, with what stands between them.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, words.indices.contains(last) else {
      return ""
    }
    return text(from: Int(words[first].start), to: Int(words[last].end))
  }

  /// The text between two bytes.
  func text(from start: Int, to end: Int) -> String {
    let utf8 = text.utf8
    guard start < end, end <= utf8.count else { return "" }
    // Words begin and end with whole characters, so that none need be looked for, as those of the text would be.
    return utf8.withContiguousStorageIfAvailable {
      String(decoding: $0[start..<end], as: UTF8.self)
    } ?? String(decoding: utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
  }

  /// The text of some words with the punctuation and the signs that belong to them, as it was dictated.
  func dictatedText(_ range: Range<Int>) -> String {
    let said = textWithMarks(range)
    guard let first = range.first, let last = range.last, words.indices.contains(last) else {
      return said
    }
    let start = index(atByte: Int(words[first].start))
    guard !hasQuotations else { return said == text(range) ? said + signs(behind: range) : said }
    let lead = signs(before: first)
    if said.hasSuffix(")"), !said.contains("("), text[..<start].hasSuffix("(") { return "(" + said }
    // 'Hi :)', 'learn C#'
    let tail = text[index(atByte: Int(words[last].end))...]
    if last + 1 == words.count, tail.contains(where: Self.signs.contains) {
      return lead + String(text[start...]).trimmingSpaces
    }
    return said == text(range) ? signedText(range) : lead + said
  }

  /// The text of some words with the signs right beside them, `#1 nuts`, `milk 2%`, `eggs (12)`.
  func signedText(_ range: Range<Int>) -> String {
    guard let first = range.first, words.indices.contains(range.upperBound - 1) else { return "" }
    return signs(before: first) + text(range) + signs(behind: range)
  }

  /// The signs that stand right behind some words, `#` of `C# to Coco`, and the bracket that closes one in them.
  private func signs(behind range: Range<Int>) -> String {
    let tail = text[index(atByte: Int(words[range.upperBound - 1].end))...]
    let signs = tail.prefix(while: Self.trailingSigns.contains)
    let said = text(range)
    // 'Eggs (12)', 'milk (2%)'
    guard let closing = tail.dropFirst(signs.count).first, let opening = Self.brackets[closing],
      said.contains(opening), !said.contains(closing)
    else { return String(signs) }
    return signs + String(closing)
  }

  /// The signs that stand right before a word, of which nothing else is, `#` of `#1`; before a number its own as well, `-5`.
  private func signs(before index: Int) -> Substring {
    let start = self.index(atByte: Int(words[index].start))
    let end = index > 0 ? self.index(atByte: Int(words[index - 1].end)) : text.startIndex
    let between = text[end..<start]
    let isNumber = text[start...].first?.isNumber == true
    let signs = between.reversed().prefix {
      Self.leadingSigns.contains($0) || isNumber && Self.numberSigns.contains($0)
    }
    // What joins two words is no sign, but for those that need no space: 「Cocoに-5」.
    let isApart =
      signs.count < between.count || index == 0
      || text[..<end].last?.isASCII == false && start > end
    return isApart ? between.suffix(signs.count) : ""
  }

  private static let signs: Set<Character> = [
    "#", "*", "@", ":", ";", "+", "=", "<", ">", "/", "\\", "_", "~", "^", "|", "&", "$", "€", "°",
  ]
  /// What opens, by what closes it.
  private static let brackets: [Character: Character] = [")": "(", "]": "["]
  private static let trailingSigns: Set<Character> = ["#", "*", "+", "%", "°", "$", "€", "_", "~"]
  private static let leadingSigns: Set<Character> = [
    "#", "*", "@", "/", "\\", "_", "~", "$", "€", ".", ":", ";", "¿", "¡", "<", "=", "^",
  ]
  private static let numberSigns: Set<Character> = ["-", "\u{2212}", "+", "±"]

  private func textWithMarks(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, words.indices.contains(last) else {
      return ""
    }
    let said = text(range)
    // Before another word a space is mostly all there is.
    if !hasQuotations, last + 1 < words.count, words[last + 1].isBehindSpace { return said }
    var behind = text[index(atByte: Int(words[last].end))...]
    var marks = behind.prefix { Self.endings.contains($0) }
    let before = text[..<index(atByte: Int(words[first].start))].suffix(1)
    let count = said.count(where: Self.quotationMarks.contains)
    let isOpened = before.contains(where: Self.quotationMarks.contains)
    guard hasQuotations, !count.isMultiple(of: 2) || count > 0 && isOpened else {
      return marks.isEmpty ? said : said + marks
    }
    // '"hi" and "bye"', of which one mark begins the first, and another ends the last.
    let opening = count.isMultiple(of: 2) ? before : ""
    // A quotation that ends with the text, or that begins it: 'he said "no"', '"no" is what he said'.
    behind = behind.dropFirst(marks.count)
    if let closing = behind.first, Self.quotationMarks.contains(closing) {
      marks.append(closing)
      return opening + said + marks + behind.dropFirst().prefix { Self.endings.contains($0) }
    }
    return isOpened ? before + said + marks : said + marks
  }

  private static let endings: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "%", ")"]

  // MARK: - Reading

  /// Reads a text of plain letters; gives up where there is another character.
  private mutating func readASCII() -> Bool {
    var found: [Word] = []
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      found.reserveCapacity(bytes.count / 4 + 2)
      hasQuotations = bytes.contains(UInt8(ascii: "\""))
      var (index, end) = (0, -1)
      while index < bytes.count, found.count <= Self.maximumCount {
        let start = index
        var hash = WordHash()
        while index < bytes.count, bytes[index].isPlainPart {
          hash.add(bytes[index] | (bytes[index] &- 65 < 26 ? 0x20 : 0))
          index += 1
        }
        if index == start {
          let byte = bytes[index]
          guard byte < 0x80 else { return false }
          index += 1
          guard byte.isPlainSymbol else { continue }
          hash.add(byte)
        }
        let isBehindSpace = end == start - 1 && start > 0 && bytes[end] == UInt8(ascii: " ")
        found.append(Word(hash, bytes[start..<index], isBehindSpace: isBehindSpace))
        end = index
      }
      return true
    }
    guard isPlain == true else { return false }
    isCutOff = found.count > Self.maximumCount
    words = isCutOff ? Array(found.prefix(Self.maximumCount)) : found
    return true
  }

  private mutating func readUnicode() {
    var word = ""
    var start = 0
    var offset = 0
    func append(_ text: String, _ end: Int) {
      guard !text.isEmpty else { return }
      isCutOff = words.count >= Self.maximumCount
      guard !isCutOff else { return }
      var hash = WordHash()
      for byte in text.utf8 { hash.add(byte) }
      let first = index(atByte: start)
      var word = Word(
        hash: hash.value, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: end),
        beginsWithDigit: self.text.unicodeScalars[first].beginsNumber,
        isBehindSpace: isBehindSpace(start), first: self.text.utf8[first])
      word.readNumber(self.text.utf8[first..<index(atByte: end)])
      words.append(word)
    }
    for character in text {
      guard !isCutOff else { return }
      let length = character.utf8.count
      defer { offset += length }
      // Where a word may be parted at the end of a line, nothing is to be read.
      if character == "\u{AD}" { continue }
      switch CharacterKind(character) {
      case .part:
        if word.isEmpty { start = offset }
        word.append(character)
      case .separator:
        if Self.quotationMarks.contains(character) { hasQuotations = true }
        append(Self.folded(word), offset)
        word = ""
      case .whole:
        append(Self.folded(word), offset)
        word = ""
        start = offset
        append(String(character).precomposedStringWithCompatibilityMapping, offset + length)
      }
    }
    append(Self.folded(word), offset)
  }

  /// Whether a space is all that stands between the last word and a byte.
  private func isBehindSpace(_ start: Int) -> Bool {
    words.last.map { Int($0.end) } == start - 1
      && text.utf8[index(atByte: start - 1)] == UInt8(ascii: " ")
  }

  static func folded(_ word: String) -> String {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word.lowercased() }
    guard word.utf8.count > longestFolded else { return foldedAtOnce(word) }
    // Foundation's time grows with the square of the length: what nobody says goes piece by piece.
    var (piece, whole) = ("", "")
    for character in word {
      // No letter of any language has as many marks.
      piece.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(64))
      guard piece.utf8.count > longestFolded else { continue }
      whole += foldedAtOnce(piece)
      piece = ""
    }
    return whole + foldedAtOnce(piece)
  }

  private static func foldedAtOnce(_ word: String) -> String {
    word.precomposedStringWithCompatibilityMapping.foldedAsSpoken
  }

  /// How many bytes of a word are folded at once, roughly.
  private static let longestFolded = 4_096
}

extension Sentence.Word {
  /// A word of plain letters, by its bytes.
  @inline(__always)
  fileprivate init<Bytes: RandomAccessCollection<UInt8>>(
    _ hash: WordHash, _ own: Bytes, isBehindSpace: Bool
  ) where Bytes.Index == Int {
    let (start, first) = (own.startIndex, own[own.startIndex])
    self.init(
      hash: hash.value, start: Int32(truncatingIfNeeded: start),
      end: Int32(truncatingIfNeeded: own.endIndex), beginsWithDigit: first &- 48 < 10,
      isBehindSpace: isBehindSpace, first: first)
    readNumber(own)
  }
}

extension Sentence.Word {
  /// Whether it is a tilde and nothing else.
  var isTilde: Bool { hash == Self.tilde }

  private static let tilde = Sentence("~").words.first?.hash ?? 0
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII, a part of a word.
  fileprivate var isPlainPart: Bool { self &- 48 < 10 || (self | 0x20) &- 97 < 26 }

  /// Whether it is a symbol of ASCII that is a word by itself.
  fileprivate var isPlainSymbol: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "$"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}

/// What a character is to words.
enum CharacterKind {
  /// A part of a word.
  case part
  /// A word by itself, as in scripts without spaces, and symbols.
  case whole
  /// What stands between words.
  case separator

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .separator
      return
    }
    switch scalar.value {
    // Kana, Han, Hangul and their wide and narrow forms.
    case 0x3041...0x30FF where scalar.value != 0x30FB, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0xFF66...0xFF9F, 0x20000...0x3FFFF,
      0x3005...0x3007:
      self = .whole
    default:
      if character.isLetter || character.isNumber {
        self = .part
      } else if character.isSymbol || scalar.properties.isEmojiPresentation {
        self = .whole
      } else {
        self = .separator
      }
    }
  }
}
