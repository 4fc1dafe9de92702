import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// Sentences of which a template has room for no more than a part.
@Suite("A request that would be torn")
struct TornRequestTests {
  private static func request(_ sentence: String, _ language: String) -> IntentRequest? {
    SystemIntentsTests.recognizers[language]?.recognize(sentence).first?.request
  }

  @Test(
    "is not understood where a name would have the rest of it",
    arguments: [
      ("call Coco from my work phone", "en"), ("lock my tesla since I'm leaving", "en"),
      ("sperr mein Auto auf, bevor ich komme", "de"),

      ("mark milk as done and eggs as not done", "en"),
      ("add milk to my groceries no my home list", "en"),
      ("is bananamobile locked or unlocked", "en"),
      ("Cocoに2000円送ってBoboに電話して", "ja"), ("10分後にCocoに電話して", "ja"),
      ("明日Cocoに電話して", "ja"), ("Coco한테 2만원 보내고 Bobo한테 전화해줘", "ko"),
      ("저녁에 Coco한테 전화해줘", "ko"),
    ])
  func isNoName(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is not understood where a title would have a part of the time, or another request",
    arguments: [
      ("snooze the reminder to buy milk to 6 tomorrow", "en"),
      ("snooze the reminder from 5 to 6", "en"), ("remind me at 930 to call mom", "en"),
      ("remind me at ten past to eat", "en"),
      // Of which day the evening is nobody knows.
      ("저녁에 내일 준비물 챙기라고 알려 줘", "ko"),
      ("remind me to email mark about may 5", "en"),
      ("erinner mich am dritten zwölften an Milch", "de"),
      ("show photos from 2 to 4 years ago", "en"),
      ("make a note called ideas and add bananas to it", "en"),
      ("start a run and play my workout playlist", "en"),
    ])
  func isNoTitle(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is not understood where some are left out, or named in place of others",
    arguments: [
      ("snooze the milk reminder not the egg reminder until tomorrow", "en"),
      ("show photos of Coco not Bobo from yesterday", "en"),
      ("dile hola a todos menos a Coco", "es"), ("dile hola a Coco o a Bobo", "es"),
      ("schick hallo an Coco oder an Bobo", "de"), ("dis bonjour à Coco ou à Bobo", "fr"),
      ("dis bonjour à Coco plutôt qu'à Bobo", "fr"),
    ])
  func leavesNobodyOut(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is understood whole where its template has room",
    arguments: [
      ("call Coco on speaker", "en", "StartCall"), ("call Joy of Painting", "en", "StartCall"),
      ("call the police on speaker", "en", "StartCall"),
      ("ruf Polizei Müller an", "de", "StartCall"), ("明日香に電話して", "ja", "StartCall"),
      ("Cocoさんに電話して", "ja", "StartCall"), ("Coco한테 전화해줘", "ko", "StartCall"),
      ("remind me to call mom in the morning", "en", "AddTasks"),
      ("remind me to wash and put away the dishes tomorrow", "en", "AddTasks"),
      ("remind me at 24 hour fitness to stretch", "en", "AddTasks"),
      ("send 20 dollars", "en", "SendPayment"),
      ("send 20 dollars from checking to savings", "en", "TransferMoney"),
      ("set profile to Grace", "en", "SetProfileInCar"),
      ("show photos from the 18th to the 20th", "en", "SearchForPhotos"),
    ])
  func isWhole(_ sentence: String, _ language: String, intent: String) {
    #expect(Self.request(sentence, language)?.intent == intent)
  }

  @Test(
    "is an emergency, however it is called",
    arguments: [
      ("call nine one one on speaker", "en"), ("call the ambulance", "en"), ("llama al 112", "es"),
      ("appelle le 112", "fr"), ("appelle le 112 sur haut-parleur", "fr"),
      ("appelle la police", "fr"), ("ruf die Polizei", "de"), ("ruf einen Krankenwagen", "de"),
      ("llama a la policía", "es"), ("llama una ambulancia", "es"), ("110番に電話して", "ja"),
      ("구급차 불러 줘", "ko"), ("112로 전화해줘", "ko"), ("phone the police", "en"),
      ("call the fire brigade please", "en"), ("ruf Polizei an", "de"), ("marca el 112", "es"),
      ("appelle le numéro d'urgence", "fr"), ("zadzwoń do straży pożarnej", "pl"),
      ("救急車に電話して", "ja"),
    ])
  func isEmergency(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request?.parameters["destinationType"] == "emergency")
    #expect(request?.parameters["contacts"] == nil)
  }
}
