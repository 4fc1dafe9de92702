import IntentConversation
import Testing

@Suite("Where a text is asked for, what says that none is to be sent")
struct TextRefusalTests {
  @Test(
    "and what says that somebody else is meant, is asked about, in whatever words",
    arguments: [
      ("en", "don't send that to Coco"), ("en", "don't send Coco a message"),
      ("en", "please don't text Coco"), ("en", "no, don't text Coco"),
      ("en", "oh wait, don't text Coco"), ("en", "I don't want to text her anymore"),
      ("en", "send nothing"), ("en", "no message"), ("en", "🙅"), ("en", "🚫"),
      ("en", "not Little Bobo"), ("en", "wrong contact"), ("en", "call her instead"),
      ("de", "bitte schreib Coco nicht"), ("de", "Coco nicht schreiben"),
      ("de", "schreib ihr bitte nicht"), ("de", "schick ihr nichts"),
      ("de", "ich will ihr nicht mehr schreiben"),
      ("fr", "n'écris pas à Coco ce soir"), ("fr", "ne lui envoie rien"),
      ("fr", "n'envoie pas de message à Coco"),
      ("es", "no le mandes nada a Coco"), ("es", "ya no quiero escribirle"),
      ("pl", "nie pisz jej nic"), ("pl", "nie wysyłaj jej nic"),
      ("ja", "Cocoにメッセージを送らないで"), ("ja", "もう送りたくない"),
      ("ko", "문자 보내지 마"), ("ko", "이제 보내기 싫어"),
      ("en", "I'm late, never mind"), ("en", "do not text Coco today"),
      ("en", "don't answer her"), ("en", "discard the message"), ("en", "cancel the text"),
      ("en", "nothing after all"), ("en", "I forgot"), ("de", "ich komme nicht, vergiss es"),
      ("de", "niemandem"), ("de", "cancel"), ("es", "no mandéis nada"), ("pl", "nikomu"),
      ("ja", "送信しないでね"), ("ja", "こんにちは、やっぱりキャンセルして"), ("ko", "전송하지 마"),
      ("ko", "안녕, 취소"),
      ("en", "delete it please"), ("de", "lösch das bitte"), ("fr", "supprime-le s'il te plaît"),
      ("es", "bórralo por favor"), ("pl", "usuń to proszę"),
      ("ja", "メッセージをキャンセルして"), ("ja", "それを消して"), ("ja", "削除して"),
      ("ko", "메시지 취소해"), ("ko", "메시지 삭제해"), ("ja", "こんにちはやっぱりキャンセルして"),
      ("en", "don't text Coco, call her instead"), ("es", "no escribas a Coco, llámala"),
      ("pl", "nie pisz do Coco, zadzwoń"),
      ("en", "see you at 5, no"), ("de", "ich komme, nein"), ("fr", "je viens, non"),
      ("ko", "아무것도"),
      ("en", "send it later"), ("en", "send it tomorrow"), ("de", "schick es morgen"),
      ("ja", "あとで送って"), ("ko", "나중에 보내"), ("en", "send it now"), ("en", "send now"),
      ("en", "send the message tomorrow"), ("en", "send it tomorrow please"),
      ("es", "mándalo mañana"),
      ("de", "schick es jetzt"), ("ko", "내일 보내"), ("ja", "明日送って"),
      ("en", "one moment please"), ("en", "wait please"), ("de", "einen Moment bitte"),
      ("de", "Moment bitte"), ("es", "un momento por favor"), ("fr", "un instant s'il te plaît"),
      // What to ask of whoever it is for may be said to the assistant.
      ("en", "ask if she is coming"), ("de", "frag sie ob sie kommt"), ("es", "pregunta si viene"),
      ("en", "ask when she is coming"), ("en", "please ask if she is coming"),
      ("de", "frag sie wann sie kommt"),
      ("fr", "demande si elle vient"), ("pl", "zapytaj ją czy przyjdzie"), ("ja", "来るか聞いて"),
      ("ko", "오는지 물어봐"),
      // Somebody else is meant.
      ("en", "to Little Bobo saying I'm not coming"), ("en", "I am late, no, to Little Bobo"),
      ("de", "ich komme heute, nein, an Little Bobo"), ("en", "to someone else"),
      ("en", "wrong recipient"), ("de", "falscher Empfänger"), ("fr", "non, les autres"),
      ("pl", "nie, drugiej osobie"), ("ja", "他の人に"),
      ("en", "the other one"), ("en", "no, the other one"), ("en", "no, the second person"),
      ("en", "no, option 2"), ("en", "no the great one"), ("en", "I picked the wrong person"),
      ("de", "der andere"), ("de", "nein, die Nummer 2"), ("fr", "non, l'autre"),
      ("fr", "non, numéro 2"), ("es", "no, el otro"), ("es", "me equivoqué de persona"),
      ("pl", "nie, ten drugi"), ("pl", "pomyliłem osobę"), ("ja", "違う方"), ("ja", "違う人だ"),
      ("ko", "아니, 2번"), ("ko", "사람 잘못 골랐어"),
    ])
  func isAskedAbout(_ language: String, answer: String) async throws {
    let reply = try await Apps.askedForText(in: language).say(answer)
    #expect(reply.code == "verbatim" && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "and what ends the matter in words of its own, or is only called out, is asked about",
    arguments: [
      ("en", "nah I'm good"), ("en", "no need"), ("en", "oh, not anymore"), ("en", "screw it"),
      ("en", "naw it's fine"), ("en", "damn"), ("de", "nee lass"), ("de", "dann halt nicht"),
      ("de", "nö, passt schon"), ("fr", "nan c'est bon"), ("fr", "pas besoin, merci"),
      ("es", "no hace falta"), ("es", "no, así está bien"), ("pl", "daj se spokój"),
      ("pl", "nie no spoko"), ("ja", "終わり"), ("ja", "いや大丈夫"), ("ko", "됐다"),
      ("ko", "아니 괜찮아"), ("en", "ok, no need"), ("en", "not now ok"), ("en", "ok damn"),
      ("en", "yeah nah i'm good"), ("de", "ok, nicht nötig"), ("es", "vale, no hace falta"),
      ("fr", "ok, ça ira"), ("ja", "はい、必要ない"),
    ])
  func declines(_ language: String, answer: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let reply = await conversation.say(answer)
    #expect(reply.code == "verbatim" && reply.outcome == nil, "\(reply.speech)")
    // Said twice, it is no text.
    let again = await conversation.say(answer)
    #expect(again.outcome?.ending == .cancelled, "\(again.speech)")
  }

