import Foundation
import TestSupport
import Testing

@Suite("What intentgen reads")
struct InputTests {
  private static let intentgen = Command.products.appending(path: "intentgen").filePath

  @Test(
    "is found by one rule, and each thing once",
    arguments: [
      // Hidden folders and files are left out, unless they are named.
      ("mkdir -p .build/checkouts; cp Soup.* .build/checkouts/Other.intentdefinition", ".", 1),
      ("cp Soup.intentdefinition .Hidden.intentdefinition", ".", 1),
      ("mkdir .h; mv Soup.* .h", ".h", 1),
      // Links are followed, and lead to the end of a circle.
      ("mkdir -p a/b; mv Soup.* a/b; ln -s a linked", "linked", 1),
      ("mkdir a; mv Soup.* a; ln -s ../a/.. a/loop; ln -s . self", ".", 1),
      (
        "mkdir a b; mv Soup.* a; ln -s ../a b/a; sed s/Soup/Tea/ a/Soup.* > b/Tea.intentdefinition",
        "b", 2
      ),
      ("mkdir a; ln -s ../Soup.intentdefinition a/Soup.intentdefinition", "a", 1),
      // The same file by several ways is one.
      ("true", ". ./Soup.intentdefinition Soup.intentdefinition", 1),
      (
        "ln -s Soup.intentdefinition Linked.intentdefinition",
        "Soup.intentdefinition Linked.intentdefinition", 1
      ),
      // A property list is a definition where it is named.
      ("cp Soup.intentdefinition Tea.plist", ".", 1),
      ("cp Soup.intentdefinition Tea.plist", "Tea.plist", 1),
      // Translated copies stand beside Base.lproj, and nowhere else.
      ("mkdir Base.lproj de.lproj; cp Soup.* de.lproj; mv Soup.* Base.lproj", ".", 1),
      ("mkdir Base.lproj; sed s/Soup/Tea/ Soup.* > Base.lproj/Tea.intentdefinition", ".", 2),
      ("cp Soup.intentdefinition 'a \"b\"  c.intentdefinition'; rm Soup.*", ".", 1),
      ("mv Soup.intentdefinition \"$(printf 'a\\nb').intentdefinition\"", ".", 1),
      ("mv Soup.intentdefinition ./-x.intentdefinition", ".", 1),
      ("mv Soup.intentdefinition ./-x.intentdefinition", "-- -x.intentdefinition", 1),
      ("cat Soup.intentdefinition > pipe.txt", "/dev/stdin < pipe.txt", 1),
    ])
  func found(_ preparation: String, inputs: String, count: Int) async throws {
    let result = try await run(preparation, "describe \(inputs)")
    #expect(result.status == 0, "\(result.errors)")
    let found = result.output.split(separator: "\n").count { $0.hasPrefix("definition ") }
    #expect(found == count, "\(result.output)\(result.errors)")
  }

