import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("Somebody or some place named in place of another")
struct OtherPayeeTests {
  private func question(
    behind request: String, _ answer: String, with app: ConversationApp, _ language: String
  ) async -> ConversationReply {
    let conversation = Conversation(with: [app], language: language)
    _ = await conversation.say(request)
    return await conversation.say(answer)
  }

  @Test(
    "is who is paid, where who was to be is denied beside them",
    arguments: [
      ("en", "pay Coco 20 dollars", "not Coco, Zelda"),
      ("en", "pay Coco 20 dollars", "not to Coco, to Zelda"),
      ("en", "pay coco 20 dollars", "not to coco but to Zelda"),
      ("en", "pay Coco 20 dollars", "not Coco but Zelda"),
      ("de", "zahle Coco 20 Dollar", "nicht Coco, Zelda"),
      ("de", "zahle Coco 20 Dollar", "Zelda, nicht Coco"),
      ("en", "pay Coco 20 dollars", "Zelda, not Coco"),
      ("en", "pay Coco 20 dollars", "to Zelda instead of Coco"),
      ("en", "pay Coco 20 dollars", "not to Coco, to Zelda instead"),
      ("en", "pay Coco 20 dollars", "yes, but to Zelda"),
      ("en", "pay Coco 20 dollars", "yes, to Zelda"),
      ("de", "zahle Coco 20 Dollar", "ja, aber an Zelda"),
      ("es", "paga 20 dólares a Coco", "sí, a Zelda"),
      ("fr", "paie 20 dollars à Coco", "oui, à Zelda"),
      ("de", "zahle Coco 20 Dollar", "nicht an Coco, sondern an Zelda"),
      ("es", "paga 20 dólares a Coco", "no a Coco sino a Zelda"),
      ("es", "paga 20 dólares a Coco", "no a Coco, a Zelda"),
      ("fr", "paie 20 dollars à Coco", "pas à Coco, à Zelda"),
      ("pl", "wyślij 20 dolarów do Coco", "nie do Coco, tylko do Zelda"),
      ("ja", "Cocoに20ドル送金して", "Cocoじゃなくて Zelda"), ("ja", "Cocoに20ドル送金して", "CocoではなくZeldaに"),
      ("ko", "Coco에게 20달러 보내줘", "Coco 말고 Zelda에게"),
    ])
  func isPaid(_ language: String, request: String, answer: String) async throws {
    let reply = await question(behind: request, answer, with: try Apps.payments(), language)
    #expect(reply.speech.contains("Zelda") && !reply.speech.contains("Coco"), "\(reply.speech)")
    #expect(reply.kind == .question && reply.outcome == nil)
  }

  @Test(
    "is paid nothing where the payment is cancelled by what it is",
    arguments: [
      ("en", "pay Coco 20 dollars", "cancel the payment"),
      ("en", "pay Coco 20 dollars", "cancel the transfer"),
      ("en", "pay Coco 20 dollars", "cancel the request"),
      ("de", "überweise Coco 20 Euro", "Überweisung abbrechen"),
      ("es", "paga veinte euros a Coco", "cancela el pago"),
      ("fr", "envoie 20 euros à Coco", "annule le paiement"),
      ("ja", "Cocoに50ドル送金して", "送金をキャンセルして"), ("ko", "Coco에게 50달러 보내줘", "송금 취소해줘"),
    ])
  func isCancelled(_ language: String, request: String, answer: String) async throws {
    let reply = await question(behind: request, answer, with: try Apps.payments(), language)
    #expect(reply.outcome?.ending == .cancelled, "\(reply.speech)")
  }

