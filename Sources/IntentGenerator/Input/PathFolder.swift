extension String {
  /// The folder of the file or folder that a path names: `Sources` of `Sources/Soup.swift`, nothing of
  /// `Soup.swift`, and `/` of `/`.
  ///
  /// Foundation's own way there traps at a relative path of one letter.
  package var folderOfPath: String {
    let name = utf8.reversed().drop { $0 == UInt8(ascii: "/") }
    let folder = name.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
    if folder.isEmpty { return hasPrefix("/") ? "/" : "" }
    return String(decoding: folder.reversed(), as: UTF8.self)
  }
}
