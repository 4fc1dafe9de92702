import IntentDefinition
import Testing

/// A `${name}` that is written as another notation has it is text, which is most likely a slip.
@Suite("Places for values")
struct PhraseTemplateTests {
  @Test(
    "in another notation are told, and where they have a name they are filled",
    arguments: [
      ("{bikes} bikes", "{bikes}", "${bikes} bikes"), ("$bikes bikes", "$bikes", "${bikes} bikes"),
      (#"\(bikes) bikes"#, #"\(bikes)"#, "${bikes} bikes"),
      ("%{bikes} bikes", "%{bikes}", "${bikes} bikes"), ("$(bikes)!", "$(bikes)", "${bikes}!"),
      ("{{bikes}}", "{{bikes}}", "${bikes}"),
      ("for ${size}: $bikes", "$bikes", "for ${size}: ${bikes}"),
      ("$bikes of $bikesheds", "$bikes", "${bikes} of $bikesheds"), ("%lld bikes", "%lld", nil),
      ("%d", "%d", nil), ("Hello %@.", "%@", nil),
      ("%1$@", "%1$@", nil),
      ("${bikes bikes", "${bikes", "${bikes} bikes"),
      ("${bikes bikes ${size}", "${bikes", "${bikes} bikes ${size}"),
      ("${size.name of ${bikes} left", "${size", "${size}.name of ${bikes} left"),
      ("${bikes. Then ${size}", "${bikes", "${bikes}. Then ${size}"),
      ("No. #{bikes}", "{bikes}", "No. #${bikes}"),
      // As a shell wants it in double quotes.
      (#"\${bikes} bikes for ${size}"#, #"\${bikes}"#, "${bikes} bikes for ${size}"),
      (#"For \${size.name}"#, #"\${size.name}"#, "For ${size.name}"),
      ("${other bikes", "${other", nil), ("${", "${", nil),
      ("%#@bikes@", "%#@bikes@", nil), ("%.2f km", "%.2f", nil),
    ] as [(String, String, String?)])
  func told(_ text: String, written: String, filled: String?) throws {
    let template = PhraseTemplate(text)
    let slips = template.slips(among: ["bikes", "size"])
    #expect(slips.map(\.written) == [written])
    #expect(template.text(filling: try #require(slips.first)) == filled ?? text)
  }

  @Test(
    "are none where the words are words",
    arguments: [
      "${bikes} bikes", "$5 bikes", "$bikesheds", "100 % dunkel", "100%", "50% discount", "{other}",
      "(bikes)", "$", "%", "", "100% all", "20%dark", "https://x.org/%d0%b0",
    ])
  func words(_ text: String) {
    #expect(PhraseTemplate(text).slips(among: ["bikes"]) == [])
  }
}
