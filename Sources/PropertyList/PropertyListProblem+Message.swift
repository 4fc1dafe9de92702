package import Diagnostics

extension PropertyListProblem {
  /// The rule that this breaks.
  package var rule: Rule {
    switch self {
    case .binary: .binaryPropertyList
    case .oldStyle: .oldStylePropertyList
    case .notAPropertyList, .json: .notAPropertyList
    case .malformed, .unresolvedMerge, .invalidUnicode: .malformedXML
    case .unsupportedEncoding: .unsupportedEncoding
    case .foreignDocumentType: .foreignDocumentType
    case .entityDeclaration, .attributeDeclaration: .entityDeclaration
    case .undeclaredEntity: .undeclaredEntity
    case .unknownElement, .misplacedElement, .secondRoot, .emptyRoot: .misplacedElement
    case .misplacedText, .textInBoolean: .misplacedText
    case .duplicateKey: .duplicateKey
    case .keyWithoutValue: .keyWithoutValue
    case .valueWithoutKey: .valueWithoutKey
    case .invalidInteger: .invalidInteger
    case .invalidReal: .invalidReal
    case .invalidDate: .invalidDate
    case .invalidData: .invalidData
    case .tooDeep: .tooDeep
    case .tooManyAttributes, .tooLarge: .tooLarge
    }
  }

  /// What is wrong and what to do.
  package var message: String {
    switch self {
    case .binary:
      "this is a binary property list; convert it with 'plutil -convert xml1 FILE'"
    case .oldStyle:
      "this is an old-style property list; convert it with 'plutil -convert xml1 FILE'"
    case .json:
      "this is JSON, as string catalogues are, and no property list in XML, which begins with <plist version=\"1.0\">; "
        + "name a file that is one"
    case .notAPropertyList(let found?):
      "the outermost element is <\(found)>, but a property list begins with <plist version=\"1.0\">"
    case .notAPropertyList(nil):
      "this is not an XML property list, which begins with <plist version=\"1.0\">"
    case .malformed(let reason):
      "the XML is not well formed: \(reason)"
    case .unresolvedMerge: MergeConflict.message
    case .unsupportedEncoding(let name):
      "the encoding '\(name)' is not supported; save the file as UTF-8"
    case .invalidUnicode:
      "the text is not valid in its encoding; save the file as UTF-8"
    case .foreignDocumentType(let name):
      "the document type '\(name)' is not Apple's property list; remove the line or use -//Apple//DTD PLIST 1.0//EN"
    case .entityDeclaration(let name):
      "the entity '\(name)' is declared here, which a property list must not do; write its text out"
    case .attributeDeclaration(let element):
      "attributes of <\(element)> are declared here, which a property list must not do; remove the line"
    case .undeclaredEntity(let name):
      "there is no entity '&\(name);'; write the character itself, or '&amp;' for an ampersand"
    case .unknownElement(let name):
      "<\(name)> is no element of a property list; "
        + (PropertyListElement.meant(by: name).map { "write \($0)" } ?? "remove it")
    case .misplacedElement(let name, let parent):
      "<\(name)> cannot stand in <\(parent)>"
    case .secondRoot:
      "a property list holds one value, and this is a second one"
    case .emptyRoot:
      "the property list is empty; it must hold one <dict>"
    case .misplacedText(let text):
      "the text '\(text)' stands between elements; put it in a <string>, or remove it"
    case .textInBoolean(let text, let element):
      "'\(text)' stands in <\(element)>, which is a value by itself; write <true/> or <false/>"
    case .duplicateKey(let key):
      "the key '\(key)' is there twice; remove one"
    case .keyWithoutValue(let key):
      "the key '\(key)' has no value; add one, or remove the key"
    case .valueWithoutKey(let element):
      "<\(element)> has no <key> before it"
    case .invalidInteger(let text):
      "'\(text)' is not an integer of 64 bits"
    case .invalidReal(let text):
      "'\(text)' is not a real number"
    case .invalidDate(let text):
      "'\(text)' is not a date; write it as 2026-01-31T12:00:00Z"
    case .invalidData:
      "this data is not Base64"
    case .tooDeep(let limit):
      "elements are nested more than \(limit) deep"
    case .tooManyAttributes(let limit):
      "this element has more than \(limit) attributes, and a property list needs none"
    case .tooLarge(let size, let limit):
      "the file has \(size) bytes, and \(limit) are allowed"
    }
  }

  /// The diagnostic for this problem at a place.
  package func diagnostic(at location: SourceLocation, notes: [Diagnostic.Note] = []) -> Diagnostic
  {
    Diagnostic(.error, rule, message, at: location, notes: notes)
  }
}
