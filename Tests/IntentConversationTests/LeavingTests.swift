import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What is said to the assistant in a word or two")
struct LeavingTests {
  private static let ways: [(language: String, said: [String])] = [
    (
      "en",
      [
        "stop it", "scrap that", "don't bother", "forget about it", "cancel the message",
        "cancel that", "drop it", "I changed my mind", "don't send it", "oh never mind",
        "Oh, forget it!", "cancel cancel", "nothing, cancel",
        "nah forget about it", "do not send anything", "let's not",
        "I don't want to send a message anymore", "nope, never mind", "oh no, stop", "nvm",
        "don't text her", "I don't want to anymore",
      ]
    ),
    (
      "es",
      [
        "basta", "anula", "mejor no", "no quiero", "no lo envíes", "déjalo", "ah, déjalo",
        "bueno, olvídalo", "anula el mensaje",
        "ningún mensaje", "no le mandes nada", "ya no", "nada, cancela",
        "ya no quiero enviar un mensaje",
      ]
    ),
    (
      "fr",
      [
        "laisse", "laisse tomber", "annule ça", "ne l'envoie pas", "ne l’envoie pas", "arrête",
        "ben, laisse tomber", "j'ai changé d'avis",
        "rien, annule", "je ne veux plus envoyer de message", "non laisse tomber", "aucun message",
        "pas de message",
      ]
    ),
    (
      "de",
      [
        "halt", "hör auf", "doch nicht", "nicht senden", "ach vergiss es", "lass es",
        "ich hab's mir anders überlegt",
        "keine Nachricht", "schreib ihr nicht", "will ich doch nicht", "ach nee, lass mal",
        "nö, lass gut sein", "hat sich erledigt",
        "ich will keine Nachricht mehr senden", "beenden", "beende das",
      ]
    ),
    (
      "pl",
      [
        "przestań", "daj spokój", "koniec", "nie wysyłaj", "dość", "zostaw", "ach, daj spokój",
        "żadnej wiadomości", "nic, anuluj", "już nie", "nie, daj spokój",
        "nie chcę już wysyłać wiadomości",
      ]
    ),
    (
      "ja",
      [
        "やめる", "取り消して", "キャンセルしてください", "ストップ", "中止して", "送らないで", "キャンセルする", "あ、やめて",
        "取り消してください",
        "気が変わった", "送るのやめて", "今はいい", "やっぱりやめた", "いや、やめた", "送らなくていい", "いいえ、送らないで",
      ]
    ),
    (
      "ko",
      [
        "취소해 주세요", "그만둬", "그만해", "됐어", "하지 마", "보내지 마", "중지", "중지해", "중지해 줘",
        "중지해 주세요", "아, 취소해 줘",
        "마음 바뀌었어", "아무것도 보내지 마", "아니다 됐어", "아니야 됐어", "아니, 안 보내도 돼", "아니야, 취소해",
      ]
    ),
  ]

  private static let leaving = ways.flatMap { way in way.said.map { (way.language, $0) } }

  @Test("ends what is under way, whatever is asked", arguments: leaving)
  func leaves(_ language: String, said: String) async throws {
    for opening in [
      "send a MonkeyChat message", "send a message to Bobo on MonkeyChat",
    ] {
      let conversation = Conversation(with: [try await Apps.contacts()])
      _ = await conversation.say(opening)
      await conversation.use(language: language)
      let reply = await conversation.say(said)
      #expect(reply.outcome?.ending == .cancelled, "\(opening): \(reply.speech)")
    }
  }

  @Test("is never sent where a text is asked for", arguments: leaving)
  func isNotSent(_ language: String, said: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    await conversation.use(language: language)
    let reply = await conversation.say(said)
    #expect(reply.outcome?.ending != .handled, "\(reply.speech)")
    #expect(reply.request?.parameters["content"] == nil, "\(reply.speech)")
  }

  @Test(
    "is text where more is said",
    arguments: [
      ("en", "stop it now or I will call Coco"), ("en", "don't bother to come"),
      ("es", "basta de plátanos"), ("fr", "laisse la porte ouverte"),
      ("de", "halt mir den Platz frei"),
      ("es", "ya no vengo"), ("en", "let's not go"), ("de", "nee, lass mal die Tür auf"),
      ("pl", "koniec pracy o piątej"), ("ja", "送らないでほしいバナナ"), ("ko", "하지 마라고 했지"),
    ])
  func isText(_ language: String, said: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    await conversation.use(language: language)
    let reply = await conversation.say(said)
    #expect(reply.request?.parameters["content"] == .string(said), "\(reply.speech)")
  }

  /// Asks whether to drop what is under way.
  private func asked(_ language: String) async throws -> Conversation {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    let drop = await conversation.say("send a message to Coco saying hi on MonkeyChat")
    #expect(drop.code == "drop", "\(drop.speech)")
    await conversation.use(language: language)
    return conversation
  }

  @Test(
    "is a yes",
    arguments: [
      ("en", "yes yes"), ("en", "absolutely"), ("en", "of course"), ("en", "yup"),
      ("en", "yes sir"), ("en", "yes, please, yes"), ("en", "oh yes"), ("es", "sí, sí"),
      ("es", "claro que sí"), ("fr", "oui oui"), ("fr", "ça marche"), ("fr", "bien sûr"),
      ("de", "ja ja"), ("de", "gut"), ("de", "klar"), ("pl", "pewnie"), ("pl", "dobra"),
      ("pl", "tak, tak"), ("ja", "はいはい"), ("ja", "もちろん"), ("ko", "네네"), ("ko", "물론"),
      ("en", "good"), ("en", "looks good"), ("en", "i guess so"), ("en", "I think so"),
      ("de", "sieht gut aus"), ("de", "ich denke schon"), ("fr", "je crois que oui"),
      ("fr", "ça a l'air bien"), ("es", "creo que sí"), ("es", "suena bien"), ("pl", "chyba tak"),
      ("pl", "wygląda dobrze"), ("ja", "問題ありません"), ("ko", "그런 것 같아요"),
    ])
  func agrees(_ language: String, said: String) async throws {
    let reply = await (try await asked(language)).say(said)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
  }

