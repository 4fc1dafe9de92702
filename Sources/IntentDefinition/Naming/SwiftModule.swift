/// The modules by whose names generated code qualifies what it takes from them.
package enum SwiftModule: String, CaseIterable, Sendable {
  case standardLibrary = "Swift"
  case foundation = "Foundation"
  case runtime = "IntentRuntime"
  case systemIntents = "SystemIntents"

  /// The names of all of them, which nothing in a generated file must hide.
  package static let names = Set(allCases.map(\.rawValue))
}
