import Testing
/// What versions of Xcode write in different ways: everything else must be the same.
struct VersionDifference: CustomTestStringConvertible {
  /// What an older version wrote, without spaces; none where it wrote nothing.
  var older: String?
  /// What is generated, as the newest version writes it; none where that writes nothing.
  var newest: String?
  var reason: String

  var testDescription: String { reason }

  static let all = [
    VersionDifference(
      older: "@available(iOS12.0,macOS10.16,watchOS5.0,*)",
      newest: "@available(iOS12.0,macOS11.0,watchOS5.0,*)",
      reason: "before macOS 11 was out, Xcode called it by the number that it was to have"),
    VersionDifference(
      older: "@available(iOS12.0,watchOS5.0,*)",
      newest: "@available(iOS12.0,macOS11.0,watchOS5.0,*)",
      reason: "before macOS 11, Macs had no intents"),
    VersionDifference(
      newest: "@available(tvOS,unavailable)",
      reason: "before tvOS 14, there was no framework to be unavailable in"),
    VersionDifference(
      older: "@available(iOS14.0,macOS10.16,watchOS7.0,*)",
      newest: "@available(iOS14.0,macOS11.0,watchOS7.0,*)",
      reason: "before macOS 11 was out, Xcode called it by the number that it was to have"),
    VersionDifference(
      older: "@available(iOS15.0,macOS12.0,watchOS8.0,*)",
      newest: "@available(iOS13.0,macOS11.0,watchOS6.0,*)",
      reason: "before Xcode 13.2, concurrency was for the systems of its own year only"),
    VersionDifference(
      older: "@available(iOS15.0,macOS12.0,watchOS8.0,*)",
      newest: "@available(iOS14.0,macOS11.0,watchOS7.0,*)",
      reason: "before Xcode 13.2, concurrency was for the systems of its own year only"),
    VersionDifference(
      newest: "@available(*,renamed:",
      reason: "before Xcode 13.2, the forms did not name each other"),
  ]

  /// Whether what older versions and the newest have only explains a difference of two attributes.
  func explains(older: String?, newest: String?) -> Bool {
    guard let newest, let expected = self.newest, newest.hasPrefix(expected) else { return false }
    return self.older == older
  }
}
