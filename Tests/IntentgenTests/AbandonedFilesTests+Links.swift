import Foundation
import TestSupport
import Testing

extension AbandonedFilesTests {
  private static let linked = "mkdir -p far/deep; ln -s far/deep link"
  private static let names = ["Soup", "Bread", "Tea", "Rice", "Milk", "Salt", "Oil", "Ale"]

  private func files(in folder: URL) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "far/Made").filePath)
    return Set(names.filter { $0.hasSuffix(".swift") })
  }

  @Test("it leaves what is of a definition that is there where a link and '..' lead to the folder")
  func leavesThoseBehindLinks() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        "\(Self.linked); intentgen init Soup; intentgen init Bread; "
          + "intentgen generate Bread.intentdefinition -o link/../Made; "
          + "intentgen generate Soup.intentdefinition -o far/Made", in: folder)
      #expect(made.status == 0 && !made.output.contains("removed"), "\(made)")
      #expect(try files(in: folder).count == 8)
    }
  }

  @Test("it knows what runs at once have written, though they name the folder in two ways")
  func knowsRunsByTwoNames() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let runs = Self.names.enumerated().map { number, name in
        "intentgen generate \(name).intentdefinition -o \(number % 2 == 0 ? "link/../Made" : "far/Made") &"
      }
      _ = try Command.shell(
        "\(Self.linked); for name in \(Self.names.joined(separator: " ")); do intentgen init $name; done; "
          + "(\(runs.joined(separator: " "))) | cat", in: folder)
      #expect(try files(in: folder).count == 32)
      let kept = try Command.shell(
        "mv Soup.intentdefinition Soup; rm *.intentdefinition; mv Soup Soup.intentdefinition; "
          + "intentgen generate Soup.intentdefinition -o far/Made", in: folder)
      #expect(kept.output.contains("28 removed"), "\(kept)")
      #expect(try files(in: folder).count == 4)
    }
  }

  @Test("leave files elsewhere alone, whatever a record that came with a checkout says of them")
  func leaveOthers() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.shell(
        """
        intentgen init Soup --intent OrderSoup && intentgen init Bread --intent BuyBread && \
        intentgen generate . -o Made -q && cp Made/Soup+Types.swift mine && rm Soup.intentdefinition && \
        sed -i.old 's|"Soup+Types.swift":{|"../mine":{|' Made/.intentgen-cache.json && \
        grep '"../mine":{' Made/.intentgen-cache.json && intentgen generate . -o Made && ls Made
        """, in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "mine").filePath))
      #expect(!result.output.contains("Soup+Intents.swift\n"), "\(result)")
    }
  }

  @Test("it removes nothing where the definition that is named is not there")
  func leavesBesideWrongPath() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let generate = "intentgen generate Soup.intentdefinition -o far/Made"
      let made = try Command.shell(
        "intentgen init Soup && \(generate) && mkdir away && mv Soup.intentdefinition away",
        in: folder)
      #expect(made.status == 0, "\(made)")
      let result = try Command.shell(generate, in: folder)
      #expect(result.status == 1 && result.errors.contains("no such file"), "\(result.errors)")
      #expect(try files(in: folder).count == 4)
    }
  }
}
