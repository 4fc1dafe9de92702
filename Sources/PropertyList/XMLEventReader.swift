import CLibXML2
import Diagnostics

/// Feeds a text through libxml2 and hands on what it finds.
///
/// This is the one file that calls libxml2. It takes SAX events, which need no second tree, and
/// registers only the events that a property list can have: whatever could reach another file has
/// no callback to do so.
enum XMLEventReader {
  /// Reads a whole UTF-8 text, synchronously.
  static func read(_ text: [UInt8], into builder: inout PropertyListBuilder) {
    guard let size = Int32(exactly: text.count), let context = xmlNewParserCtxt() else {
      return builder.malformed("it is too large to be read", atOffset: 0)
    }
    defer { xmlFreeParserCtxt(context) }
    // What libxml2 cannot tell of a context, as that an encoding fails, it would print; the error comes all the same.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    context.pointee.sax.pointee = eventHandler()
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue
    withUnsafeMutablePointer(to: &builder) { builder in
      context.pointee._private = UnsafeMutableRawPointer(builder)
      text.withUnsafeBytes { buffer in
        let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        xmlFreeDoc(xmlCtxtReadMemory(context, start, size, nil, nil, Int32(options)))
      }
    }
  }

  private static func eventHandler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, name, prefix, _, _, _, _, _, _ in
      guard let event = Event(context), let name else { return }
      if let prefix {
        // No property list has 'p:dict': edits would write plain elements around its end.
        let whole = "\(String(cString: prefix)):\(String(cString: name))"
        var bytes = Array(whole.utf8) + [0]
        event.builder.pointee.startElement(&bytes, endingAtOffset: event.offset)
      } else {
        event.builder.pointee.startElement(name, endingAtOffset: event.offset)
      }
      event.stopIfRefused()
    }
    handler.endElementNs = { context, _, _, _ in
      Event(context)?.builder.pointee.endElement()
    }
    handler.characters = { context, text, length in
      guard let event = Event(context), let text, length > 0 else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(length))
      event.builder.pointee.text(bytes, endingAtOffset: event.offset)
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    installRefusals(on: &handler)
    return handler
  }

  /// What a property list must not contain, and what libxml2 itself finds wrong.
  private static func installRefusals(on handler: inout xmlSAXHandler) {
    handler.internalSubset = { context, name, publicID, _ in
      guard let event = Event(context) else { return }
      event.builder.pointee.documentType(
        publicID.map { String(cString: $0) } ?? name.map { String(cString: $0) } ?? "",
        atOffset: event.offset
      )
    }
    handler.entityDecl = { context, name, _, _, _, _ in
      guard let event = Event(context), let name else { return }
      event.builder.pointee.refuseEntity(declaredAs: String(cString: name), atOffset: event.offset)
      event.stopIfRefused()
    }
    handler.unparsedEntityDecl = { context, name, _, _, _ in
      guard let event = Event(context), let name else { return }
      event.builder.pointee.refuseEntity(declaredAs: String(cString: name), atOffset: event.offset)
      event.stopIfRefused()
    }
    handler.attributeDecl = { context, element, _, _, _, _, values in
      xmlFreeEnumeration(values)
      guard let event = Event(context), let element else { return }
      event.builder.pointee.refuseAttributes(
        declaredFor: String(cString: element), atOffset: event.offset)
      event.stopIfRefused()
    }
    handler.reference = { context, name in
      guard let event = Event(context), let name else { return }
      event.builder.pointee.undeclaredEntity(String(cString: name), endingAtOffset: event.offset)
    }
    // libxml2 2.12 made the error constant: the closure's types follow whichever it is.
    handler.serror = { context, error in
      guard let event = Event(context), let error else { return }
      event.report(error.pointee)
    }
  }
}

/// One call of libxml2's: the parser's state and the builder that it serves.
private struct Event {
  let context: UnsafeMutablePointer<xmlParserCtxt>
  let builder: UnsafeMutablePointer<PropertyListBuilder>

  init?(_ pointer: UnsafeMutableRawPointer?) {
    guard let context = pointer?.assumingMemoryBound(to: xmlParserCtxt.self),
      let builder = context.pointee._private
    else { return nil }
    self.context = context
    self.builder = builder.assumingMemoryBound(to: PropertyListBuilder.self)
  }

  /// How many bytes of the text the parser has consumed.
  var offset: Int {
    guard let input = context.pointee.input, let base = input.pointee.base else { return 0 }
    return Int(input.pointee.consumed) + (input.pointee.cur - base)
  }

  /// Ends the parse once the builder will not go on.
  func stopIfRefused() {
    if builder.pointee.isRefused { xmlStopParser(context) }
  }

  func report(_ error: xmlError) {
    guard error.level.rawValue > XML_ERR_WARNING.rawValue else { return }
    let undeclared = [XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue]
    if undeclared.contains(where: { error.code == Int32($0) }), let name = error.str1 {
      builder.pointee.undeclaredEntity(String(cString: name), endingAtOffset: offset)
      return
    }
    let message = error.message.map { String(cString: $0) } ?? "unknown error"
    builder.pointee.malformed(String(message.prefix { $0 != "\n" }), atOffset: offset)
  }
}
