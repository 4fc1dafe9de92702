import Foundation
import SystemIntents
import Testing

@testable import Intents

@Suite("Two objects of Apple's kind")
struct EqualityTests {
  private static func task(_ title: String, _ status: INTaskStatus = .notCompleted) -> INTask {
    INTask(
      title: INSpeakableString(spokenPhrase: title), status: status, taskType: .completable,
      spatialEventTrigger: nil,
      temporalEventTrigger: INTemporalEventTrigger(
        dateComponentsRange: INDateComponentsRange(start: DateComponents(day: 1), end: nil)),
      createdDateComponents: nil, modifiedDateComponents: nil, identifier: "1")
  }

  @Test("are the same where their values are, as handlers look for a task among others")
  func values() {
    #expect(Self.task("milk") == Self.task("milk"))
    #expect(Self.task("milk").hash == Self.task("milk").hash)
    #expect([Self.task("eggs"), Self.task("milk")].contains(Self.task("milk")))
    #expect(Self.task("milk") != Self.task("eggs"))
    #expect(Self.task("milk") != Self.task("milk", .completed))
    #expect(INPaymentMethod.applePay() == INPaymentMethod.applePay())
    #expect(
      INImage(named: "a") == INImage(named: "a") && INImage(named: "a") != INImage(named: "b"))
    func trigger(_ name: String) -> INSpatialEventTrigger {
      let location = CLLocation(latitude: 1, longitude: 2)
      return INSpatialEventTrigger(
        placemark: CLPlacemark(location: location, name: name, postalAddress: nil), event: .arrive)
    }
    #expect(trigger("home") == trigger("home") && trigger("home") != trigger("work"))
    #expect(INTextNoteContent(text: "a") == INTextNoteContent(text: "a"))
    let guests = ["1", "2"].map {
      INRestaurantGuest(nameComponents: nil, phoneNumber: $0, emailAddress: nil)
    }
    #expect(guests[0] != guests[1] && guests[0].copy() as? INRestaurantGuest == guests[0])
    let parameter = INParameter(for: INSendMessageIntent.self, keyPath: "content")
    #expect(parameter == INParameter(for: INSendMessageIntent.self, keyPath: "content"))
  }

  @Test("are not the same where only what they inherit is")
  func inherited() {
    let place = CLPlacemark(
      location: CLLocation(latitude: 1, longitude: 2), name: "Station", postalAddress: nil)
    func seat(_ number: String) -> INTrainReservation {
      INTrainReservation(
        itemReference: INSpeakableString(spokenPhrase: "train"), reservationNumber: "1",
        bookingTime: nil, reservationStatus: .confirmed, reservationHolderName: nil, actions: nil,
        url: nil,
        reservedSeat: INSeat(
          seatSection: nil, seatRow: nil, seatNumber: number, seatingType: nil),
        trainTrip: INTrainTrip(
          provider: nil, trainName: nil, trainNumber: nil,
          tripDuration: INDateComponentsRange(start: nil, end: nil),
          departureStationLocation: place, departurePlatform: nil,
          arrivalStationLocation: place, arrivalPlatform: nil))
    }
    #expect(seat("1") == seat("1") && seat("1") != seat("2"))
  }

  @Test("are the same intent where kind and parameters are, so that a shortcut is found again")
  func intents() throws {
    func message(_ text: String) -> INSendMessageIntent {
      INSendMessageIntent(
        recipients: nil, content: text, speakableGroupName: nil, conversationIdentifier: nil,
        serviceName: nil, sender: nil)
    }
    let copy = try #require(message("Hello").copy() as? INSendMessageIntent)
    #expect(copy == message("Hello") && copy.hash == message("Hello").hash)
    #expect(message("Hello") != message("Bye"))
    #expect(INSearchForMessagesIntent() != INSendMessageIntent())
    let shortcuts = Set(
      [message("Hello"), message("Hello"), message("Bye")].compactMap {
        INShortcut(intent: $0)
      })
    #expect(shortcuts.count == 2)
  }

  @Test("are the same object of an app by what the app and people know it by")
  func objects() {
    #expect(
      INObject(identifier: "1", display: "Tomato") == INObject(identifier: "1", display: "Tomato"))
    #expect(
      INObject(identifier: "1", display: "Tomato") != INObject(identifier: "2", display: "Tomato"))
  }

  @Test("are no others for a number that is none, or for what one was tipped")
  func exactness() {
    let nowhere = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: .nan,
      horizontalAccuracy: 0, verticalAccuracy: 0, timestamp: Date(timeIntervalSince1970: 0))
    #expect(nowhere == nowhere && Set([nowhere]).contains(nowhere))
    let (plain, tipped) = (INRideCompletionStatus.completed(), INRideCompletionStatus.completed())
    #expect(plain == tipped)
    tipped.defaultTippingOptions = [INCurrencyAmount(amount: 2, currencyCode: "USD")]
    #expect(plain != tipped)
  }

  @Test("go separate ways where one is a copy")
  func copies() throws {
    let task = Self.task("milk")
    let copy = try #require(task.copy() as? INTask)
    #expect(copy !== task && copy == task)
    let guest = INRestaurantGuest(nameComponents: nil, phoneNumber: "1", emailAddress: nil)
    let other = try #require(guest.copy() as? INRestaurantGuest)
    other.phoneNumber = "2"
    #expect(guest.phoneNumber == "1")
    let handle = INPersonHandle(value: "ann@example.com", type: .emailAddress)
    let named = INRestaurantGuest(
      personHandle: handle, nameComponents: nil, displayName: "Ann", image: nil,
      contactIdentifier: "c", customIdentifier: "x")
    #expect(try #require(named.copy() as? INRestaurantGuest) == named)
    let metadata = INSendMessageIntentDonationMetadata()
    let intent = INSendMessageIntent()
    intent.donationMetadata = metadata
    let donated = try #require(intent.copy() as? INSendMessageIntent)
    metadata.recipientCount = 3
    let kept = try #require(donated.donationMetadata as? INSendMessageIntentDonationMetadata)
    #expect(kept.recipientCount == 0)
  }
}
