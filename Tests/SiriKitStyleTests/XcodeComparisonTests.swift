import Foundation
import TestSupport
import Testing

@Suite("The style sirikit, beside what Xcode's own generator wrote")
struct XcodeComparisonTests {
  /// What Xcode wrote for one intent, and the definition that it wrote it for.
  struct Sample: CustomTestStringConvertible, Sendable {
    var definition: URL
    var file: URL

    var testDescription: String { file.lastPathComponent }
  }

  /// Every file that Xcode wrote, with each definition beside it.
  static let samples: [Sample] = {
    guard let folder = Fixture.shared?.appending(path: "intentbuilderc"),
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    let all = files.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    return all.filter { ["swift", "h"].contains($0.pathExtension) }.flatMap { file in
      all.filter {
        $0.pathExtension == "intentdefinition"
          && $0.deletingLastPathComponent() == file.deletingLastPathComponent()
      }
      .map { Sample(definition: $0, file: file) }
    }
  }()

  @Test(
    "declares all of it, under the same names, with the same types and attributes",
    .enabled(if: Fixture.shared != nil, "what Xcode wrote is not here"),
    arguments: samples
  )
  func declaresAll(_ sample: Sample) async throws {
    let text = try String(contentsOf: sample.file, encoding: .utf8)
    let isHeader = sample.file.pathExtension == "h"
    let expected =
      isHeader ? ObjectiveCHeader(text).declarations : SwiftInterface(text).declarations
    let generated = try await GeneratedDeclarations.shared.of(sample.definition)
    let names = Set(expected.filter(\.container.isEmpty).map(\.key))
    // An intent of another definition in the same folder.
    guard generated.contains(where: { names.contains($0.key) }) else { return }
    #expect(expected.count > 8, "nearly nothing was read of \(sample.file.lastPathComponent)")
    let found = Dictionary(generated.map { ($0.key, $0) }) { first, _ in first }
    for declaration in expected {
      guard let same = found[declaration.key] else {
        Issue.record("not generated: \(declaration.key)")
        continue
      }
      compare(declaration, same)
    }
  }

  @Test(
    "has a definition for every file that is compared",
    .enabled(if: Fixture.shared != nil, "what Xcode wrote is not here")
  )
  func comparesAll() async throws {
    let files = Dictionary(grouping: Self.samples, by: \.file)
    #expect(files.keys.filter { $0.pathExtension == "swift" }.count >= 9)
    #expect(files.keys.filter { $0.pathExtension == "h" }.count >= 43)
    for (file, samples) in files {
      let name = file.deletingPathExtension().lastPathComponent.split(separator: "_").last ?? ""
      var isCompared = false
      for sample in samples where !isCompared {
        let generated = try await GeneratedDeclarations.shared.of(sample.definition)
        isCompared = generated.contains { $0.key == "class \(name): INIntent".asKey }
      }
      #expect(isCompared, "no definition beside \(file.lastPathComponent) has its intent")
    }
  }

  /// Expects two declarations to have the same attributes, but for what versions of Xcode explain.
  private func compare(_ expected: AppleDeclaration, _ generated: AppleDeclaration) {
    let missing = expected.attributes.subtracting(generated.attributes)
    var surplus = generated.attributes.subtracting(expected.attributes)
    for attribute in missing.sorted() {
      let counterpart = surplus.first { newest in
        VersionDifference.all.contains { $0.explains(older: attribute, newest: newest) }
      }
      guard let counterpart else {
        Issue.record("\(generated.key) is without \(attribute)")
        continue
      }
      surplus.remove(counterpart)
    }
    for attribute in surplus.sorted() {
      let isExplained = VersionDifference.all.contains {
        $0.explains(older: nil, newest: attribute)
      }
      #expect(isExplained, "\(generated.key) has \(attribute), which Xcode did not write")
    }
  }
}

extension String {
  /// What finds a type of such a declaration.
  fileprivate var asKey: String { AppleDeclaration(container: "", text: self).key }
}
