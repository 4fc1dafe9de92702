// The names that Apple's frameworks give what the runtime has, so that a handler written for them
// compiles with its imports as they are. The module exists where Apple's own of the name does not.

@_exported public import Foundation
@_exported public import IntentRuntime

/// Apple's name of ``FileValue``.
public typealias INFile = FileValue
/// Apple's name of ``IntentImage``.
public typealias INImage = IntentImage
/// Apple's name of ``IntentObject``.
public typealias INObject = IntentObject
/// Apple's name of ``OptionsCollection``.
public typealias INObjectCollection<Item: Sendable> = OptionsCollection<Item>
/// Apple's name of ``OptionsCollection/Section``.
public typealias INObjectSection<Item: Sendable> = OptionsCollection<Item>.Section
/// Apple's name of ``Person``.
public typealias INPerson = Person
/// Apple's name of ``PersonHandle``.
public typealias INPersonHandle = PersonHandle
/// Apple's name of ``Placemark``.
public typealias CLPlacemark = Placemark
/// Apple's name of ``SpeakableString``.
public typealias INSpeakableString = SpeakableString
/// Apple's name of ``CurrencyAmount``.
public typealias INCurrencyAmount = CurrencyAmount
/// Apple's name of ``PaymentMethod``.
public typealias INPaymentMethod = PaymentMethod
/// Apple's name of ``DateComponentsRange``.
public typealias INDateComponentsRange = DateComponentsRange
/// Apple's name of ``RecurrenceRule``.
public typealias INRecurrenceRule = RecurrenceRule

/// Apple's name of the result for a Boolean.
public typealias INBooleanResolutionResult = ResolutionResult<Bool>
/// Apple's name of the result for an amount of money.
public typealias INCurrencyAmountResolutionResult = ResolutionResult<CurrencyAmount>
/// Apple's name of the result for a range of dates.
public typealias INDateComponentsRangeResolutionResult = ResolutionResult<DateComponentsRange>
/// Apple's name of the result for a date in components.
public typealias INDateComponentsResolutionResult = ResolutionResult<DateComponents>
/// Apple's name of the result for a number with a fraction.
public typealias INDoubleResolutionResult = ResolutionResult<Double>
/// Apple's name of the result for an energy.
public typealias INEnergyResolutionResult = ResolutionResult<Measurement<UnitEnergy>>
/// Apple's name of the result for a file.
public typealias INFileResolutionResult = ResolutionResult<FileValue>
/// Apple's name of the result for an integer.
public typealias INIntegerResolutionResult = ResolutionResult<Int>
/// Apple's name of the result for a length.
public typealias INLengthResolutionResult = ResolutionResult<Measurement<UnitLength>>
/// Apple's name of the result for a mass.
public typealias INMassResolutionResult = ResolutionResult<Measurement<UnitMass>>
/// Apple's name of the result for an object.
public typealias INObjectResolutionResult = ResolutionResult<IntentObject>
/// Apple's name of the result for a payment method.
public typealias INPaymentMethodResolutionResult = ResolutionResult<PaymentMethod>
/// Apple's name of the result for a person.
public typealias INPersonResolutionResult = ResolutionResult<Person>
/// Apple's name of the result for a place.
public typealias INPlacemarkResolutionResult = ResolutionResult<Placemark>
/// Apple's name of the result for a phrase.
public typealias INSpeakableStringResolutionResult = ResolutionResult<SpeakableString>
/// Apple's name of the result for a speed.
public typealias INSpeedResolutionResult = ResolutionResult<Measurement<UnitSpeed>>
/// Apple's name of the result for a text.
public typealias INStringResolutionResult = ResolutionResult<String>
/// Apple's name of the result for a temperature.
public typealias INTemperatureResolutionResult = ResolutionResult<Measurement<UnitTemperature>>
/// Apple's name of the result for a duration.
public typealias INTimeIntervalResolutionResult = ResolutionResult<TimeInterval>
/// Apple's name of the result for a web address.
public typealias INURLResolutionResult = ResolutionResult<URL>
/// Apple's name of the result for a volume.
public typealias INVolumeResolutionResult = ResolutionResult<Measurement<UnitVolume>>
