/// The Mustache templates that come with the generator, by name.
package enum Templates {
  /// The name of each template, without its extension.
  package static let names = ["Handling", "Header", "Intents", "Responses", "Types"]

  /// The text of a template; none where there is no such template.
  package static func text(named name: String) -> String? {
    switch name {
    case "Handling": String(decoding: PackageResources.Handling_mustache, as: UTF8.self)
    case "Header": String(decoding: PackageResources.Header_mustache, as: UTF8.self)
    case "Intents": String(decoding: PackageResources.Intents_mustache, as: UTF8.self)
    case "Responses": String(decoding: PackageResources.Responses_mustache, as: UTF8.self)
    case "Types": String(decoding: PackageResources.Types_mustache, as: UTF8.self)
    default: nil
    }
  }
}
