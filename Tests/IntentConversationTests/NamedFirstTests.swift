import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// There is `Coco`, and there are `Bobo the Great`, `Bobo Jr.` and `Little Bobo`.
@Suite("Who is named where a message may begin")
struct NamedFirstTests {
  private static let recognizers = Dictionary(
    uniqueKeysWithValues: ["en", "es", "fr", "de", "pl", "ja", "ko"].map {
      (
        $0,
        Recognizer(
          catalogs: [.messages, .notebook, .payments], appNames: ["MonkeyChat"], language: $0)
      )
    })

  private static func found(_ sentence: String, _ language: String) -> IntentRequest? {
    recognizers[language]?.recognize(sentence, names: RecognizerTests.names).first?.request
  }

  @Test(
    "gets it, by a name and not by a word that names have",
    arguments: [
      ("text the boss I'm late", "en", "the boss", "I'm late"),
      ("text great aunt I'm late", "en", "great aunt", "I'm late"),
      ("text little John I'm home", "en", "little John", "I'm home"),
      ("text Bobo the meeting is off", "en", "Bobo", "the meeting is off"),
      ("text Bobo the Great the meeting is off", "en", "Bobo the Great", "the meeting is off"),
      ("text Coco we need to talk to Little Bobo", "en", "Coco", "we need to talk to Little Bobo"),
      ("text Coco to call Little Bobo", "en", "Coco", "call Little Bobo"),
      ("tell Coco the party starts at 9", "en", "Coco", "the party starts at 9"),
      ("tell Coco we meet tomorrow", "en", "Coco", "we meet tomorrow"),
      ("tell Coco it is raining", "en", "Coco", "it is raining"),
      ("tell Coco we are stuck in traffic", "en", "Coco", "we are stuck in traffic"),
      ("tell Coco the store is closed", "en", "Coco", "the store is closed"),
      ("send hi to Little Bobo", "en", "Little Bobo", "hi"),
      ("send Coco's photos to Little Bobo", "en", "Little Bobo", "Coco's photos"),
      ("send Coco happy birthday", "en", "Coco", "happy birthday"),
      ("text Coco back", "en", "Coco", nil), ("text Coco back saying hi", "en", "Coco", "hi"),
      ("text Coco back in 5 minutes", "en", "Coco", "back in 5 minutes"),
      ("text Coco back home safe", "en", "Coco", "back home safe"),
      ("ask Coco where my bike is", "en", "Coco", "where my bike is"),
      ("pregúntale a Coco dónde está", "es", "Coco", "dónde está"),
      ("pregúntale a Coco si viene", "es", "Coco", "viene"),
      ("tell Coco the truth", "en", "Coco", "the truth"),
      ("text Coco I'll call Little Bobo", "en", "Coco", "I'll call Little Bobo"),
      ("dile hola a Coco", "es", "Coco", "hola"),
      ("napisz do Coco że będę później", "pl", "Coco", "będę później"),
      ("mándale un abrazo a Coco", "es", "Coco", "un abrazo"),
      ("demande à Coco où il est", "fr", "Coco", "où il est"),
      ("dis bonjour à Coco", "fr", "Coco", "bonjour"),
      ("frag Coco wann er kommt", "de", "Coco", "wann er kommt"),
      ("sag Coco ich liebe dich", "de", "Coco", "ich liebe dich"),
      ("schreib Coco per SMS dass ich komme", "de", "Coco", "ich komme"),
      ("sag Coco das ist toll", "de", "Coco", "das ist toll"),
      ("schreib Coco das war gut", "de", "Coco", "das war gut"),
      ("zapytaj Coco kiedy wraca", "pl", "Coco", "kiedy wraca"),
      ("powiedz Coco cześć", "pl", "Coco", "cześć"),
      ("코코한테 안녕이라고 해줘", "ko", "코코", "안녕"),
      ("text Bobo I talked to Coco", "en", "Bobo", "I talked to Coco"),
      ("text mom I'm going to work", "en", "mom", "I'm going to work"),
      ("text Zelda I talked to Coco", "en", "Zelda", "I talked to Coco"),
      ("text sorry I'm late to Coco", "en", "Coco", "sorry I'm late"),
      ("tell mom dinner is ready", "en", "mom", "dinner is ready"),
      ("tell mom dad is late", "en", "mom", "dad is late"),
      ("text my mother in law I'm late", "en", "my mother in law", "I'm late"),
      ("text my mom in law I'm late", "en", "my mom in law", "I'm late"),
      ("text mom jones that I am late", "en", "mom jones", "I am late"),
      ("text grandma betty I am late", "en", "grandma betty", "I am late"),
      ("tell Zelda, Yorick is late", "en", "Zelda", "Yorick is late"),
      ("tell mom's doctor I'm late", "en", "mom's doctor", "I'm late"),
      ("tell Zelda everything is fine", "en", "Zelda", "everything is fine"),
    ] as [(String, String, String, JSONValue?)])
  func getsIt(_ sentence: String, _ language: String, _ name: String, content: JSONValue?) {
    let request = Self.found(sentence, language)
    #expect(request?.intent == "SendMessage")
    #expect(request?.parameters["recipients"] == [.string(name)], "\(request.debugDescription)")
    #expect(request?.parameters["content"] == content, "\(request.debugDescription)")
  }

