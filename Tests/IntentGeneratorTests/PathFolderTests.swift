import Testing

@testable import IntentGenerator

@Suite("The folder of a path")
struct PathFolderTests {
  @Test(
    "is what stands before its last part, however short that is",
    arguments: [
      ("a", ""), ("a/", ""), ("ab", ""), ("./a", "."), ("/", "/"), ("/a", "/"), ("//a/", "/"),
      ("", ""), ("a/b", "a"), ("a//b//", "a"), ("/a/b", "/a"), ("ä/ö", "ä"),
    ])
  func isFound(_ path: String, folder: String) {
    #expect(path.folderOfPath == folder)
  }
}
