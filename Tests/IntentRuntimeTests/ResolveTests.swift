import Foundation
import IntentRuntime
import SystemIntents
import Testing

@Suite("Resolving")
struct ResolveTests {
  @Test("goes parameter by parameter, in display order")
  func goesInDisplayOrder() async throws {
    let engine = try Bakery.engine(Baker())
    let first = try await engine.begin(Bakery.order())
    #expect(first.question?.parameter == "bread")
    let second = try await engine.next(first, .value(Bakery.rye))
    #expect(second.question?.parameter == "loaves")
    let last = try await engine.next(second, .value(2))
    #expect(last.outcome?.ending == .handled)
  }

  @Test("asks the same however often somebody goes on without an answer")
  func repeats() async throws {
    let engine = try Bakery.engine(Baker())
    let asked = try await engine.begin(Bakery.order())
    var step = asked
    for _ in 0..<3 * SessionPolicy().roundLimit { step = try await engine.next(step, .proceed) }
    #expect(step.turn == asked.turn)
    #expect(step.session.request == asked.session.request)
  }

  @Test("skips a parameter whose relationship to a parent does not hold")
  func skipsUnrelated() async throws {
    let engine = try Bakery.engine(Baker())
    let without = try await engine.begin(Bakery.wholeOrder)
    #expect(without.outcome?.ending == .handled)
    var request = Bakery.wholeOrder
    request.parameters["delivery"] = true
    #expect(try await engine.begin(request).question?.parameter == "address")
  }

  @Test(
    "looks at a parent as the predicate says",
    arguments: [
      ("HasAnyValue", nil, "x", true), ("HasAnyValue", nil, nil, false),
      ("HasNoValue", nil, nil, true), ("HasNoValue", nil, "x", false),
      ("EnumHasExactValue", "x", "x", true), ("EnumHasExactValue", "x", "y", false),
      ("BooleanHasExactValue", nil, false, true), ("BooleanHasExactValue", true, false, false),
    ] as [(String, JSONValue?, JSONValue?, Bool)]
  )
  func relatesToParent(_ predicate: String, wanted: JSONValue?, value: JSONValue?, holds: Bool) {
    let relationship = RelationshipDescriptor(parent: "p", predicate: predicate, value: wanted)
    #expect(relationship.holds(for: value ?? .null) == holds)
  }

  @Test("happens again for a parameter whose value changed")
  func resolvesChangedAgain() async throws {
    let calls = Counter()
    var baker = Baker()
    baker.bread = { intent in
      await calls.add()
      return intent.bread.map { .success(with: $0) } ?? .needsValue()
    }
    let engine = try Bakery.engine(baker)
    let first = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    #expect(first.question?.parameter == "loaves")
    #expect(await calls.count == 1)
    let wheat = JSONValue.object(["identifier": "wheat", "displayString": "Wheat"])
    let changed = try await engine.next(first, .change(parameter: "bread", value: wheat))
    #expect(changed.question?.parameter == "loaves")
    #expect(await calls.count == 2)
    #expect(changed.session.request.parameters["bread"] == wheat)
  }

