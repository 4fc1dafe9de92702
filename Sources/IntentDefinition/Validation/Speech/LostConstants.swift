import Diagnostics
import UtteranceTemplates

/// What a template means without words is not lost to an earlier one, which takes the same sentence and means less
/// by it: between equals the first decides.
struct LostConstants: ValidationRule {
  /// A template, and what it means without words by a sentence, in as many ways as there are.
  private struct Reading {
    let template: Located<String>
    var constants: [Set<String>]
  }

  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for vocabulary in set.vocabularies {
      var phrases = SharedPhrases()
      for phrase in vocabulary.sharedPhrases {
        phrases[phrase.name.value] = try? TemplateParser.parse(phrase.template.value).root
      }
      var first: [String: [[String]: Reading]] = [:]
      for utterances in vocabulary.utterances {
        var known = first[utterances.intent.value] ?? [:]
        for template in utterances.templates {
          check(template, phrases, &known, vocabulary.file, &findings)
        }
        first[utterances.intent.value] = known
      }
    }
  }

  /// Compares a template with the earlier ones of its intent, and tells of one sentence that it loses.
  private func check(
    _ template: Located<String>, _ phrases: SharedPhrases, _ known: inout [[String]: Reading],
    _ file: String, _ findings: inout Findings
  ) {
    guard let root = try? TemplateParser.parse(template.value).root,
      let sentences = TemplateSentence.all(of: root, with: phrases)
    else { return }
    var own: [[String]: Reading] = [:]
    for sentence in sentences where !sentence.steps.isEmpty {
      own[sentence.steps, default: Reading(template: template, constants: [])].constants
        .append(sentence.constants)
    }
    // In the order in which they stand there.
    for sentence in sentences {
      guard let earlier = known[sentence.steps], let reading = own[sentence.steps],
        isLost(reading, to: earlier)
      else { continue }
      findings.add(
        .lostConstant(
          sentence.steps.joined(separator: " "),
          constants: sentence.constants.sorted().joined(separator: " "),
          earlier: earlier.template.value),
        at: SourceLocation(file: file, position: template.position),
        notes: [
          .init(
            "the other template is here",
            at: SourceLocation(file: file, position: earlier.template.position))
        ])
      break
    }
    known.merge(own) { earlier, _ in earlier }
  }

  private func isLost(_ reading: Reading, to earlier: Reading) -> Bool {
    reading.constants.allSatisfy { constants in
      !constants.isEmpty && !earlier.constants.contains { constants.isSubset(of: $0) }
    }
  }
}
