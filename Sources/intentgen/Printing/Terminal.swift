import Foundation

/// Standard error, and whether a person is looking at it.
enum Terminal {
  /// Whether standard error is a terminal that shows colours.
  static var showsColors: Bool {
    isInteractive && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  /// Whether standard error is a terminal.
  static var isInteractive: Bool {
    isatty(FileHandle.standardError.fileDescriptor) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes to standard error.
  static func printError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
