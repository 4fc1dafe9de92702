import HandlerStubs
import Testing

@Suite("A unified diff")
struct UnifiedDiffTests {
  @Test("has three lines around each change, and joins changes that are close")
  func showsChanges() {
    let old = (1...20).map { "line \($0)\n" }
    var new = old
    new[3] = "changed\n"
    new.insert("added\n", at: 8)
    new.remove(at: 20)
    let diff = UnifiedDiff(from: old.joined(), to: new.joined(), path: "a.swift").text
    #expect(
      diff == """
        --- a.swift
        +++ a.swift
        @@ -1,11 +1,12 @@
         line 1
         line 2
         line 3
        -line 4
        +changed
         line 5
         line 6
         line 7
         line 8
        +added
         line 9
         line 10
         line 11
        @@ -17,4 +18,3 @@
         line 17
         line 18
         line 19
        -line 20

        """)
  }

  @Test("is empty where nothing changed, and comes from nowhere for a new file")
  func knowsEnds() {
    #expect(UnifiedDiff(from: "a\n", to: "a\n", path: "a").text.isEmpty)
    #expect(
      UnifiedDiff(from: nil, to: "a", path: "a").text
        == "--- /dev/null\n+++ a\n@@ -0,0 +1,1 @@\n+a\n\\ No newline at end of file\n")
  }
}
