/// The modules by whose names generated code qualifies what it takes from them.
package enum SwiftModule: String, CaseIterable, Sendable {
  case standardLibrary = "Swift"
  case foundation = "Foundation"
  case runtime = "IntentRuntime"
  case systemIntents = "SystemIntents"

  /// Whether it is the name of one of them, which nothing in a generated file must hide.
  package static func isName(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
      && Self(rawValue: name) != nil
  }
}
