import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What is said where any words are an answer")
struct FreeTextAnswerTests {
  @Test(
    "is text where it greets as well as takes leave, and takes leave of every other question",
    arguments: [
      ("en", "bye"), ("en", "hello"), ("en", "see you"), ("en", "Ciao!"), ("es", "chao"),
      ("es", "hasta luego"), ("fr", "salut"), ("fr", "ciao"), ("pl", "cześć"), ("pl", "na razie"),
      ("de", "tschüss"), ("de", "ciao"), ("ja", "バイバイ"), ("ko", "안녕"),
    ])
  func greets(_ language: String, text: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let sent = await conversation.say(text)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
    #expect(sent.outcome?.ending == .handled)
    // Whoever comes says these as well, and nobody who is asked something ends it by what may be a hello: it would cost
    // them all they said, and a question that is heard once more costs nothing.
    guard !["hello", "salut", "cześć"].contains(text) else { return }
    let other = Conversation(with: [try await Apps.contacts()])
    _ = await other.say("send a message to Bobo on MonkeyChat")
    await other.use(language: language)
    #expect(await other.say(text).outcome?.ending == .cancelled)
  }

  @Test("is asked about where it begins with somebody else, and what is said to them")
  func asksAboutOther() async throws {
    let conversation = try await Apps.askedForText(in: "en")
    #expect(await conversation.say("to Little Bobo saying hi").code == "verbatim")
  }

  @Test(
    "is asked about where it may say whom it is for",
    arguments: [
      ("en", "no, Little Bobo and Bobo Jr."), ("en", "no, Little Bobo: hello"),
      ("en", "it's for Little Bobo"), ("en", "no, Zelda"), ("en", "wrong one"),
      ("en", "send to Little Bobo"), ("de", "nein, Little Bobo und Bobo Jr."),
      ("de", "es ist für Little Bobo"), ("fr", "non, Little Bobo et Bobo Jr."),
      ("fr", "c'est pour Little Bobo"), ("es", "no, Little Bobo y Bobo Jr."),
      ("pl", "nie, Little Bobo i Bobo Jr."), ("ja", "いや、Little BoboとBobo Jr."),
      ("ko", "아니, Little Bobo와 Bobo Jr."),
      ("en", "it's for Little Bobo and Bobo Jr."), ("en", "it's for Little Bobo, please"),
      ("en", "for Little Bobo: hello"), ("en", "no, Little Bobo or Bobo Jr."),
      ("en", "no, Zelda: hello"), ("en", "it's for Zelda"), ("en", "to Zelda"),
      ("de", "es ist für Little Bobo und Bobo Jr."), ("fr", "c'est pour Little Bobo et Bobo Jr."),
      ("es", "es para Little Bobo y Bobo Jr."), ("de", "das ist die Falsche"),
      ("fr", "c'est le mauvais"), ("es", "el equivocado"), ("pl", "nie ten"),
      ("en", "Little Bobo"), ("en", "my mistake, it's Little Bobo"), ("en", "later"),
      ("en", "don't text Coco"), ("en", "do not text her"), ("de", "schreib Coco nicht"),
      ("pl", "nie pisz do Coco"), ("en", "no, the second one"),
      ("en", "I meant 3"), ("de", "nein, der dritte"), ("ja", "いや、三番目"),
      ("en", "oops, wrong person"),
      ("en", "delete it"), ("de", "lösch das"), ("es", "bórralo"), ("pl", "usuń to"),
      ("de", "später"), ("fr", "je me suis trompé, c'est Little Bobo"), ("fr", "plus tard"),
      ("es", "me he equivocado, es Little Bobo"), ("pl", "pomyłka, to Little Bobo"),
      ("ja", "Little Boboに送って"), ("ja", "後で"), ("ko", "Little Bobo에게 보내 줘"), ("ko", "나중에"),
    ])
  func asksAboutPeople(_ language: String, _ text: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    #expect(await conversation.say(text).code == "verbatim")
  }

  @Test(
    "is for whom it says, where that is no text; of a stranger, or of several, it is asked who they are",
    arguments: [
      ("it's for Little Bobo", "What do you want to say to Little Bobo?"),
      ("no, Little Bobo: hello", "What do you want to say to Little Bobo?"),
      ("it's for Little Bobo, please", "What do you want to say to Little Bobo?"),
      ("no, Zelda", "Who do you want to message?"),
      ("it's for Little Bobo and Bobo Jr.", "Who do you want to message?"),
    ])
  func isForOthers(_ text: String, question: String) async throws {
    let conversation = try await Apps.askedForText()
    _ = await conversation.say(text)
    #expect(await conversation.say("no").speech == question)
  }

