import Foundation
import IntentDefinition
import PropertyList
import TestSupport
import Testing

@Suite("A change of a case that many intents use")
struct EditingCostTests {
  /// A definition of an enumeration that some intents use.
  private func editor(_ count: Int) throws -> DefinitionEditor {
    let intents = (0..<count).map { number in
      """
      <dict><key>INIntentName</key><string>Order\(number)</string>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>size</string>
      <key>INIntentParameterType</key><string>Integer</string>
      <key>INIntentParameterEnumType</key><string>Size</string>
      </dict></array></dict>
      """
    }
    let text = """
      <plist version="1.0"><dict><key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Size</string><key>INEnumType</key><string>Regular</string>
      <key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>small</string></dict>
      <dict><key>INEnumValueName</key><string>large</string></dict>
      </array></dict></array>
      <key>INIntents</key><array>\(intents.joined())</array></dict></plist>
      """
    let document = PropertyListParser().parse(file: "A", bytes: Array(text.utf8)).value
    return DefinitionEditor(
      try #require(document).root, using: SeededGenerator(seed: UInt64(count)))
  }

  @Test("takes a time that grows as they do, and no faster", arguments: [true, false])
  func isLinear(isRemoval: Bool) throws {
    func time(_ count: Int) throws -> Duration {
      let start = try editor(count)
      let times = try (0..<3).map { _ in
        try ProcessorTime.measure {
          var editor = start
          let place = try editor.place("Size.large")
          let consequences =
            isRemoval
            ? editor.remove(place).consequences : try editor.rename(place, to: "grande")
          #expect(consequences.count > count)
        }
      }
      return times.min() ?? .zero
    }
    let (few, many) = (try time(40), try time(320))
    // Eight times as many, and not eight times that.
    #expect(many < few * 24, "\(few), then \(many)")
  }
}
