extension Collection where Element: Sendable {
  /// What each element becomes, in their order; as many at a time as there are processors.
  package func concurrentMap<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      for (index, element) in enumerated() {
        group.addTask { (index, await transform(element)) }
      }
      let values = await group.reduce(into: []) { $0.append($1) }
      return values.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