  @Test(
    "is paid all the same where something else is to be cancelled, or only a word for that is said",
    arguments: [
      ("en", "pay Coco 20 dollars", "stop the ride"),
      ("en", "pay Coco 20 dollars", "cancel the note"),
      ("de", "überweise Coco 20 Euro", "Anruf beenden"),
      ("es", "paga veinte euros a Coco", "para el viaje"),
      ("es", "paga veinte euros a Coco", "deja una nota"),
      ("fr", "envoie 20 euros à Coco", "laisse une note"),
      ("pl", "wyślij 20 euro do Coco", "anuluj przejazd"),
      ("ja", "Cocoに50ドル送金して", "配車をキャンセルして"),
    ])
  func isNotCancelled(_ language: String, request: String, answer: String) async throws {
    let reply = await question(behind: request, answer, with: try Apps.payments(), language)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  private struct Asker: RequestPaymentIntentHandling {
    func handle(intent: RequestPaymentIntent) async -> RequestPaymentIntentResponse {
      RequestPaymentIntentResponse(code: .success)
    }
  }

  @Test(
    "is asked for no money where somebody says to send it",
    arguments: ["send it", "actually send it"])
  func isNotAsked(_ answer: String) async throws {
    var provider = HandlerProvider(.payments)
    try provider.register(Asker())
    let app = ConversationApp("Jungle", engine: Apps.engine(provider))
    let reply = await question(behind: "request 20 dollars from Coco", answer, with: app, "en")
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is nobody where the answer refuses, agrees, or is a phrase of its own",
    arguments: [
      ("en", "pay Coco 20 dollars", "not Coco, later"),
      ("en", "pay Coco 20 dollars", "not Coco, my savings account"),
      ("en", "pay Coco 20 dollars", "I want to pay Zelda, not Coco"),
      ("es", "paga veinte euros a Coco", "no a Coco, para la cena"),
      ("de", "überweise Coco 20 Euro", "nicht Coco, später"),
      ("ja", "Cocoに50ドル送金して", "いや、先生に"), ("ja", "Cocoに50ドル送金して", "違う人に"),
      ("ja", "Cocoに50ドル送金して", "いや、来月に"), ("ko", "Coco에게 50달러 보내줘", "Coco 말고 나중에"),
      ("en", "pay Coco 20 dollars", "not Coco, someone else"),
      ("fr", "envoie 20 euros à Coco", "au fait non"),
      ("fr", "envoie 20 euros à Coco", "à la réflexion non"),
      ("es", "paga veinte euros a Coco", "a lo mejor"),
      ("es", "paga veinte euros a Coco", "al revés"),
      ("es", "paga veinte euros a Coco", "por favor"),
      ("de", "überweise Coco 20 Euro", "an sich nein"),
      ("de", "überweise Coco 20 Euro", "für immer"),
      ("de", "überweise Coco 20 Euro", "Mist, nicht Coco"),
      ("de", "überweise Coco 20 Euro", "nicht an Coco, an niemanden"),
      ("fr", "envoie 20 euros à Coco", "oui, à l'instant"),
      ("es", "paga veinte euros a Coco", "sí a todo"),
      ("pl", "wyślij 20 złotych do Coco", "tak, do dzieła"),
      ("pl", "wyślij 20 złotych do Coco", "nie do Coco, do nikogo"),
      ("pl", "wyślij 20 złotych do Coco", "nie do Coco, do jutra"),
      ("es", "paga veinte euros a Coco", "no a Coco, a veces"),
      ("ko", "Coco에게 20달러 보내줘", "Coco 말고 나에게"),
      ("en", "pay Coco 20 dollars", "Damn, not Coco"),
      ("fr", "envoie 20 euros à Coco", "Mince, pas à Coco"),
      ("es", "paga veinte euros a Coco", "Vaya, no a Coco"),
      ("pl", "wyślij 20 złotych do Coco", "Kurczę, nie do Coco"),
    ])
  func isNobody(_ language: String, request: String, answer: String) async throws {
    let reply = await question(behind: request, answer, with: try Apps.payments(), language)
    #expect(reply.speech.contains("Coco"), "\(reply.speech)")
    #expect(reply.request?.parameters["note"] == nil && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is no place that ends with an answer, or asks for one",
    arguments: [
      ("en", "order a ride to the airport", "to the station no", "the airport"),
      ("en", "order a ride to the airport", "to the bus stop", "the bus stop"),
      ("fr", "commande un taxi pour l'aéroport", "à la réflexion non", "aéroport"),
      ("fr", "commande un taxi pour l'aéroport", "au fait", "aéroport"),
      ("de", "bestell ein Taxi zum Flughafen", "zum letzten Mal nein", "Flughafen"),
      ("de", "bestell ein Taxi zum Flughafen", "von wegen", "Flughafen"),
      ("es", "pide un taxi al aeropuerto", "al revés", "aeropuerto"),
      ("pl", "zamów taksówkę na lotnisko", "do licha", "lotnisko"),
    ])
  func isNoPlace(_ language: String, request: String, answer: String, place: String) async throws {
    let reply = await question(behind: request, answer, with: try Apps.rides(), language)
    #expect(reply.speech.contains(", \(place)"), "\(reply.speech)")
  }

  @Test(
    "is nowhere in a first sentence that takes itself back, also where another app may hear a name",
    arguments: [
      ("en", "get me a ride to the airport actually don't"),
      ("en", "call a taxi to the airport, no"),
      ("fr", "commande un taxi pour l'aéroport, finalement non"),
      ("fr", "commande un taxi pour l'aéroport, laisse tomber"),
      ("es", "pide un taxi al aeropuerto, olvídalo"),
      ("de", "bestell ein Taxi zum Flughafen, lass mal"),
    ])
  func isNowhere(_ language: String, sentence: String) async throws {
    let apps = [try Apps.rides(), try await Apps.contacts()]
    let reply = await Conversation(with: apps, language: language).say(sentence)
    #expect(reply.request?.parameters["dropOffLocation"] == nil, "\(reply.speech)")
    #expect(reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is asked about without what nothing has room for behind it",
    arguments: [
      ("en", "get me a ride to the airport if it rains", "if it rains", "the airport"),
      ("en", "get me a ride to the airport every day", "every day", "the airport"),
      ("en", "get me a ride to the airport or the station", "or the station", "the airport"),
      ("fr", "commande un taxi pour la gare quand tu peux", "quand tu peux", "gare"),
      ("en", "get me a ride to the airport because it rains", "because it rains", "the airport"),
      ("en", "get me a ride to the airport if it's raining", "if it's raining", "the airport"),
      (
        "en", "get me a ride to the airport and then to the hotel", "and then to the hotel",
        "the airport"
      ),
      (
        "en", "get me a ride to the airport if my flight is on friday", "if my flight is on friday",
        "the airport"
      ),
      (
        "en", "get me a ride to the airport if there is room for 4", "if there is room for 4",
        "the airport"
      ),
      ("en", "book me a ride to work every day at 8", "every day", "work"),
      (
        "fr", "commande un taxi pour la gare si mon train part à 7h", "si mon train part à 7h",
        "gare"
      ),
    ])
  func isAskedAbout(
    _ language: String, sentence: String, tail: String, place: String
  ) async throws {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    let asked = await conversation.say(sentence)
    #expect(asked.code == "goOnWithout" && asked.speech.contains(tail), "\(asked.speech)")
    let reply = await conversation.say(language == "fr" ? "oui" : "yes")
    #expect(reply.kind == .question && reply.speech.contains(", \(place)"), "\(reply.speech)")
    #expect(!reply.speech.contains(tail), "\(reply.speech)")
    #expect(reply.request?.parameters["partySize"] == nil, "\(reply.speech)")
    let isTimed = reply.request?.parameters["scheduledPickupTime"] != nil
    #expect(isTimed == sentence.hasSuffix("every day at 8"), "\(reply.speech)")
  }

  @Test(
    "keeps its name, and needs no courtesy behind it",
    arguments: [
      ("en", "get me a ride to the airport, ok?", "the airport:"),
      ("en", "get me a ride to the house on the right", "the house on the right:"),
      ("en", "get me a ride to the black or white cafe", "the black or white cafe:"),
      ("en", "get me a ride to the fox and the hound", "the fox and the hound:"),
      ("es", "pide un taxi a monte claro", "monte claro:"),
      (
        "fr", "commande un taxi pour le musée de la chasse et de la nature",
        "musée de la chasse et de la nature"
      ),
      ("es", "pide un taxi a la calle O'Donnell", "O'Donnell:"),
      ("fr", "commande un taxi pour l'hôtel où je loge", "hôtel où je loge"),
    ])
  func keepsName(_ language: String, sentence: String, place: String) async throws {
    let reply = await Conversation(with: [try Apps.rides()], language: language).say(sentence)
    #expect(reply.kind == .question && reply.speech.contains(place), "\(reply.speech)")
  }

  @Test(
    "is on no day where no more is said than a part of one",
    arguments: [
      ("es", "pide un taxi al aeropuerto", "por la tarde"),
      ("de", "bestell ein Taxi zum Flughafen", "am Nachmittag"), ("ja", "空港までタクシーを呼んで", "午後に"),
    ])
  func isOnNoDay(_ language: String, request: String, answer: String) async throws {
    let reply = await question(behind: request, answer, with: try Apps.rides(), language)
    #expect(reply.request?.parameters["scheduledPickupTime"] == nil, "\(reply.speech)")
  }
}
