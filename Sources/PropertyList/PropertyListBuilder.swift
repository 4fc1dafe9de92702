import Diagnostics

/// Builds the tree of one property list from the events of the XML parser.
struct PropertyListBuilder {
  /// An element that has begun and not ended.
  struct Frame {
    /// The element; none for one that is unknown or misplaced, whose content is passed over.
    var element: PropertyListElement?
    var position: SourcePosition
    var entries: [PropertyListEntry] = []
    var items: [PropertyListNode] = []
    var key: (name: String, position: SourcePosition)?
  }

  /// Whether the text holds something that ends the reading.
  fileprivate(set) var isRefused = false

  private let file: String
  private let depthLimit: Int
  fileprivate var lines: LineIndex
  fileprivate var frames: [Frame] = []
  fileprivate var text: [UInt8] = []
  fileprivate var keys = StringCache()
  fileprivate var root: PropertyListNode?
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the text is no XML at all, from some place on.
  fileprivate var isMalformed = false

  init(file: String, text: [UInt8], depthLimit: Int) {
    self.file = file
    self.depthLimit = depthLimit
    self.lines = LineIndex(text)
  }

  /// The tree, if the whole text was in order.
  mutating func finish() -> Checked<PropertyListDocument> {
    if root == nil, diagnostics.isEmpty { report(.emptyRoot, at: .start) }
    guard let root, diagnostics.isEmpty else {
      // What is found behind a tag that is broken follows from that.
      return Checked(nil, isMalformed ? Array(diagnostics.prefix(1)) : diagnostics)
    }
    return Checked(PropertyListDocument(file: file, root: root))
  }

  mutating func report(
    _ problem: PropertyListProblem, at position: SourcePosition, notes: [Diagnostic.Note] = []
  ) {
    let location = SourceLocation(file: file, position: position)
    diagnostics.append(problem.diagnostic(at: location, notes: notes))
  }
}

// MARK: - What must not be there

extension PropertyListBuilder {
  /// Refuses any document type but Apple's.
  mutating func documentType(_ name: String, atOffset offset: Int) {
    let known = ["-//Apple//DTD PLIST 1.0//EN", "-//Apple Computer//DTD PLIST 1.0//EN", "plist"]
    guard !known.contains(name) else { return }
    let start = lines.offset(of: UInt8(ascii: "<"), before: offset)
    report(.foreignDocumentType(name), at: lines.position(of: start))
  }

  /// Refuses an entity declaration and all that follows: a property list needs none.
  mutating func refuseEntity(declaredAs name: String, atOffset offset: Int) {
    let start = lines.offset(of: UInt8(ascii: "<"), before: offset)
    report(.entityDeclaration(name), at: lines.position(of: start))
    isRefused = true
  }

  /// Refuses an element that has too many attributes, before anything is parsed.
  ///
  /// - Returns: Whether there is one.
  mutating func refuseAttributes(in text: [UInt8], limit: Int) -> Bool {
    guard let offset = AttributeCount.firstTag(in: text, withMoreThan: limit) else { return false }
    report(.tooManyAttributes(limit: limit), at: lines.position(of: offset))
    return true
  }

  /// Refuses a declaration of attributes and all that follows, for the same reason.
  mutating func refuseAttributes(declaredFor element: String, atOffset offset: Int) {
    let start = lines.offset(of: UInt8(ascii: "<"), before: offset)
    report(.attributeDeclaration(element), at: lines.position(of: start))
    isRefused = true
  }

  mutating func undeclaredEntity(_ name: String, endingAtOffset offset: Int) {
    let start = lines.offset(of: UInt8(ascii: "&"), before: offset)
    let position = lines.position(of: start)
    // libxml2 may tell of it twice, as an error and as a reference.
    guard diagnostics.last?.location.position != position else { return }
    report(.undeclaredEntity(name), at: position)
  }

  /// Takes what the XML parser itself finds wrong: the first finding, since the rest follow from it.
  mutating func malformed(_ reason: String, atOffset offset: Int) {
    isMalformed = true
    guard diagnostics.isEmpty else { return }
    report(.malformed(reason), at: lines.position(of: offset))
  }
}

// MARK: - Elements

extension PropertyListBuilder {
  /// An element begins, whose start tag ends at an offset.
  mutating func startElement(_ name: UnsafePointer<UInt8>, endingAtOffset offset: Int) {
    let start = lines.offset(of: UInt8(ascii: "<"), before: offset)
    let position = lines.position(of: start)
    text.removeAll(keepingCapacity: true)
    guard frames.count < depthLimit else {
      report(.tooDeep(limit: depthLimit), at: position)
      isRefused = true
      return
    }
    let element = PropertyListElement(name)
    let isAccepted = accept(element, named: name, at: position)
    frames.append(Frame(element: isAccepted ? element : nil, position: position))
  }

