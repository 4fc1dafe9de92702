import Testing
import UtteranceTemplates

@Suite("The words that a template requires")
struct RequiredWordsTests {
  @Test(
    "are those of every sentence that fits, and no others",
    arguments: [
      ("order {size} Soup", ["order", "soup"]), ("[please] order", ["order"]),
      ("(get a|get the) bowl", ["bowl", "get"]), ("(get|order) {size}", []),
      ("(with {size})* now", ["now"]), ("(with {size})+ now", ["now", "with"]),
      ("bowl[s] of soup", ["of", "soup"]), ("{size}", []), ("<polite> go", ["go", "please"]),
      ("<circle> go", ["go", "round"]), ("<missing> go", ["go"]),
      ("ask {app} don't", ["ask", "don", "t"]),
    ])
  func required(_ template: String, _ words: [String]) throws {
    var phrases = SharedPhrases()
    phrases["polite"] = try TemplateParser.parse("[would you] please").root
    phrases["circle"] = try TemplateParser.parse("round <circle>").root
    let root = try TemplateParser.parse(template).root
    #expect(root.requiredWords(with: phrases).sorted() == words)
  }
}
