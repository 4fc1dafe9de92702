import Foundation

/// Reads property lists, and says of a broken one what is wrong and where.
struct PropertyListReader {
  /// The name of the file, for messages.
  let file: String

  /// Reads the bytes of a file.
  static func data(of url: URL) throws -> Data {
    guard let data = try? Data(contentsOf: url) else {
      throw IntentError.invalidPropertyList(
        file: url.lastPathComponent,
        key: nil,
        reason: "the file cannot be read; check that it exists and may be read"
      )
    }
    return data
  }

  func read<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    do {
      return try PropertyListDecoder().decode(type, from: data)
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context)
    {
      throw problem(context.codingPath, "the value has another type than the format gives it")
    } catch DecodingError.keyNotFound(let key, let context) {
      throw problem(context.codingPath, "the key '\(key.stringValue)' is missing")
    } catch {
      throw problem([], "the file is no property list; check it with 'plutil -lint' or 'xmllint'")
    }
  }

  private func problem(_ path: [any CodingKey], _ reason: String) -> IntentError {
    let key = path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    return .invalidPropertyList(file: file, key: key.isEmpty ? nil : key, reason: reason)
  }
}
