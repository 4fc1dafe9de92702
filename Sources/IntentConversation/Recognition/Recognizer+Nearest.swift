import IntentRuntime
import UtteranceTemplates

extension Recognizer {
  /// The template that a sentence comes nearest to, by the words of the sentence that fit, and where it
  /// leaves it: for whoever writes templates, and wonders why a sentence is not understood.
  ///
  /// - Returns: None where no word fits any template.
  public func nearestTemplate(to text: String, names: Names = Names()) -> NearestTemplate? {
    let sentence = Sentence(text)
    guard !sentence.isCutOff else { return nil }
    var best: (template: TemplateSource, place: TemplateWalk.Break)?
    // What stands for no intent has been understood.
    for template in templates where template.intent >= 0 {
      guard let place = place(where: sentence, leaves: template, names), place.fitting > 0 else {
        continue
      }
      if let best, (best.place.fitting, best.place.position) >= (place.fitting, place.position) {
        continue
      }
      best = (template, place)
    }
    return best.map { template, place in
      let rest = place.position..<sentence.words.count
      return NearestTemplate(
        template: template.text, intent: intents[Int(template.intent)].description.name,
        fitting: sentence.text(beginning(of: sentence)..<place.position),
        word: rest.first.map { sentence.text($0..<($0 + 1)) }, expected: place.expected)
    }
  }

  private func place(
    where sentence: Sentence,
    leaves template: TemplateSource,
    _ names: Names
  ) -> TemplateWalk.Break? {
    guard let root = try? TemplateParser.parse(template.text).root else { return nil }
    let intent = intents[Int(template.intent)]
    var walk = TemplateWalk(sentence, template.phrases, fillers: rules.spoken.fillers) {
      slot, start in
      self.values(of: slot, intent, in: sentence, from: start, names)
    }
    walk.walk(root, from: beginning(of: sentence))
    return walk.farthest
  }

  private func values(
    of slot: UtteranceTemplate.Slot?,
    _ intent: RecognizedIntent,
    in sentence: Sentence,
    from start: Int,
    _ names: Names
  ) -> (ends: [Int], isOpen: Bool) {
    var ends: [Int] = []
    func add(_ table: NameTable) {
      table.spans(in: sentence.words, from: start) { end, _, _ in ends.append(end) }
    }
    guard let slot else {
      add(appNames)
      return (ends, false)
    }
    guard let parameter = intent.description.parameter(named: slot.name) else { return ([], false) }
    let type = intent.type(of: parameter, property: slot.property)
    if case .name(let kinds, _) = type {
      for table in kinds.compactMap({ names[$0] }) { add(table) }
    }
    let own = intent.names(of: parameter.name)
    if slot.property == nil { add(own) }
    ends += reader.values(of: type, in: sentence, from: start).map(\.end)
    let known = Slot(parameter, property: slot.property, type: type, kind: slot.kind, names: own)
    guard known.isClosed else { return (ends, slot.kind != .value || type.takesAnyWords) }
    if known.isArray {
      let listed = ListedNames(
        junctions: SentenceJunctions(sentence: sentence, shared: shared))
      ends += listed.names(of: own, from: start).map(\.end) + listed.ends(of: own, from: start)
    }
    return (ends, slot.kind == .text)
  }
}
