public import Foundation
public import Testing

/// Gives each test a folder of its own, ``TemporaryFolder/url``, which is removed afterwards.
///
/// ```swift
/// @Suite("A store in a file", .temporaryFolder)
/// ```
public struct TemporaryFolder: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal private static var present: URL?

  /// The folder of the test that runs; the system's own where a test asks for none.
  public static var url: URL { present ?? FileManager.default.temporaryDirectory }

  /// Each test of a suite has one.
  public var isRecursive: Bool { true }

  /// Runs a test with a folder that is there for as long.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      try await Self.$present.withValue(folder, operation: function)
    }
  }
}

extension Trait where Self == TemporaryFolder {
  /// Gives each test a folder of its own.
  public static var temporaryFolder: Self { Self() }
}
