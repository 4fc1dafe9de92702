import Diagnostics
import Foundation
import Testing

@Suite("Diagnostics for machines")
struct DiagnosticFormatTests {
  static let diagnostics = [
    Diagnostic(
      .error, .duplicateName, "a 100%\n::error:: smuggled\u{202E}",
      at: SourceLocation(file: "a, b:c.intentdefinition", position: .init(line: 3, column: 5)),
      notes: [
        .init("it is here first", at: SourceLocation(file: "d", position: .start)),
        .init("did you mean it?"),
      ]),
    Diagnostic(
      .note, .unknownKey, "a key", at: SourceLocation(file: "/x/ü.plist"),
      fix: .remove(at: .start)),
  ]

  private func report(_ format: DiagnosticFormat) throws -> String {
    let text = try format.report(Self.diagnostics, version: "1.2.3") {
      $0.fix == nil ? [] : [TextReplacement(4..<9, "new")]
    }
    return try #require(text)
  }

  @Test("are JSON with counts, places, notes and the bytes that a fix replaces")
  func areJSON() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(report(.json).utf8)) as? [String: Any])
    #expect(object["tool"] as? String == "1.2.3")
    #expect(object["errors"] as? Int == 1)
    let findings = try #require(object["findings"] as? [[String: Any]])
    let place = findings[0]["location"] as? [String: Any]
    #expect(place?["line"] as? Int == 3 && place?["column"] as? Int == 5)
    #expect((findings[0]["notes"] as? [[String: Any]])?.count == 2)
    #expect(findings[0]["fix"] == nil)
    let fix = findings[1]["fix"] as? [String: Any]
    let replacement = (fix?["replacements"] as? [[String: Any]])?.first
    #expect(replacement?["offset"] as? Int == 4 && replacement?["length"] as? Int == 5)
  }

  @Test("are SARIF with the rules that found them")
  func areSARIF() throws {
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(report(.sarif).utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "note"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let artifact = try #require(
      ((results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])?[
        "artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "file:///x/%C3%BC.plist")
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 2)
    #expect((results[1]["fixes"] as? [Any])?.count == 1)
  }

  @Test("are one command a line for GitHub, which nothing can end")
  func areCommands() throws {
    let lines = try report(.github).split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=a%2C b%3Ac.intentdefinition,line=3,col=5,title=duplicate-name::a 100%25%0A"))
    #expect(lines[1] == "::notice file=/x/ü.plist,title=unknown-key::a key")
  }

  @Test("are text where people read them")
  func areText() throws {
    #expect(try DiagnosticFormat.text.report([], version: "") { _ in [] } == nil)
  }
}
