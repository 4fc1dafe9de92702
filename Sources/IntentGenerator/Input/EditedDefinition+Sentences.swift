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
  ///   - language: The language of the vocabulary; none for the only one there is, or one in no folder of a language.
  /// - Returns: Nothing but diagnostics where the sentence is there already, or would not lint.
  package func adding(
    _ sentence: String, to kind: VocabularyEditor.Sentences, ofIntent intent: String,
    language: String?
  ) -> Checked<Result> {
    vocabulary(language).flatMap { path, inputs in
      adding(sentence, to: kind, ofIntent: intent, path, inputs)
    }
  }

  /// A vocabulary with what a draft adds, without examples that would be understood as something else.
  package func adding(
    _ draft: VocabularyDraft, to path: String
  ) -> Checked<(file: EditedFile, change: VocabularyDraft.Addition)> {
    VocabularyFile.edited(path, with: draft).flatMap { edited in
      var inputs = inputs()
      if !inputs.vocabularies.contains(path) { inputs.vocabularies.append(path) }
      let examples = misunderstood(in: path, of: Result(files: [edited.file], inputs: inputs))
      return examples.isEmpty
        ? Checked(edited) : VocabularyFile.edited(path, with: draft.without(examples))
    }
  }

  private func adding(
    _ sentence: String, to kind: VocabularyEditor.Sentences, ofIntent intent: String,
    _ path: String, _ inputs: InputFiles
  ) -> Checked<Result> {
    names(ofIntent: intent).flatMap { names in
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
      if kind == .examples, refusesWarnings,
        let problem = problem(ofExample: sentence, for: intent, in: path, result)
      {
        return refused(.invalidEdit, problem)
      }
      if kind == .templates, refusesWarnings, let example = newlyMisunderstood(in: path, by: result)
      {
        return refused(
          .invalidEdit,
          "with it the example '\(example.text)' of '\(example.intent)' would be understood as '\(intent)'; say it in other "
            + "words, or take --allow-warnings")
      }
      let checked = checked(result)
      return checked.flatMap { advised($0, on: path, besides: checked.diagnostics) }
    }
  }

  /// Why an example would not be understood.
  private func problem(
    ofExample sentence: String, for intent: String, in path: String, _ result: Result
  ) -> String? {
    if let slot = ExamplePhrases.slot(in: sentence) {
      return
        "an example is shown to people as it stands; write a value in place of '\(slot)', as one would say it, or "
        + "add a template with 'intentgen add sentence'"
    }
    guard let example = misunderstood(in: path, of: result).first(where: { $0.text == sentence })
    else { return nil }
    if let excess = example.beyond {
      return
        "the parameter '\(excess.parameter)' takes \(excess.limits), so that '\(sentence)' would be refused; take another "
        + "value, or --allow-warnings"
    }
    if let taken = example.taken {
      return
        "the sentence '\(taken.template)' of '\(taken.intent)' names more words of '\(sentence)', so that it would be "
        + "understood as that; say it in other words, or take --allow-warnings"
    }
    return
      "no sentence of '\(intent)' is like '\(sentence)', so that it would not be understood; add "
      + "one with 'intentgen add sentence' first, or take --allow-warnings"
  }

  /// The vocabulary beside the definition without a template or an example of an intent.
  ///
  /// - Parameter kinds: Where it is taken from; what was removed says where it was.
  /// - Returns: Nothing but diagnostics where there is no such sentence, or something would be wrong without it.
  package func removing(
    _ sentence: String, from kinds: [VocabularyEditor.Sentences], ofIntent intent: String,
    language: String?
  ) -> Checked<Result> {
    vocabulary(language).flatMap { path, inputs in
      removing(sentence, from: kinds, ofIntent: intent, path, inputs)
    }
  }

  private func removing(
    _ sentence: String, from kinds: [VocabularyEditor.Sentences], ofIntent intent: String,
    _ path: String, _ inputs: InputFiles
  ) -> Checked<Result> {
    names(ofIntent: intent).flatMap { names in
      VocabularyFile.changed(path) {
        root -> (found: [VocabularyEditor.Sentences], root: PropertyListNode) in
        var editor = VocabularyEditor(root ?? PropertyListNode(.dictionary([])))
        let found = editor.remove(sentence, from: kinds, ofIntent: names)
        return (found: found, root: editor.root)
      } root: {
        $0.root
      }
    }
    .flatMap { edited, change in
      guard !change.found.isEmpty else {
        let places = kinds.map { "the \($0.noun)s" }.joined(separator: " and ")
        let other = languages(with: sentence, in: kinds, ofIntent: intent, inputs).first
        return refused(
          .invalidEdit,
          "'\(sentence)' is not among \(places) of '\(intent)' in \(path)"
            + (other.map { ", but among those of another language; take '--language \($0)'" } ?? "")
        )
      }
      var result = Result(files: [edited], inputs: inputs)
      result.removed = change.found.map { "the \($0.noun)" }
      if refusesWarnings, let example = newlyMisunderstood(in: path, by: result) {
        return refused(
          .invalidEdit,
          "without it the example '\(example.text)' would not be understood; remove that first, or take "
            + "--allow-warnings")
      }
      return checked(result)
    }
  }

  /// The languages in whose vocabularies beside the definition a sentence is.
  private func languages(
    with sentence: String, in kinds: [VocabularyEditor.Sentences], ofIntent intent: String,
    _ inputs: InputFiles
  ) -> [String] {
    guard let names = names(ofIntent: intent).value else { return [] }
    return inputs.vocabularies.compactMap { path in
      guard let language = InputFinder.language(of: path),
        FileIdentity.isSame(path, VocabularyFile.path(beside: file, language: language)),
        let document = DefinitionLoader().propertyList(path).value ?? nil
      else { return nil }
      var editor = VocabularyEditor(document.root)
      let found = editor.remove(sentence, from: kinds, ofIntent: names)
      return found.isEmpty ? nil : language
    }
    .sorted()
  }

  /// Where the vocabulary of a language is: beside the definition, or elsewhere in its target where that alone has one; of
  /// the definition's own language also the one in no folder of a language.
  package func vocabularyPath(_ language: String?) -> String {
    vocabularyPath(language, among: inputs().vocabularies)
  }

  private func vocabularyPath(_ language: String?, among known: [String]) -> String {
    let path = VocabularyFile.path(beside: file, language: language)
    if let beside = known.first(where: { FileIdentity.isSame($0, path) }) { return beside }
    let others = known.filter { InputFinder.language(of: $0) == language }
    if others.isEmpty, let language, known.contains(where: { InputFinder.language(of: $0) == nil }),
      language == sourceLanguage
    {
      let own = vocabularyPath(nil, among: known)
      return known.contains(own) ? own : path
    }
    return others.count == 1 ? others[0] : path
  }

  /// The language of the definition's own texts, which a vocabulary in no folder of a language has.
  private var sourceLanguage: String? {
    let files = InputFinder().find([file]).value
    return files.flatMap { DefinitionLoader().load($0).value?.definitions.first?.sourceLanguage }
  }

  /// The vocabulary of a language, and what is beside the definition with it.
  ///
  /// - Returns: Nothing but diagnostics where no language is named, and several have one.
  private func vocabulary(_ language: String?) -> Checked<(path: String, inputs: InputFiles)> {
    var inputs = inputs()
    var path = vocabularyPath(language, among: inputs.vocabularies)
    if language == nil, !inputs.vocabularies.contains(where: { FileIdentity.isSame($0, path) }) {
      let languages = Set(inputs.vocabularies.compactMap(InputFinder.language)).sorted()
      guard languages.count < 2 else {
        return refused(
          .invalidEdit,
          "there are vocabularies in \(languages.joined(separator: ", ")); say which one is meant, with "
            + "'--language \(languages[0])' or the like"
        )
        .map { _ in (path, inputs) }
      }
      path = vocabularyPath(languages.first, among: inputs.vocabularies)
    }
    let known = inputs.vocabularies.first { FileIdentity.isSame($0, path) }
    if known == nil { inputs.vocabularies.append(path) }
    return Checked((known ?? path, inputs))
  }

  /// An example of a vocabulary that a change of the templates leaves without one that it fits, or fits best.
  private func newlyMisunderstood(in path: String, by result: Result) -> ExamplePhrase? {
    let known = Set((misunderstood([:], result.all)?[path] ?? []).map(\.text))
    return misunderstood(in: path, of: result).filter { !known.contains($0.text) }
      .min { $0.text < $1.text }
  }

  private func misunderstood(in path: String, of result: Result) -> Set<ExamplePhrase> {
    misunderstood(result.drafts, result.all)?[path] ?? []
  }

  /// The names by which vocabularies know an intent.
  private func names(ofIntent words: String) -> Checked<[String]> {
    DefinitionLoader().propertyList(file).flatMap { document in
      guard let document else { return missing.map { _ in [] } }
      let editor = DefinitionEditor(document.root, using: SystemRandomNumberGenerator())
      do {
        let parts = words.split(separator: " ").map(String.init)
        if let (start, rest) = editor.placeBefore(parts, of: [.intent]) {
          throw DefinitionEditError.unquotedText("\(rest.joined(separator: " ")) …", behind: start)
        }
        return Checked(editor.vocabularyNames(of: try editor.place(words, of: [.intent])))
      } catch {
        return refused(.invalidEdit, "\(error)").map { _ in [] }
      }
    }
  }
}