  /// Text of the innermost element, which may come in several parts.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAtOffset offset: Int) {
    // A copy of the whole frame would cost more than all the rest.
    guard let place = frames.indices.last, let element = frames[place].element else { return }
    if !element.isContainer, element != .yes, element != .no {
      text.append(contentsOf: bytes)
      return
    }
    guard let first = bytes.firstIndex(where: { !isWhitespace($0) }) else { return }
    let excerpt = String(decoding: bytes[first...].prefix(40), as: UTF8.self)
    // Versions of libxml2 differ in whether they stand before or behind the text by now.
    let start = lines.text(at: offset, is: bytes) ? offset : offset - bytes.count
    let words = excerpt.trimmingWhitespace()
    report(
      element.isContainer
        ? .misplacedText(words) : .textInBoolean(words, element: element.rawValue),
      at: lines.position(of: start + first))
  }

  /// The innermost element ends.
  mutating func endElement() {
    guard let frame = frames.popLast(), let element = frame.element else { return }
    switch element {
    case .plist:
      if diagnostics.isEmpty, root == nil { report(.emptyRoot, at: frame.position) }
    case .key:
      endKey(frame)
    case .dict:
      if let key = frame.key { report(.keyWithoutValue(key.name), at: key.position) }
      refuseDuplicates(in: frame.entries)
      add(.dictionary(frame.entries), at: frame.position)
    case .array:
      add(.array(frame.items), at: frame.position)
    case .yes, .no:
      add(.boolean(element == .yes), at: frame.position)
    default:
      endScalar(element, frame)
    }
  }

  private mutating func endKey(_ frame: Frame) {
    guard let parent = frames.indices.last else { return }
    if let open = frames[parent].key { report(.keyWithoutValue(open.name), at: open.position) }
    frames[parent].key = (keys.string(text), frame.position)
  }

  private mutating func endScalar(_ element: PropertyListElement, _ frame: Frame) {
    let content = String(decoding: text, as: UTF8.self)
    switch PropertyListScalar.value(of: element, content) {
    case .success(let value): add(value, at: frame.position)
    case .failure(let refusal):
      report(refusal.problem, at: frame.position)
      // The value is spoilt, but its key is not without one.
      if let parent = frames.indices.last { frames[parent].key = nil }
    }
  }

  /// Gives a finished value to the element around it.
  private mutating func add(_ value: PropertyListValue, at position: SourcePosition) {
    guard let parent = frames.indices.last else { return }
    let node = PropertyListNode(value, at: position)
    switch frames[parent].element {
    case .plist:
      root = node
      frames[parent].items.append(node)
    case .array:
      frames[parent].items.append(node)
    case .dict:
      guard let key = frames[parent].key else { return }
      frames[parent].key = nil
      frames[parent].entries.append(PropertyListEntry(key.name, node, at: key.position))
    default:
      break
    }
  }
}

// MARK: - Where an element belongs

extension PropertyListBuilder {
  /// Whether an element may begin here; reports it where it may not.
  private mutating func accept(
    _ element: PropertyListElement?,
    named name: UnsafePointer<UInt8>,
    at position: SourcePosition
  ) -> Bool {
    guard let place = frames.indices.last else {
      if element == .plist { return true }
      report(.notAPropertyList(found: String(cString: name)), at: position)
      isRefused = true
      return false
    }
    guard let parent = frames[place].element else { return false }
    guard let element, element != .plist else {
      let problem: PropertyListProblem =
        element == nil
        ? .unknownElement(String(cString: name)) : .misplacedElement("plist", in: parent.rawValue)
      return refuse(problem, at: position)
    }
    switch parent {
    case .plist:
      if element == .key { return refuse(.misplacedElement("key", in: "plist"), at: position) }
      return frames[place].items.isEmpty ? true : refuse(.secondRoot, at: position)
    case .array:
      return element == .key ? refuse(.misplacedElement("key", in: "array"), at: position) : true
    case .dict:
      if element == .key || frames[place].key != nil { return true }
      return refuse(.valueWithoutKey(element.rawValue), at: position)
    default:
      return refuse(.misplacedElement(element.rawValue, in: parent.rawValue), at: position)
    }
  }

  private mutating func refuse(_ problem: PropertyListProblem, at position: SourcePosition) -> Bool
  {
    report(problem, at: position)
    // An unusable value still answers the key before it: one mistake, one diagnostic.
    if let parent = frames.indices.last { frames[parent].key = nil }
    return false
  }

  private mutating func refuseDuplicates(in entries: [PropertyListEntry]) {
    let isAscending = zip(entries, entries.dropFirst()).allSatisfy { $0.key < $1.key }
    guard !isAscending else { return }
    var first: [String: SourcePosition] = [:]
    for entry in entries {
      if let earlier = first[entry.key] {
        let note = Diagnostic.Note(
          "it is here first",
          at: SourceLocation(file: file, position: earlier)
        )
        report(.duplicateKey(entry.key), at: entry.keyPosition, notes: [note])
      } else {
        first[entry.key] = entry.keyPosition
      }
    }
  }
}
