package import Diagnostics
package import Foundation

/// A value of a property list, without its place.
package enum PropertyListValue: Hashable, Sendable {
  /// Entries in the order of the file.
  case dictionary([PropertyListEntry])
  /// Elements in the order of the file.
  case array([PropertyListNode])
  case string(String)
  case integer(Int)
  /// An integer above the largest `Int`, as hashes in real files are.
  case unsignedInteger(UInt64)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)

  /// The name of the type, as a user of the format knows it.
  package var typeName: String {
    switch self {
    case .dictionary: "dictionary"
    case .array: "array"
    case .string: "string"
    case .integer, .unsignedInteger: "integer"
    case .real: "real"
    case .boolean: "Boolean"
    case .date: "date"
    case .data: "data"
    }
  }
}

extension PropertyListValue {
  /// Whether two values are the same to whoever reads their files: texts byte by byte, for a letter with a mark can be
  /// spelled in several ways that Swift has as one.
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.dictionary(let left), .dictionary(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.integer(let left), .integer(let right)): left == right
    case (.unsignedInteger(let left), .unsignedInteger(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    default: false
    }
  }
}

/// A value and the place where it begins.
package struct PropertyListNode: Hashable, Sendable {
  /// The value.
  package var value: PropertyListValue
  /// Where its element begins.
  package var position: SourcePosition

  package init(_ value: PropertyListValue, at position: SourcePosition = .start) {
    self.value = value
    self.position = position
  }
}

/// A key of a dictionary, with its value.
package struct PropertyListEntry: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the key's element begins.
  package var keyPosition: SourcePosition
  /// The value.
  package var node: PropertyListNode

  package init(_ key: String, _ node: PropertyListNode, at keyPosition: SourcePosition = .start) {
    self.key = key
    self.keyPosition = keyPosition
    self.node = node
  }
}

/// A property list and the file that it came from.
package struct PropertyListDocument: Hashable, Sendable {
  /// The file as the user named it.
  package var file: String
  /// The one value of the list.
  package var root: PropertyListNode

  package init(file: String, root: PropertyListNode) {
    self.file = file
    self.root = root
  }
}
