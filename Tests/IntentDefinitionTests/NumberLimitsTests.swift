import IntentDefinition
import PropertyList
import Testing

@Suite("The limits of a parameter")
struct NumberLimitsTests {
  /// A parameter with some metadata, as a definition has it.
  private func parameter(_ type: String, _ metadata: [(String, PropertyListValue)]) throws
    -> Parameter
  {
    func dictionary(_ entries: [(String, PropertyListValue)]) -> PropertyListValue {
      .dictionary(entries.map { PropertyListEntry($0.0, PropertyListNode($0.1)) })
    }
    let prefix = "INIntentParameter"
    let parameter = dictionary([
      (prefix + "Metadata", dictionary(metadata.map { (prefix + "Metadata" + $0.0, $0.1) })),
      (prefix + "Name", .string("value")), (prefix + "Type", .string(type)),
    ])
    let intent = dictionary([
      ("INIntentName", .string("Measure")),
      ("INIntentParameters", .array([PropertyListNode(parameter)])),
    ])
    let root = dictionary([("INIntents", .array([PropertyListNode(intent)]))])
    let document = PropertyListDocument(
      file: "Test.intentdefinition", root: PropertyListNode(root))
    return try #require(
      DefinitionDecoder().decode(document).value?.intents.first?.parameters.first)
  }

  @Test(
    "are in the unit of the default, each taken from its own",
    arguments: [
      ("TimeInterval", "Minutes", "Seconds", 30, "Hours", 2, 0.5, 120),
      ("TimeInterval", "Seconds", "Hours", 1.1, "Minutes", 1_000.1, 3_960, 60_006),
      ("Length", "Meters", "Centimeters", 50, "Kilometers", 3, 0.5, 3_000),
      ("Temperature", "Celsius", "Fahrenheit", 32, "Kelvin", 300, 0, 26.85),
      ("Length", "Meters", "Inches", 100, "Kilometers", 5, 2.54, 5_000),
      ("Length", "Kilometers", "Nanometers", 1, "Kilometers", 5, 1e-12, 5),
      ("Energy", "Kilojoules", "Joules", 500, "Kilojoules", 5, 0.5, 5),
    ] as [(String, String, String, Double, String, Double, Double, Double)])
  func areInOneUnit(
    _ type: String, _ unit: String, _ minimumUnit: String, _ minimum: Double,
    _ maximumUnit: String, _ maximum: Double, _ least: Double, _ greatest: Double
  ) throws {
    let limits = try parameter(
      type,
      [
        ("DefaultUnit", .string(unit)), ("MinimumUnit", .string(minimumUnit)),
        ("MinimumValue", .real(minimum)), ("MaximumUnit", .string(maximumUnit)),
        ("MaximumValue", .real(maximum)),
      ]
    ).numberLimits
    #expect(limits == NumberLimits(unit: unit, minimum: least, maximum: greatest))
  }

  @Test("that say no unit are in that of the values")
  func takeTheUnitOfValues() throws {
    let limits = try parameter(
      "Length",
      [
        ("DefaultUnit", .string("Meters")), ("MaximumValue", .integer(2)),
        ("Unit", .string("Kilometers")),
      ]
    ).numberLimits
    #expect(limits == NumberLimits(unit: "Meters", minimum: nil, maximum: 2_000))
  }

  @Test(
    "are left out where they measure something else, or are more than a number holds in the unit of the values",
    arguments: [
      ("Mass", "Kilograms", "Meters", 3, .otherMeasure),
      ("TimeInterval", "Minutes", "Kilometers", 3, .otherMeasure),
      ("Length", "Meters", "Hours", 3, .otherMeasure),
      ("Length", "Meters", "Parsecs", 1e300, .notFinite),
      ("Length", "Meters", "Meters", .infinity, .notFinite),
      ("Integer", "", "", .infinity, .notFinite),
    ] as [(String, String, String, Double, UnusableLimit.Reason)])
  func leaveOutWhatIsNone(
    _ type: String, _ unit: String, _ maximumUnit: String, _ maximum: Double,
    _ reason: UnusableLimit.Reason
  ) throws {
    let parameter = try parameter(
      type,
      [
        ("DefaultUnit", .string(unit)), ("MinimumUnit", .string(unit)),
        ("MinimumValue", .integer(2)), ("MaximumUnit", .string(maximumUnit)),
        ("MaximumValue", .real(maximum)),
      ])
    #expect(parameter.numberLimits == NumberLimits(unit: unit, minimum: 2, maximum: nil))
    let unusable = parameter.unusableLimits
    #expect(unusable.map(\.reason) == [reason] && unusable.map(\.value.value) == [maximum])
  }

  @Test("are in no unit of something else, wherever that stands")
  func haveNoForeignUnit() throws {
    let parameter = try parameter(
      "Mass",
      [
        ("DefaultUnit", .string("Meters")), ("MinimumValue", .integer(2)),
        ("Unit", .string("Miles")), ("MaximumUnit", .string("Grams")),
        ("MaximumValue", .integer(9)),
      ])
    #expect(parameter.numberLimits == NumberLimits(unit: "Grams", minimum: 2, maximum: 9))
    #expect(parameter.unusableLimits.isEmpty)
  }

  @Test("of what is no measure have none of the units that were left behind")
  func ignoreLeftovers() throws {
    let limits = try parameter(
      "Integer",
      [
        ("DefaultUnit", .string("Minutes")), ("MaximumUnit", .string("Hours")),
        ("MaximumValue", .integer(2)),
      ]
    ).numberLimits
    #expect(limits.maximum == 2)
  }

  @Test("are in the unit of a limit, where that of the values is any of several")
  func takeTheUnitOfALimit() throws {
    let limits = try parameter(
      "TimeInterval",
      [
        ("MaximumUnit", .string("Hours")), ("MaximumValue", .integer(1)),
        ("MinimumUnit", .string("Seconds")), ("Unit", .string("Multiple")),
      ]
    ).numberLimits
    #expect(limits == NumberLimits(unit: "Seconds", minimum: nil, maximum: 3_600))
  }
}
