#if Server
  public import Foundation
  public import SessionSeal

  extension SealKeys {
    /// The key of a file, which is made with a new one where there is none, for its owner alone. What was
    /// sealed before a restart is opened after it.
    ///
    /// - Throws: ``IntentServerError/unusableKey(file:reason:)``.
    public init(keptIn file: URL) throws {
      let path = file.path(percentEncoded: false)
      if !FileManager.default.fileExists(atPath: path) { try Self.makeFile(at: path) }
      try self.init(file: file)
    }

    /// The key of a file that somebody has made, `openssl rand 32 > seal.key`.
    ///
    /// - Throws: ``IntentServerError/unusableKey(file:reason:)``.
    public init(file: URL) throws {
      let path = file.path(percentEncoded: false)
      guard let data = FileManager.default.contents(atPath: path) else {
        throw IntentServerError.unusableKey(file: path, reason: "it cannot be read")
      }
      guard data.count == Self.keyLength else {
        throw IntentServerError.unusableKey(file: path, reason: "it has \(data.count) bytes")
      }
      try self.init(sealing: data)
    }

    /// Whoever comes first makes it: nobody finds half a key.
    private static func makeFile(at path: String) throws {
      let new = "\(path).\(UUID().uuidString)"
      let isMade = FileManager.default.createFile(
        atPath: new, contents: makeKey(), attributes: [.posixPermissions: 0o600])
      defer { unlink(new) }
      guard isMade, link(new, path) == 0 || errno == EEXIST else {
        throw IntentServerError.unusableKey(file: path, reason: "it cannot be made")
      }
    }
  }
#endif
