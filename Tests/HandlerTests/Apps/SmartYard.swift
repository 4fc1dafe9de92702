// What the handler uses of its app.

import Foundation

struct SmartYardSharedObject {
  let objectAddress: String
  let objectName: String
  let domophoneId: String
  let doorId: Int
  let logoImageName: String
}

struct SmartYardSharedData {
  let accessToken = "token"
  let backendURL: String? = "https://example.org"
  let sharedObjects = [
    SmartYardSharedObject(
      objectAddress: "Elm Street 1", objectName: "Front door", domophoneId: "7", doorId: 1,
      logoImageName: "HouseIcon"),
    SmartYardSharedObject(
      objectAddress: "Elm Street 1", objectName: "Back door", domophoneId: "7", doorId: 2,
      logoImageName: "HouseIcon"),
  ]
}

enum SmartYardSharedDataUtilities {
  static func loadSharedData() -> SmartYardSharedData? { SmartYardSharedData() }

  static func sendOpenDoorRequest(
    accessToken: String, backendURL: String, doorId: Int, domophoneId: String,
    completion: @escaping (Bool) -> Void
  ) {
    DispatchQueue.global().async { completion(doorId == 2 && domophoneId == "7") }
  }
}

extension Array where Element: Hashable {
  func withoutDuplicates() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
