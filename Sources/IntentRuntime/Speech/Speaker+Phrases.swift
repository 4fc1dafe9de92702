/// What the runtime says by itself, where a definition says nothing.
///
/// Each language words every phrase: a new one does not compile before it has words in all of them.
enum Phrase: Hashable, CaseIterable {
  case whichValue, whichOne, didYouMean, cancelled, failed, unlock, inProgress
  /// Somebody does not want something to be cancelled or removed after all: 'cancelled' would say that it was.
  case leftAsItIs
  case confirm, continueInApp, unknownOutcome, yes, no
  /// A value was refused, without a reason: nothing is known of the value; the value and the
  /// parameter; a name that is none.
  case unsupported, unsupportedValue, unknownName
  /// What a number, or a file, has to be; which file is wanted.
  case between, atLeast, atMost, notNegative, fileTypes, whichFile
  /// A stretch of time of which only the end is known.
  case until
}

extension Speaker {
  /// What is said where somebody wants none of what they asked for.
  package var cancelled: String { phrase(.cancelled) }

  /// The same, of an intent: who wants no ride to be cancelled is not told 'cancelled'.
  func cancelled(_ intent: IntentDescriptor?) -> String {
    phrase(intent?.isRemoving == true ? .leftAsItIs : .cancelled)
  }

  /// A phrase in the speaker's language, else in English; each `%@` stands for an argument.
  func phrase(_ phrase: Phrase, _ arguments: String...) -> String {
    let language = LanguageTag.fallbacks(of: language).last ?? language
    let words = Self.words(of: phrase, in: language)
    guard !arguments.isEmpty else { return words }
    var rest = words[...]
    var text = ""
    for argument in arguments {
      guard let place = rest.utf8.firstIndex(of: UInt8(ascii: "%")) else { break }
      text.append(contentsOf: rest[..<place])
      text.append(argument)
      rest = rest[rest.utf8.index(place, offsetBy: "%@".utf8.count)...].withoutStop(behind: text)
    }
    text.append(contentsOf: rest)
    return text
  }

  private static func words(of phrase: Phrase, in language: String) -> String {
    switch language {
    case "es": spanish(phrase)
    case "fr": french(phrase)
    case "de": german(phrase)
    case "pl": polish(phrase)
    case "ja": japanese(phrase)
    case "ko": korean(phrase)
    default: english(phrase)
    }
  }

  private static func english(_ phrase: Phrase) -> String {
    switch phrase {
    case .until: "until %@"
    case .whichValue: "What is the value of %@?"
    case .whichOne: "Which %@?"
    case .didYouMean: "Did you mean %@?"
    case .unsupported: "That does not work for %@."
    case .cancelled: "OK, cancelled."
    case .leftAsItIs: "OK, I left it as it is."
    case .failed: "Something went wrong."
    case .unlock: "Unlock your device first."
    case .inProgress: "This takes a moment."
    case .confirm: "%@: shall I go on?"
    case .continueInApp: "Go on in the app."
    case .unknownOutcome:
      "I don’t know whether this was done. Look in the app before you ask for it again."
    case .yes: "yes"
    case .no: "no"
    case .unsupportedValue: "“%@” does not work for %@."
    case .unknownName: "I know no “%@”."
    case .between: "Between %@ and %@, please."
    case .atLeast: "At least %@, please."
    case .atMost: "At most %@, please."
    case .notNegative: "Nothing below zero, please."
    case .fileTypes: "That file does not fit. It has to be %@."
    case .whichFile: "Choose a file: %@."
    }
  }

