extension SpokenForms {
  /// Spanish.
  static let spanish = SpokenForms(
    openings: [
      "puedes", "podrías", "puede", "podría", "quiero que", "necesito que", "me gustaría que",
      "quiero",
      "necesito", "quisiera", "me gustaría", "oye", "hola", "venga", "a ver",
    ],
    fillers: ["por favor", "porfa", "gracias", "eh", "este", "pues", "ahora mismo"]
  )
}
