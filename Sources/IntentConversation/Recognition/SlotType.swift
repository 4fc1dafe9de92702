import IntentRuntime

/// What the words of a slot are, and how they become a value.
enum SlotType: Hashable, Sendable {
  /// How a name becomes a value.
  enum Form: Hashable, Sendable {
    /// The name itself: a person, a phrase, a place.
    case string
    /// A thing of which one property is said: the title of a task, the name of an object.
    case property(String)
  }

  /// A name, of the user's vocabulary or of the app's.
  case name([UserVocabularyKind], Form)
  /// One of some cases.
  case enumeration
  /// One of some options, by their names.
  case options([String: Int])
  case integer, decimal, boolean
  case duration, place
  /// Money; also a number alone where it is agreed to, with its currency, before anything is done.
  case money(takesNumber: Bool = false)
  /// Money as what a transaction is about.
  case paymentAmount(takesNumber: Bool = false)
  /// A day, a time, or both; of some one alone is asked for.
  case date(ParameterLimits.DateMode?), dateComponents(ParameterLimits.DateMode?)
  /// A stretch of time.
  case dateRange(Tense = .either)
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
  ///
  /// - Parameter objectType: The parameter's type, where that is one that a definition declares:
  ///   what its values are called is then for the definition to say.
  init(_ parameter: ParameterDescriptor, isEnumeration: Bool, objectType: ObjectTypeDescriptor?) {
    if isEnumeration {
      self = .enumeration
    } else if let objectType {
      self.init(parameter, objectType)
    } else {
      self.init(parameter)
    }
  }

  /// What a slot takes whose type a definition declares.
  private init(_ parameter: ParameterDescriptor, _ type: ObjectTypeDescriptor) {
    switch (type.isSystemType, type.name) {
    case (true, "PaymentAmount"): self = .paymentAmount()
    case (true, "SpatialEventTrigger"): self = .spatialTrigger
    case (true, "TemporalEventTrigger"): self = .temporalTrigger
    default:
      let kinds = parameter.vocabularyKinds
      self =
        type.spokenProperty
        .map { .name(kinds.isEmpty ? type.vocabularyKinds : kinds, .property($0)) } ?? .unspeakable
    }
  }

  /// What a slot of a property takes that is of a type that every definition knows.
  init(ofProperty name: String, typeName: String) {
    self.init(ParameterDescriptor(name, displayName: .init(name), typeName: typeName))
  }

  /// What a slot takes whose type every definition knows.
  private init(_ parameter: ParameterDescriptor) {
    let kinds = parameter.vocabularyKinds
    switch parameter.typeName {
    case "Integer": self = .integer
    case "Decimal": self = .decimal
    case "Boolean": self = .boolean
    case "TimeInterval": self = .duration
    case "Date": self = .date(parameter.limits.dateMode)
    case "DateComponents": self = .dateComponents(parameter.limits.dateMode)
    case "DateComponentsRange": self = .dateRange()
    case "CurrencyAmount": self = .money()
    case "Placemark": self = .place
    case "Length", "Mass", "Temperature", "Volume", "Speed", "Energy":
      self = .measurement(parameter.typeName)
    case "File", "Image", "PaymentMethod", "UserActivity", "Location", "Dictionary":
      self = .unspeakable
    case "Person": self = .name(kinds.isEmpty ? [.contactName] : kinds, .string)
    case "String" where !kinds.isEmpty: self = .name(kinds, .string)
    case "String", "URL": self = .text
    case "SpeakableString": self = .name(kinds, .string)
    default: self = .name(kinds, .property("displayString"))
    }
  }

  /// What a slot of a property takes, by the type of the value that has it.
  var ofProperty: SlotType {
    switch self {
    case .name(let kinds, _): .name(kinds, .string)
    default: .text
    }
  }

  /// The same for money that may be said without its currency; for all else it is the same.
  var takingNumber: SlotType {
    switch self {
    case .money: .money(takesNumber: true)
    case .paymentAmount: .paymentAmount(takesNumber: true)
    default: self
    }
  }

  /// The same for an intent whose days are still to come.
  var coming: SlotType { if case .dateRange = self { .dateRange(.coming) } else { self } }

  /// The same for what is put off until then.
  var putOff: SlotType { if case .dateRange = self { .dateRange(.putOff) } else { self } }

  /// The same for what is over.
  var over: SlotType { if case .dateRange = self { .dateRange(.over) } else { self } }

  /// The same for money that is said with its currency.
  var namingCurrency: SlotType {
    switch self {
    case .money: .money()
    case .paymentAmount: .paymentAmount()
    default: self
    }
  }

  /// Whether it is money that may be said without its currency.
  var takesNumberForMoney: Bool {
    switch self {
    case .money(let takesNumber), .paymentAmount(let takesNumber): takesNumber
    default: false
    }
  }

  /// Whether it is an amount of money.
  var isMoney: Bool {
    switch self {
    case .money, .paymentAmount: true
    default: false
    }
  }

  /// Whether it is a number of no unit.
  var isNumber: Bool {
    switch self {
    case .integer, .decimal: true
    default: false
    }
  }

  /// Whether it is so much of something, which may be said to be added to what there is.
  var isAmount: Bool {
    switch self {
    case .integer, .decimal, .money, .paymentAmount, .measurement, .duration: true
    default: false
    }
  }

  /// Whether it is so much with a unit, of which two numbers are two.
  var isMeasure: Bool {
    switch self {
    case .money, .paymentAmount, .measurement, .duration: true
    default: false
    }
  }

  /// Whether it is a day or a time, of which parts may be said in several places.
  var isMoment: Bool {
    switch self {
    case .date, .dateComponents, .dateRange, .temporalTrigger: true
    default: false
    }
  }

  /// Whether it is a time, or a stretch of time, and not a day alone.
  var takesHours: Bool {
    switch self {
    case .dateRange: true
    case .dateComponents(let mode): mode != .date
    default: false
    }
  }

  /// Whether it is one day or time, rather than when something begins or ends, or comes again.
  var isOneMoment: Bool {
    switch self {
    case .date, .dateComponents: true
    default: false
    }
  }

  /// Whether it is a day without a time.
  var takesDayAlone: Bool {
    switch self {
    case .date(.date?), .dateComponents(.date?): true
    default: false
    }
  }

  /// Whether words that nothing knows will do: a name that is not in any vocabulary, free text.
  var takesAnyWords: Bool {
    switch self {
    case .name, .text, .place: true
    default: false
    }
  }

  /// One of the kinds of names that it takes, by its place.
  func vocabularyKind(_ place: Int) -> UserVocabularyKind? {
    guard case .name(let kinds, _) = self, kinds.indices.contains(place) else { return nil }
    return kinds[place]
  }
}
