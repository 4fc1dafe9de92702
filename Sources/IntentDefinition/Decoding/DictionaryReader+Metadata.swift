import Diagnostics
import PropertyList

extension DictionaryReader {
  /// The metadata of a parameter, empty where there is none.
  mutating func metadata(_ keys: ParameterKeys) -> ParameterMetadata {
    let prefix = keys.metadata
    let owner = Owner.part("the metadata", of: owner)
    guard let node = node(prefix),
      var reader = DictionaryReader(node, key: prefix, owner: owner, report: report)
    else { return ParameterMetadata() }
    var metadata = ParameterMetadata()
    for entry in reader.allEntries() {
      guard entry.key.hasPrefix(prefix) else {
        let found = entry.node.value.typeName
        let unknown = UnknownKey(
          key: entry.key,
          owner: owner.description,
          valueType: found,
          position: entry.keyPosition
        )
        report.add(unknown: unknown)
        continue
      }
      reader.read(String(entry.key.dropFirst(prefix.count)), entry.key, into: &metadata)
    }
    return metadata
  }

  private mutating func read(_ name: String, _ key: String, into metadata: inout ParameterMetadata)
  {
    switch name {
    case "Capitalization": metadata.capitalization = string(key)?.value
    case "CurrencyCodes": metadata.currencyCodes = strings(key).map(\.value)
    case "CustomUTIs": metadata.contentTypes = contentTypes(key)
    case "DateStyle": metadata.dateStyle = string(key)?.value
    case "DefaultUnit": metadata.defaultUnit = string(key)?.value
    case "DefaultValue": metadata.defaultValue = metadataValue(key)
    case "DefaultValueID": metadata.defaultValueID = string(key)?.value
    case "DisableAutocorrect": metadata.disablesAutocorrect = boolean(key)
    case "DisableSmartDashes": metadata.disablesSmartDashes = boolean(key)
    case "DisableSmartQuotes": metadata.disablesSmartQuotes = boolean(key)
    case "FalseDisplayName": metadata.falseDisplayName = localizedText(key)
    case "Format": metadata.format = string(key)?.value
    case "MaximumUnit": metadata.maximumUnit = string(key)?.value
    case "MaximumValue": metadata.maximumValue = number(key)
    case "MinimumUnit": metadata.minimumUnit = string(key)?.value
    case "MinimumValue": metadata.minimumValue = number(key)
    case "Multiline": metadata.isMultiline = boolean(key)
    case "SupportsNegativeNumbers": metadata.supportsNegativeNumbers = boolean(key)
    case "Template", "TemplateID":
      metadata.template = localizedText(name == "Template" ? key : String(key.dropLast(2)))
    case "TimeStyle": metadata.timeStyle = string(key)?.value
    case "TrueDisplayName": metadata.trueDisplayName = localizedText(key)
    case "Type": metadata.kind = string(key)?.value
    case "Unit": metadata.unit = string(key)?.value
    case "FalseDisplayNameID", "TrueDisplayNameID": break
    default:
      // Any type may bring keys of its own: kept as they are, and shown by `describe`.
      if let value = metadataValue(key) { metadata.others[name] = value.value }
    }
  }

  /// The identifiers of an array of dictionaries such as `{ UTI = public.image }`.
  private mutating func contentTypes(_ key: String) -> [String] {
    dictionaries(key, owner: .part("a file type", of: owner)) { $0.requiredString("UTI")?.value }
  }
}
