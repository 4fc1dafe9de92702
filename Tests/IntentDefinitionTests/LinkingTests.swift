import Diagnostics
import Foundation
import IntentDefinition
import PropertyList
import TestSupport
import Testing

@Suite("Linking")
struct LinkingTests {
  @Test("knows the names of the system's own definitions")
  func knowsSystemNames() throws {
    let folder = Fixture.packageRoot.appending(path: "Definitions")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "intentdefinition" }
    let definitions = try files.map { file in
      try #require(
        PropertyListParser().parse(file: file.filePath, bytes: Array(try Data(contentsOf: file)))
          .flatMap { DefinitionDecoder().decode($0) }.value
      )
    }
    #expect(Set(definitions.flatMap(\.domains).map(\.name.value)) == SystemNames.domains)
    #expect(Set(definitions.flatMap(\.intents).map(\.name.value)) == SystemNames.intents)
    #expect(Set(definitions.flatMap(\.enumerations).map(\.name.value)) == SystemNames.enumerations)
    let types = definitions.flatMap(\.types).map { ($0.name.value, $0.typeName) }
    #expect(Dictionary(types, uniquingKeysWith: { first, _ in first }) == SystemNames.types)
  }

  @Test("finds types and enumerations in imported definitions, by namespace")
  func followsImports() throws {
    let shop = definition(
      "Shop",
      """
      <key>IGImports</key><array><string>Food</string><string>Drink</string></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>dish</string>
      <key>INIntentParameterObjectType</key><string>Item</string>
      <key>INIntentParameterObjectTypeNamespace</key><string>drInk1</string>
      <key>INIntentParameterType</key><string>Object</string></dict>
      </array></dict></array>
      """
    )
    let item = "<key>INTypes</key><array><dict><key>INTypeName</key><string>Item</string>"
    let food = definition(
      "Food",
      "<key>INIntentDefinitionNamespace</key><string>foOd01</string>\(item)</dict></array>"
    )
    let drink = definition(
      "Drink",
      "<key>INIntentDefinitionNamespace</key><string>drInk1</string>\(item)"
        + "<key>INTypeClassPrefix</key><string>Cold</string></dict></array>"
    )
    let linked = DefinitionLinker().link([.init(shop)], context: [food, drink])
    #expect(linked.diagnostics.isEmpty)
    let parameter = try #require(
      linked.value?.definitions.first?.definition.intents.first?.parameters.first)
    #expect(
      parameter.type.value
        == .objectType(
          TypeReference(name: "Item", namespace: "drInk1", target: .declared(typeName: "ColdItem"))
        )
    )
  }

  @Test("asks for the namespace where several imports have the name")
  func reportsAmbiguity() {
    let reference = """
      <key>IGImports</key><array><string>A</string><string>B</string></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>dish</string>
      <key>INIntentParameterObjectType</key><string>Item</string>
      <key>INIntentParameterType</key><string>Object</string></dict></array></dict></array>
      """
    let item =
      "<key>INTypes</key><array><dict><key>INTypeName</key><string>Item</string></dict></array>"
    let linked = DefinitionLinker().link(
      [.init(definition("Shop", reference))],
      context: [definition("A", item), definition("B", item)]
    )
    #expect(linked.diagnostics.map(\.rule) == [.ambiguousReference])
  }

  @Test("fills in the numbers that an enumeration leaves out")
  func fillsIndices() throws {
    let values = ["", "<key>INEnumValueIndex</key><integer>5</integer>", ""].enumerated()
      .map { "<dict>\($1)<key>INEnumValueName</key><string>v\($0)</string></dict>" }.joined()
    for (kind, expected) in [("Regular", [0, 5, 6]), ("Flag", [1, 5, 10])] {
      let body = """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>E</string>
        <key>INEnumType</key><string>\(kind)</string>
        <key>INEnumValues</key><array>\(values)</array></dict></array>
        """
      let linked = DefinitionLinker().link([.init(definition("Test", body))])
      let enumeration = try #require(linked.value?.definitions.first?.definition.enumerations.first)
      #expect(enumeration.values.map { $0.index?.value } == expected)
    }
  }

  private func definition(_ name: String, _ body: String) -> Definition {
    let text = "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
    let checked = PropertyListParser().parse(
      file: "\(name).intentdefinition", bytes: Array(text.utf8)
    )
    .flatMap { DefinitionDecoder().decode($0) }
    guard let value = checked.value else { preconditionFailure("\(checked.diagnostics)") }
    return value
  }
}
