import IntentConversation
import IntentRuntime
import Testing

/// What takes something out of a list, or seems to, where somebody is asked whether to go on.
@Suite("What is denied of a list")
struct PlainDenialTests {
  @Test(
    "is what is called so, or the only one that is called so with another ending, or is changed for what is said to take its place",
    arguments: [
      ("en", "pears and peas", "no peas", ["pears"]),
      ("en", "beer and beef", "no beef", ["beer"]),
      ("en", "bread and milk", "ok but no milk", ["bread"]),
      ("en", "bread and milk", "yes, but without the milk", ["bread"]),
      ("en", "bread and bread rolls", "no bread rolls", ["bread"]),
      ("en", "lemons and lemon", "no lemon", ["lemons"]),
      ("en", "Anna and Anne", "not Anne", ["Anna"]),
      ("fr", "laitue et lait", "sans lait", ["laitue"]),
      ("pl", "serek i ser", "bez sera", ["serek"]),
      ("pl", "mleko i chleb", "bez chleba", ["mleko"]),
      ("en", "milk and eggs", "no egg", ["milk"]),
      ("pl", "mleko i chleb", "bez mleka", ["chleb"]),
      ("pl", "chleb i kawa", "nie chcę kawy", ["chleb"]),
      ("de", "Milch und Brote", "ohne Brot", ["Milch"]),
      ("es", "leche y panes", "sin pan", ["leche"]),
      ("fr", "lait et gâteaux", "sans gâteau", ["lait"]),
      ("en", "bread and milk", "can you remove the milk?", ["bread"]),
      ("en", "bread and milk", "can you remove the milk", ["bread"]),
      ("en", "bread and milk", "no, remove the milk", ["bread"]),
      ("en", "bread and milk", "eggs instead of milk", ["bread", "eggs"]),
      ("en", "bread and milk", "not milk, eggs", ["bread", "eggs"]),
      ("en", "bread and milk", "not milk but eggs", ["bread", "eggs"]),
      ("en", "bread and milk", "eggs, not milk", ["bread", "eggs"]),
      ("en", "bread and milk", "remove the milk from the list", ["bread"]),
      ("de", "Brot und Milch", "nimm die Milch raus", ["Brot"]),
      ("de", "Brot und Milch", "Eier statt Milch", ["Brot", "Eier"]),
      ("ja", "パンと牛乳", "牛乳じゃなくて卵", ["パン", "卵"]),
      ("ko", "빵하고 우유", "우유 말고 계란", ["빵", "계란"]),
      ("ko", "우유하고 계란", "우유 빼 줘", ["계란"]),
      ("ko", "우유하고 계란", "아니 우유 빼 줘", ["계란"]),
      ("en", "bread, milk and eggs", "no milk and no bread", ["eggs"]),
      ("en", "bread, milk and eggs", "no milk, no bread", ["eggs"]),
      ("en", "apples, bread and egg", "not bread but beer", ["apples", "egg", "beer"]),
    ])
  func changes(_ language: String, list: String, answer: String, names: [String]) async throws {
    try await ListAnswerTests().expect(names, after: answer, to: list, in: language)
  }

