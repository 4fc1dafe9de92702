import Foundation
import TestSupport
import Testing

@Suite("What a terminal would obey")
struct VisibleOutputTests {
  @Test(
    "is shown with escapes, wherever it comes from",
    arguments: [
      #"printf 'OrderSoup\ntitle=\033[31m\n' | intentgen edit A.intentdefinition"#,
      #"intentgen lint "$(printf -- '--\033[31m')""#,
      #"intentgen generate "$F/A.intentdefinition" -o Made"#,
      #"intentgen rename --dry-run "$F/A.intentdefinition" OrderSoup.quantity bowls"#,
      #"intentgen handlers --dry-run A.intentdefinition -o "$F""#,
    ])
  func isEscaped(_ line: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.shell(
        #"F=$(printf 'f\033[31m'); for place in . "$F"; do "#
          + #"intentgen init A --intent OrderSoup --parameter quantity:Integer -o "$place"; "#
          + #"intentgen add vocabulary "$place/A.intentdefinition"; done >/dev/null; "# + line,
        in: folder)
      let said = result.output + result.errors
      #expect(said.contains(#"\u{1B}[31m"#), "\(said)")
      #expect(!said.contains("\u{1B}"), "\(said)")
    }
  }
}