  @Test(
    "is no yes where it asks, takes itself back or is no praise",
    arguments: [
      ("en", "oh great"), ("de", "na toll"), ("de", "na prima"), ("fr", "ah super"),
      ("en", "yes?"), ("en", "ok?"), ("es", "¿sí?"), ("fr", "oui ?"), ("de", "ja?"), ("pl", "tak?"),
      ("ja", "はい？"), ("ko", "네?"), ("en", "yes, no"), ("en", "yes yes no"), ("en", "no, yes"),
      ("en", "absolutely not"), ("ja", "はい、いいえ"), ("ko", "네 아니요"), ("de", "ja nein"),
    ])
  func agreesToNothing(_ language: String, said: String) async throws {
    let reply = await (try await asked(language)).say(said)
    #expect(reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is a no",
    arguments: [
      ("en", "never"), ("en", "do not"), ("en", "please don't"), ("de", "niemals"),
      ("de", "bitte nicht"), ("de", "ich glaube nicht"), ("fr", "jamais"), ("fr", "je crois pas"),
      ("es", "nunca"), ("es", "creo que no"), ("pl", "nigdy"), ("pl", "chyba nie"), ("ja", "嫌です"),
      ("ko", "아닌 것 같아"),
    ])
  func refuses(_ language: String, said: String) async throws {
    let reply = await (try await confirming(language)).say(said)
    #expect(reply.outcome?.ending == .cancelled, "\(reply.speech)")
  }

  /// Asks whether to pay.
  private func confirming(_ language: String) async throws -> Conversation {
    let conversation = Conversation(with: [try Apps.payments()])
    let asked = await conversation.say("pay Bobo $5 with Jungle")
    #expect(asked.speech.hasSuffix("shall I go on?"), "\(asked.speech)")
    await conversation.use(language: language)
    return conversation
  }

  @Test(
    "neither pays nor cancels where somebody hesitates, or forbids to cancel",
    arguments: [
      ("de", "na ja"), ("de", "naja"), ("de", "tja, na ja"), ("en", "don't cancel"),
      ("en", "do not cancel"), ("es", "no canceles"), ("es", "no cancelar"),
      ("fr", "n'annule pas"), ("de", "nicht abbrechen"), ("de", "bitte nicht abbrechen"),
      ("pl", "nie anuluj"), ("pl", "nie, nie anuluj"), ("ja", "キャンセルしないで"),
      ("ja", "キャンセルしないでください"), ("ja", "いや、キャンセルしないで"), ("ko", "취소하지 마"),
      ("ko", "취소 하지 마세요"), ("ko", "아니 취소하지 말아 줘"),
    ])
  func asksAgain(_ language: String, said: String) async throws {
    let reply = await (try await confirming(language)).say(said)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "cancels where a mark parts the refusal from it",
    arguments: [
      ("en", "no, cancel"), ("es", "no, cancelar"), ("pl", "nie, anuluj"),
      ("de", "nein, abbrechen"),
      ("ja", "いや、キャンセル"), ("ko", "아니, 취소"), ("de", "ach nein"), ("ja", "しないで"),
    ])
  func cancels(_ language: String, said: String) async throws {
    let reply = await (try await confirming(language)).say(said)
    #expect(reply.outcome?.ending == .cancelled, "\(reply.speech)")
  }

  private static let goingOn = [
    ("en", "go on"), ("en", "continue"), ("en", "Please continue."), ("en", "yes, go on"),
    ("en", "y"), ("en", "👍"), ("en", "👍🏽"), ("de", "weiter"), ("de", "ja, mach weiter"),
    ("fr", "continue"), ("fr", "oui, continue s'il te plaît"), ("es", "sigue"), ("es", "continúa"),
    ("pl", "kontynuuj"), ("ja", "続けて"), ("ja", "はい、続けてください"), ("ko", "계속"), ("ko", "계속해"),
    ("ko", "네, 계속해 주세요"),
  ]

  @Test("goes on where it is asked whether to", arguments: goingOn)
  func goesOn(_ language: String, said: String) async throws {
    let reply = await (try await confirming(language)).say(said)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
  }

  @Test("does not go on in the same words where something else is asked", arguments: goingOn)
  func goesOnNowhereElse(_ language: String, said: String) async throws {
    guard !said.contains(",") && !said.contains("、") else { return }
    let dropping = await (try await asked(language)).say(said)
    // A nod is a yes to whatever is asked.
    #expect(dropping.outcome == nil || said.count == 1, "\(dropping.speech)")
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    await conversation.use(language: language)
    let sent = await conversation.say(said)
    #expect(sent.request?.parameters["content"] == .string(said), "\(sent.speech)")
  }

  @Test(
    "does not go on where more is said, or it is asked",
    arguments: [
      ("en", "go on?"), ("en", "don't go on"), ("en", "do not continue"), ("en", "go on or not"),
      ("de", "nicht weiter"), ("de", "mach nicht weiter"), ("fr", "ne continue pas"),
      ("es", "no sigas"), ("es", "no, sigue"), ("pl", "nie kontynuuj"), ("ja", "続けないで"),
      ("ko", "계속하지 마"), ("ko", "계속?"),
    ])
  func staysWhereItIs(_ language: String, said: String) async throws {
    let reply = await (try await confirming(language)).say(said)
    #expect(reply.outcome?.ending != .handled, "\(reply.speech)")
  }
}
