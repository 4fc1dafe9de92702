package import Diagnostics
package import PropertyList

/// Makes the model of a definition from its property list.
///
/// It reads what is there, as it is there: nothing is looked up and no default depends on another
/// part of the file.
package struct DefinitionDecoder: Sendable {
  /// The versions of the format that are known, the last one last.
  package static let knownModelVersions = ["1.0", "1.1", "1.2"]

  package init() {}

  /// Decodes one definition.
  ///
  /// - Returns: The model, without the parts that could not be read, and what is wrong with them.
  package func decode(_ document: PropertyListDocument) -> Checked<Definition> {
    let report = DecodingReport(file: document.file)
    guard case .dictionary = document.root.value,
      var reader = DictionaryReader(
        document.root,
        key: "plist",
        owner: "the definition",
        report: report
      )
    else {
      report.add(.notADictionary(document.root.value.typeName), at: document.root.position)
      return Checked(nil, report.diagnostics)
    }
    var definition = Definition(
      name: Self.baseName(of: document.file),
      file: document.file,
      modelVersion: nil,
      namespace: nil,
      tools: ToolVersions(),
      imports: [],
      domains: [],
      intents: [],
      enumerations: [],
      types: [],
      unknownKeys: []
    )
    definition.domains = reader.domains()
    definition.imports = reader.strings("IGImports")
    definition.enumerations = reader.dictionaries("INEnums", owner: "an enumeration") {
      $0.enumeration()
    }
    definition.modelVersion = reader.string("INIntentDefinitionModelVersion")
    definition.namespace = reader.string("INIntentDefinitionNamespace")
    definition.tools.system = reader.string("INIntentDefinitionSystemVersion")?.value
    definition.tools.toolsBuild = reader.string("INIntentDefinitionToolsBuildVersion")?.value
    definition.tools.tools = reader.string("INIntentDefinitionToolsVersion")?.value
    definition.intents = reader.dictionaries("INIntents", owner: "an intent") { $0.intent() }
    definition.types = reader.dictionaries("INTypes", owner: "a type") { $0.objectType() }
    reader.finish()
    checkVersion(definition.modelVersion, report)
    definition.unknownKeys = report.unknownKeys
    definition.suppressions = report.suppressions
    return Checked(definition, report.diagnostics)
  }

  /// `Payments` for `some/folder/Payments.intentdefinition`.
  package static func baseName(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private func checkVersion(_ version: Located<String>?, _ report: DecodingReport) {
    guard let version, let last = Self.knownModelVersions.last,
      !Self.knownModelVersions.contains(version.value)
    else { return }
    report.add(.newerModelVersion(version.value, known: last), at: version.position)
  }
}
