/// Since when Apple's systems have what is generated, as Apple's own generator says it.
enum AppleAvailability {
  /// Properties whose type parameters have had from the second year on only.
  static let laterProperty = "@available(iOS 13.0, macOS 10.16, watchOS 6.0, *)"
  /// Methods that resolve, properties of objects, and methods that are `async`.
  static let resolution = "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)"
  /// Methods that provide options in sections.
  static let optionsCollection = "@available(iOS 14.0, macOS 11.0, watchOS 7.0, *)"
  /// Methods that provide options without sections.
  static let options = [
    "@available(iOS, introduced: 13.0, deprecated: 14.0, message: \"\")",
    "@available(watchOS, introduced: 6.0, deprecated: 7.0, message: \"\")",
  ]

  /// That a method has an `async` form.
  static func renamed(_ method: String) -> String { "@available(*, renamed: \"\(method)\")" }
}