  @Test("and cannot be decoded has one error with its place, and nothing of a library's beside it")
  func tellsEncoding() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let text = #"<?xml version="1.0" encoding="UTF-32"?><plist version="1.0"><dict/></plist>"#
      let file = folder.appending(path: "Soup.intentdefinition")
      try #require(text.data(using: .utf32)).write(to: file)
      let result = try Command.intentgen("lint", file.filePath)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix(file.filePath + ":1:"), "\(result.errors)")
    }
  }

  @Test("goes by its own name, whatever link to it stands before it")
  func ownName() async throws {
    let result = try await run("ln -s Soup.intentdefinition A.intentdefinition", "describe .")
    #expect(result.output.contains("definition Soup"), "\(result.output)\(result.errors)")
    #expect(!result.output.contains("definition A"), "\(result.output)")
  }

  @Test(
    "is told where it cannot be read, or is not there",
    arguments: [
      ("true", "''", "no such file or folder"),
      ("ln -s nothing link", "link", "no such file or folder"),
      ("mkdir empty", "empty", "the folder holds no definition"),
      ("mkdir a; cp Soup.* a/soup.intentdefinition", ".", "would write the same files"),
      (
        ": > Empty.intentdefinition", "Empty.intentdefinition",
        "Empty.intentdefinition:1:1: error: this is not"
      ),
      ("printf bplist00abc > B.intentdefinition", "B.intentdefinition", "plutil -convert xml1"),
      (
        "head -c 70000000 /dev/zero > Z.intentdefinition", "Z.intentdefinition",
        "are allowed [too-large]"
      ),
      ("true", "/dev/zero", "are allowed [too-large]"),
      ("mkfifo P.intentdefinition; rm Soup.*", ".", "the folder holds no definition"),
      ("ln -s loop loop", "loop", "it cannot be read (Too many levels"),
      (
        "mkdir de.lproj; printf '\"a\" = \"b\"\\n\"c\"' > de.lproj/Soup.strings", ".",
        "de.lproj/Soup.strings:2:1: error"
      ),
      (
        "mv Soup.* \"$(printf 'a\\033[31m\\nb').intentdefinition\"; : > a*", "a*",
        "a\\u{1B}[31m\\nb.intentdefinition:1:1"
      ),
    ])
  func refused(_ preparation: String, inputs: String, problem: String) async throws {
    let result = try await run(preparation, "lint \(inputs)")
    #expect(result.status == 1 && !result.isKilled)
    #expect(result.errors.contains(problem), "\(result.errors)")
  }

  @Test(
    "is told where what it is to import is not there, or no file, and nothing is written",
    arguments: [
      "generate . -o out", "handlers . -o out", "describe .", "lint .", "diff . .", "openapi .",
      "manifest . -o out",
    ])
  func missingContext(_ command: String) async throws {
    let missing = "\(command) --context more/Share.intentdefinition"
    let result = try await run(
      "mkdir more; cp Soup.* more/Shared.intentdefinition; mv Soup.* keep; mkdir in; mv keep in/Soup.intentdefinition",
      missing.replacing(" .", with: " in") + " || { test -e out && exit 7; exit 1; }")
    #expect(result.status == 1, "\(result.output)\(result.errors)")
    #expect(
      result.errors.contains(
        "more/Share.intentdefinition: error: there is no such file; did you mean 'more/Shared.intentdefinition'?"
      ), "\(result.errors)")
    let folder = try await run("mkdir more", "\(command) --context more")
    #expect(folder.status == 1, "\(folder.output)\(folder.errors)")
    #expect(folder.errors.contains("more: error: this is a folder"), "\(folder.errors)")
  }

  @Test("is told where a link leads nowhere, and the rest is read")
  func brokenLink() async throws {
    let result = try await run("ln -s nothing gone", "lint .")
    #expect(result.status == 0)
    #expect(
      result.errors.contains("./: warning: 'gone' leads nowhere")
        || result.errors.contains(".: warning: 'gone' leads nowhere"))
  }

  @Test("is told where its name is not UTF-8", arguments: ["file", "folder"])
  func foreignName(_ kind: String) async throws {
    let copy = "cp Soup.intentdefinition $'q\\xfe.intentdefinition'"
    let result = try await run(kind == "file" ? copy : "mkdir $'q\\xfe'", "lint .")
    #expect(result.errors.contains("has a name that is not UTF-8, and is left out; rename it"))
  }

  @Test(
    "takes no longer than its size allows, whatever it is made of", .timeLimit(.minutes(15)),
    arguments: ["names", "parents", "types"])
  func isLinear(_ kind: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      func dictionary(_ pairs: (String, String)...) -> String {
        "<dict>\(pairs.map { "<key>\($0)</key>\($1)" }.joined())</dict>"
      }
      func string(_ text: String) -> String { "<string>\(text)</string>" }
      func array(_ count: Int, _ element: (Int) -> String) -> String {
        "<array>\((0..<count).map(element).joined())</array>"
      }
      func intent(_ parameters: String, _ more: (String, String)? = nil) -> String {
        dictionary(
          ("INIntentName", string("A")), ("INIntentParameters", parameters),
          more ?? ("INIntentVerb", string("Do")))
      }
      func parameter(_ name: String, _ more: (String, String)? = nil) -> String {
        dictionary(
          ("INIntentParameterName", string(name)), ("INIntentParameterType", string("String")),
          more ?? ("INIntentParameterSupportsResolution", "<true/>"))
      }
      let long = String(repeating: "x", count: 100_000)
      let body =
        switch kind {
        case "names":
          (
            "INIntents",
            array(1) { _ in
              intent(array(1) { _ in parameter(long) }, ("INIntentInput", string(long + "y")))
            }
          )
        case "parents":
          (
            "INIntents",
            array(1) { _ in
              intent(
                array(2000) { index in
                  parameter(
                    "p\(index)",
                    (
                      "INIntentParameterRelationship",
                      dictionary(
                        ("INIntentParameterRelationshipParentName", string("p\(index + 1)")),
                        ("INIntentParameterRelationshipPredicateName", string("HasAnyValue")))
                    ))
                })
            }
          )
        default:
          (
            "INTypes",
            array(2001) { index in
              dictionary(
                ("INTypeName", string("T\(index)")),
                (
                  "INTypeProperties",
                  array(index == 2000 ? 0 : 1) { _ in
                    dictionary(
                      ("INTypePropertyName", string("a")), ("INTypePropertyType", string("Object")),
                      ("INTypePropertyObjectType", string("T\(index + 1)")))
                  }
                ))
            }
          )
        }
      let file = folder.appending(path: "A.intentdefinition")
      try Data("<plist version=\"1.0\">\(dictionary(body))</plist>".utf8).write(to: file)
      let result = try Command.intentgen("lint", file.filePath)
      #expect(result.status == 0, "\(result.errors.prefix(300))")
    }
  }

  @Test(
    "of several definitions may have one vocabulary, with the command and with the plugin's tool")
  func sharedVocabulary() async throws {
    let vocabulary = ["Soup", "Tea"].map {
      "<dict><key>IntentName</key><string>\($0)Intent</string><key>IGUtterances</key><array>"
        + "<string>make \($0) of {text}</string></array></dict>"
    }
    let tool =
      "INTENTGEN-build --definition Soup.intentdefinition --context Tea.intentdefinition "
      + "--vocabulary AppIntentVocabulary.plist --output a --output b --output c --output d"
    let result = try await run(
      """
      sed s/Soup/Tea/ Soup.intentdefinition > Tea.intentdefinition
      echo '<plist version="1.0"><dict><key>IGIntentUtterances</key><array>\(vocabulary.joined())</array></dict></plist>' > AppIntentVocabulary.plist
      \(tool)
      """, "lint .")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test(
    "is told to be without the vocabularies beside it where a definition is named, with what takes them along",
    arguments: ["Cafe.intentdefinition", "App/Cafe.intentdefinition"])
  func leftOutVocabularies(_ definition: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let root = definition.contains("/") ? "App" : "."
      let made = try Command.shell(
        "intentgen init Cafe -o \(root) && intentgen add vocabulary \(definition)"
          + " && mkdir \(root)/es.lproj && cp \(root)/*.plist \(root)/es.lproj", in: folder)
      #expect(made.status == 0, "\(made.errors)")
      let alone = try Command.shell("intentgen generate \(definition) --output Out", in: folder)
      #expect(
        alone.status == 0 && alone.errors.contains("AppIntentVocabulary.plist and 1 other are"))
      let whole = try Command.shell(alone.suggestion(), in: folder)
      #expect(whole.status == 0 && whole.errors.isEmpty, "\(whole.errors)")
      let same = try Command.shell("intentgen generate \(root) -o Out --check", in: folder)
      #expect(same.status == 0 && same.errors.isEmpty, "\(same.errors)")
      let named = try Command.shell(
        "intentgen generate \(definition) $(find . -name '*.plist') -o Out", in: folder)
      #expect(named.errors.isEmpty, "\(named.errors)")
    }
  }

  @Test("is refused where a folder in it may not be searched")
  func unreadableFolder() async throws {
    // An administrator may search everything.
    let asNobody = getuid() == 0 ? "setpriv --reuid 65534 --clear-groups " : ""
    let result = try await run(
      "mkdir secret; chmod 0 secret; chmod a+rx .", "lint .", prefix: asNobody)
    #expect(result.status == 1)
    #expect(
      result.errors.contains("secret: error: the folder cannot be searched"), "\(result.errors)")
  }

  @Test("is read in every encoding, with every end of line, to the same Swift")
  func encodings() async throws {
    let result = try await run(
      """
      INTENTGEN generate Soup.intentdefinition -o plain -q
      printf '\\357\\273\\277' | cat - Soup.intentdefinition > a; mkdir 1; mv a 1/Soup.intentdefinition
      sed 's/UTF-8/UTF-16/' Soup.intentdefinition | iconv -t UTF-16 > a; mkdir 2; mv a 2/Soup.intentdefinition
      sed 's/$/\\r/' Soup.intentdefinition > a; mkdir 3; mv a 3/Soup.intentdefinition
      for n in 1 2 3; do INTENTGEN generate $n -o out$n -q && diff -r -x '.*' plain out$n || exit 7; done
      """, "--version")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test("may have the longest name that there is")
  func longName() async throws {
    let name = String(repeating: "n", count: 255 - ".intentdefinition".utf8.count)
    let result = try await run(
      "mv Soup.intentdefinition \(name).intentdefinition",
      "generate . -o out && INTENTGEN generate . -o out --check && ls out | wc -l")
    #expect(result.status == 0 && result.output.hasSuffix("4\n"), "\(result.errors)")
  }

  @Test("may hold the folder that is written to")
  func outputInside() async throws {
    let result = try await run("true", "generate . -o ./out -q && INTENTGEN generate . -o ./out")
    #expect(result.output.contains("1 definition, 1 intent: 0 files written, 4 unchanged"))
  }

  /// Runs the command in a folder with the definition `Soup.intentdefinition`.
  private func run(_ preparation: String, _ arguments: String, prefix: String = "") async throws
    -> CommandResult
  {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.intentgen("init", "Soup", "-o", folder.filePath)
      let script = "set -e\n\(preparation)\n\(prefix)INTENTGEN \(arguments)"
        .replacing("INTENTGEN", with: Self.intentgen)
      defer { _ = try? Command.run("chmod", ["-R", "u+rwx", folder.filePath]) }
      return try Command.run("bash", ["-c", script], in: folder)
    }
  }
}
