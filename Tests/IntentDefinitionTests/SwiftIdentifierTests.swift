import IntentDefinition
import TestSupport
import Testing

@Suite("A name of a definition")
struct SwiftIdentifierTests {
  @Test(
    "becomes the identifier of a member",
    arguments: [
      ("quantity", "quantity"), ("Quantity", "Quantity"), ("kebab-case", "kebab_case"),
      ("2fast", "_2fast"), ("with space", "with_space"), ("naïve", "naïve"), ("名前", "名前"),
      ("self", "self_"), ("Type", "Type_"), ("init", "init_"), ("class", "class"), ("a.b", "a_b"),
      ("x\u{202E}y", "x_y"),
    ]
  )
  func member(_ name: String, expected: String) {
    #expect(SwiftIdentifier.member(name) == expected)
  }

  @Test(
    "is noted where a type of Swift's has it, unless a class prefix makes it another one",
    arguments: [("", 1), ("Soup", 0)])
  func hides(prefix: String, notes: Int) throws {
    var editor = DefinitionEditor(using: SeededGenerator(seed: 1))
    try editor.addType("Meal")
    let meal = try editor.place("Meal")
    _ = try editor.set("class-prefix", of: meal, to: prefix)
    _ = try editor.rename(meal, to: "Date")
    #expect(editor.notes.count == notes, "\(editor.notes)")
  }

  @Test("that holds nothing usable becomes none", arguments: ["", "--", "🐒", "_", "()"])
  func noMember(_ name: String) {
    #expect(SwiftIdentifier.member(name) == nil)
  }

  @Test(
    "becomes a case in lower camel case, as Apple's importer has it",
    arguments: [
      ("tomatoSoup", "tomatoSoup"), ("First_Floor", "first_Floor"), ("URL", "url"),
      ("HTMLText", "htmlText"), ("A", "a"), ("X1", "x1"), ("sourceAUX", "sourceAUX"),
      ("Self", "self_"), ("Default", "default"),
    ]
  )
  func enumerationCase(_ name: String, expected: String) {
    #expect(SwiftIdentifier.enumerationCase(name) == expected)
  }

  @Test(
    "is kept apart from what its type has anyway",
    arguments: [
      (MemberScope.enumeration, "allCases", "allCases_"), (.enumeration, "caseName", "caseName_"),
      (.responseCode, "RawValue", "RawValue_"), (.responseCode, "intentFailure", "intentFailure_"),
      (.unsupportedReason, "RawValue", "RawValue_"), (.response, "code", "code_"),
      (.intent, "code", "code"), (.intent, "CodingKeys", "CodingKeys_"),
      (.plainValue, "hashValue", "hashValue_"), (.intent, "Swift", "Swift_"),
    ]
  )
  func scope(_ scope: MemberScope, _ name: String, expected: String) {
    #expect(scope.identifier(name) == expected)
  }

  @Test("that names a type must be an identifier as it stands")
  func typeNames() {
    for name in ["Soup", "_Soup", "Größe", "class"] { #expect(SwiftIdentifier.isValid(name)) }
    for name in ["", "1Soup", "My Soup", "Soup!", "a-b", "_", "Soup {}"] {
      #expect(!SwiftIdentifier.isValid(name))
    }
  }

  @Test("stands in backticks where it is a keyword")
  func escaping() {
    #expect(SwiftIdentifier.escaped("class") == "`class`")
    #expect(SwiftIdentifier.escaped("soup") == "soup")
  }
}
