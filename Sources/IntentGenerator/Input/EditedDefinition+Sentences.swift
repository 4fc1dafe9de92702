package import Diagnostics
package import IntentDefinition
import PropertyList

extension EditedDefinition {
  /// The vocabulary beside the definition with one more sentence for an intent.
  ///
  /// - Parameters:
  ///   - sentence: A template with slots for values, or an example as people say it.
  ///   - kind: Which of the two it is.
  ///   - intent: The intent, as people name its place.
  ///   - language: The language of the vocabulary; none for one that is in no folder of a language.
  /// - Returns: Nothing but diagnostics where the sentence is there already, or would not lint.
  package func adding(
    _ sentence: String, to kind: VocabularyEditor.Sentences, ofIntent intent: String,
    language: String?
  ) -> Checked<Result> {
    let (path, inputs) = vocabulary(language)
    return names(ofIntent: intent).flatMap { names in
      VocabularyFile.changed(path) { root -> (isNew: Bool, root: PropertyListNode) in
        var editor = VocabularyEditor(root ?? PropertyListNode(.dictionary([])))
        return (isNew: editor.add(sentence, to: kind, ofIntent: names), root: editor.root)
      } root: {
        $0.root
      }
    }
    .flatMap { edited, change in
      guard change.isNew else {
        return refused(.invalidEdit, "'\(sentence)' is among the \(kind) of '\(intent)' already")
      }
      if let text = change.root.unwritableText {
        return refused(
          .invalidEdit, "'\(text)' has a character that XML does not have; leave it out")
      }
      if refusesWarnings, let gap = TextGap.warning(of: sentence) {
        return Checked(nil, [warning(gap)])
      }
      let result = Result(files: [edited], inputs: inputs)
      if kind == .examples, refusesWarnings, isMisunderstood(sentence, in: path, of: result) {
        return refused(
          .invalidEdit,
          "no sentence of '\(intent)' is like '\(sentence)', so that it would not be understood; add "
            + "one with 'intentgen add sentence' first, or take --allow-warnings")
      }
      return checked(result)
    }
  }

  /// The vocabulary beside the definition without a template or an example of an intent.
  ///
  /// - Returns: Nothing but diagnostics where there is no such sentence, or something would be wrong without it.
  package func removing(_ sentence: String, ofIntent intent: String, language: String?)
    -> Checked<Result>
  {
    let (path, inputs) = vocabulary(language)
    return names(ofIntent: intent).flatMap { names in
      VocabularyFile.changed(path) { root -> (isFound: Bool, root: PropertyListNode) in
        var editor = VocabularyEditor(root ?? PropertyListNode(.dictionary([])))
        return (isFound: editor.remove(sentence, ofIntent: names), root: editor.root)
      } root: {
        $0.root
      }
    }
    .flatMap { edited, change in
      guard change.isFound else {
        return refused(
          .invalidEdit,
          "'\(sentence)' is among neither the templates nor the examples of '\(intent)' "
            + "in \(path)")
      }
      return checked(Result(files: [edited], inputs: inputs))
    }
  }

  /// The vocabulary of a language, and what is beside the definition with it.
  private func vocabulary(_ language: String?) -> (path: String, inputs: InputFiles) {
    var inputs = inputs
    let beside = VocabularyFile.path(beside: file, language: language)
    let known = inputs.vocabularies.first { FileIdentity.isSame($0, beside) }
    if known == nil { inputs.vocabularies.append(beside) }
    return (known ?? beside, inputs)
  }

  private func isMisunderstood(_ example: String, in path: String, of result: Result) -> Bool {
    var loader = DefinitionLoader()
    loader.drafts = result.drafts
    let misunderstood = loader.load(result.all).value.map(ExamplePhrases().misunderstood)
    return misunderstood?[path]?.contains { $0.text == example } ?? false
  }

  /// The names by which vocabularies know an intent.
  private func names(ofIntent words: String) -> Checked<[String]> {
    DefinitionLoader().propertyList(file).flatMap { document in
      guard let document else { return missing.map { _ in [] } }
      let editor = DefinitionEditor(document.root, using: SystemRandomNumberGenerator())
      do {
        return Checked(editor.vocabularyNames(of: try editor.place(words, of: [.intent])))
      } catch {
        return refused(.invalidEdit, "\(error)").map { _ in [] }
      }
    }
  }
}