  @Test("is stopped by a bound where a handler never agrees, with an error that names it")
  func stopsNeverAgreeing() async throws {
    var baker = Baker()
    baker.loaves = { _ in .needsValue() }
    var policy = SessionPolicy()
    policy.roundLimit = 3
    let engine = try Bakery.engine(baker, policy: policy)
    var step = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    for number in 1...3 {
      #expect(step.question?.parameter == "loaves")
      step = try await engine.next(step, .value(.integer(number)))
    }
    #expect(step.outcome?.ending == .failed)
    #expect(
      step.error as? IntentError
        == .neverAgrees(parameter: "loaves", intent: "OrderBread", rounds: 3))
  }

  @Test("has as many rounds for each value of a long list")
  func takesLongLists() async throws {
    var baker = Baker()
    baker.toppings = { values in
      (values ?? []).map {
        $0.hasSuffix("!") ? .success(with: $0) : .confirmationRequired(with: $0 + "!")
      }
    }
    let engine = try Bakery.engine(baker)
    var request = Bakery.wholeOrder
    request.parameters["toppings"] = .array((1...25).map { .string("t\($0)") })
    var step = try await engine.begin(request)
    var questions = 0
    while !step.turn.isFinal {
      questions += 1
      step = try await engine.next(step, .yes)
    }
    #expect(questions == 25)
    #expect(step.outcome?.ending == .handled)
  }

  @Test("has as many rounds for each value of a long list that the user answers with, twice over")
  func takesLongAnswers() async throws {
    var baker = Baker()
    baker.toppings = { values in
      guard let values else { return [.needsValue()] }
      return values.map {
        $0.hasSuffix("!") ? .success(with: $0) : .confirmationRequired(with: $0 + "!")
      }
    }
    // Something to be asked for behind it, while which the user names another list.
    baker.delivery = { _ in .needsValue() }
    let engine = try Bakery.engine(baker)
    var step = try await engine.begin(Bakery.wholeOrder)
    for _ in 0..<2 {
      step = try await engine.next(
        step, .change(parameter: "toppings", value: .array((1...25).map { .string("t\($0)") })))
      for _ in 0..<25 { step = try await engine.next(step, .yes) }
      #expect(step.question?.parameter == "delivery")
    }
  }

  // MARK: - The eight outcomes

  @Test("takes the value of success, which may differ from what was asked")
  func takesSuccess() async throws {
    var baker = Baker()
    baker.loaves = { _ in .success(with: 6) }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.session.request.parameters["loaves"] == 6)
    #expect(step.outcome?.ending == .handled)
  }

  @Test("asks for a yes or a no; a yes takes the value, a no clears it")
  func confirms() async throws {
    var baker = Baker()
    baker.loaves = { value in
      value == 2
        ? .confirmationRequired(with: 3) : value.map { .success(with: $0) } ?? .needsValue()
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder)
    guard case .agree(let question, let option) = step.turn else {
      Issue.record("nothing is to be agreed to")
      return
    }
    #expect(question.parameter == "loaves")
    #expect(option == SessionOption(text: "3", value: 3))
    let yes = try await engine.next(step, .yes)
    #expect(yes.session.request.parameters["loaves"] == 3)
    #expect(yes.outcome?.ending == .handled)
    let no = try await engine.next(step, .no)
    #expect(no.session.request.parameters["loaves"] == nil)
    #expect(no.question?.prompt == "How many loaves?")
  }

  @Test("does not ask again for what the user has agreed to")
  func agreesOnce() async throws {
    var baker = Baker()
    baker.loaves = { .confirmationRequired(with: $0) }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder)
    #expect(try await engine.next(step, .yes).outcome?.ending == .handled)
  }

  @Test("has each option keep its identity: a choice is an option, never its display text")
  func choosesByIdentity() async throws {
    var baker = Baker()
    // Two options that people read alike.
    let options = ["a", "b"].map { Bread(identifier: $0, display: "Rye") }
    baker.bread = { intent in
      guard let bread = intent.bread, let identifier = bread.identifier,
        ["a", "b"].contains(identifier)
      else { return .disambiguation(with: options) }
      return .success(with: bread)
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder)
    guard case .choose(let question, let choices) = step.turn else {
      Issue.record("nothing is to be chosen")
      return
    }
    #expect(choices.map(\.text) == ["Rye", "Rye"])
    #expect(question.reason == "There are 2 options matching Rye.")
    #expect(question.prompt == "Which one?")
    let chosen = try await engine.next(step, .choice(1))
    #expect(chosen.session.request.parameters["bread"]?["identifier"] == "b")
    #expect(chosen.outcome?.ending == .handled)
  }

  @Test("does not take the first match for the second value that is ambiguous")
  func choosesForEachElement() async throws {
    var baker = Baker()
    baker.toppings = { values in
      (values ?? []).map {
        $0 == "seeds" ? .disambiguation(with: ["sesame", "poppy"]) : .success(with: $0)
      }
    }
    let engine = try Bakery.engine(baker)
    var request = Bakery.wholeOrder
    request.parameters["toppings"] = ["seeds", "salt", "seeds"]
    let first = try await engine.begin(request)
    #expect(first.question?.element == 0)
    let second = try await engine.next(first, .choice(0))
    #expect(second.question?.element == 2)
    let last = try await engine.next(second, .choice(1))
    #expect(last.session.request.parameters["toppings"] == ["sesame", "salt", "poppy"])
  }

  @Test("reports fewer than two options as a programming error", arguments: [0, 1])
  func refusesTooFewOptions(_ count: Int) async throws {
    var baker = Baker()
    baker.loaves = { _ in .disambiguation(with: Array(0..<count)) }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.outcome?.ending == .failed)
    let error = IntentError.tooFewOptions(parameter: "loaves", intent: "OrderBread", count: count)
    #expect(step.error as? IntentError == error)
    await #expect(throws: error) {
      try await IntentDispatcher(provider: Bakery.engine(baker).provider)
        .dispatch(Bakery.wholeOrder)
    }
  }

  @Test("reports more than ten options, and asks for more details instead")
  func cutsTooManyOptions() async throws {
    var baker = Baker()
    baker.loaves = { _ in .disambiguation(with: Array(1...11)) }
    let log = LogBook()
    let step = try await Bakery.engine(baker, log: log).begin(Bakery.wholeOrder)
    guard case .ask(let question) = step.turn else {
      Issue.record("nothing is asked")
      return
    }
    #expect(question.parameter == "loaves")
    let entries = await log.close()
    #expect(entries.count == 1 && entries[0].contains("too many values"))
    let reply = try await IntentDispatcher(provider: Bakery.engine(baker).provider)
      .dispatch(Bakery.wholeOrder)
    #expect(reply.resolution == .needsMoreDetails(2))
  }

  @Test("asks for more than was said")
  func asksForDetails() async throws {
    var baker = Baker()
    baker.bread = { intent in
      intent.bread?.identifier == nil
        ? .needsMoreDetails(for: Bread(identifier: nil, display: "grain"))
        : .success(with: Baker.breads[0])
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(
      Bakery.order(["bread": ["displayString": "grain"], "loaves": 1]))
    #expect(step.question?.prompt == "Which one?")
    #expect(try await engine.next(step, .value(Bakery.rye)).outcome?.ending == .handled)
  }

  @Test("says why a value is unsupported, then asks for another")
  func asksAfterUnsupported() async throws {
    var baker = Baker()
    baker.bread = { intent in
      intent.bread.map {
        $0.identifier == "rye" ? .unsupported(forReason: .soldOut) : .success(with: $0)
      }
        ?? .needsValue()
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder)
    #expect(step.question?.reason == "There is no Rye left.")
    #expect(step.question?.prompt == "Which bread?")
    let wheat = JSONValue.object(["identifier": "wheat", "displayString": "Wheat"])
    #expect(try await engine.next(step, .value(wheat)).outcome?.ending == .handled)
  }

  @Test("says something plain where the definition has no text for a reason")
  func saysPlainReason() async throws {
    var baker = Baker()
    baker.loaves = { _ in .unsupported(forReason: .notEnoughInStock) }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.question?.reason == "“2” does not work for Loaves.")
  }

  @Test("ignores a value from then on where it is not required")
  func ignoresNotRequired() async throws {
    var baker = Baker()
    baker.bread = { _ in .notRequired() }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    #expect(step.question?.parameter == "loaves")
    #expect(step.session.request.parameters["bread"] == nil)
    let changed = try await engine.next(step, .change(parameter: "bread", value: Bakery.rye))
    #expect(changed.session.request.parameters["bread"] == nil)
    #expect(changed.question?.parameter == "loaves")
  }

  @Test("takes an array element by element, and loses none that is settled")
  func resolvesElements() async throws {
    var baker = Baker()
    baker.toppings = { values in
      (values ?? []).map { $0 == "?" ? .needsValue() : .success(with: $0.uppercased()) }
    }
    let engine = try Bakery.engine(baker)
    var request = Bakery.wholeOrder
    request.parameters["toppings"] = ["salt", "?", "seeds"]
    let step = try await engine.begin(request)
    #expect(step.question?.element == 1)
    #expect(step.session.request.parameters["toppings"] == ["SALT", "?", "SEEDS"])
    let last = try await engine.next(step, .value("oil"))
    #expect(last.session.request.parameters["toppings"] == ["SALT", "OIL", "SEEDS"])
  }

  @Test("takes several values for one that was asked for, and a no takes one away")
  func changesElements() async throws {
    var baker = Baker()
    baker.toppings = { values in
      (values ?? []).map { $0 == "mix" ? .confirmationRequired(with: "mix") : .success(with: $0) }
    }
    let engine = try Bakery.engine(baker)
    var request = Bakery.wholeOrder
    request.parameters["toppings"] = ["salt", "mix"]
    let step = try await engine.begin(request)
    let several = try await engine.next(step, .value(["a", "b"]))
    #expect(several.session.request.parameters["toppings"] == ["salt", "a", "b"])
    let fewer = try await engine.next(step, .no)
    #expect(fewer.session.request.parameters["toppings"] == ["salt"])
  }

  // MARK: - Defaults and options

  @Test("begins with the handler's default, else with the definition's")
  func takesDefaults() async throws {
    var baker = Baker()
    baker.beginning = { _ in Baker.breads[1] }
    let step = try await Bakery.engine(baker).begin(Bakery.order(["loaves": 1]))
    #expect(step.session.request.parameters["bread"]?["identifier"] == "wheat")
    #expect(step.session.request.parameters["size"] == "medium")
    #expect(step.session.request.parameters["delivery"] == false)
  }

  @Test("offers the values of the handler, those that fit a search term")
  func offersOptions() async throws {
    let engine = try Bakery.engine(Baker())
    let session = try await engine.begin(Bakery.order()).session
    let all = try await engine.options(of: session, for: "bread")
    #expect(all.map(\.title) == ["Today"])
    #expect(all.first?.options.map(\.text) == ["Rye", "Wheat", "Sourdough rye"])
    let found = try await engine.options(of: session, for: "bread", searchTerm: "rye")
    #expect(found.first?.options.map(\.text) == ["Rye", "Sourdough rye"])
    #expect(try await engine.options(of: session, for: "loaves").isEmpty)
    await #expect(throws: IntentError.self) { _ = try await engine.options(of: session, for: "x") }
  }

  @Test("takes no list for one that is not required because it was empty")
  func takesListAfterEmptyOne() async throws {
    var baker = Baker()
    baker.toppings = { ($0 ?? []).map { .success(with: $0) } }
    let engine = try Bakery.engine(baker)
    let first = try await engine.begin(
      Bakery.order(["bread": Bakery.rye, "toppings": .array([])]))
    #expect(first.question?.parameter == "loaves")
    let changed = try await engine.next(
      first, .change(parameter: "toppings", value: ["seeds"]))
    #expect(changed.session.request.parameters["toppings"] == ["seeds"])
  }
}

extension JSONValue {
  /// A member of an object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[name]
  }
}
