public import IntentRuntime

extension Bridging {
  /// A file.
  public enum File: ValueConversion {
    /// The file as a value.
    public static func value(of property: INFile) -> FileValue { FileValue(property) }
    /// The file as a class.
    public static func property(of value: FileValue) -> INFile { INFile(value) }
    /// The file, to be renamed.
    public static func copy(of property: INFile) -> INFile { property.copied() }
  }

  /// A picture.
  public enum Image: ValueConversion {
    /// The picture as a value.
    public static func value(of property: INImage) -> IntentImage { IntentImage(property) }
    /// The picture as a class.
    public static func property(of value: IntentImage) -> INImage { INImage(value) }
  }

  /// A person.
  public enum Person: ValueConversion {
    /// The person as a value.
    public static func value(of property: INPerson) -> IntentRuntime.Person {
      IntentRuntime.Person(property)
    }
    /// The person as a class.
    public static func property(of value: IntentRuntime.Person) -> INPerson { .init(value) }
  }

  /// A handle of a person.
  public enum PersonHandle: ValueConversion {
    /// The handle as a value.
    public static func value(of property: INPersonHandle) -> IntentRuntime.PersonHandle {
      IntentRuntime.PersonHandle(property)
    }
    /// The handle as a class.
    public static func property(of value: IntentRuntime.PersonHandle) -> INPersonHandle {
      INPersonHandle(value)
    }
  }

  /// A place.
  public enum Placemark: ValueConversion {
    /// The place as a value.
    public static func value(of property: CLPlacemark) -> IntentRuntime.Placemark {
      IntentRuntime.Placemark(property)
    }
    /// The place as a class.
    public static func property(of value: IntentRuntime.Placemark) -> CLPlacemark {
      CLPlacemark(value)
    }
  }

  /// A point on the Earth.
  public enum Location: ValueConversion {
    /// The point as a value.
    public static func value(of property: CLLocation) -> IntentRuntime.Location {
      IntentRuntime.Location(
        latitude: property.coordinate.latitude, longitude: property.coordinate.longitude)
    }
    /// The point as a class.
    public static func property(of value: IntentRuntime.Location) -> CLLocation {
      CLLocation(latitude: value.latitude, longitude: value.longitude)
    }
  }

  /// A phrase.
  public enum SpeakableString: ValueConversion {
    /// The phrase as a value.
    public static func value(of property: INSpeakableString) -> IntentRuntime.SpeakableString {
      IntentRuntime.SpeakableString(property)
    }
    /// The phrase as a class.
    public static func property(of value: IntentRuntime.SpeakableString) -> INSpeakableString {
      INSpeakableString(value)
    }
  }

  /// An amount of money.
  public enum CurrencyAmount: ValueConversion {
    /// The amount as a value.
    public static func value(of property: INCurrencyAmount) -> IntentRuntime.CurrencyAmount {
      IntentRuntime.CurrencyAmount(property)
    }
    /// The amount as a class.
    public static func property(of value: IntentRuntime.CurrencyAmount) -> INCurrencyAmount {
      INCurrencyAmount(value)
    }
  }

  /// A way to pay.
  public enum PaymentMethod: ValueConversion {
    /// The way to pay as a value.
    public static func value(of property: INPaymentMethod) -> IntentRuntime.PaymentMethod {
      IntentRuntime.PaymentMethod(property)
    }
    /// The way to pay as a class.
    public static func property(of value: IntentRuntime.PaymentMethod) -> INPaymentMethod {
      INPaymentMethod(value)
    }
  }

  /// A range of dates.
  public enum DateComponentsRange: ValueConversion {
    /// The range as a value.
    public static func value(
      of property: INDateComponentsRange
    ) -> IntentRuntime.DateComponentsRange {
      IntentRuntime.DateComponentsRange(property)
    }
    /// The range as a class.
    public static func property(
      of value: IntentRuntime.DateComponentsRange
    ) -> INDateComponentsRange {
      INDateComponentsRange(value)
    }
  }

  /// How something is repeated.
  public enum RecurrenceRule: ValueConversion {
    /// The rule as a value.
    public static func value(of property: INRecurrenceRule) -> IntentRuntime.RecurrenceRule {
      IntentRuntime.RecurrenceRule(property)
    }
    /// The rule as a class.
    public static func property(of value: IntentRuntime.RecurrenceRule) -> INRecurrenceRule {
      INRecurrenceRule(value)
    }
  }

  /// An object of an app.
  public enum Object<Class: INObject>: ValueConversion {
    /// The object as a value.
    public static func value(of property: Class) -> BridgedObject<Class> { BridgedObject(property) }
    /// The object as a class.
    public static func property(of value: BridgedObject<Class>) -> Class { value.object }
    /// An object that a handler gave, as it is now.
    public static func value(given: Any) -> BridgedObject<Class>? {
      (given as? Class).map { BridgedObject(copy(of: $0)) }
    }
    /// The object, with values of its own.
    public static func copy(of property: Class) -> Class {
      // What copies itself is of its own class.
      property.copy() as? Class ?? property
    }
  }
}
