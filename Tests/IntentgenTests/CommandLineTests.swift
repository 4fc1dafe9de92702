import Foundation
import TestSupport
import Testing

@Suite("A command line that is not right")
struct CommandLineTests {
  /// A folder with a definition, and the command in it.
  private func withLibrary(
    _ body: (URL, (_ arguments: [String]) throws -> CommandResult) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let run = { (arguments: [String]) in
        try Command.run(
          Command.products.appending(path: "intentgen").filePath, arguments, in: folder)
      }
      _ = try run([
        "init", "Lib", "--intent", "Reserve", "--enum", "Format:paper,ebook", "--parameter",
        "copies:Integer",
      ])
      try body(folder, run)
    }
  }

  @Test(
    "is told with the one that is right, which works as it stands",
    arguments: [
      ("remove parameter Lib.intentdefinition Reserve.copies", "takes no kind"),
      ("remove code Lib.intentdefinition Reserve failure", "takes no kind"),
      ("rename enum Lib.intentdefinition Format Form", "takes no kind"),
      ("remove Reserve.copies Lib.intentdefinition", "The definition comes first"),
      ("set Reserve.copies Lib.intentdefinition maximum=3", "The definition comes first"),
      ("set Reserve.copies maximum=3", "The definition comes first"),
      ("rename Reserve.copies books Lib.intentdefinition", "The definition comes first"),
      ("move Reserve.copies Lib.intentdefinition --first", "The definition comes first"),
      ("add parameter Reserve branch Lib.intentdefinition", "The definition comes first"),
      ("add case Format audio Lib.intentdefinition", "The definition comes first"),
      ("add intent Return Lib.intentdefinition", "The definition comes first"),
      ("add Lib.intentdefinition case Format audio", "comes before the definition"),
      ("add vocabulary Reserve", "That is no definition"),
    ])
  func corrects(_ line: String, saying words: String) async throws {
    try await withLibrary { _, run in
      let refused = try run(line.split(separator: " ").map(String.init))
      #expect(refused.status == 64 && refused.errors.contains(words), "\(refused.errors)")
      let correct = try #require(refused.errors.firstMatch(of: /: intentgen (.*)/)?.output.1)
      let accepted = try run(correct.split(separator: " ").map(String.init))
      #expect(accepted.status == 0, "\(correct): \(accepted.errors)")
    }
  }

  @Test("quotes what a shell would take apart")
  func quotes() async throws {
    try await withLibrary { _, run in
      let refused = try run(["set", "Reserve", "Lib.intentdefinition", "title=It's ${copies}"])
      #expect(
        refused.errors.contains(
          "intentgen set Lib.intentdefinition Reserve 'title=It'\\''s ${copies}'"),
        "\(refused.errors)")
    }
  }

  @Test(
    "names the definition that was meant",
    arguments: ["Lib", "Lob.intentdefinition", "Lib.intentdefinitio"])
  func namesDefinition(_ definition: String) async throws {
    try await withLibrary { _, run in
      let refused = try run(["remove", definition, "Reserve.copies"])
      #expect(refused.errors.contains("Lib.intentdefinition"), "\(refused.errors)")
      #expect(!refused.errors.contains("intentgen init"))
    }
  }

  @Test(
    "adds to a response in all ways that one would name it",
    arguments: [
      ["Reserve response", "days"], ["Reserve", "response", "days"], ["Reserve.response.days"],
      ["response Reserve", "days"], ["intent Reserve response", "days"], ["Reserve", "days"],
    ])
  func namesResponse(_ words: [String]) async throws {
    try await withLibrary { _, run in
      let added = try run(["add", "property", "Lib.intentdefinition"] + words)
      #expect(added.status == 0, "\(added.errors)")
      let code = try run([
        "add", "code", "Lib.intentdefinition", "Reserve response", "late", "--format",
        "In ${days} days.",
      ])
      #expect(code.status == 0, "\(code.errors)")
      let set = try run([
        "set", "Lib.intentdefinition", "response Reserve.days", "display-name=Days",
      ])
      #expect(set.status == 0, "\(set.errors)")
    }
  }

  @Test(
    "says which place was meant, also where its words are apart",
    arguments: [
      ("Reserve copis", "did you mean 'Reserve.copies'?"),
      ("Format.papr", "did you mean 'Format.paper'?"),
      ("Reserve something", "there are Reserve.copies, Reserve.success"),
    ])
  func namesPlace(_ place: String, saying words: String) async throws {
    try await withLibrary { _, run in
      let refused = try run(["set", "Lib.intentdefinition", place, "display-name=A"])
      #expect(refused.errors.contains(words), "\(refused.errors)")
      #expect(!refused.errors.contains("in quotes"))
    }
  }

  @Test(
    "names the option that was meant, also where the parser minds something else first",
    arguments: [
      ("generate Lib.intentdefinition --outptu Out", "'--outptu'. Did you mean '--output'?"),
      ("handlers Lib.intentdefinition --chekc", "'--chekc'. Did you mean '--check'?"),
      ("strings Lib.intentdefinition --langauge es", "'--langauge'. Did you mean '--language'?"),
      ("set Lib.intentdefinition --dryrun", "'--dryrun'. Did you mean '--dry-run'?"),
      ("init Two Words", "A name is one word"),
      (
        "init Two --intent Book,Cancel",
        "Repeat '--intent' for several: --intent Book --intent Cancel"
      ),
      (
        "init Two --parameter a:Date,b:[Person]",
        "Repeat '--parameter' for several: --parameter a:Date --parameter 'b:[Person]'"
      ),
      ("init Two --parameter size: Size", "have no spaces, or stand in quotes"),
    ])
  func namesOption(_ line: String, saying words: String) async throws {
    try await withLibrary { _, run in
      let refused = try run(line.split(separator: " ").map(String.init))
      #expect(refused.status == 64 && refused.errors.contains(words), "\(refused.errors)")
    }
  }

  @Test("names no line of a file that is not there")
  func namesNoLine() async throws {
    try await withLibrary { _, run in
      let refused = try run(["init", "New", "--intent", "Swift", "--intent", "Reserve"])
      #expect(refused.status == 1 && refused.errors.contains("New.intentdefinition: error: "))
      #expect(!refused.errors.contains(/New\.intentdefinition:\d/), "\(refused.errors)")
    }
  }

  @Test("takes the definitions of the present folder where none is named, in a package or not")
  func takesPresentFolder() async throws {
    try await withLibrary { folder, run in
      #expect(try run(["lint"]).output.contains("1 definition"))
      try Data().write(to: folder.appending(path: "Package.swift"))
      let sources = folder.appending(path: "Sources/Lib")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: folder.appending(path: "Lib.intentdefinition"),
        to: sources.appending(path: "Lib.intentdefinition"))
      let program = Command.products.appending(path: "intentgen").filePath
      for place in [folder, sources.deletingLastPathComponent(), sources] {
        let lint = try Command.run(program, ["lint"], in: place)
        #expect(lint.output.contains("1 definition"), "\(lint.errors)")
      }
    }
  }

  @Test("says of a new name in two words that it is one")
  func joinsNames() async throws {
    try await withLibrary { _, run in
      let refused = try run(["rename", "Lib.intentdefinition", "Format.paper", "hard", "cover"])
      #expect(refused.errors.contains("call it 'hardCover'"), "\(refused.errors)")
    }
  }
}
