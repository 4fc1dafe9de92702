import Foundation
import IntentGenerator
import TestSupport
import Testing

/// What definitions become on Apple's systems; each is generated once, for all that look at it.
actor GeneratedDeclarations {
  static let shared = GeneratedDeclarations()

  private var found: [URL: Task<[AppleDeclaration], any Error>] = [:]

  func of(_ definition: URL) async throws -> [AppleDeclaration] {
    let task =
      found[definition]
      ?? Task {
        var options = GeneratorOptions()
        options.style = .sirikit
        let pipeline = GeneratorPipeline(options: options)
        let set = try #require(pipeline.load([definition.filePath]).value)
        let files = try #require(await pipeline.generate(set).value)
        return files.flatMap { SwiftInterface($0.contents).declarations }
      }
    found[definition] = task
    return try await task.value
  }
}
