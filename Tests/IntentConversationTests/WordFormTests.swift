import Testing

@testable import IntentConversation

@Suite("A word that names a value")
struct WordFormTests {
  @Test(
    "may end as its language has words end",
    arguments: [
      ("de", "groß", "große"), ("de", "groß", "großen"), ("es", "pequeño", "pequeña"),
      ("fr", "petit", "petites"), ("fr", "léger", "légère"), ("pl", "duży", "dużą"),
      ("pl", "wielki", "wielką"), ("pl", "średni", "średnią"), ("fr", "moyen", "moyenne"),
      ("fr", "gros", "grosse"), ("de", "dunkel", "dunkle"),
    ])
  func ends(_ language: String, word: String, form: String) {
    #expect(LanguageRules.rules(for: language).forms(of: word).contains(form))
  }

  @Test(
    "is another word where it differs as words do that agree with one",
    arguments: [
      ("es", "puerto", "puerta", true), ("es", "huevo", "huevos", false),
      ("es", "pan", "panes", false), ("pl", "chleb", "chleba", false), ("pl", "duży", "duża", true),
      ("de", "Brot", "Brote", false),
    ])
  func differs(_ language: String, word: String, other: String, inAgreement: Bool) {
    let rules = LanguageRules.rules(for: language)
    #expect(rules.differInAgreement(word, other) == inAgreement)
    #expect(rules.differInAgreement(other, word) == inAgreement)
  }

  @Test("has no other form in English, nor where it is several words")
  func hasNone() {
    #expect(LanguageRules.rules(for: "en").forms(of: "large") == [])
    #expect(LanguageRules.rules(for: "de").forms(of: "sehr groß") == [])
    // 'Eine' is no way to say 'ein', on.
    #expect(
      LanguageRules.rules(for: "de").forms(of: "ein").allSatisfy { $0 == "eines" || $0 == "einem" })
  }
}
