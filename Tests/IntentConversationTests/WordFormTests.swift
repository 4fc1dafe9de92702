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
    "names the same thing where it stands for several, or is denied, and not where it only begins so",
    arguments: [
      ("en", "egg", "eggs", true), ("en", "berry", "berries", true),
      ("es", "huevo", "huevos", true),
      ("es", "pan", "panes", true), ("de", "Brot", "Brote", true),
      ("fr", "gâteau", "gâteaux", true),
      ("pl", "chleb", "chleba", true), ("pl", "mleko", "mleka", true), ("pl", "kawa", "kawy", true),
      ("es", "puerto", "puerta", false), ("en", "beer", "beef", false),
      ("en", "pears", "peas", false),
      ("en", "bread", "bream", false), ("fr", "laitue", "lait", false),
      ("pl", "serek", "ser", false),
    ])
  func namesSame(_ language: String, word: String, other: String, isSame: Bool) {
    let rules = LanguageRules.rules(for: language)
    #expect(rules.nameSame(word, other) == isSame)
    #expect(rules.nameSame(other, word) == isSame)
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
