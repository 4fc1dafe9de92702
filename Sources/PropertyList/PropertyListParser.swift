package import Diagnostics

/// Reads XML property lists, with the place of every value.
///
/// Nothing but the given bytes is ever read: no network, no other file, no entity of the document's
/// own.
package struct PropertyListParser: Sendable {
  /// How large and how deep a property list may be.
  package struct Limits: Hashable, Sendable {
    /// The most bytes; 64 MiB unless told.
    package var size: Int
    /// The deepest nesting of elements; 128 unless told.
    package var depth: Int

    /// The most attributes of one element; 64 unless told. The time that libxml2 takes grows with
    /// their square.
    package var attributes: Int

    package init(size: Int = 64 << 20, depth: Int = 128, attributes: Int = 64) {
      self.size = size
      self.depth = depth
      self.attributes = attributes
    }
  }

  /// How large and how deep a property list may be.
  package var limits: Limits

  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Reads one property list.
  ///
  /// - Parameters:
  ///   - file: The file's name, for diagnostics.
  ///   - bytes: The whole file.
  /// - Returns: The tree, and everything that is wrong with the text. There is a tree only where
  ///   nothing is.
  package func parse(file: String, bytes: [UInt8]) -> Checked<PropertyListDocument> {
    func failure(_ problem: PropertyListProblem, _ position: SourcePosition) -> Checked<
      PropertyListDocument
    > {
      Checked(nil, [problem.diagnostic(at: SourceLocation(file: file, position: position))])
    }
    guard bytes.count <= limits.size else {
      return failure(.tooLarge(size: bytes.count, limit: limits.size), .start)
    }
    if let problem = otherFormat(of: bytes) { return failure(problem, .start) }
    switch TextEncoding.decode(bytes) {
    case .failure(let reason):
      return failure(reason.problem, reason.position)
    case .success(let text):
      var builder = PropertyListBuilder(file: file, text: text, depthLimit: limits.depth)
      guard !builder.refuseAttributes(in: text, limit: limits.attributes) else {
        return builder.finish()
      }
      XMLEventReader.read(text, into: &builder)
      let document = builder.finish()
      if document.value == nil, let offset = MergeConflict.offset(in: text) {
        var lines = LineIndex(text)
        return failure(.unresolvedMerge, lines.position(of: offset))
      }
      return document
    }
  }

  /// Whether a file is a binary property list.
  package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// The problem of a file that is a property list of another kind.
  private func otherFormat(of bytes: [UInt8]) -> PropertyListProblem? {
    if Self.isBinary(bytes) { return .binary }
    let hasComment = bytes.first { !Self.isBlank($0) } == UInt8(ascii: "/")
    let text = withoutComments(bytes[...])
    switch text.first {
    case UInt8(ascii: "{") where isJSON(bytes): return .json
    // Both JSON, which has no comments, and an old-style property list may be so.
    case UInt8(ascii: "{")
    where !hasComment && text.dropFirst().first { !Self.isBlank($0) } == UInt8(ascii: "}"):
      return .notAPropertyList(found: nil)
    case UInt8(ascii: "{"), UInt8(ascii: "("): return .oldStyle
    case nil: return .notAPropertyList(found: nil)
    // Comments of that kind have no place before XML: it is code of some sort.
    case _? where hasComment: return .notAPropertyList(found: nil)
    default: return nil
    }
  }

  /// The bytes from the first on that is neither blank nor in a comment, as old-style property lists and code have
  /// them.
  private func withoutComments(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes.drop(while: Self.isBlank)
    while true {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        return rest
      }
      rest = rest.drop(while: Self.isBlank)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  /// Whether a colon stands behind the first key, where an old-style property list has an equals sign.
  private func isJSON(_ bytes: [UInt8]) -> Bool {
    let key = bytes.drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    let behind = key.drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    return behind.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
  }
}
