import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// What is sent to whom: there is `Coco`, and there are several Bobos.
@Suite("A message to somebody")
struct DictationTests {
  static let recognizers = Dictionary(
    uniqueKeysWithValues: ["en", "es", "fr", "de", "pl", "ja", "ko"].map {
      ($0, Recognizer(catalogs: [.messages], appNames: ["MonkeyChat"], language: $0))
    })

  private static func found(_ sentence: String, _ language: String) -> IntentRequest? {
    recognizers[language]?.recognize(sentence, names: RecognizerTests.names).first?.request
  }

  @Test(
    "goes to all who are named, and has no more than what was dictated",
    arguments: [
      ("send a message to Coco and to Little Bobo saying hi", "en", ["Coco", "Little Bobo"], "hi"),
      ("send a message to Coco and Little Bobo", "en", ["Coco", "Little Bobo"], nil),
      ("send a message to Coco's mom saying hi", "en", ["Coco's mom"], "hi"),
      ("tell Coco’s mom hi", "en", ["Coco’s mom"], "hi"),
      ("tell Coco s mom hi", "en", ["Coco s mom"], "hi"),
      ("send a message to Coco Smith saying hi", "en", ["Coco Smith"], "hi"),
      ("send a message to Coco on MonkeyChat saying hi", "en", ["Coco"], "hi"),
      ("tell Coco on MonkeyChat saying I got it", "en", ["Coco"], "I got it"),
      ("tell Coco and Bobo hi", "en", ["Coco", "Bobo"], "hi"),
      ("send the message hi to Coco", "en", ["Coco"], "hi"),
      ("text Coco and say that I am late", "en", ["Coco"], "I am late"),
      (
        "tell Coco, Bobo and Little Bobo hi there", "en", ["Coco", "Bobo", "Little Bobo"],
        "hi there"
      ),
      ("tell Coco & Bobo hi", "en", ["Coco", "Bobo"], "hi"),
      ("tell Coco that I said \"hi, you\"", "en", ["Coco"], "I said \"hi, you\""),
      ("tell Coco he asked “why?”.", "en", ["Coco"], "he asked “why?”."),
      ("text Coco: \"no\" is no answer", "en", ["Coco"], "\"no\" is no answer"),
      ("tell Coco \"hi there\"", "en", ["Coco"], "hi there"),
      ("text Coco “hi” please", "en", ["Coco"], "hi"),
      ("text Coco \"hi\" please come", "en", ["Coco"], "\"hi\" please come"),
      ("écris à Coco « bonjour » s'il te plaît", "fr", ["Coco"], "bonjour"),
      ("schreib Coco „hallo“ bitte", "de", ["Coco"], "hallo"),
      ("tell Coco Martinez that I am late", "en", ["Coco Martinez"], "I am late"),
      ("dile a Coco Martínez que llego tarde", "es", ["Coco Martínez"], "llego tarde"),
      ("dile a Coco Gracias que me ayudas", "es", ["Coco"], "Gracias que me ayudas"),
      ("dis à Coco Martin que je viens", "fr", ["Coco Martin"], "je viens"),
      ("powiedz Coco Nowak że idę", "pl", ["Coco Nowak"], "idę"),
      ("text Coco sure that works", "en", ["Coco"], "sure that works"),
      ("sag Coco Danke dass du kommst", "de", ["Coco"], "Danke dass du kommst"),
      ("tell Coco I will be late", "en", ["Coco"], "I will be late"),
      ("tell Jennifer I will be late", "en", ["Jennifer"], "I will be late"),
      ("text Coco on my way", "en", ["Coco"], "on my way"),
      ("text Coco #1 fan", "en", ["Coco"], "#1 fan"), ("text Coco hi :)", "en", ["Coco"], "hi :)"),
      ("text Coco *important*", "en", ["Coco"], "*important*"),
      ("text Coco @bobo call me", "en", ["Coco"], "@bobo call me"),
      ("text Coco -5 degrees", "en", ["Coco"], "-5 degrees"),
      ("text Coco - hi", "en", ["Coco"], "hi"), ("text Coco: hi", "en", ["Coco"], "hi"),
      ("text Coco (hi)", "en", ["Coco"], "(hi)"),
      ("text Coco see you...", "en", ["Coco"], "see you..."),
      ("text Coco a message", "en", ["Coco"], nil),
      ("text Coco a message saying hi", "en", ["Coco"], "hi"),
      ("text mom on my way", "en", ["mom"], "on my way"),
      ("text Coco I am going to the store", "en", ["Coco"], "I am going to the store"),
      (
        "envía un mensaje a Coco y a Little Bobo diciendo hola", "es", ["Coco", "Little Bobo"],
        "hola"
      ),
      ("envía un mensaje a Coco en MonkeyChat diciendo hola", "es", ["Coco"], "hola"),
      ("dile a Coco llego tarde", "es", ["Coco"], "llego tarde"),
      (
        "envoie un message à Coco et à Little Bobo disant bonjour", "fr", ["Coco", "Little Bobo"],
        "bonjour"
      ),
      ("envoie un message à Coco sur MonkeyChat disant bonjour", "fr", ["Coco"], "bonjour"),
      (
        "schick eine Nachricht an Coco und an Little Bobo mit dem Text hallo", "de",
        ["Coco", "Little Bobo"], "hallo"
      ),
      ("schick eine Nachricht an Coco Müller mit dem Text hallo", "de", ["Coco Müller"], "hallo"),
      ("antworte Coco und Bobo ich komme", "de", ["Coco", "Bobo"], "ich komme"),
      (
        "wyślij wiadomość do Coco i do Little Bobo o treści cześć", "pl", ["Coco", "Little Bobo"],
        "cześć"
      ),
      ("odpisz Coco i Bobo już idę", "pl", ["Coco", "Bobo"], "już idę"),
      ("schreib Coco ich bin zu Hause", "de", ["Coco"], "ich bin zu Hause"),
      ("schreib Coco: ich fahre in die Stadt", "de", ["Coco"], "ich fahre in die Stadt"),
      ("schreib Coco ich komme zur Party", "de", ["Coco"], "ich komme zur Party"),
      ("schreib an Coco wir warten auf dich", "de", ["Coco"], "wir warten auf dich"),
      (
        "écris à Coco que le lait est sur la liste de courses", "fr", ["Coco"],
        "le lait est sur la liste de courses"
      ),
      ("text Coco hurry up please", "en", ["Coco"], "hurry up please"),
      ("text Coco buy bread and milk for me", "en", ["Coco"], "buy bread and milk for me"),
      ("text Coco don't wait for me", "en", ["Coco"], "don't wait for me"),
      ("text Coco hi thank you", "en", ["Coco"], "hi thank you"),
      ("schreib Coco kauf Milch und Brot bitte", "de", ["Coco"], "kauf Milch und Brot bitte"),
      ("écris à Coco attends merci", "fr", ["Coco"], "attends merci"),
      ("text Coco thanks a lot", "en", ["Coco"], "thanks a lot"),
      ("schreib Coco vielen Dank", "de", ["Coco"], "vielen Dank"),
      ("écris à Coco merci beaucoup", "fr", ["Coco"], "merci beaucoup"),
      ("dis à Coco d'accord", "fr", ["Coco"], "d'accord"),
      ("escribe a Coco muchas gracias", "es", ["Coco"], "muchas gracias"),
      ("napisz do Coco dziękuję", "pl", ["Coco"], "dziękuję"),
      (
        "mándale un mensaje a Coco: la lista está en la mesa", "es", ["Coco"],
        "la lista está en la mesa"
      ),
      ("envoie un message à Coco : ça coûte cher", "fr", ["Coco"], "ça coûte cher"),
      ("napisz do Coco: już idę", "pl", ["Coco"], "już idę"),
      ("wyślij sms do Coco: już idę", "pl", ["Coco"], "już idę"),
      ("manda un mensaje a Coco hola", "es", ["Coco"], "hola"),
      ("escribe a Coco hola", "es", ["Coco"], "hola"),
      ("envoie un message à Coco salut", "fr", ["Coco"], "salut"),
      ("napisz do Coco spóźnię się", "pl", ["Coco"], "spóźnię się"),
      ("wyślij Coco wiadomość cześć", "pl", ["Coco"], "cześć"),
      ("write Coco \"see you at 5\"", "en", ["Coco"], "see you at 5"),
      ("CocoとLittle Boboにこんにちはと送って", "ja", ["Coco", "Little Bobo"], "こんにちは"),
      ("Coco와 Little Bobo에게 안녕이라고 보내 줘", "ko", ["Coco", "Little Bobo"], "안녕"),
    ] as [(String, String, JSONValue, JSONValue?)])
  func goesToAll(_ sentence: String, language: String, recipients: JSONValue, content: JSONValue?) {
    let request = Self.found(sentence, language)
    #expect(request?.parameters["recipients"] == recipients)
    #expect(request?.parameters["content"] == content)
  }

