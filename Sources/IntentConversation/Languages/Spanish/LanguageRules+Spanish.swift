extension LanguageRules {
  /// Spanish.
  static let spanish = LanguageRules(
    calls: PhraseTable(words: ["oye siri", "hola siri", "ey siri", "hey siri", "siri"]),
    corrections: PhraseTable([
      (
        DialogueWords.meantInSpanish + DialogueWords.meantInSpanish.map { "no \($0)" } + [
          "quise decir", "he dicho", "dije", "no he dicho", "no dije", "no quise decir",
          "en realidad",
        ], true
      ),
      (
        [
          "no", "mejor", "perdón", "no perdón", "digo", "perdona", "perdone", "disculpa",
          "disculpe", "lo siento", "ups",
        ], false
      ),
    ]),
    conjunctions: ["y", "e"],
    articles: PhraseTable(words: [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "mis", "a",
    ]),
    particles: [],
    endings: [("o", "a"), ("o", "os"), ("o", "as"), ("", "s"), ("", "es")],
    nounEndings: [("", "s"), ("", "es"), ("z", "ces")],
    ordinals: PhraseTable([
      (
        [
          "el primero", "la primera", "primero", "primera", "el número uno", "número uno",
          "el de arriba", "la de arriba",
        ], 1
      ),
      (["el segundo", "la segunda", "segundo", "segunda", "número dos"], 2),
      (["el tercero", "la tercera", "tercero", "tercera", "número tres"], 3),
      (["el cuarto", "la cuarta", "cuarto", "cuarta"], 4),
      (["el quinto", "la quinta", "quinto", "quinta"], 5),
      (["el sexto", "la sexta", "sexto", "sexta"], 6),
      (["el séptimo", "la séptima", "séptimo", "séptima"], 7),
      (["el octavo", "la octava", "octavo", "octava"], 8),
      (["el noveno", "la novena", "noveno", "novena"], 9),
      (["el décimo", "la décima", "décimo", "décima"], 10),
      (["el último", "la última", "último", "última", "el de abajo", "la de abajo"], -1),
      (
        [
          "el penúltimo", "la penúltima", "penúltimo", "penúltima", "el segundo desde el final",
          "la segunda desde el final", "el segundo por el final", "la segunda por el final",
        ], -2
      ),
      (["el antepenúltimo", "la antepenúltima", "antepenúltimo", "antepenúltima"], -3),
    ]),
    numbers: .spanish, times: .spanish, amounts: .spanish, spoken: .spanish,
    places: PhraseTable([
      (["casa", "mi casa"], "casa"),
      (["el trabajo", "trabajo", "la oficina", "al trabajo"], "trabajo"),
      (["la escuela", "escuela"], "escuela"),
    ]),
    movements: PhraseTable([
      (
        [
          "cuando llegue a", "cuando llegue", "al llegar a", "cuando esté en", "en cuanto llegue a",
          "en cuanto llegue", "cuando estoy en",
        ], .arrive
      ),
      (
        [
          "cuando salga de", "cuando salga del", "cuando me vaya de", "al salir de", "al salir del",
          "en cuanto salga de", "en cuanto salga del",
        ], .leave
      ),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .spanish
  )
}
