extension ChoiceWords {
  /// Spanish.
  static let spanish = ChoiceWords(
    all: PhraseTable(words: [
      "todos", "todas", "todo", "todos ellos", "todas ellas", "a todos", "a todas",
    ]),
    both: PhraseTable(words: [
      "ambos", "ambas", "los dos", "las dos", "a los dos", "a las dos",
    ]),
    exceptions: PhraseTable([
      (
        [
          "excepto", "salvo", "que no sea", "aparte de", "pero no", "a excepción de",
          "con excepción de",
        ], true
      ),
      (["menos", "sin"], false),
    ]),
    ends: PhraseTable([
      (["primeros", "los primeros", "primeras", "las primeras", "a los primeros"], .first),
      (["últimos", "los últimos", "últimas", "las últimas"], .last),
      (["los", "las", "a los", "a las", "todos los", "todas las"], .all),
    ]),
    middle: PhraseTable(words: [
      "el del medio", "la del medio", "al del medio", "a la del medio", "del medio",
      "el de en medio", "la de en medio", "el de enmedio", "el medio", "en medio", "el central",
      "la central", "el que está en medio",
    ]),
    labels: PhraseTable([
      (
        [
          "número", "números", "los números", "opciones", "las opciones", "el número", "al número",
          "n", "nº", "núm", "opción", "la opción",
          "opción número", "el", "la", "al", "a la",
        ], true
      )
    ]),
    picks: PhraseTable(words: [
      "elijo", "escojo", "cojo", "tomo", "me quedo con", "quédate con", "elige", "escoge", "dame",
      "creo que", "creo que es", "pienso que",
    ])
  )
}