  @Test(
    "is text where somebody is spoken of",
    arguments: [
      "going to Paris", "see you at Walmart", "don't worry about it",
      "no, Little Bobo is late", "no, I am at home", "I have a gift for Little Bobo and you",
    ])
  func speaksOfPeople(_ text: String) async throws {
    let conversation = try await Apps.askedForText()
    let sent = await conversation.say(text)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
  }

  @Test("is asked about where it is another app's request for somebody whom this one knows")
  func asksAboutOtherRequest() async throws {
    for answer in ["pay Little Bobo 20 dollars", "pay Bobo $20"] {
      let conversation = Conversation(with: [try await Apps.contacts(), try Apps.payments()])
      _ = await conversation.say("send a message to Coco on MonkeyChat")
      let asked = await conversation.say(answer)
      #expect(asked.code == "verbatim", "\(asked.speech)")
    }
  }

  @Test(
    "is heard as a hello, and the question once more, where the word is one of those that come as well as of those that go",
    arguments: [
      ("fr", "salut"), ("pl", "cześć"), ("fr", "Salut !"), ("pl", "Cześć!"),
    ])
  func isHello(_ language: String, text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    await conversation.use(language: language)
    let asked = await conversation.say("xyzzy")
    let reply = await conversation.say(text)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
    #expect(reply.options == asked.options && reply.request == asked.request)
  }

  @Test(
    "is asked about where it may be a yes or a no, and sent by no more than a yes to that",
    arguments: [
      ("en", "great", "yes please send it", "not that"), ("en", "good", "yes, send it", "no no"),
      ("en", "good", "yes, send it now", "no, not that"), ("en", "good", "yes", "no, change it"),
      ("en", "never", "yes exactly that", "no change it"),
      ("de", "prima", "ja, schick es ab", "nicht das"),
      ("fr", "bien", "oui", "pas ça"), ("es", "nunca", "sí", "eso no"),
      ("pl", "chyba tak", "tak", "nie to"), ("ja", "いいね", "はい", "それじゃない"),
      ("ko", "그런 것 같아", "네", "그거 말고"),
    ])
  func isAskedAbout(_ language: String, text: String, yes: String, neither: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    #expect(await conversation.say(text).code == "verbatim")
    let again = await conversation.say(neither)
    #expect(again.kind == .question && again.outcome == nil, "\(again.speech)")
    let agreed = try await Apps.askedForText(in: language)
    _ = await agreed.say(text)
    let sent = await agreed.say(yes)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
    #expect(sent.outcome?.ending == .handled, "\(sent.speech)")
  }

  @Test(
    "is another text behind a no and what leads to it, or where it goes on behind a word of either",
    arguments: [
      ("no, say hello", "hello"), ("good luck", "good luck"), ("good night", "good night"),
      ("never, ever lend Bobo money", "never, ever lend Bobo money"), ("oh great", "oh great"),
    ])
  func isOtherText(_ said: String, text: String) async throws {
    let conversation = try await Apps.askedForText()
    _ = await conversation.say("good")
    let sent = await conversation.say(said)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
  }

  @Test(
    "is text where a command in it has more before it than a sound",
    arguments: ["So what?", "Well, I don't know"])
  func isText(_ text: String) async throws {
    let sent = try await Apps.askedForText().say(text)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
  }