  @Test(
    "is one of several, whatever is said to them",
    arguments: [
      ("text Zelda, Yorick and Coco I'm late", "I'm late"),
      ("tell mom and dad dinner is ready", "dinner is ready"),
      ("text mom and dad see you soon", "see you soon"),
    ])
  func isOneOfSeveral(_ sentence: String, content: String) {
    let request = Self.found(sentence, "en")
    guard case .array(let people)? = request?.parameters["recipients"] else {
      Issue.record("nobody gets it: \(sentence)")
      return
    }
    #expect(people.count == (sentence.contains(",") ? 3 : 2))
    #expect(request?.parameters["content"] == .string(content))
  }

  @Test(
    "gets it where names begin with a word that they seldom have, or call somebody what they are",
    arguments: [
      ("Will Smith", "text Will I'm late", "en", "Will", "I'm late"),
      ("Maja Nowak", "napisz do Maja że będę", "pl", "Maja", "będę"),
      ("Maja Nowak", "powiedz Maja że będę", "pl", "Maja", "będę"),
      ("Elle Martin", "dis à Elle que j'arrive", "fr", "Elle", "j'arrive"),
      ("Van Gomez", "dile a Van que llego", "es", "Van", "llego"),
      ("Doctor García", "dile al doctor que llego tarde", "es", "doctor", "llego tarde"),
      ("Tonton Michel", "dis à tonton que j'arrive", "fr", "tonton", "j'arrive"),
      ("Bobo Junior", "text Junior I'm home", "en", "Junior", "I'm home"),
      ("Aunt Rosa", "text aunt I'm home", "en", "aunt", "I'm home"),
      ("Tante Erna", "schreib Tante dass ich komme", "de", "Tante", "ich komme"),
      ("Jimmy Page", "text Jimmy Page 2 tickets left", "en", "Jimmy Page", "2 tickets left"),
      ("Dad", "text mom is home to dad", "en", "Dad", "mom is home"),
      ("Mom, Dad", "text mom is home to dad", "en", "Dad", "mom is home"),
      ("Mom, Dad", "send mom is home to dad", "en", "Dad", "mom is home"),
      (
        "Coco, Little Bobo", "send Little Bobo is coming to Coco", "en", "Coco",
        "Little Bobo is coming"
      ),
      ("Hope, Coco", "send hope you feel better to Coco", "en", "Coco", "hope you feel better"),
      ("Mom", "send Mom Happy Birthday!", "en", "Mom", "Happy Birthday!"),
      ("Mom", "give Mom my Love", "en", "Mom", "my Love"),
      ("Mom", "send Mom a Happy Birthday message", "en", "Mom", "Happy Birthday"),
    ])
  func getsItByName(
    _ known: String, _ sentence: String, _ language: String, _ name: String, content: String
  ) {
    let names = Names([
      .contactName: known.components(separatedBy: ", ").map { SpeakableString(spokenPhrase: $0) }
    ])
    let request = Self.recognizers[language]?.recognize(sentence, names: names).first?.request
    #expect(request?.parameters["recipients"] == [.string(name)], "\(request.debugDescription)")
    #expect(request?.parameters["content"] == .string(content), "\(request.debugDescription)")
  }

