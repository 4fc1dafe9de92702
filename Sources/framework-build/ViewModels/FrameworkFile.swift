/// What a definition becomes, for the templates; each property is the name of a tag.
struct FrameworkFile {
  /// The file that it is made of.
  var definition: String
  /// Whether its declarations name what is Foundation's.
  var usesFoundation: Bool
  /// Whether there are handling protocols.
  var hasHandlers: Bool
  var enumerations: [EnumerationModel]
  var optionSets: [EnumerationModel]
  var classes: [ClassModel]
  var intents: [IntentModel]
}
