/// The content of a `<string>` with comments within it, which stay where they are when it is to say something else.
struct CommentedText {
  /// What it says, each scalar with the bytes that it is written in.
  private var scalars: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
  /// Whether something in it is no markup, whatever it looks like.
  private var hasSection = false
  private let end: Int

  /// - Parameters:
  ///   - text: The text of the list.
  ///   - range: The bytes between the tags.
  ///   - words: What these say.
  /// - Returns: Nothing where no comment is among them, or they cannot be read byte by byte.
  init?(_ text: [UInt8], in range: Range<Int>, saying words: String) {
    end = range.upperBound
    var hasComment = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      let rest = text[offset..<range.upperBound]
      if let next = PropertyListOutline.endOfAside(in: text, at: offset), next <= end {
        if rest.starts(with: "<![CDATA[".utf8) {
          hasSection = true
          add(text, (offset + 9)..<(next - 3))
        } else {
          hasComment = true
        }
        offset = next
      } else if rest.first == UInt8(ascii: "&"),
        let last = rest.firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(
          ofEntity: String(decoding: text[(offset + 1)..<last], as: UTF8.self))
      {
        scalars.append((scalar, offset..<(last + 1)))
        offset = last + 1
      } else {
        let next = rest.dropFirst().firstIndex { "<&".utf8.contains($0) } ?? end
        add(text, offset..<next)
        offset = next
      }
    }
    guard hasComment, String(String.UnicodeScalarView(scalars.map(\.scalar))) == words else {
      return nil
    }
  }

  private mutating func add(_ text: [UInt8], _ range: Range<Int>) {
    var offset = range.lowerBound
    var isBehindReturn = false
    for scalar in String(decoding: text[range], as: UTF8.self).unicodeScalars {
      let next = offset + String(scalar).utf8.count
      // A line has one end, however that is written.
      if scalar == "\n", isBehindReturn, let last = scalars.popLast() {
        scalars.append((scalar, last.range.lowerBound..<next))
      } else {
        scalars.append((scalar == "\r" ? "\n" : scalar, offset..<next))
      }
      isBehindReturn = scalar == "\r"
      offset = next
    }
  }

  private static func scalar(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"):
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }

  /// The edits after which it says something else; none where that would need marks that stand for themselves here.
  func edits(to words: String) -> [TextEdits.Edit]? {
    let new = Array(words.unicodeScalars)
    let difference = new.difference(from: scalars.map(\.scalar))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [TextEdits.Edit] = []
    var (old, next) = (0, 0)
    while old < scalars.count || next < new.count {
      var gone: [Range<Int>] = []
      var coming = ""
      while removed.contains(old) || inserted.contains(next) {
        if removed.contains(old) {
          gone.append(scalars[old].range)
          old += 1
        } else {
          coming.unicodeScalars.append(new[next])
          next += 1
        }
      }
      if !gone.isEmpty || !coming.isEmpty {
        let written = PropertyListWriter.escape(coming)
        guard !hasSection || written == coming else { return nil }
        let place = old < scalars.count ? scalars[old].range.lowerBound : end
        let first = gone.first ?? place..<place
        edits.append(TextEdits.Edit(first, Array(written.utf8)))
        edits += gone.dropFirst().map { TextEdits.Edit($0, []) }
      }
      old += 1
      next += 1
    }
    return edits
  }
}
