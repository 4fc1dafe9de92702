/// The Mustache templates that come with the generator, by name.
package enum Templates {
  /// The name of each template, without its extension.
  package static let names = [
    "Handling", "Header", "Intents", "Responses", "SiriKitAppleImports", "SiriKitHandling",
    "SiriKitHeader", "SiriKitImports", "SiriKitIntents", "SiriKitResponses", "SiriKitTypes",
    "Types",
  ]

  /// The text of a template; none where there is no such template.
  package static func text(named name: String) -> String? {
    bytes(named: name).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func bytes(named name: String) -> [UInt8]? {
    switch name {
    case "Handling": PackageResources.Handling_mustache
    case "Header": PackageResources.Header_mustache
    case "Intents": PackageResources.Intents_mustache
    case "Responses": PackageResources.Responses_mustache
    case "SiriKitAppleImports": PackageResources.SiriKitAppleImports_mustache
    case "SiriKitHandling": PackageResources.SiriKitHandling_mustache
    case "SiriKitHeader": PackageResources.SiriKitHeader_mustache
    case "SiriKitImports": PackageResources.SiriKitImports_mustache
    case "SiriKitIntents": PackageResources.SiriKitIntents_mustache
    case "SiriKitResponses": PackageResources.SiriKitResponses_mustache
    case "SiriKitTypes": PackageResources.SiriKitTypes_mustache
    case "Types": PackageResources.Types_mustache
    default: nil
    }
  }
}
