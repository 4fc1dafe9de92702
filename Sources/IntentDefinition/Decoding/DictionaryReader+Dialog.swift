import Diagnostics
import PropertyList

extension DictionaryReader {
  /// What the assistant asks about a parameter.
  mutating func prompts(_ keys: ParameterKeys) -> [Prompt] {
    let prefix = keys.prefix + "PromptDialog"
    return dictionaries(keys.promptDialogs, owner: .part("a prompt", of: owner)) { reader in
      let isCustom = reader.boolean(prefix + "Custom") ?? false
      let format = reader.localizedText(prefix + "FormatString")
      guard let kind = reader.string(prefix + "Type"), !kind.value.isEmpty else {
        reader.report.add(
          .leftoverPrompt(owner: reader.owner.description), at: reader.position,
          fix: .remove(at: reader.position))
        return nil
      }
      return Prompt(kind: kind.value, format: format, isCustom: isCustom)
    }
  }

  /// Why a value of a parameter may be refused.
  mutating func unsupportedReasons(_ keys: ParameterKeys) -> [UnsupportedReason] {
    let prefix = keys.prefix + "UnsupportedReason"
    return dictionaries(keys.unsupportedReasons, owner: .part("an unsupported reason", of: owner)) {
      reader in
      let value = reader.integer("IGReasonValue")
      guard let code = reader.requiredString(prefix + "Code") else {
        _ = reader.remainingEntries()
        return nil
      }
      return UnsupportedReason(
        code: code,
        format: reader.localizedText(prefix + "FormatString"),
        isDefault: reader.boolean(prefix + "Default") ?? false,
        isCustom: reader.boolean(prefix + "Custom") ?? false,
        value: value
      )
    }
  }
}
