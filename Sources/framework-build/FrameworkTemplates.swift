import Mustache

/// The templates, parsed.
struct FrameworkTemplates {
  private let library: MustacheLibrary

  init() throws {
    var library = MustacheLibrary()
    let texts = [
      "Classes": PackageResources.FrameworkClasses_mustache,
      "Handlers": PackageResources.FrameworkHandlers_mustache,
      "Adapters": PackageResources.FrameworkAdapters_mustache,
      "Result": PackageResources.FrameworkResult_mustache,
      "List": PackageResources.FrameworkList_mustache,
    ]
    for (name, bytes) in texts {
      try library.register(String(decoding: bytes, as: UTF8.self), named: name)
    }
    self.library = library
  }

  /// The text of a model.
  func render(_ model: Any, with template: String) throws -> String {
    guard let text = library.render(model, withTemplate: template) else {
      throw Failure("there is no template '\(template)'")
    }
    return text
  }
}
