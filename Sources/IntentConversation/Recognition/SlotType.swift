import IntentRuntime

/// What the words of a slot are, and how they become a value.
enum SlotType: Hashable, Sendable {
  /// How a name becomes a value.
  enum Form: Hashable, Sendable {
    /// The name itself: a person, a phrase, a place.
    case string
    /// A thing of which one property is said: the title of a task, the nickname of an account.
    case property(String)
    /// An object with an identifier and a name.
    case object
  }

  /// A name, of the user's vocabulary or of the app's.
  case name([UserVocabularyKind], Form)
  /// One of some cases.
  case enumeration
  case integer, decimal, boolean
  case duration, money, place
  /// Money as what a transaction is about.
  case paymentAmount
  case date, dateComponents, dateRange
  /// Coming to a place, or going from it.
  case spatialTrigger
  /// A time at which something is due.
  case temporalTrigger
  /// A measure with one of some units.
  case measurement(String)
  /// Words as they are.
  case text
  /// Something that no words can be.
  case unspeakable

  /// What a parameter's slot takes.
  init(_ parameter: ParameterDescriptor, isEnumeration: Bool, intent: IntentDescriptor) {
    if isEnumeration {
      self = .enumeration
      return
    }
    switch parameter.typeName {
    case "Integer": self = .integer
    case "Decimal": self = .decimal
    case "Boolean": self = .boolean
    case "TimeInterval": self = .duration
    case "Date": self = .date
    case "DateComponents": self = .dateComponents
    case "DateComponentsRange": self = .dateRange
    case "CurrencyAmount": self = .money
    case "PaymentAmount": self = .paymentAmount
    case "Placemark": self = .place
    case "SpatialEventTrigger": self = .spatialTrigger
    case "TemporalEventTrigger": self = .temporalTrigger
    case "Length", "Mass", "Temperature", "Volume", "Speed", "Energy":
      self = .measurement(parameter.typeName)
    case "File", "Image", "PaymentMethod", "UserActivity", "Location", "Dictionary":
      self = .unspeakable
    case "Person": self = .name([.contactName], .string)
    case "String", "URL": self = .text
    case "SpeakableString":
      self = .name(Self.kinds(of: parameter.name, in: intent), .string)
    case "Task", "Note": self = .name([.notebookItemTitle], .property("title"))
    case "TaskList": self = .name([.notebookItemGroupName], .property("title"))
    case "NoteContent": self = .name([], .property("text"))
    case "Restaurant": self = .name([], .property("name"))
    case "BillPayee": self = .name([.paymentsOrganizationName], .property("nickname"))
    case "PaymentAccount": self = .name([.paymentsAccountNickname], .property("nickname"))
    case "MediaItem": self = .name(Self.media, .property("title"))
    case "MediaSearch": self = .name(Self.media, .property("mediaName"))
    case "MediaDestination":
      self = .name([.mediaPlaylistTitle], .property("playlistName"))
    default: self = .name(Self.kinds(of: parameter.name, in: intent), .object)
    }
  }

  /// The vocabulary that the system's own parameters take their names from.
  private static func kinds(of parameter: String, in intent: IntentDescriptor)
    -> [UserVocabularyKind]
  {
    switch (intent.domain ?? "", parameter) {
    case ("Messages", "speakableGroupName"), ("Messages", "speakableGroupNames"):
      [.contactGroupName]
    case ("Notebook", "groupName"): [.notebookItemGroupName]
    case ("Workouts", "workoutName"): [.workoutActivityName]
    case ("Photos", "albumName"): [.photoAlbumName]
    case ("Photos", "searchTerms"): [.photoTag]
    case ("CarPlay", "profileName"), ("CarPlay", "profileLabel"): [.carProfileName]
    case ("CarCommands", "carName"), ("CarPlay", "carName"): [.carName]
    case ("Payments", "organizationName"), ("Payments", "billPayee"): [.paymentsOrganizationName]
    case ("Payments", "accountNickname"): [.paymentsAccountNickname]
    default: []
    }
  }

  private static let media: [UserVocabularyKind] = [
    .mediaPlaylistTitle, .mediaMusicArtistName, .mediaAudiobookTitle, .mediaAudiobookAuthorName,
    .mediaShowTitle,
  ]

  /// Whether words that nothing knows will do: a name that is not in any vocabulary, free text.
  var takesAnyWords: Bool {
    switch self {
    case .name, .text, .place: true
    default: false
    }
  }
}
