import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("Whoever is paid")
struct PayeeTests {
  private static let languages = ["en", "es", "fr", "de", "pl"]
  private static let recognizers = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      (
        language,
        Recognizer(catalogs: [.payments, .messages], appNames: ["Jungle"], language: language)
      )
    })

  private static func request(_ sentence: String, _ language: String) -> IntentRequest? {
    recognizers[language]?.recognize(sentence, names: RecognizerTests.names).first?.request
  }

  @Test(
    "is nobody who has what is paid, half of it, or what leads to something else in their name",
    arguments: [
      ("send 20 to Bobo 2", "en"), ("send money to Bobo 20", "en"),
      ("pay 20 from my savings account to Bobo", "en"), ("send Bobo a twenty", "en"),
      ("send 20 dollars to Bobo from my savings account", "en"),
      ("pay half my phone bill", "en"), ("pay my bills", "en"),
      ("pay rent and electricity", "en"),
      // Nobody is called by how often they are paid.
      ("pay the monthly bill", "en"),
      ("send 20 dollars to Bobo monthly", "en"), ("pay Bobo 20 dollars every week", "en"),
      ("zahle Bobo monatlich 20 Euro", "de"), ("envoie 20 euros à Bobo tous les mois", "fr"),
      ("envía 20 euros a Bobo todos los meses", "es"), ("wyślij Bobo 20 złotych co miesiąc", "pl"),
      ("bezahle die Stromrechnung für Oktober", "de"),
      ("bezahle die Stromrechnung mit meinem Girokonto", "de"),
      ("paie les factures d'électricité et de gaz", "fr"),
    ])
  func isNothingToPay(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(
      !["SendPayment", "TransferMoney", "PayBill"].contains(request?.intent),
      "\(request.debugDescription)")
  }

  @Test(
    "may have what joins the parts of a name, or a name that a bill has as well",
    arguments: [
      ("send 20 dollars to Jean de la Fontaine", "en", "Jean de la Fontaine"),
      ("pay john of gaunt 20 dollars", "en", "john of gaunt"),
      ("sende 20 Euro an Anna von der Post", "de", "Anna von der Post"),
      ("envoie 20 euros à Jean de la Fontaine", "fr", "Jean de la Fontaine"),
      ("send 20 dollars to the phone company", "en", "the phone company"),
      ("send 20 dollars to the Jungle Weekly", "en", "the Jungle Weekly"),
      ("send 20 dollars to Gas Monkey", "en", "Gas Monkey"), ("envía 20 euros a Luz", "es", "Luz"),
    ])
  func hasParts(_ sentence: String, _ language: String, payee: String) {
    #expect(Self.request(sentence, language)?.parameters["payee"] == .string(payee))
  }

  @Test(
    "is none where a bill is paid",
    arguments: [
      ("bezahle die Stromrechnung von 80 Euro", "de"),
      ("paie ma facture d'électricité de 80 euros", "fr"),
      ("zapłać rachunek za prąd 80 złotych", "pl"),
    ])
  func isOfBill(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "PayBill")
    #expect(request?.parameters["transactionAmount"] != nil)
    #expect(request?.parameters["billType"] == "electricity")
  }

  @Test(
    "has no amount in their name, of which another one would be paid",
    arguments: [
      ("pay Coco $5 and Bobo $6", "en"), ("pay Coco $5 or $6", "en"), ("pay Coco $5 to $10", "en"),
      ("pay Coco half of $10", "en"), ("pay Coco 20% of $50", "en"),
      ("pay Coco 20%", "en"), ("pay Coco -5", "en"), ("pay Coco 5 or 6", "en"),
      ("pay Coco 5 to 10", "en"), ("pay Coco 5 tomorrow", "en"), ("pay Coco about 5", "en"),
      ("pay Coco one", "en"),
      ("pay Coco about 5 dollars", "en"), ("pay Coco $5 twice", "en"),
      ("pay Coco -5 dollars", "en"), ("pay Coco minus five dollars", "en"),
      ("pay Coco roughly $5", "en"), ("pay Coco almost 5 dollars", "en"),
      ("pay Coco another 5 dollars", "en"), ("págale a Coco unos 5 euros", "es"),
      ("págale a Coco la mitad de 5 euros", "es"), ("paie à Coco environ 5 euros", "fr"),
      ("paie à Coco au moins 5 euros", "fr"), ("paie à Coco la moitié de 5 euros", "fr"),
      ("zahle Coco ungefähr 5 Euro", "de"), ("zahle Coco die Hälfte von 5 Euro", "de"),
      ("zapłać Coco około 5 złotych", "pl"), ("zapłać Coco prawie 5 złotych", "pl"),
      ("pay nobody", "en"), ("pay no one $5", "en"), ("pay Coco or Bobo Jr. $5", "en"),
      ("pay Coco and Bobo Jr. $5", "en"), ("pay the 20 dollars", "en"), ("pay 30", "en"),
      ("please pay 30", "en"), ("pay Coco 20‰", "en"),
      ("pay Coco euro 20", "en"), ("pay Coco ₿20", "en"),
      ("pay Coco ~20", "en"), ("pay Coco – 20", "en"), ("zahle Coco Dollar 20", "de"),
      ("paie à Coco dollars 20", "fr"), ("paga a Coco dólares 20", "es"),
      ("pay Coco tomorrow", "en"), ("pay Coco never", "en"),
      ("pay Coco $5 every month", "en"), ("pay Coco 5 dollars each", "en"),
      ("paga a Coco entre 5 y 10 euros", "es"),
      ("paga a Coco cinco con cincuenta", "es"),
      ("paie à Coco entre 5 et 10 euros", "fr"), ("zahle Coco 5 oder 6 Euro", "de"),
      ("zapłać Coco 5 albo 6 złotych", "pl"), ("pay Coco 0 dollars", "en"),
    ])
  func hasNoAmount(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is paid a number in the currency of the region, or of the one where most speak the language",
    arguments: [
      ("pay Coco 20", "en", "USD"), ("send 20 to Coco for lunch", "en", "USD"),
      ("send 20 to Coco", "en-GB", "GBP"), ("pay Coco twenty", "en", "USD"),
      ("paga 20 a Coco", "es", "EUR"), ("paga 20 a Coco", "es-MX", "MXN"),
      ("paie 20 à Coco", "fr", "EUR"), ("zahle Coco 20", "de", "EUR"),
      ("zahle Coco 20", "de-CH", "CHF"), ("zapłać Coco 20", "pl", "PLN"),
      ("Cocoに20払って", "ja", "JPY"), ("Coco에게 20 보내 줘", "ko", "KRW"),
      ("Coco에게 20을 보내 줘", "ko", "KRW"),
    ])
  func isPaidNumber(_ sentence: String, _ language: String, currency: String) {
    let recognizer = Recognizer(
      catalogs: [.payments, .messages], appNames: ["Jungle"], language: language)
    let request = recognizer.recognize(sentence, names: RecognizerTests.names).first?.request
    #expect(request?.intent == "SendPayment", "\(request.debugDescription)")
    #expect(request?.parameters["payee"] == "Coco", "\(request.debugDescription)")
    #expect(
      request?.parameters["currencyAmount"]
        == ["amount": .number(20), "currencyCode": .string(currency)], "\(request.debugDescription)"
    )
  }

  @Test("is called by a number of several parts, and not paid the last of them")
  func isNumber() {
    let request = Self.request("pay 555 1234", "en")
    #expect(request?.parameters["payee"] == "555 1234", "\(request.debugDescription)")
    #expect(request?.parameters["currencyAmount"] == nil, "\(request.debugDescription)")
  }

  @Test(
    "may be somebody whom nobody knows, or a number",
    arguments: [
      ("pay Aunt May $5", "Aunt May"), ("pay 555 1234 $5", "555 1234"), ("pay Coco $5", "Coco"),
      ("pay Uncle Joe 5 dollars", "Uncle Joe"),
    ])
  func isAnybody(_ sentence: String, payee: String) {
    let request = Self.request(sentence, "en")
    #expect(request?.parameters["payee"] == .string(payee), "\(request.debugDescription)")
  }

  @Test("is paid the amount that stands before the word for it, and not one of its currency")
  func isPaidAll() {
    let request = Self.request("send a $20 payment to Coco", "en")
    #expect(request?.parameters["payee"] == "Coco", "\(request.debugDescription)")
    #expect(
      request?.parameters["currencyAmount"] == ["amount": .number(20), "currencyCode": "USD"],
      "\(request.debugDescription)")
  }

  @Test(
    "is paid what has its cents behind the sign",
    arguments: [("paie 5€50 à Coco", "fr"), ("überweise Coco 5€50", "de")])
  func isPaidCents(_ sentence: String, _ language: String) {
    let amount = Self.request(sentence, language)?.parameters["currencyAmount"]
    #expect(
      amount == ["amount": .number(5.5), "currencyCode": "EUR"], "\(amount.debugDescription)")
  }

  @Test("may be a group that is called by a day")
  func isCalledByDay() {
    let request = Self.request("text the Monday night football group hi", "en")
    #expect(
      request?.parameters["speakableGroupName"] == "Monday night football",
      "\(request.debugDescription)")
  }

  @Test(
    "is not called by a day with its time, and neither is anybody else",
    arguments: [
      ("text tomorrow at five hi", "en"), ("erinnere mich am Freitag an das Treffen", "de"),
    ])
  func isNoMoment(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request?.parameters["recipients"] == nil, "\(request.debugDescription)")
  }
}
