extension ChoiceWords {
  /// Spanish.
  static let spanish = ChoiceWords(
    all: PhraseTable(words: ["todos", "todas", "todos ellos", "todas ellas", "a todos", "a todas"]),
    both: PhraseTable(words: ["ambos", "ambas", "los dos", "las dos", "a los dos", "a las dos"]),
    ends: PhraseTable([
      (["primeros", "los primeros", "primeras", "las primeras", "a los primeros"], .first),
      (["últimos", "los últimos", "últimas", "las últimas"], .last),
    ])
  )
}
