import Diagnostics
import Testing

@Suite("A rule")
struct RuleDescriptionTests {
  @Test("has a description: what, why, an example and a remedy", arguments: Rule.allCases)
  func isDescribed(_ rule: Rule) {
    let description = rule.description
    #expect(description.summary.hasSuffix("."))
    #expect(description.reason.hasSuffix(".") && description.remedy.hasSuffix("."))
    #expect(!description.example.isEmpty)
    #expect(description.summary != rule.rawValue)
  }

  @Test("is described once")
  func isDescribedOnce() {
    let summaries = Rule.allCases.map(\.description.summary)
    #expect(Set(summaries).count == summaries.count)
  }
}