  @Test(
    "and at whether it is meant word for word, is asked about again where it may as well agree to that",
    arguments: [
      ("en", "tell her hello", "all set"), ("de", "sag ihr hallo", "fertig"),
      ("es", "no, Little Bobo", "déjalo así"), ("fr", "non, Bobo Jr.", "ça ira"),
    ])
  func mayAgree(_ language: String, _ text: String, answer: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    #expect(await conversation.say(text).code == "verbatim")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "and behind what ends the matter, whatever else ends it cancels",
    arguments: [
      ("en", "no need", "nah i'm good"), ("en", "no need", "all good"),
      ("de", "nö, passt schon", "passt schon"), ("fr", "nan c'est bon", "c'est bon"),
      ("es", "no, así está bien", "así está bien"), ("pl", "nie no spoko", "spoko"),
      ("de", "nicht nötig", "fertig"),
    ])
  func endsMatter(_ language: String, _ text: String, answer: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    #expect(await conversation.say(text).code == "verbatim")
    let reply = await conversation.say(answer)
    #expect(reply.outcome?.ending == .cancelled, "\(reply.speech)")
  }

  @Test(
    "and is sent behind a yes, whatever that goes on with",
    arguments: [("en", "yes that's fine"), ("de", "ja passt"), ("fr", "oui c'est bon")])
  func isAgreedTo(_ language: String, agreement: String) async throws {
    let texts = ["en": "no need", "de": "nicht nötig", "fr": "pas besoin"]
    let conversation = try await Apps.askedForText(in: language)
    _ = await conversation.say(texts[language] ?? "")
    let reply = await conversation.say(agreement)
    #expect(reply.outcome?.ending != .cancelled, "\(reply.speech)")
  }

