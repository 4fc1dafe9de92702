// What the handler uses of its app.

import Foundation

final class UIView {
  init(frame: CGRect) {}
}

enum MobileFFmpeg {
  static func execute(withArguments arguments: [String]) {
    try? Data("sound".utf8).write(to: URL(fileURLWithPath: arguments[3]))
  }
}