  @Test(
    "is nobody by a word that asks for something",
    arguments: [("Who Dat", "text who is this", "en"), ("Kto Wie", "powiedz kto to jest", "pl")])
  func isNobody(_ known: String, _ sentence: String, _ language: String) {
    let names = Names([.contactName: [SpeakableString(spokenPhrase: known)]])
    #expect(Self.recognizers[language]?.recognize(sentence, names: names).isEmpty == true)
  }

  @Test(
    "gets nothing where two are to get something, or nobody",
    arguments: [
      ("send hi to Coco and bye to Little Bobo", "en"),
      ("envoie 20 euros à Coco et 30 à Little Bobo", "fr"),
      ("tell Coco tomorrow that I'm late", "en"), ("dile a Coco mañana que llego tarde", "es"),
      ("écris à Coco demain que je viens", "fr"), ("napisz do Coco jutro że idę", "pl"),
      ("sag morgen Coco dass ich komme", "de"), ("send a message to Coco at 5 pm saying hi", "en"),
      ("text Coco it", "en"), ("text Coco that", "en"), ("tell the truth", "en"),
      ("envía eso a Coco", "es"), ("envoie ça à Coco", "fr"), ("schreib Coco das", "de"),
      ("wyślij to do Coco", "pl"), ("schreib Coco nicht dass ich komme", "de"),
      ("schreib Coco auf keinen Fall", "de"), ("schreib Coco lieber nicht", "de"),
      ("dis à Coco s'il te plaît", "fr"),
      ("牛乳を買い物リストに追加してココにやあと送って", "ja"),
    ])
  func getsNothing(_ sentence: String, _ language: String) {
    let request = Self.found(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is no word that says of how many things something is to be done",
    arguments: [
      ("모든 알림 삭제해 줘", "ko", ["all": true]), ("全タスクを削除して", "ja", ["all": true]),
      ("このタスクを削除して", "ja", [:]), ("이 할 일 삭제해 줘", "ko", [:]),
    ] as [(String, String, [String: JSONValue])])
  func isNoTask(_ sentence: String, _ language: String, expected: [String: JSONValue]) {
    let request = Self.found(sentence, language)
    #expect(request?.intent == "DeleteTasks")
    #expect(request?.parameters == expected)
  }

  @Test(
    "is told apart from a list and what is added to it",
    arguments: [
      ("add milk to groceries", "en", ["milk"], "groceries"),
      ("add 1,5 kg flour to groceries", "en", ["1,5 kg flour"], "groceries"),
      ("add 1, 2 to groceries", "en", ["1", "2"], "groceries"),
      ("장보기에 우유 추가해줘", "ko", ["우유"], "장보기"),
      ("우유랑 계란을 장보기에 추가해줘", "ko", ["우유", "계란"], "장보기"),
    ] as [(String, String, [String], String)])
  func isList(_ sentence: String, _ language: String, items: [String], list: String) {
    let request = Self.found(sentence, language)
    #expect(request?.intent == "AddTasks")
    #expect(request?.parameters["taskTitles"] == .array(items.map(JSONValue.string)))
    #expect(request?.parameters["targetTaskList"] == ["title": .string(list)])
  }
}