  private static func spanish(_ phrase: Phrase) -> String {
    switch phrase {
    case .until: "hasta %@"
    case .whichValue: "¿Cuál es el valor de %@?"
    case .whichOne: "¿Cuál: %@?"
    case .didYouMean: "¿Quieres decir %@?"
    case .unsupported: "Eso no sirve para %@."
    case .cancelled: "De acuerdo, cancelado."
    case .leftAsItIs: "De acuerdo, lo dejo como está."
    case .failed: "Algo ha ido mal."
    case .unlock: "Primero desbloquea el dispositivo."
    case .inProgress: "Esto tarda un momento."
    case .confirm: "%@: ¿sigo?"
    case .continueInApp: "Continúa en la aplicación."
    case .unknownOutcome:
      "No sé si esto se hizo. Mira en la aplicación antes de pedirlo otra vez."
    case .yes: "sí"
    case .no: "no"
    case .unsupportedValue: "«%@» no sirve para %@."
    case .unknownName: "No conozco «%@»."
    case .between: "Entre %@ y %@, por favor."
    case .atLeast: "Como mínimo %@, por favor."
    case .atMost: "Como máximo %@, por favor."
    case .notNegative: "Nada por debajo de cero, por favor."
    case .fileTypes: "Ese archivo no sirve. Tiene que ser %@."
    case .whichFile: "Elige un archivo: %@."
    }
  }

  private static func french(_ phrase: Phrase) -> String {
    switch phrase {
    case .until: "jusqu’à %@"
    case .whichValue: "Quelle est la valeur de %@ ?"
    case .whichOne: "Lequel : %@ ?"
    case .didYouMean: "Tu veux dire %@ ?"
    case .unsupported: "Cela ne va pas pour %@."
    case .cancelled: "D’accord, c’est annulé."
    case .leftAsItIs: "D’accord, je laisse tout comme c’est."
    case .failed: "Quelque chose n’a pas marché."
    case .unlock: "Déverrouille d’abord l’appareil."
    case .inProgress: "Cela prend un moment."
    case .confirm: "%@ : je continue ?"
    case .continueInApp: "Continue dans l’application."
    case .unknownOutcome:
      "Je ne sais pas si c’est fait. Regarde dans l’application avant de le redemander."
    case .yes: "oui"
    case .no: "non"
    case .unsupportedValue: "« %@ » ne va pas pour %@."
    case .unknownName: "Je ne connais pas « %@ »."
    case .between: "Entre %@ et %@, s’il te plaît."
    case .atLeast: "Au moins %@, s’il te plaît."
    case .atMost: "Au plus %@, s’il te plaît."
    case .notNegative: "Rien au-dessous de zéro, s’il te plaît."
    case .fileTypes: "Ce fichier ne va pas. Il faut %@."
    case .whichFile: "Choisis un fichier : %@."
    }
  }

  private static func german(_ phrase: Phrase) -> String {
    switch phrase {
    case .until: "bis %@"
    case .whichValue: "Welchen Wert hat %@?"
    case .whichOne: "Was davon: %@?"
    case .didYouMean: "Meinst du %@?"
    case .unsupported: "Das geht nicht für %@."
    case .cancelled: "Okay, abgebrochen."
    case .leftAsItIs: "Okay, alles bleibt, wie es ist."
    case .failed: "Da ist etwas schiefgegangen."
    case .unlock: "Entsperre zuerst dein Gerät."
    case .inProgress: "Das dauert einen Moment."
    case .confirm: "%@: Soll ich weitermachen?"
    case .continueInApp: "Mach in der App weiter."
    case .unknownOutcome:
      "Ich weiß nicht, ob das ausgeführt wurde. Sieh in der App nach, bevor du noch einmal fragst."
    case .yes: "ja"
    case .no: "nein"
    case .unsupportedValue: "„%@“ geht nicht für %@."
    case .unknownName: "Ich kenne „%@“ nicht."
    case .between: "Zwischen %@ und %@, bitte."
    case .atLeast: "Mindestens %@, bitte."
    case .atMost: "Höchstens %@, bitte."
    case .notNegative: "Nichts unter null, bitte."
    case .fileTypes: "Diese Datei passt nicht. Es muss %@ sein."
    case .whichFile: "Wähle eine Datei: %@."
    }
  }

