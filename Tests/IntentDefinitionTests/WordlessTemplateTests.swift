import Testing
import UtteranceTemplates

@Suite("Templates that may be said without a word of their own")
struct WordlessTemplateTests {
  @Test("are told with each shared phrase looked at once, in however many others it stands")
  func looksAtPhrasesOnce() throws {
    var phrases = SharedPhrases()
    phrases["phrase0"] = try TemplateParser.parse("{shots}").root
    for number in 1...40 {
      phrases["phrase\(number)"] =
        try TemplateParser.parse("<phrase\(number - 1)> <phrase\(number - 1)>").root
    }
    let root = try TemplateParser.parse("<phrase40> <phrase40>").root
    var asked: [String] = []
    let isWordless = root.canLeaveOutWords(with: phrases) { slot in
      asked.append(slot.name)
      return true
    }
    #expect(isWordless && asked == ["shots"])
  }

  @Test(
    "and their sentences, with what fits them, are found where phrases of phrases stand for more than anybody says",
    arguments: [
      ("x", false), ("[x]", true), ("[{size}]", true), (",", true), ("[<phrase40>]", true),
    ], [2, 40])
  func endWithManyPhrases(_ base: (template: String, isFitting: Bool), count: Int) throws {
    var phrases = SharedPhrases()
    phrases["phrase0"] = try TemplateParser.parse(base.template).root
    for number in 1...count {
      phrases["phrase\(number)"] =
        try TemplateParser.parse("<phrase\(number - 1)> <phrase\(number - 1)>").root
    }
    let root = try TemplateParser.parse("order <phrase\(count)> soup").root
    #expect(
      TemplateMatcher(phrases: phrases).matches("order soup", root) == base.isFitting || count == 2)
    let sentences = TemplateSentence.all(of: root, with: phrases)
    #expect(count == 2 || sentences == nil)
  }
}
