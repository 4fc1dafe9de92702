extension LanguageRules {
  /// English.
  static let english = LanguageRules(
    calls: PhraseTable(words: ["hey siri", "hi siri", "ok siri", "siri"]),
    corrections: PhraseTable([
      (
        DialogueWords.meantInEnglish + DialogueWords.meantInEnglish.map { "no \($0)" } + [
          "i wanted", "no i wanted", "actually", "no actually", "change it to", "on second thought",
          "on second thoughts",
          "it should be", "should be", "let's make it", "can we make it",
          "make it", "make that", "no make it", "actually make it", "actually make that",
        ], true
      ), (["no", "nope", "nah", "sorry", "no sorry", "wait", "no wait", "rather"], false),
    ]),
    conjunctions: ["and", "and also", "plus"],
    articles: PhraseTable(words: ["the", "a", "an", "my", "our", "some"]),
    particles: [],
    endings: [],
    nounEndings: [("", "s"), ("", "es"), ("y", "ies"), ("f", "ves"), ("fe", "ves")],
    ordinals: PhraseTable([
      (
        [
          "first", "the first", "the first one", "1st", "the 1st", "the 1st one", "number one",
          "top", "the top", "the top one", "the one at the top",
        ], 1
      ),
      (
        ["second", "the second", "the second one", "2nd", "the 2nd", "the 2nd one", "number two"], 2
      ),
      (
        ["third", "the third", "the third one", "3rd", "the 3rd", "the 3rd one", "number three"], 3
      ),
      (
        ["fourth", "the fourth", "the fourth one", "4th", "the 4th", "the 4th one", "number four"],
        4
      ),
      (["fifth", "the fifth", "the fifth one", "5th", "the 5th", "the 5th one", "number five"], 5),
      (["sixth", "the sixth", "6th", "the 6th", "number six"], 6),
      (["seventh", "the seventh", "7th", "the 7th", "number seven"], 7),
      (["eighth", "the eighth", "8th", "the 8th", "number eight"], 8),
      (["ninth", "the ninth", "9th", "the 9th", "number nine"], 9),
      (["tenth", "the tenth", "10th", "the 10th", "number ten"], 10),
      (
        [
          "last", "the last", "the last one", "bottom", "the bottom", "the bottom one",
          "the one at the bottom",
        ], -1
      ),
      (
        fromLast("second") + fromLast("next") + ["penultimate", "the penultimate"]
          + ["last but one", "the last but one"], -2
      ),
      (fromLast("third"), -3), (fromLast("fourth"), -4),
    ]),
    numbers: .english, times: .english, amounts: .english, spoken: .english,
    places: PhraseTable([
      (["home", "at home", "my home", "my house", "the house"], "home"),
      (["work", "at work", "the office", "my office", "at the office"], "work"),
      (["school", "at school"], "school"),
    ]),
    movements: PhraseTable([
      (
        [
          "when i get", "when i get to", "when i arrive at", "when i arrive", "when i come",
          "when i reach", "when i am", "when i'm", "when im", "once i get", "once i get to",
          "once i'm", "when i get back",
          "as soon as i get", "as soon as i get to", "as soon as i arrive at", "as soon as i am",
          "as soon as i'm",
        ], .arrive
      ),
      (
        [
          "when i leave", "once i leave", "as soon as i leave", "when i'm leaving",
          "when i leave from", "when i go from",
        ],
        .leave
      ),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .english
  )

  /// `second to last`, and as else it is said.
  private static func fromLast(_ ordinal: String) -> [String] {
    ["to last", "to the last", "to last one", "from last", "from the last", "from the end", "last"]
      .flatMap { ["\(ordinal) \($0)", "the \(ordinal) \($0)"] } + ["the \(ordinal) last one"]
  }
}
