extension ChoiceWords {
  /// Korean.
  static let korean = ChoiceWords(
    all: PhraseTable(words: [
      "모두", "전부", "다", "전원", "모든",
    ]),
    both: PhraseTable(words: [
      "둘 다", "두 개 다", "두 명 다", "양쪽 다",
    ]),
    exceptions: PhraseTable(words: [
      "빼고", "을 빼고", "를 빼고", "제외", "제외하고", "을 제외하고", "를 제외하고", "이외", "이외의", "말고", "없이",
    ]),
    ends: PhraseTable([
      (["처음", "앞의"], .first),
      (["마지막"], .last),
      (["다", "모두", "전부", "개 다", "명 다", "개 모두", "명 모두", "개 전부", "명 전부"], .all),
    ]),
    middle: PhraseTable(words: [
      "가운데", "가운데 것", "가운데 거", "가운데 사람", "중간", "중간 것", "중간 거", "중간 사람",
    ]),
    labels: PhraseTable([
      (
        [
          "번", "번째", "번호", "번 거", "번 것", "번째 거", "번째 것", "번째 사람", "옵션", "선택지",
        ], true
      )
    ]),
    picks: PhraseTable(words: [
      "나는", "저는",
    ])
  )
}
