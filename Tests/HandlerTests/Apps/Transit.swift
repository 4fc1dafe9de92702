// What the handler uses of its app.

import Foundation
import Intents

extension URL {
  static func departures(with code: String) -> String { code }
}

struct DeparturesOptions {
  enum Status { case online }
  // swift-format-ignore: NeverForceUnwrap
  static let key = CodingUserInfoKey(rawValue: "options")!
  var networkStatus = Status.online
}

struct DeparturesGroup: Decodable {
  let departures: [String]
  var intentResponse: DeparturesIntentResponse {
    DeparturesIntentResponse(code: departures.isEmpty ? .failure : .success, userActivity: nil)
  }
}

enum Alamofire {
  enum Method { case get }
  struct Result { let value: Data? }
  struct Response { let result: Result }
  struct Request {
    let code: String
    func responseData(completion: @escaping (Response) -> Void) {
      DispatchQueue.global().async {
        let data = code == "BEL" ? Data(#"{"departures":["12"]}"#.utf8) : nil
        completion(Response(result: Result(value: data)))
      }
    }
  }
  static func request(_ code: String, method: Method) -> Request { Request(code: code) }
}
