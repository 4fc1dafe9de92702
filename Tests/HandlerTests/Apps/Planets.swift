// What the handler uses of its app.

import Foundation

struct PhotoInfo {
  let title: String
  let isImage: Bool
}

final class PhotoInfoManager {
  func fetchPhotoOfTheDay(_ completion: @escaping (PhotoInfo?) -> Void) {
    DispatchQueue.global().async { completion(PhotoInfo(title: "Saturn", isImage: true)) }
  }
}
