import Foundation
import HandlerStubs
import TestSupport
import Testing

@Suite("A lock on folders")
struct FolderLockTests {
  @Test("keeps a second run out by any name of a folder, until the first one ends")
  func keepsOut() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = folder.appending(path: "handlers").filePath
      let link = folder.appending(path: "link").filePath
      try FileManager.default.createDirectory(
        atPath: handlers, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: handlers)
      for names in [[handlers], [link], ["\(link)/."], [link, handlers, folder.filePath]] {
        var first: FolderLock? = FolderLock([handlers, handlers, link]) { _ in
          Issue.record("waited for itself")
        }
        var waits = 0
        let second = FolderLock(names) { _ in
          waits += 1
          first = nil
        }
        #expect(waits == 1, "\(names)")
        withExtendedLifetime((first, second)) {}
      }
    }
  }

  @Test("keeps runs apart that are about to make one folder, and leaves others alone")
  func keepsApart() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let missing = folder.appending(path: "new/handlers").filePath
      var first: FolderLock? = FolderLock([missing]) { _ in }
      var waits = 0
      let second = FolderLock([missing]) { _ in
        waits += 1
        first = nil
      }
      #expect(waits == 1)
      let other = folder.appending(path: "other").filePath
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      let third = FolderLock([other]) { _ in Issue.record("waited for another folder") }
      withExtendedLifetime((first, second, third)) {}
    }
  }

  @Test(
    "makes what it locks, takes it away again where nothing came into it, and meets that of others")
  func makesFolders() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "new/output").filePath
      var first: FolderLock? = FolderLock([], making: [output]) { _ in Issue.record("waited") }
      #expect(FileManager.default.fileExists(atPath: output))
      var waits = 0
      // Once the first one lets go, what the second one waited for is gone.
      var second: FolderLock? = FolderLock([], making: [output]) { _ in
        waits += 1
        first = nil
      }
      #expect(FileManager.default.createFile(atPath: "\(output)/file", contents: nil))
      let third = FolderLock([output]) { _ in
        waits += 1
        second = nil
      }
      #expect(waits == 2 && FileManager.default.fileExists(atPath: "\(output)/file"))
      withExtendedLifetime((first, second, third)) {}
    }
  }
}
