import Foundation
import TestSupport
import Testing

/// A way in which people compile.
struct CompilerSetting: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var arguments: [String]

  static let all = [
    CompilerSetting(testDescription: "Swift 6", arguments: []),
    CompilerSetting(
      testDescription: "upcoming features",
      arguments: [
        "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny",
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
      ]
      .flatMap { ["-enable-upcoming-feature", $0] }
    ),
    CompilerSetting(
      testDescription: "main actor by default",
      arguments: ["-default-isolation", "MainActor"]
    ),
  ]

  /// Type-checks some files together with all in a folder, warnings being errors.
  func typecheck(_ files: [String] = [], in folder: URL) throws -> CommandResult {
    let generated = try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0).filePath }
    return try Command.run(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-package-name", "test", "-module-name", "Generated",
        "-I", Command.products.appending(path: "Modules").filePath,
      ] + arguments + files + generated
    )
  }
}