  @Test(
    "goes to nobody whose name is a part of what was said, with the rest as its text",
    arguments: [
      ("send a message to Coco on WhatsApp saying hi", "en"),
      ("send a message to Coco on WhatsApp", "en"), ("send three messages to Coco", "en"),
      ("tell Coco or Bobo hi", "en"), ("tell Coco & Zed hi", "en"), ("tell Coco + Bobo hi", "en"),
      ("send a message to Coco in Paris saying hi", "en"),
      ("tell Coco but not Bobo I am here", "en"),
      ("envía un mensaje a Coco en WhatsApp diciendo hola", "es"),
      ("dile a Coco o a Bobo hola", "es"), ("dile a Coco en WhatsApp hola", "es"),
      ("dile a Coco García diciendo hola", "es"),
      ("envoie un message à Coco sur WhatsApp disant bonjour", "fr"),
      ("schick eine Nachricht an Coco auf WhatsApp mit dem Text hallo", "de"),
      ("schreib eine Nachricht an Coco oder Bobo hallo", "de"),
      ("antworte Coco aber nicht Bobo ich komme", "de"),
      ("wyślij wiadomość do Coco na WhatsApp o treści cześć", "pl"),
      ("odpisz Coco lub Bobo już idę", "pl"), ("odpisz Coco Nowak o treści cześć", "pl"),
    ])
  func goesToNobodyElse(_ sentence: String, language: String) {
    let request = Self.found(sentence, language)
    let isSent =
      request?.parameters["recipients"] == ["Coco"] && request?.parameters["content"] != nil
    #expect(!isSent, "\(request.debugDescription)")
  }

