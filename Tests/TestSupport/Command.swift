import Foundation

/// A finished process.
public struct CommandResult: Sendable {
  /// The exit code.
  public var status: Int32
  /// Whether a signal ended it.
  public var isKilled: Bool
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var errors: String
}

/// Runs real processes.
public enum Command {
  /// Runs a program from the search path, or one by its path.
  public static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL? = nil
  ) throws -> CommandResult {
    let process = Process()
    process.executableURL = URL(filePath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Files take any amount of output; a pipe that nobody reads would block the process.
    let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).filePath
    let files = ["\(base).out", "\(base).err"]
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    for file in files { try Data().write(to: URL(filePath: file)) }
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    process.waitUntilExit()
    return CommandResult(
      status: process.terminationStatus,
      isKilled: process.terminationReason == .uncaughtSignal,
      output: (try? String(contentsOfFile: files[0], encoding: .utf8)) ?? "",
      errors: (try? String(contentsOfFile: files[1], encoding: .utf8)) ?? ""
    )
  }

  /// The folder of what this build made, where its programs and modules are.
  public static var products: URL {
    var folder = Bundle.main.bundleURL
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder
  }

  /// Runs a program of this package.
  public static func intentgen(_ arguments: String...) throws -> CommandResult {
    try run(products.appending(path: "intentgen").filePath, arguments)
  }
}