  @Test(
    "tells what can be asked for, where it greets and nothing is asked",
    arguments: [
      ("en", "hello"), ("en", "Hi!"), ("pl", "cześć"), ("fr", "salut"), ("es", "hola"),
      ("en", "bye"), ("pl", "na razie"),
    ])
  func welcomes(_ language: String, text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()], language: language)
    let takesLeave = ["bye", "na razie"].contains(text)
    let code = await conversation.say(text).code
    #expect(code == (takesLeave ? "goodbye" : "noAbilities") || !takesLeave && code == "abilities")
  }

  @Test(
    "is asked about where it would leave the question, and drops nothing by itself",
    arguments: ["well, forget it", "So, stop that", "so, never mind", "please forget it"])
  func asksBeforeLeaving(_ text: String) async throws {
    let reply = try await Apps.askedForText().say(text)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "corrects what was said before, and is no text then",
    arguments: [
      "no, I mean Bobo Jr.", "No I meant Bobo Jr.", "actually to Bobo Jr.", "I mean Bobo Jr.",
      "actually make it Bobo Jr.",
    ])
  func corrects(_ answer: String) async throws {
    let conversation = try await Apps.askedForText()
    let reply = await conversation.say(answer)
    #expect(reply.speech == "What do you want to say to Bobo Jr.?")
    let sent = await conversation.say("hi")
    #expect(sent.request?.parameters["content"] == "hi")
  }

  @Test(
    "is no text where it asks for time, and the question is asked again",
    arguments: [
      ("en", "wait"), ("en", "hold on a second"), ("en", "hm"), ("en", "uh"), ("es", "espera"),
      ("de", "äh"), ("pl", "yyy"), ("ja", "え"),
      ("fr", "attends une seconde"), ("de", "warte mal"), ("pl", "chwileczkę"), ("ja", "ちょっと待って"),
      ("ko", "잠깐만"),
    ])
  func waits(_ language: String, answer: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question)
    #expect(reply.request?.parameters["content"] == nil, "\(reply.speech)")
    let sent = await conversation.say("👋 \(answer)")
    #expect(sent.request?.parameters["content"] == .string("👋 \(answer)"))
  }

  @Test(
    "is text without what leads to it",
    arguments: [
      ("en", "tell her that I am late", "I am late"), ("en", "that I am late", "I am late"),
      ("en", "say that I am late", "I am late"), ("en", "saying: I am late", "I am late"),
      ("en", "I want to say: how are you?", "how are you?"),
      ("en", "let him know that dinner is ready", "dinner is ready"),
      ("de", "sag ihr, dass ich später komme", "ich später komme"),
      ("de", "die Nachricht ist: hallo", "hallo"), ("es", "dile que te llamo", "te llamo"),
      ("pl", "powiedz mu, że wracam", "wracam"), ("fr", "dis-lui : bonjour", "bonjour"),
      ("de", "dass ich später komme", "ich später komme"),
      ("fr", "que je suis en retard", "je suis en retard"),
      ("fr", "dis-lui que j’arrive", "j’arrive"), ("es", "que llego tarde", "llego tarde"),
      ("pl", "że się spóźnię", "się spóźnię"), ("en", "“say that again”", "say that again"),
    ])
  func leads(_ language: String, answer: String, text: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let sent = await conversation.say(answer)
    #expect(sent.request?.parameters["content"] == .string(text), "\(sent.speech)")
    #expect(sent.outcome?.ending == .handled)
  }

  @Test(
    "is asked about where what ends it may say to whom it goes, or be a part of it",
    arguments: [
      ("ja", "すぐ行くと伝えて"), ("ja", "すぐ行くって伝えてください"), ("ko", "곧 간다고 해 줘"),
      ("ja", "ちゃんと伝えて"),
    ])
  func leadsOut(_ language: String, answer: String) async throws {
    for decision in ["はい", "いいえ"] {
      let conversation = try await Apps.askedForText(in: language)
      let doubt = await conversation.say(answer)
      #expect(doubt.code == "verbatim" && doubt.outcome == nil, "\(doubt.speech)")
      await conversation.use(language: "ja")
      let sent = await conversation.say(decision)
      let content = sent.request?.parameters["content"]
      #expect(content == (decision == "はい" ? .string(answer) : nil), "\(sent.speech)")
    }
  }

  @Test(
    "is text with all that it begins with, where that need not lead to it",
    arguments: [
      ("en", "that was great"), ("en", "That you?"), ("en", "Saying goodbye is hard"),
      ("en", "The message is clear"), ("en", "Just say when"), ("en", "say that louder"),
      ("en", "say that you love me"), ("en", "tell her that?"), ("en", "I want to say hello"),
      ("es", "¿Qué te parece?"), ("es", "¿Qué te pasa?"), ("es", "¿Qué tengo que llevar?"),
      ("es", "¿Qué dice tu madre?"), ("es", "¿Qué pone ahí?"), ("es", "Qué voy a hacer"),
      ("es", "que te mejores"), ("es", "que lo pases bien"),
      ("fr", "Que vous faut-il ?"), ("fr", "Qui dit mieux ?"), ("fr", "Que tu es belle"),
      ("de", "Die sagt nichts"), ("de", "Dass du das kannst!"), ("de", "sag, dass du kommst"),
      ("pl", "Że co?"), ("pl", "powiedz, że przyjdziesz"), ("ja", "と言うと？"), ("ko", "라고 말했어?"),
      ("ja", "愛してるって言って"), ("ja", "と伝えて"),
      ("ja", "写真を撮って送って"), ("ja", "もっと送ってください"), ("ko", "사진 찍고 보내 줘"), ("ko", "사랑한다고 말해 줘"),
    ])
  func leadsNowhere(_ language: String, answer: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let sent = await conversation.say(answer)
    #expect(sent.request?.parameters["content"] == .string(answer), "\(sent.speech)")
    #expect(sent.outcome?.ending == .handled)
  }

  @Test("corrects to a name that several have, and asks which one")
  func correctsToSeveral() async throws {
    let conversation = try await Apps.askedForText()
    let reply = await conversation.say("no, I mean Bobo")
    #expect(reply.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"], "\(reply.speech)")
  }

  @Test(
    "is asked about where it may be either, and taken as it is after a yes",
    arguments: [
      ("en", "hello never mind", "yes"), ("en", "to Little Bobo", "yes"),
      ("en", "cancel please", "yes"), ("en", "please stop", "yes"), ("en", "no, cancel", "yes"),
      ("en", "can you go back", "yes"), ("en", "sorry, Little Bobo", "yes"),
      ("en", "never mind, text Little Bobo", "yes"), ("en", "stop, wrong person", "yes"),
      ("en", "never mind then", "yes"), ("de", "vergiss es, ich rufe an", "ja"),
      ("en", "no", "yes"), ("en", "yes!", "yes"), ("ja", "いいえ", "はい"),
      ("en", "send a message to Little Bobo", "yes"), ("es", "cancela, por favor", "sí"),
      ("fr", "annule s’il te plaît", "oui"), ("de", "bitte abbrechen", "ja"),
      ("pl", "anuluj, proszę", "tak"), ("ja", "キャンセルお願いします", "はい"), ("ko", "취소 부탁해", "네"),
    ])
  func isAskedAbout(_ language: String, text: String, yes: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let doubt = await conversation.say(text)
    #expect(doubt.kind == .question)
    #expect(doubt.code == "verbatim", "\(doubt.speech)")
    #expect(doubt.speech.contains(text))
    if language == "en" { #expect(doubt.speech == "Shall I take “\(text)” word for word?") }
    #expect(doubt.request?.parameters["content"] == nil)
    let sent = await conversation.say(yes)
    #expect(sent.outcome?.ending == .handled, "\(sent.speech)")
    #expect(sent.request?.parameters["content"] == .string(text))
  }

  @Test(
    "is told without what turns the words around it, and kept as it is",
    arguments: ["hi \u{202E}there", "hi\u{2067} there", "hi\u{7} there"])
  func tellsNoControls(_ text: String) async throws {
    let conversation = try await Apps.askedForText()
    let sent = await conversation.say(text)
    #expect(sent.request?.parameters["content"] == .string(text))
    let told = [sent.speech] + sent.display
    #expect(told.allSatisfy { $0.contains("hi there") }, "\(told)")
    #expect(sent.outcome?.ending == .handled)
  }

  @Test("does what it says after a no, and where it is said twice")
  func meansWhatItSays() async throws {
    for again in ["no", "cancel please", "cancel"] {
      let conversation = try await Apps.askedForText()
      _ = await conversation.say("cancel please")
      #expect(await conversation.say(again).outcome?.ending == .cancelled, "\(again)")
    }
    let conversation = try await Apps.askedForText()
    _ = await conversation.say("sorry, Little Bobo")
    #expect(await conversation.say("no").speech == "What do you want to say to Little Bobo?")
    _ = await conversation.say("send a message to Bobo Jr.")
    let drop = await conversation.say("no")
    #expect(drop.speech == "Shall I drop “Send message: Little Bobo”?")
    #expect(await conversation.say("yes").speech == "What do you want to say to Bobo Jr.?")
    _ = await conversation.say("please stop")
    let greeted = await conversation.say("see you")
    #expect(greeted.request?.parameters["content"] == "see you", "\(greeted.speech)")
    _ = await conversation.say("send a message to Bobo Jr. on MonkeyChat")
    let doubt = await conversation.say("please stop")
    #expect(await conversation.say("repeat") == doubt)
    let sent = await conversation.say("bananas")
    #expect(sent.request?.parameters["content"] == "bananas")
  }

  @Test(
    "ends whatever else is asked, however politely",
    arguments: [
      "cancel please", "please stop", "can you cancel that", "no, cancel", "um, never mind",
      "stop, thanks", "quit", "wait, stop",
    ])
  func endsPolitely(_ text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    for opening in ["send a message to Bobo on MonkeyChat", "send a MonkeyChat message"] {
      _ = await conversation.say(opening)
      #expect(await conversation.say(text).outcome?.ending == .cancelled)
    }
    let idle = await conversation.say(text)
    #expect(idle.code == "nothingToCancel", "\(idle.speech)")
  }
}