  @Test(
    "is read so where the app's name and a name are all that is before it",
    arguments: [
      ("MonkeyChat Coco and Bobo hi", "en", ["Coco", "Bobo"], "hi"),
      ("MonkeyChat Coco et Bobo bonjour", "fr", ["Coco", "Bobo"], "bonjour"),
      ("MonkeyChat Bobo とても楽しい", "ja", ["Bobo"], "とても楽しい"),
      ("MonkeyChat Coco 와줘", "ko", ["Coco"], "와줘"),
    ] as [(String, String, JSONValue, JSONValue)])
  func isBehindName(_ sentence: String, language: String, recipients: JSONValue, content: JSONValue)
  {
    let request = Self.byName(sentence, language)
    #expect(request?.parameters["recipients"] == recipients)
    #expect(request?.parameters["content"] == content)
  }

  @Test(
    "does not begin with what belongs to the name",
    arguments: [
      ("MonkeyChat Coco ou Bobo bonjour", "fr"), ("MonkeyChat Coco sur WhatsApp bonjour", "fr"),
      ("MonkeyChat Cocoのお母さん こんにちは", "ja"), ("MonkeyChat Cocoに こんにちは", "ja"),
      ("MonkeyChat Coco에게 안녕", "ko"), ("MonkeyChat Coco의 엄마 안녕", "ko"),
    ])
  func doesNotBeginInName(_ sentence: String, language: String) {
    #expect(Self.byName(sentence, language)?.parameters["recipients"] != ["Coco"])
  }

  @Test(
    "does not begin within a word that has an apostrophe, nor behind what something is said of",
    arguments: [
      "text coco that's fine", "text coco that’s fine", "tell coco that'd be great",
      "let coco know that's ok", "send coco a message that's funny",
      "tell coco that was fun", "tell coco that is a good idea", "tell coco that works",
      "tell coco that sounds good", "tell coco that can wait",
    ])
  func doesNotBeginInWord(_ sentence: String) {
    let content = sentence.components(separatedBy: " that")[1]
    #expect(Self.found(sentence, "en")?.parameters["content"] == .string("that" + content))
  }

