// What the handler uses of its app.

import Foundation

final class URLCache {
  static let shared = URLCache()
  func removeAllCachedResponses() {}
}

/// A tree of JSON, where objects answer to keys at run time.
final class Node {
  func value(forKey key: String) -> Any? { nil }
  func value(forKeyPath path: String) -> Any? { nil }
}

typealias AnyObject = Node
typealias NSDictionary = Node

final class NSArray {
  subscript(index: Int) -> Node { Node() }
}

enum Alamofire {
  enum Method { case get }
  enum Result {
    case success, failure
    var value: Any? { nil }
  }
  struct Response { let result: Result }
  struct Request {
    func responseJSON(completion: (Response) -> Void) { completion(Response(result: .failure)) }
  }
  static func request(_ url: String, method: Method) -> Request { Request() }
}
