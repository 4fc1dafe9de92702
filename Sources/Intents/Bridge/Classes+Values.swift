import Foundation
import IntentRuntime

// The ways between Apple's classes and the runtime's values of the same meaning.

extension FileValue {
  init(_ file: INFile) {
    self.init(
      data: file.dataInMemory, filename: file.filename, typeIdentifier: file.typeIdentifier,
      fileURL: file.fileURL, removedOnCompletion: file.removedOnCompletion)
  }
}

extension INFile {
  convenience init(_ value: FileValue) {
    self.init(
      data: value.data, filename: value.filename, typeIdentifier: value.typeIdentifier,
      fileURL: value.fileURL)
    removedOnCompletion = value.removedOnCompletion
  }
}

extension IntentImage {
  init(_ image: INImage) {
    self.init(named: "")
    (name, data, url) = (image.name, image.data, image.url)
  }
}

extension INImage {
  convenience init(_ value: IntentImage) {
    self.init(data: value.data, name: value.name, url: value.url)
  }
}

extension IntentRuntime.PersonHandle {
  init(_ handle: INPersonHandle) {
    self.init(
      value: handle.value, type: PersonHandleType(rawValue: handle.type.rawValue) ?? .unknown,
      label: handle.label?.rawValue)
  }
}

extension INPersonHandle {
  convenience init(_ value: IntentRuntime.PersonHandle) {
    self.init(
      value: value.value, type: INPersonHandleType(rawValue: value.type.rawValue) ?? .unknown,
      label: value.label.map(INPersonHandleLabel.init(rawValue:)))
  }
}

extension Person {
  init(_ person: INPerson) {
    self.init(
      personHandle: person.personHandle.map(PersonHandle.init),
      nameComponents: person.nameComponents, displayName: person.displayName,
      image: person.image.map(IntentImage.init), contactIdentifier: person.contactIdentifier,
      customIdentifier: person.customIdentifier, relationship: person.relationship?.rawValue,
      aliases: person.aliases?.map(PersonHandle.init) ?? [],
      suggestionType: PersonSuggestionType(rawValue: person.suggestionType.rawValue) ?? .none,
      siriMatches: person.siriMatches?.map(Person.init) ?? [], isMe: person.isMe)
  }
}

extension INPerson {
  convenience init(_ value: Person) {
    self.init(
      handle: value.personHandle.map(INPersonHandle.init), value.nameComponents,
      value.displayName, value.image.map(INImage.init))
    contactIdentifier = value.contactIdentifier
    customIdentifier = value.customIdentifier
    relationship = value.relationship.map(INPersonRelationship.init(rawValue:))
    aliases = value.aliases.isEmpty ? nil : value.aliases.map(INPersonHandle.init)
    suggestionType = INPersonSuggestionType(rawValue: value.suggestionType.rawValue) ?? .none
    siriMatches = value.siriMatches.isEmpty ? nil : value.siriMatches.map { INPerson($0) }
    isMe = value.isMe
  }
}

extension Placemark {
  init(_ place: CLPlacemark) {
    self.init(
      name: place.name, thoroughfare: place.thoroughfare, locality: place.locality,
      administrativeArea: place.administrativeArea, postalCode: place.postalCode,
      country: place.country, isoCountryCode: place.isoCountryCode,
      location: place.location.map(Bridging.Location.value(of:)))
  }
}

extension CLPlacemark {
  convenience init(_ value: Placemark) {
    self.init()
    name = value.name
    thoroughfare = value.thoroughfare
    locality = value.locality
    administrativeArea = value.administrativeArea
    postalCode = value.postalCode
    country = value.country
    isoCountryCode = value.isoCountryCode
    location = value.location.map(Bridging.Location.property(of:))
  }
}

extension SpeakableString {
  init(_ phrase: any INSpeakable) {
    self.init(
      spokenPhrase: phrase.spokenPhrase, pronunciationHint: phrase.pronunciationHint,
      vocabularyIdentifier: phrase.vocabularyIdentifier,
      alternativeSpeakableMatches: phrase.alternativeSpeakableMatches?.map { Self($0) } ?? [])
  }
}

extension INSpeakableString {
  convenience init(_ value: SpeakableString) {
    self.init(
      value.spokenPhrase, identifier: value.vocabularyIdentifier,
      pronunciationHint: value.pronunciationHint)
    let matches = value.alternativeSpeakableMatches
    alternativeSpeakableMatches = matches.isEmpty ? nil : matches.map { INSpeakableString($0) }
  }
}

extension CurrencyAmount {
  init(_ amount: INCurrencyAmount) {
    self.init(amount: (amount.amount ?? 0).decimalValue, currencyCode: amount.currencyCode ?? "")
  }
}

extension INCurrencyAmount {
  convenience init(_ value: CurrencyAmount) {
    self.init(
      amount: NSDecimalNumber(decimal: value.amount), currencyCode: value.currencyCode)
  }
}

extension PaymentMethod {
  init(_ method: INPaymentMethod) {
    self.init(
      type: PaymentMethodType(rawValue: method.type.rawValue) ?? .unknown, name: method.name,
      identificationHint: method.identificationHint, icon: method.icon.map(IntentImage.init))
  }
}

extension INPaymentMethod {
  convenience init(_ value: PaymentMethod) {
    self.init(
      type: INPaymentMethodType(rawValue: value.type.rawValue) ?? .unknown, name: value.name,
      identificationHint: value.identificationHint, icon: value.icon.map(INImage.init))
  }
}

extension RecurrenceRule {
  init(_ rule: INRecurrenceRule) {
    self.init(
      interval: rule.interval,
      frequency: RecurrenceFrequency(rawValue: rule.frequency.rawValue) ?? .unknown,
      weeklyRecurrenceDays: DayOfWeekOptions(rawValue: Int(rule.weeklyRecurrenceDays.rawValue)))
  }
}

extension INRecurrenceRule {
  convenience init(_ value: RecurrenceRule) {
    self.init(
      interval: value.interval,
      frequency: INRecurrenceFrequency(rawValue: value.frequency.rawValue) ?? .unknown,
      weeklyRecurrenceDays: INDayOfWeekOptions(
        rawValue: UInt(bitPattern: value.weeklyRecurrenceDays.rawValue)))
  }
}

extension DateComponentsRange {
  init(_ range: INDateComponentsRange) {
    self.init(
      start: range.startDateComponents, end: range.endDateComponents,
      recurrenceRule: range.recurrenceRule.map(RecurrenceRule.init))
  }
}

extension INDateComponentsRange {
  convenience init(_ value: DateComponentsRange) {
    self.init(
      start: value.startDateComponents, end: value.endDateComponents,
      recurrenceRule: value.recurrenceRule.map { INRecurrenceRule($0) })
  }
}
