/// The names that the namespace `System` holds, in every definition.
///
/// They are those of the project's own `Definitions/`, and of the value types that the runtime
/// brings; a test compares them.
package enum SystemNames {
  /// The intents of each domain, in the order of its definition.
  package static let intentsByDomain: [String: [String]] = [
    "Calls": [
      "StartAudioCall", "StartVideoCall", "SearchCallHistory", "StartCall", "AnswerCall",
      "HangUpCall",
    ],
    "CarCommands": [
      "ActivateCarSignal", "SetCarLockStatus", "GetCarLockStatus", "GetCarPowerLevelStatus",
      "ListCars",
    ],
    "CarPlay": [
      "SetAudioSourceInCar", "SetClimateSettingsInCar", "SetDefrosterSettingsInCar",
      "SetSeatSettingsInCar", "SetProfileInCar", "SaveProfileInCar",
    ],
    "FocusStatus": ["ShareFocusStatus"],
    "Media": ["PlayMedia", "AddMedia", "SearchForMedia", "UpdateMediaAffinity"],
    "Messages": [
      "SendMessage", "SearchForMessages", "SetMessageAttribute", "EditMessage", "UnsendMessages",
    ],
    "Notebook": [
      "CreateNote", "AppendToNote", "AddTasks", "CreateTaskList", "SetTaskAttribute",
      "SearchForNotebookItems", "DeleteTasks", "SnoozeTasks",
    ],
    "Payments": [
      "SendPayment", "RequestPayment", "PayBill", "SearchForBills", "SearchForAccounts",
      "TransferMoney",
    ],
    "Photos": ["SearchForPhotos", "StartPhotoPlayback"],
    "Radio": ["SetRadioStation"],
    "Reservations": ["GetReservationDetails"],
    "RestaurantReservation": [
      "GetAvailableRestaurantReservationBookings",
      "GetAvailableRestaurantReservationBookingDefaults", "BookRestaurantReservation",
      "GetUserCurrentRestaurantReservationBookings", "GetRestaurantGuest",
    ],
    "Ridesharing": [
      "ListRideOptions", "RequestRide", "GetRideStatus", "CancelRide", "SendRideFeedback",
    ],
    "VisualCode": ["GetVisualCode"],
    "Workouts": ["StartWorkout", "PauseWorkout", "ResumeWorkout", "EndWorkout", "CancelWorkout"],
  ]

  /// The domains.
  package static let domains = Set(intentsByDomain.keys)

  /// The intents.
  package static let intents = Set(intentsByDomain.values.flatMap { $0 })

  /// The intents that Apple's handlers take under the intent's own name, `handle(cancelRide:)`.
  package static let intentsWithLabels: Set<String> = [
    "BookRestaurantReservation", "CancelRide", "GetAvailableRestaurantReservationBookingDefaults",
    "GetAvailableRestaurantReservationBookings", "GetRestaurantGuest",
    "GetUserCurrentRestaurantReservationBookings", "SendRideFeedback",
  ]

  /// The object types, with the names of their Swift types.
  package static let types: [String: String] = [
    "Airline": "Airline", "Airport": "Airport", "AirportGate": "AirportGate",
    "BalanceAmount": "BalanceAmount", "BillDetails": "BillDetails", "BillPayee": "BillPayee",
    "BoatReservation": "BoatReservation", "BoatTrip": "BoatTrip",
    "BusReservation": "BusReservation", "BusTrip": "BusTrip", "CallRecord": "CallRecord",
    "CallRecordFilter": "CallRecordFilter", "Car": "Car", "CarHeadUnit": "CarHeadUnit",
    "Flight": "Flight", "FlightReservation": "FlightReservation",
    "FocusStatus": "FocusStatus", "LodgingReservation": "LodgingReservation",
    "MediaDestination": "MediaDestination", "MediaItem": "MediaItem",
    "MediaSearch": "MediaSearch", "Message": "Message",
    "MessageLinkMetadata": "MessageLinkMetadata", "MessageReaction": "MessageReaction",
    "Note": "Note", "NoteContent": "NoteContent", "PartySizeRange": "PartySizeRange",
    "PaymentAccount": "PaymentAccount", "PaymentAmount": "PaymentAmount",
    "PaymentRecord": "PaymentRecord", "PriceRange": "PriceRange", "RentalCar": "RentalCar",
    "RentalCarReservation": "RentalCarReservation", "Reservation": "Reservation",
    "ReservationAction": "ReservationAction", "Restaurant": "Restaurant",
    "RestaurantGuest": "RestaurantGuest",
    "RestaurantGuestDisplayPreferences": "RestaurantGuestDisplayPreferences",
    "RestaurantOffer": "RestaurantOffer", "RestaurantReservation": "RestaurantReservation",
    "RestaurantReservationBooking": "RestaurantReservationBooking",
    "RestaurantReservationUserBooking": "RestaurantReservationUserBooking",
    "RideCompletionStatus": "RideCompletionStatus", "RideDriver": "RideDriver",
    "RideFareLineItem": "RideFareLineItem", "RideOption": "RideOption",
    "RidePartySizeOption": "RidePartySizeOption", "RideStatus": "RideStatus",
    "RideVehicle": "RideVehicle", "Seat": "Seat",
    "SendMessageAttachment": "SendMessageAttachment",
    "SpatialEventTrigger": "SpatialEventTrigger", "Sticker": "Sticker", "Task": "IntentTask",
    "TaskList": "TaskList", "TemporalEventTrigger": "TemporalEventTrigger",
    "TermsAndConditions": "TermsAndConditions", "TicketedEvent": "TicketedEvent",
    "TicketedEventReservation": "TicketedEventReservation",
    "TrainReservation": "TrainReservation", "TrainTrip": "TrainTrip",
  ]

  /// The enumerations and option sets.
  package static let enumerations: Set<String> = [
    "AccountType", "AmountType", "BalanceType", "BillType", "CallAudioRoute",
    "CallCapability", "CallCapabilityOptions", "CallDestinationType", "CallRecordType",
    "CallRecordTypeOptions", "CarAirCirculationMode", "CarAudioSource", "CarDefroster",
    "CarSeat", "CarSignalOptions", "ConditionalOperator", "DateSearchType",
    "LocationSearchType", "MediaAffinityType", "MediaDestinationType", "MediaItemType",
    "MediaReference", "MediaSortOrder", "MessageAttribute", "MessageAttributeOptions",
    "MessageReactionType", "MessageType", "NotebookItemType", "OutgoingMessageType",
    "PaymentStatus", "PhotoAttributeOptions", "PlaybackQueueLocation", "PlaybackRepeatMode",
    "RadioType", "RelativeReference", "RelativeSetting", "ReservationActionType",
    "ReservationStatus", "RestaurantReservationUserBookingStatus", "RideFeedbackTypeOptions",
    "RidePhase", "SortType", "SpatialEvent", "StickerType", "TaskPriority", "TaskStatus",
    "TaskType", "TemporalEventTriggerTypeOptions", "TicketedEventCategory", "VisualCodeType",
    "WorkoutGoalUnitType", "WorkoutLocationType",
  ]

  /// The value types that the runtime brings, with the names of their Swift types.
  package static let runtimeTypes: [String: String] = [
    "CurrencyAmount": "CurrencyAmount", "DateComponentsRange": "DateComponentsRange",
    "DayOfWeekOptions": "DayOfWeekOptions", "Dictionary": "[String: JSONValue]",
    "File": "FileValue",
    "Image": "IntentImage", "Location": "Location", "Object": "IntentObject",
    "PaymentMethod": "PaymentMethod", "PaymentMethodType": "PaymentMethodType", "Person": "Person",
    "PersonHandle": "PersonHandle", "PersonHandleType": "PersonHandleType",
    "PersonSuggestionType": "PersonSuggestionType", "Placemark": "Placemark",
    "RecurrenceFrequency": "RecurrenceFrequency", "RecurrenceRule": "RecurrenceRule",
    "SpeakableString": "SpeakableString", "UserActivity": "UserActivity",
  ]
}
