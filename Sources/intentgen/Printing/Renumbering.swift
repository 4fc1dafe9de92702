import DefinitionComparison
import Diagnostics
import IntentGenerator

/// The numbers that a change of a definition gives to codes and reasons anew: those stand in what is
/// stored, and in what is compiled already.
enum Renumbering {
  /// What is to be said of a change, a line for each number; nothing where all stay.
  static func lines(of result: EditedDefinition.Result) -> [String] {
    var loader = DefinitionLoader()
    guard let before = loader.load(result.inputs).value else { return [] }
    loader.drafts = result.drafts
    guard let after = loader.load(result.inputs).value else { return [] }
    return DefinitionComparer().compare(before, after)
      .filter { [.renumberedCode, .renumberedReason].contains($0.rule) }
      .map { "changes a number: \($0.message)" }
  }
}
