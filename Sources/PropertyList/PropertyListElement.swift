import Diagnostics

/// An element that a property list can have.
enum PropertyListElement: String, CaseIterable {
  case plist, dict, array, key, string, integer, real, date, data
  case yes = "true"
  case no = "false"

  /// The element of a name, given as libxml2 gives it: UTF-8 ended by a zero.
  init?(_ name: UnsafePointer<UInt8>) {
    let candidate: Self
    switch (name[0], name[1]) {
    case (UInt8(ascii: "k"), _): candidate = .key
    case (UInt8(ascii: "s"), _): candidate = .string
    case (UInt8(ascii: "i"), _): candidate = .integer
    case (UInt8(ascii: "t"), _): candidate = .yes
    case (UInt8(ascii: "f"), _): candidate = .no
    case (UInt8(ascii: "r"), _): candidate = .real
    case (UInt8(ascii: "a"), _): candidate = .array
    case (UInt8(ascii: "p"), _): candidate = .plist
    case (UInt8(ascii: "d"), UInt8(ascii: "i")): candidate = .dict
    default:
      self.init(rawValue: String(cString: name))
      return
    }
    var index = 0
    for byte in candidate.rawValue.utf8 {
      guard name[index] == byte else { return nil }
      index += 1
    }
    guard name[index] == 0 else { return nil }
    self = candidate
  }

  /// Whether it holds other elements rather than text.
  var isContainer: Bool {
    switch self {
    case .plist, .dict, .array: true
    default: false
    }
  }
}

extension PropertyListElement {
  /// The tags that were probably meant by an element that there is not: those of Booleans have the name of their value.
  static func meant(by name: String) -> String? {
    if name.lowercased().hasPrefix("bool") { return "<true/> or <false/>" }
    return NearestMatch.find(name, among: allCases.map(\.rawValue)).map { meant in
      [yes, no].map(\.rawValue).contains(meant) ? "<\(meant)/>" : "<\(meant)>"
    }
  }
}
