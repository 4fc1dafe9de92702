import Foundation

extension Bridging {
  /// Asks the form of a method for options that has a completion.
  public static func options<Item>(
    _ handler: AnyObject,
    _ method: StaticString,
    _ call: (@escaping (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void
  ) async throws -> INObjectCollection<Item> {
    typealias Answer = (INObjectCollection<Item>?, (any Error)?)
    let completion = Completion<Answer>(of: handler, method)
    HandlerForm.ask(handler, method) {
      call { completion.finish(($0, $1)) }
    }
    guard let (items, error) = await completion.answer() else { throw CancellationError() }
    if let error { throw error }
    return items ?? INObjectCollection(items: [])
  }

  /// Asks the form of a method for options that is asynchronous, or the one that came before both.
  public static func completeOptions<Item, Old>(
    _ handler: AnyObject,
    _ method: StaticString,
    _ completion: @escaping (INObjectCollection<Item>?, (any Error)?) -> Void,
    _ call: @escaping () async throws -> INObjectCollection<Item>,
    deprecated: (@escaping ([Old]?, (any Error)?) -> Void) -> Void
  ) {
    if HandlerForm.isAsked(handler, method) {
      return deprecated { values, error in
        completion(values.map { INObjectCollection(items: $0.compactMap(item)) }, error)
      }
    }
    let (call, completion) = (Transferred(call), Transferred(completion))
    Task {
      do {
        completion.value(try await call.value(), nil)
      } catch {
        completion.value(nil, error)
      }
    }
  }

  /// Offers nothing, where a handler has no form of the method.
  public static func noOptions<Old>(_ completion: ([Old]?, (any Error)?) -> Void) {
    completion(nil, nil)
  }

  /// A value as collections have it: texts are objects there.
  private static func item<Item>(_ value: Any) -> Item? {
    if let text = value as? Swift.String, let item = NSString(string: text) as? Item { return item }
    if let address = value as? Foundation.URL,
      let item = NSURL(string: address.absoluteString) as? Item
    {
      return item
    }
    return value as? Item
  }
}
