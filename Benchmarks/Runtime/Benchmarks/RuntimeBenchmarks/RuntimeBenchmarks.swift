import Benchmark
import Foundation
import IntentRuntime
import SystemIntents

/// Measures a body, and neither what is made before it nor what is thrown away after it.
func measure(_ benchmark: Benchmark, _ body: () async throws -> Void) async rethrows {
  benchmark.startMeasurement()
  for _ in benchmark.scaledIterations { try await body() }
  benchmark.stopMeasurement()
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock],
    warmupIterations: 3,
    maxDuration: .seconds(3)
  )
  // What takes so little that the clock would count, a thousand times at once.
  let short = Benchmark.Configuration(scalingFactor: .kilo)

  for count in [50, 5_000] {
    Benchmark("dispatch of one of \(count) intents", configuration: short) { benchmark in
      let dispatcher = IntentDispatcher(provider: try NumberedIntents.provider(count: count))
      let intent = NumberedIntents.middle
      try await measure(benchmark) { blackHole(try await dispatcher.dispatch(intent)) }
    }
  }

  #if !canImport(Darwin)
    Benchmark("dispatch to a handler of Apple's kind", configuration: short) { benchmark in
      let dispatcher = IntentDispatcher(provider: try Garage.provider())
      try await measure(benchmark) { blackHole(try await dispatcher.dispatch(ListCarsIntent())) }
    }
  #endif

  Benchmark("full pass: 4 parameters, confirm, handle", configuration: short) { benchmark in
    let dispatcher = IntentDispatcher(provider: try Sessions.provider())
    let intent = PackIntent(kind: "rye", count: 3, bag: "paper", labels: ["a", "b"])
    try await measure(benchmark) { blackHole(try await dispatcher.dispatch(intent)) }
  }

  Benchmark("session: a step that asks", configuration: short) { benchmark in
    let engine = try Sessions.engine()
    try await measure(benchmark) {
      blackHole(try await engine.begin(Sessions.request, id: "1", language: "en"))
    }
  }

  Benchmark("session: encode", configuration: short) { benchmark in
    let session = try await Sessions.asking()
    let encoder = JSONEncoder()
    try await measure(benchmark) { blackHole(try encoder.encode(session)) }
  }

  Benchmark("session: decode", configuration: short) { benchmark in
    let data = try JSONEncoder().encode(try await Sessions.asking())
    let decoder = JSONDecoder()
    try await measure(benchmark) { blackHole(try decoder.decode(IntentSession.self, from: data)) }
  }

  for count in [1_000, 100_000] {
    for (kind, spoken) in [
      ("a whole name", "Name 500 of Bobo"), ("a word", "bobo"), ("beginnings", "na 501"),
    ] {
      Benchmark(
        "vocabulary: \(kind) among \(count) names", configuration: short
      ) { benchmark in
        let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
        let names = (0..<count).map { SpeakableString(spokenPhrase: "Name \($0) of Bobo") }
        try await vocabulary.setVocabulary(names, of: .contactName)
        _ = try await vocabulary.matches(for: spoken)
        try await measure(benchmark) {
          blackHole(try await vocabulary.matches(for: spoken, of: [.contactName]))
        }
      }
    }
  }

  for count in [5_000, 10_000] {
    let labels = JSONValue.array((0..<count).map { .string("label \($0)") })
    let request = IntentRequest(intent: "Pack", parameters: ["kind": "rye", "labels": labels])

    Benchmark("growth: reading a request of \(count) values") { benchmark in
      let data = try JSONEncoder().encode(request)
      try await measure(benchmark) {
        blackHole(try JSONDecoder().decode(IntentRequest.self, from: data))
      }
    }

    Benchmark("growth: a step with \(count) values") { benchmark in
      let engine = try Sessions.engine()
      try await measure(benchmark) {
        blackHole(try await engine.begin(request, id: "1", language: "en"))
      }
    }
  }

  for count in [50_000, 100_000] {
    Benchmark("growth: an unknown name among \(count)") { benchmark in
      let index = SpokenNameIndex(Array(0..<count)) { ["Name \($0 % 977) of Bobo \($0)"] }
      await measure(benchmark) {
        blackHole(index.nearMatches(for: "somebody unknown", limit: 1))
      }
    }

    Benchmark("growth: an unknown long name among \(count)") { benchmark in
      let index = SpokenNameIndex(Array(0..<count)) {
        ["Bobo \($0 % 977) the Great of the Mountains \($0 % 31)", "Coco of Little Rock \($0)"]
      }
      await measure(benchmark) {
        blackHole(index.nearMatches(for: "Boba the Grate of tha Mountain Lakes", limit: 1))
      }
    }
  }

  Benchmark(
    "10,000 sessions at once",
    configuration: .init(
      metrics: [.peakMemoryResident, .peakMemoryResidentDelta], maxIterations: 1)
  ) { benchmark in
    let engine = try Sessions.engine()
    var sessions: [IntentSession] = []
    benchmark.startMeasurement()
    for number in 0..<10_000 {
      let step = try await engine.begin(Sessions.request, id: "\(number)", language: "en")
      sessions.append(step.session)
    }
    benchmark.stopMeasurement()
    blackHole(sessions)
  }
}