  private static func polish(_ phrase: Phrase) -> String {
    switch phrase {
    case .until: "do %@"
    case .whichValue: "Jaka jest wartość: %@?"
    case .whichOne: "Który: %@?"
    case .didYouMean: "Chodzi o %@?"
    case .unsupported: "To nie pasuje: %@."
    case .cancelled: "Dobrze, anulowano."
    case .leftAsItIs: "Dobrze, zostaje tak, jak jest."
    case .failed: "Coś poszło nie tak."
    case .unlock: "Najpierw odblokuj urządzenie."
    case .inProgress: "To chwilę potrwa."
    case .confirm: "%@: kontynuować?"
    case .continueInApp: "Kontynuuj w aplikacji."
    case .unknownOutcome:
      "Nie wiem, czy to zostało wykonane. Sprawdź w aplikacji, zanim poprosisz ponownie."
    case .yes: "tak"
    case .no: "nie"
    case .unsupportedValue: "„%@” nie pasuje: %@."
    case .unknownName: "Nie znam „%@”."
    case .between: "Od %@ do %@, proszę."
    case .atLeast: "Co najmniej %@, proszę."
    case .atMost: "Co najwyżej %@, proszę."
    case .notNegative: "Nic poniżej zera, proszę."
    case .fileTypes: "Ten plik nie pasuje. Potrzebny typ: %@."
    case .whichFile: "Wybierz plik: %@."
    }
  }

  private static func japanese(_ phrase: Phrase) -> String {
    switch phrase {
    case .until: "%@まで"
    case .whichValue: "%@は何ですか"
    case .whichOne: "どの%@ですか"
    case .didYouMean: "%@のことですか"
    case .unsupported: "%@には使えません。"
    case .cancelled: "キャンセルしました。"
    case .leftAsItIs: "そのままにしておきます。"
    case .failed: "エラーが発生しました。"
    case .unlock: "先にデバイスのロックを解除してください。"
    case .inProgress: "少し時間がかかります。"
    case .confirm: "%@：続けますか"
    case .continueInApp: "アプリで続けてください。"
    case .unknownOutcome:
      "実行されたかどうか分かりません。もう一度頼む前にアプリで確認してください。"
    case .yes: "はい"
    case .no: "いいえ"
    case .unsupportedValue: "「%@」は%@には使えません。"
    case .unknownName: "「%@」は見つかりません。"
    case .between: "%@から%@までにしてください。"
    case .atLeast: "%@以上にしてください。"
    case .atMost: "%@以下にしてください。"
    case .notNegative: "0以上にしてください。"
    case .fileTypes: "そのファイルは使えません。%@にしてください。"
    case .whichFile: "ファイルを選んでください：%@"
    }
  }

  private static func korean(_ phrase: Phrase) -> String {
    switch phrase {
    case .until: "%@까지"
    case .whichValue: "%@의 값은 무엇인가요?"
    case .whichOne: "어느 %@인가요?"
    case .didYouMean: "%@ 말씀인가요?"
    case .unsupported: "%@에는 사용할 수 없습니다."
    case .cancelled: "취소했습니다."
    case .leftAsItIs: "그대로 두겠습니다."
    case .failed: "문제가 발생했습니다."
    case .unlock: "먼저 기기 잠금을 해제하세요."
    case .inProgress: "잠시 걸립니다."
    case .confirm: "%@: 계속할까요?"
    case .continueInApp: "앱에서 계속하세요."
    case .unknownOutcome:
      "실행되었는지 알 수 없습니다. 다시 요청하기 전에 앱에서 확인하세요."
    case .yes: "예"
    case .no: "아니요"
    case .unsupportedValue: "‘%@’은(는) %@에 사용할 수 없습니다."
    case .unknownName: "‘%@’을(를) 찾을 수 없습니다."
    case .between: "%@에서 %@ 사이로 말씀해 주세요."
    case .atLeast: "%@ 이상이어야 합니다."
    case .atMost: "%@ 이하여야 합니다."
    case .notNegative: "0 이상이어야 합니다."
    case .fileTypes: "그 파일은 사용할 수 없습니다. 형식: %@."
    case .whichFile: "파일을 선택하세요: %@."
    }
  }
}
