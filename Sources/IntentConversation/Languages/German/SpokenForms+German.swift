extension SpokenForms {
  /// German.
  static let german = SpokenForms(
    openings: [
      "kannst du", "könntest du", "würdest du", "kannst du bitte", "ich möchte", "ich will",
      "ich würde gern", "ich würde gerne", "ich hätte gern", "ich brauche", "hallo", "hey",
    ],
    fillers: ["bitte", "mal", "bitte mal", "danke", "äh", "ähm", "doch", "eben", "schnell"],
    functionWords: [
      "ich", "du", "er", "sie", "es", "wir", "ihr", "dass", "ob", "wenn", "weil", "ist", "sind",
      "bin", "habe", "hat", "haben", "werde", "wird", "kann", "muss", "soll", "nicht",
    ]
  )
}
