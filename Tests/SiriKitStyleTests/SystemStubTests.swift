import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("Stubs of the system's intents in the style sirikit")
struct SystemStubTests {
  @Test(
    "have Apple's labels",
    arguments: [
      ("Ridesharing", "CancelRide", "cancelRide intent: INCancelRideIntent"),
      ("Ridesharing", "SendRideFeedback", "sendRideFeedback intent: INSendRideFeedbackIntent"),
      ("Ridesharing", "RequestRide", "intent: INRequestRideIntent"),
      (
        "RestaurantReservation", "GetRestaurantGuest",
        "getRestaurantGuest intent: INGetRestaurantGuestIntent"
      ),
      (
        "RestaurantReservation", "BookRestaurantReservation",
        "bookRestaurantReservation intent: INBookRestaurantReservationIntent"
      ),
    ])
  func labels(_ definition: String, _ intent: String, _ argument: String) throws {
    var options = GeneratorOptions()
    options.style = .sirikit
    let pipeline = GeneratorPipeline(options: options)
    let folder = Fixture.url("../../Definitions").standardized
    let set = try #require(pipeline.load([folder.filePath]).value)
    let handlers = pipeline.handlerDefinitions(set).first { $0.name == definition }
    let handler = try #require(handlers?.protocols.first { $0.intent == intent })
    for kind in [HandlerMethod.Kind.handle, .confirm] {
      let method = try #require(handler.methods.first { $0.kind == kind })
      #expect(method.arguments == [argument])
      #expect(method.completion?.arguments.first == argument)
    }
  }
}
