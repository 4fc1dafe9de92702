/// The names that the namespace `System` holds, in every definition.
///
/// They are those of the project's own `Definitions/`, and of the value types that the runtime
/// brings; a test compares them.
package enum SystemNames {
    package static let domains: Set<String> = []
    package static let intents: Set<String> = []
    package static let types: Set<String> = []
    package static let enumerations: Set<String> = []
    package static let runtimeTypes: [String: String] = [:]
}
