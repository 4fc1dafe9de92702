/// A piece of a file that is made apart from the others: some of the intents, and what stands before
/// or behind them all.
///
/// The pieces, one behind the other, are the file. That holds for templates in which everything stands
/// in a section of the header, of a list or of the catalog, as it does in those that come with the
/// generator.
struct FileExcerpt: Sendable {
  /// How many intents are worth a task of their own.
  private static let size = 100

  private let range: Range<Int>
  /// Whether it has what stands before the intents.
  let isFirst: Bool
  /// Whether it has what stands behind them.
  let isLast: Bool

  /// All of a file.
  static let whole = FileExcerpt(range: 0..<Int.max, isFirst: true, isLast: true)

  /// The pieces of a file with some intents.
  static func pieces(ofIntents count: Int) -> [FileExcerpt] {
    guard count > size else { return [.whole] }
    return stride(from: 0, to: count, by: size).map { start in
      let end = min(start + size, count)
      return FileExcerpt(range: start..<end, isFirst: start == 0, isLast: end == count)
    }
  }

  /// The intents that the piece is about, of all.
  func callAsFunction<Element>(_ intents: [Element]) -> ArraySlice<Element> {
    intents[range.clamped(to: intents.indices)]
  }
}
