#if Server
  import Crypto
  import Foundation
  import HTTPTypes
  import Hummingbird

  /// The page on which people talk to the apps: one file, which loads nothing from anywhere.
  struct ChatPage: Sendable {
    private let html: [UInt8]
    /// What a browser lets the page do: run its own script, look as it does, call its own server.
    let contentSecurityPolicy: String

    /// - Parameter textLength: The characters of a sentence that the server takes.
    init(textLength: Int) {
      let text = String(decoding: PackageResources.index_html, as: UTF8.self)
        .replacing("{{textLength}}", with: "\(textLength)")
      html = Array(text.utf8)
      let script = Self.digest(of: "script", in: text)
      let style = Self.digest(of: "style", in: text)
      contentSecurityPolicy =
        "default-src 'none'; script-src '\(script)'; style-src '\(style)'; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }

    /// The page, as it is sent.
    var response: Response {
      var response = Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: html)))
      response.headers[.contentType] = "text/html; charset=utf-8"
      response.headers[.cacheControl] = "no-cache"
      for (name, value) in headers {
        if let name = HTTPField.Name(name) { response.headers[name] = value }
      }
      return response
    }

    private var headers: [(String, String)] {
      [
        ("Content-Security-Policy", contentSecurityPolicy), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ]
    }

    /// What tells a script or style of the page from any other.
    private static func digest(of element: String, in html: String) -> String {
      guard let open = html.range(of: "<\(element)>"),
        let close = html.range(of: "</\(element)>", range: open.upperBound..<html.endIndex)
      else { return "none" }
      let hash = SHA256.hash(data: Data(html[open.upperBound..<close.lowerBound].utf8))
      return "sha256-\(Data(hash).base64EncodedString())"
    }
  }
#endif
