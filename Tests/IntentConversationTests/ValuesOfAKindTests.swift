import IntentConversation
import Testing

@Suite("Two values of a kind, read back")
struct ValuesOfAKindTests {
  @Test(
    "are said with what each is",
    arguments: [
      (
        "en", "book a ride from the airport to terminal 2",
        "Pickup location the airport and Drop off location terminal 2"
      ),
      (
        "de", "buche eine Fahrt vom Bahnhof zum Flughafen", "Abholort Bahnhof und Zielort Flughafen"
      ),
      (
        "pl", "zamów przejazd z dworca na lotnisko",
        "Miejsce podjazdu dworca i Miejsce docelowe lotnisko"
      ),
    ])
  func areTold(_ language: String, sentence: String, told: String) async throws {
    let reply = await Conversation(with: [try Apps.rides()], language: language).say(sentence)
    #expect(reply.speech.contains(told), "\(reply.speech)")
  }

  @Test("are said with what each is where money is moved between accounts")
  func areAccounts() async throws {
    let conversation = Conversation(with: [try Apps.transfers()])
    let reply = await conversation.say("transfer 20 dollars from checking to savings")
    #expect(reply.speech.contains("From account checking, To account savings"), "\(reply.speech)")
  }

  @Test("is not named where it is alone")
  func isAlone() async throws {
    let reply = await Conversation(with: [try Apps.rides()]).say("book a ride to the airport")
    #expect(reply.speech == "Request ride, the airport: shall I go on?")
  }
}