  @Test(
    "is nothing where another word only looks like it, where something else stands beside it, or where the denial is denied, asked or of one thing alone",
    arguments: [
      ("en", "bread and milk", "no bream", ["bread", "milk"]),
      ("en", "butter and milk", "without the button", ["butter", "milk"]),
      ("fr", "laitue et pain", "sans lait", ["laitue", "pain"]),
      ("en", "milk and rice", "without the ricers", ["milk", "rice"]),
      ("en", "bread and milk", "without milk and eggs", ["bread", "milk"]),
      ("es", "pan y leche", "sin leche y huevos", ["pan", "leche"]),
      ("de", "Brot und Milch", "ohne Milch und Eier", ["Brot", "Milch"]),
      ("fr", "pain et lait", "sans lait et oeufs", ["pain", "lait"]),
      ("pl", "chleb i mleko", "bez mleka i jajek", ["chleb", "mleko"]),
      ("en", "bread and milk", "no milk and no eggs", ["bread", "milk"]),
      ("en", "bread and milk", "don't remove milk", ["bread", "milk"]),
      ("en", "bread and milk", "please don't remove the milk", ["bread", "milk"]),
      ("en", "bread and milk", "don't skip the milk", ["bread", "milk"]),
      ("en", "bread and milk", "don't leave out the milk", ["bread", "milk"]),
      ("en", "bread and milk", "never remove the milk", ["bread", "milk"]),
      ("en", "bread and milk", "I don't want to remove the milk", ["bread", "milk"]),
      ("en", "bread and milk", "not without milk", ["bread", "milk"]),
      ("de", "Brot und Milch", "lass die Milch nicht weg", ["Brot", "Milch"]),
      ("fr", "pain et lait", "n'enlève pas le lait", ["pain", "lait"]),
      ("ko", "계란하고 우유", "우유 빼지 마", ["계란", "우유"]),
      ("en", "bread and milk", "not only milk", ["bread", "milk"]),
      ("en", "bread and milk", "not just milk", ["bread", "milk"]),
      ("de", "Brot und Milch", "nicht nur Milch", ["Brot", "Milch"]),
      ("es", "pan y leche", "no solo leche", ["pan", "leche"]),
      ("fr", "pain et lait", "pas seulement lait", ["pain", "lait"]),
      ("pl", "chleb i mleko", "nie tylko mleko", ["chleb", "mleko"]),
      ("ja", "パンと牛乳", "牛乳だけじゃない", ["パン", "牛乳"]),
      ("ja", "パンと牛乳", "牛乳だけじゃなくて", ["パン", "牛乳"]),
      ("ko", "빵하고 우유", "우유만 아니라", ["빵", "우유"]),
      ("en", "bread and milk", "why no milk", ["bread", "milk"]),
      ("en", "bread and milk", "is there no milk", ["bread", "milk"]),
      ("en", "bread and milk", "who said no milk", ["bread", "milk"]),
      ("en", "bread and milk", "no milk?", ["bread", "milk"]),
      ("en", "bread and milk", "without milk, eggs", ["bread", "milk"]),
      ("ja", "牛乳と卵", "牛乳なしで卵も", ["牛乳", "卵"]),
      ("ja", "牛乳と卵", "これも", ["牛乳", "卵"]),
      ("ko", "우유하고 계란", "그것도", ["우유", "계란"]),
      ("ko", "우유하고 계란", "뭐라도", ["우유", "계란"]),
      ("ja", "パンと牛乳と卵", "牛乳と卵なしで", ["パン", "牛乳", "卵"]),
      ("ko", "빵하고 우유하고 계란", "우유하고 계란 빼 줘", ["빵", "우유", "계란"]),
      ("en", "bread and milk", "we need milk, not bread", ["bread", "milk"]),
      ("de", "Brot und Milch", "warum keine Milch", ["Brot", "Milch"]),
      ("es", "puerto y pan", "sin puerta", ["puerto", "pan"]),
      ("en", "bread and milk", "just kidding", ["bread", "milk"]),
      ("en", "bread and milk", "only joking", ["bread", "milk"]),
      ("en", "bread and milk", "just great", ["bread", "milk"]),
      ("en", "bread and milk", "leave me alone", ["bread", "milk"]),
      ("en", "bread and milk", "only milk?", ["bread", "milk"]),
      ("de", "Brot und Milch", "nur Spaß", ["Brot", "Milch"]),
      ("de", "Brot und Milch", "nur Milch?", ["Brot", "Milch"]),
      ("pl", "chleb i mleko", "tylko żart", ["chleb", "mleko"]),
      ("ja", "パンと牛乳", "牛乳だけ？", ["パン", "牛乳"]),
    ])
  func stays(_ language: String, list: String, answer: String, names: [String]) async throws {
    try await ListAnswerTests().expect(names, after: answer, to: list, in: language)
  }

  @Test(
    "is not what is added, which is whole though it begins with a syllable that says nothing",
    arguments: [
      ("ko", "우유하고 계란", "아이스크림도", ["우유", "계란", "아이스크림"]),
      ("ko", "우유하고 계란", "오이도", ["우유", "계란", "오이"]),
      ("ko", "우유하고 계란", "어묵도", ["우유", "계란", "어묵"]),
      ("ko", "우유하고 계란", "음료수도", ["우유", "계란", "음료수"]),
      ("ko", "우유하고 계란", "아, 빵도", ["우유", "계란", "빵"]),
      ("ja", "牛乳と卵", "あんぱんも", ["牛乳", "卵", "あんぱん"]),
      ("ja", "牛乳と卵", "あ、パンも", ["牛乳", "卵", "パン"]),
    ])
  func adds(_ language: String, list: String, answer: String, names: [String]) async throws {
    try await ListAnswerTests().expect(names, after: answer, to: list, in: language)
  }
}