  @Test(
    "is sent where it says something else",
    arguments: [
      ("en", "tell me if you come"), ("en", "let me know if you come"),
      ("en", "don't be late"), ("en", "I'm not coming"), ("en", "I don't know what to say"),
      ("en", "no, I can't come"), ("en", "oh well, no worries"), ("en", "the second one"),
      ("en", "I'm not coming, but Little Bobo is"), ("en", "don't worry"),
      ("en", "I'm good"), ("en", "no need to bring bread"), ("de", "passt schon, bis morgen"),
      ("fr", "ça va être bon"), ("es", "está bien, nos vemos"),
      ("de", "ich komme nicht"),
      ("de", "ich bin nicht Coco"), ("fr", "ne sois pas en retard"), ("es", "no llegues tarde"),
      ("pl", "nie spóźnij się"), ("ja", "行かない"), ("ko", "늦지 마"),
    ])
  func isSent(_ language: String, answer: String) async throws {
    let reply = try await Apps.askedForText(in: language).say(answer)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
  }

  @Test(
    "and what somebody else is told, or is to be done besides, is asked about",
    arguments: [
      "I'm late and remind me to buy milk", "bring milk and Little Bobo to bring bread",
    ])
  func saysMore(_ answer: String) async throws {
    let conversation = Conversation(
      with: [try await Apps.contacts(), try Apps.payments(), try Apps.tasks()])
    _ = await conversation.say("text Coco")
    let reply = await conversation.say(answer)
    #expect(reply.code == "verbatim" && reply.outcome == nil, "\(reply.speech)")
    #expect(await conversation.say("yes").outcome?.ending == .handled)
  }

  @Test(
    "and a no to less of the same sends nothing",
    arguments: [
      ("ja", "別れたいって伝えて", "嫌です"), ("ja", "遅れるって伝えて", "いいえ"), ("ko", "늦는다고 전해줘", "아니"),
      ("ko", "늦는다고 전해줘", "다른 거"),
    ])
  func sendsNothing(_ language: String, _ text: String, no: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    #expect(await conversation.say(text).code == "verbatim")
    let reply = await conversation.say(no)
    #expect(reply.outcome == nil && reply.kind == .question, "\(reply.speech)")
  }

  @Test(
    "is for whoever is named behind a no, whatever stands before that",
    arguments: [
      ("en", "wait no little bobo"), ("en", "sorry no little bobo"),
      ("es", "espera no a Little Bobo"),
      ("ja", "待って、いやLittle Bobo"), ("ko", "잠깐 아니 Little Bobo"),
    ])
  func isForAnother(_ language: String, answer: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    #expect(await conversation.say(answer).code == "verbatim")
    let asked = await conversation.say("Little Bobo")
    #expect(asked.kind == .question, "\(asked.speech)")
    #expect(asked.request?.parameters["recipients"]?.names == ["Little Bobo"], "\(asked.speech)")
  }

  @Test("is for whoever is meant, without a question, where somebody says that they mean them")
  func isMeantForAnother() async throws {
    let conversation = try await Apps.askedForText(in: "en")
    let asked = await conversation.say("oh wait no i meant little bobo")
    #expect(asked.request?.parameters["recipients"]?.names == ["Little Bobo"], "\(asked.speech)")
    #expect(asked.code != "verbatim" && asked.kind == .question, "\(asked.speech)")
  }

  @Test("is asked about once more where it stands behind a no, and may speak of the question")
  func asksAgain() async throws {
    let conversation = try await Apps.askedForText()
    #expect(await conversation.say("tell her hello").code == "verbatim")
    let asked = await conversation.say("no, not like that")
    #expect(asked.speech == "Shall I take “not like that” word for word?")
    #expect(await conversation.say("no").speech == "What do you want to say to Coco?")
  }

  @Test("stays asked about behind a yes or a no with more beside it, which is no other text")
  func staysAsked() async throws {
    for (answer, isSent) in [
      ("no, call her", false), ("yes and call her", false), ("take it", true),
      ("that's not what I said", false), ("yes but only hello", false),
    ] {
      let conversation = try await Apps.askedForText()
      #expect(await conversation.say("call her instead").code == "verbatim")
      let reply = await conversation.say(answer)
      #expect((reply.outcome != nil) == isSent, "\(answer): \(reply.speech)")
      if isSent { #expect(reply.request?.parameters["content"] == "call her instead") }
    }
  }

  @Test(
    "loses nobody who is named behind a mark",
    arguments: ["it's for Little Bobo, and Coco", "no, Little Bobo, or Coco"])
  func losesNobody(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("text Bobo the Great")
    _ = await conversation.say(answer)
    #expect(await conversation.say("no").speech == "Who do you want to message?")
  }
}
