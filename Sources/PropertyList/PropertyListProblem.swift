/// What can be wrong with the text of a property list.
package enum PropertyListProblem: Hashable, Sendable {
  case binary
  case oldStyle
  case json
  case notAPropertyList(found: String?)
  case malformed(String)
  case unresolvedMerge
  case unsupportedEncoding(String)
  case invalidUnicode
  case foreignDocumentType(String)
  case entityDeclaration(String)
  case attributeDeclaration(String)
  case undeclaredEntity(String)
  case unknownElement(String)
  case misplacedElement(String, in: String)
  case secondRoot
  case emptyRoot
  case misplacedText(String)
  case textInBoolean(String, element: String)
  case duplicateKey(String)
  case keyWithoutValue(String)
  case valueWithoutKey(String)
  case invalidInteger(String)
  case invalidReal(String)
  case invalidDate(String)
  case invalidData
  case tooDeep(limit: Int)
  case tooManyAttributes(limit: Int)
  case tooLarge(size: Int, limit: Int)
}