  @Test(
    "keeps the words it begins with where the first of them leads to a text as well",
    arguments: [
      ("en", "text Coco ", "to be honest I am tired"), ("en", "text Coco ", "that one is mine"),
      ("en", "text Coco ", "that way we win"), ("en", "tell Coco to ", "be honest"),
      ("en", "text Coco ", "about to leave"), ("en", "text Coco: ", "to be or not to be"),
      ("en", "text Coco ", "(hi)"), ("en", "text Coco ", "to start with I am tired"),
      ("en", "tell Coco to ", "start with the kitchen"), ("en", "tell Coco to ", "go home"),
      ("en", "tell Coco that ", "one day I will come"),
      ("en", "send a message to Coco that says ", "hello"),
      ("fr", "écris à Coco ", "s'il te plaît rappelle-moi"),
      ("fr", "écris à Coco ", "si tu veux on sort"), ("fr", "textote à Coco ", "on arrive"),
      ("fr", "écris à Coco ", "qu'est-ce que tu fais"), ("fr", "écris à Coco qu'", "il pleut"),
      ("fr", "dis à Coco ", "d'accord on y va"), ("es", "escribe a Coco ", "qué haces"),
      ("es", "escribe a Coco que ", "llego tarde"), ("es", "dile a Coco ", "que descanses bien"),
      ("de", "schreib Coco ", "die Nachricht ist angekommen"),
      ("de", "schreib Coco ", "neue Nachrichten sind da"),
      ("de", "schreib Coco ", "eine schnelle SMS wäre gut"),
      ("fr", "demande à Coco si ", "tu peux venir"), ("pl", "napisz do Coco by ", "przyszedł"),
      ("pl", "napisz do Coco ", "czy przyjdziesz"),
    ])
  func keepsFirstWords(_ language: String, _ lead: String, _ content: String) {
    let found = Self.found(lead + content, language)?.parameters["content"]
    #expect(found == .string(content), "\(found.debugDescription)")
  }

  @Test(
    "is asked for where what is said is no more than that there is one",
    arguments: [
      ("en", "send Coco a message back"), ("de", "sag Coco Bescheid"),
      ("de", "schick eine kurze Nachricht an Coco"),
    ])
  func isNoText(_ language: String, _ sentence: String) {
    #expect(Self.found(sentence, language)?.parameters == ["recipients": ["Coco"]])
  }

  @Test(
    "is not sent where it says no more than when, or what has to happen first",
    arguments: [
      "notify coco if it rains", "notify coco when dinner is ready", "text coco later",
      "send coco a message when i get home", "text coco after work",
    ])
  func isNoCondition(_ sentence: String) {
    #expect(Self.found(sentence, "en")?.intent != "SendMessage")
  }

  /// With a sentence that has nothing between a name and a text.
  private static func byName(_ sentence: String, _ language: String) -> IntentRequest? {
    var messages = IntentCatalog.messages
    messages.vocabularies = []
    let vocabulary = AppVocabulary(utterances: [
      .init(intent: "INSendMessageIntent", templates: ["{app} {recipients} {content:text}"])
    ])
    return Recognizer(
      catalogs: [messages], vocabularies: [vocabulary], appNames: ["MonkeyChat"],
      language: language
    ).recognize(sentence, names: RecognizerTests.names).first?.request
  }

  @Test(
    "may speak of times and of others where it is marked as text, or takes nobody back",
    arguments: [
      ("tell Coco no, ask Bobo", "no, ask Bobo"), ("tell Coco sorry I am late", "sorry I am late"),
      ("text Coco: tomorrow at 5", "tomorrow at 5"),
      (#"text Coco "tomorrow at 5""#, "tomorrow at 5"),
      (#"tell Coco "yes" or "no""#, #""yes" or "no""#), ("text Coco 👍", "👍"),
      ("text Coco 🎉 happy birthday", "🎉 happy birthday"), ("reply to Coco ok", "ok"),
    ])
  func isText(_ sentence: String, content: String) {
    let request = Self.found(sentence, "en")
    #expect(request?.parameters["content"] == .string(content), "\(request.debugDescription)")
  }

  @Test(
    "is not sent where its words say when, are meant for somebody else, or are of two messages",
    arguments: [
      ("send a message to Coco tomorrow at 5pm", "en"), ("message Coco at 5", "en"),
      ("sende eine Nachricht an Coco morgen um 5", "de"),
      ("send \"hi\" to Coco and \"bye\" to Little Bobo", "en"),
      ("tell Coco \"hi\" and Little Bobo \"bye\"", "en"),
      ("envoie « bonjour » à Coco et « salut » à Little Bobo", "fr"),
      ("send hi to Coco, no, to Little Bobo", "en"), ("schreib Coco nicht", "de"),
      ("schreib Coco bitte", "de"), ("text Coco please", "en"),
      ("envoie bonjour à Coco, non, à Little Bobo", "fr"),
      ("envoie bonjour à Coco pardon à Little Bobo", "fr"),
      ("text +1 (555) 123-4567 I'm late", "en"), ("text coco@example.com hello", "en"),
      ("text 555 1234 at 5", "en"), ("text Coco/Bobo hello", "en"),
      ("tell Coco, no, Bobo that I'm late", "en"), ("dile a Coco, no, a Bobo que voy", "es"),
    ])
  func isNotSentInstead(_ sentence: String, _ language: String) {
    let content = Self.found(sentence, language)?.parameters["content"]
    #expect(content == nil, "\(content.debugDescription)")
  }
}
