import IntentRuntime

/// What the words of a slot are, and how they become a value.
enum SlotType: Hashable, Sendable {
  /// How a name becomes a value.
  enum Form: Hashable, Sendable {
    /// The name itself: a person, a phrase, a place.
    case string
    /// A thing with a title: a task, a list, a note.
    case titled
    /// An object with an identifier and a name.
    case object
  }

  /// A name, of the user's vocabulary or of the app's.
  case name([UserVocabularyKind], Form)
  /// One of some cases.
  case enumeration
  case integer, decimal, boolean
  case duration, money, place
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
  init(_ parameter: ParameterDescription, isEnumeration: Bool, intent: IntentDescription) {
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
    case "Task", "Note": self = .name([.notebookItemTitle], .titled)
    case "TaskList": self = .name([.notebookItemGroupName], .titled)
    default: self = .name(Self.kinds(of: parameter.name, in: intent), .object)
    }
  }

  /// The vocabulary that the system's own parameters take their names from.
  private static func kinds(of parameter: String, in intent: IntentDescription)
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
    case ("Media", _):
      [
        .mediaPlaylistTitle, .mediaMusicArtistName, .mediaAudiobookTitle,
        .mediaAudiobookAuthorName, .mediaShowTitle,
      ]
    default: []
    }
  }

  /// Whether words that nothing knows will do: a name that is not in any vocabulary, free text.
  var takesAnyWords: Bool {
    switch self {
    case .name, .text: true
    default: false
    }
  }
}
