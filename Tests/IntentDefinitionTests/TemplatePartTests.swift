import Testing
import UtteranceTemplates

@testable import IntentDefinition

@Suite("A slot that is taken out of a template")
struct TemplatePartTests {
  @Test(
    "goes with the words that may be left out, and with nothing else",
    arguments: [
      ("rent a bike[ with {x}]", "rent a bike"), ("rent [a|{x} bike[s]] now", "rent [a] now"),
      ("rent [{x}] bikes", "rent bikes"), ("[{x}] bikes", "bikes"),
      ("rent a bike ({x}|for {y})*", "rent a bike (for {y})*"),
      ("rent a bike ({x})*", "rent a bike"), ("rent a bike (with {x} and {x})*", "rent a bike"),
      ("rent ([with] [{x}]) bikes", "rent ([with]) bikes"),
      ("rent [please [{x}]]", "rent [please]"),
      ("rent [([{x}])] a bike", "rent a bike"), ("rent (a|(b|{x})) bike", "rent (a|(b)) bike"),
      ("take {x}|take \\[{y}\\]", "take \\[{y}\\]"), ("a [\\] {x}] b", "a b"),
      ("a [${x}] b", "a b"), ("a [{x.name}] b [with {x:list}]", "a b"),
      ("a [<extras>] b", "a b"), ("a {y} b", "a {y} b"),
    ])
  func part(_ template: String, left: String) throws {
    let removed = TemplateText(template).removing(phrases: ["extras"]) { $0.name == "x" }
    #expect(removed == left)
    _ = try TemplateParser.parse(removed ?? "")
  }

  @Test(
    "takes the whole template with it where the sentence needs it",
    arguments: ["rent {x}", "({x}|with {x})+", "rent ({x})+ bikes", "[[{x}]]", "(rent {x}) now"])
  func whole(_ template: String) {
    #expect(TemplateText(template).removing { $0.name == "x" } == nil)
  }
}
