import UtteranceTemplates

/// Compiles templates: first into a network of states, then into nodes, each of which stands for all
/// states that the same words lead to.
struct AutomatonBuilder {
  private var network: UtteranceNetwork
  private var slots: [Slot] = []
  private var templates: [Template] = []
  private let spoken: SpokenForms
  private let appNames: [String]

  /// A template that was added.
  private struct Template {
    let node: UtteranceTemplate.Node
    let intent: Int32
    let material: TemplateMaterial
  }

  init(spoken: SpokenForms, appNames: [String]) {
    (self.spoken, self.appNames) = (spoken, appNames)
    network = UtteranceNetwork(spoken: spoken, appNames: appNames)
  }

  /// Adds a slot.
  ///
  /// - Returns: Its place, for templates to name it by.
  mutating func add(_ slot: Slot) -> Int32 {
    slots.append(slot)
    return Int32(truncatingIfNeeded: slots.count - 1)
  }

  /// Adds a template.
  ///
  /// - Parameters:
  ///   - node: The template.
  ///   - intent: The place of its intent.
  /// - Returns: Its place; none where it cannot be compiled, and is left out.
  mutating func add(
    _ node: UtteranceTemplate.Node,
    intent: Int32,
    _ material: TemplateMaterial
  ) -> Int? {
    guard network.add(node, as: Int32(truncatingIfNeeded: templates.count), material) else {
      return nil
    }
    templates.append(Template(node: node, intent: intent, material: material))
    return templates.count - 1
  }

  /// The automaton of all that was added.
  ///
  /// - Parameter isFiltered: Whether it tells templates apart by their words before it follows them.
  /// - Returns: The automaton, and the places of the templates that stand for too many sentences and are
  ///   left out.
  func build(isFiltered: Bool) -> (UtteranceAutomaton, refused: [Int]) {
    var nodes = NodeBuilder(network, templateCount: templates.count)
    if nodes.build() { return (automaton(of: nodes, network, isFiltered), []) }
    // One template must not use up what all have: each by itself, so that it is known which it is.
    var others = UtteranceNetwork(spoken: spoken, appNames: appNames)
    var refused: [Int] = []
    for (place, template) in templates.enumerated() {
      let number = Int32(truncatingIfNeeded: place)
      var alone = UtteranceNetwork(spoken: spoken, appNames: appNames)
      _ = alone.add(template.node, as: number, template.material)
      var nodes = NodeBuilder(alone, templateCount: templates.count)
      if nodes.build() {
        _ = others.add(template.node, as: number, template.material)
      } else {
        refused.append(place)
      }
    }
    nodes = NodeBuilder(others, templateCount: templates.count)
    let isComplete = nodes.build()
    return (automaton(of: nodes, others, isFiltered), isComplete ? refused : refused + [-1])
  }

  private func automaton(
    of nodes: consuming NodeBuilder,
    _ network: UtteranceNetwork,
    _ isFiltered: Bool
  ) -> UtteranceAutomaton {
    var graph = nodes.graph
    graph.endings = graph.endings.map { ending in
      UtteranceAutomaton.Ending(
        intent: templates[Int(ending.template)].intent, template: ending.template)
    }
    return UtteranceAutomaton(
      graph, slots: slots, rules: rules, vocabulary: network.vocabulary.places,
      filter: isFiltered ? filter(network, nodes.templateSets) : TemplateFilter())
  }

  private func filter(_ network: UtteranceNetwork, _ sets: TemplateSets) -> TemplateFilter {
    var required = RequiredWords(network.vocabulary)
    let clauses = templates.map { template in
      required.clauses(of: template.node, template.material)
    }
    return TemplateFilter(clauses, wordCount: network.vocabulary.frequencies.count, sets: sets)
  }

  /// The rules of the slots, with a place for each type that words are read as.
  private var rules: [SlotRule] {
    var types: [SlotType: Int32] = [:]
    return slots.map { slot in
      guard slot.readsType else { return SlotRule(slot, type: -1) }
      let next = Int32(truncatingIfNeeded: types.count)
      let type = types[slot.type] ?? next
      types[slot.type] = type
      return SlotRule(slot, type: type)
    }
  }
}
