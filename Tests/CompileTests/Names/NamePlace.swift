import Foundation

/// A place of a definition where a name can stand.
enum NamePlace: String, CaseIterable, Sendable {
  case intent, intentClassName, intentClassPrefix, parameter, responseProperty, responseCode
  case unsupportedReason, enumeration, enumerationValue, option, type, typeProperty, valueProperty
  case domain

  /// Whether the names become types as they stand.
  var isType: Bool { [.intentClassName, .enumeration, .type].contains(self) }

  /// The definition in which each of some names stands in this place.
  func definition(_ names: [String]) throws -> Data {
    var root: [String: Any] = [
      "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "nAmEs1",
      "INEnums": [[String: Any]](), "INTypes": [[String: Any]](),
      "INIntents": [[String: Any]](),
    ]
    for (key, value) in content(names) { root[key] = value }
    return try PropertyListSerialization.data(
      fromPropertyList: root, format: .xml, options: 0)
  }

  private func content(_ names: [String]) -> [String: Any] {
    switch self {
    case .intent: ["INIntents": names.map { intent($0) }]
    case .intentClassName:
      ["INIntents": names.enumerated().map { intent("I\($0)", ["INIntentClassName": $1]) }]
    case .intentClassPrefix:
      ["INIntents": names.enumerated().map { intent("I\($0)", ["INIntentClassPrefix": $1]) }]
    case .parameter:
      ["INIntents": [intent("Act", ["INIntentParameters": parameters(names)])]]
    case .responseProperty, .responseCode: ["INIntents": [intent("Act", response(names))]]
    case .unsupportedReason:
      ["INIntents": [intent("Act", ["INIntentParameters": [parameterWithReasons(names)]])]]
    case .enumeration:
      [
        "INEnums": names.enumerated().map { enumeration($1, isRegular: $0 % 2 == 0, ["a", "b"]) },
        "INIntents": [intent("Act", ["INIntentParameters": enumerationParameters(names)])],
      ]
    case .enumerationValue: ["INEnums": [enumeration("Choice", isRegular: true, names)]]
    case .option: ["INEnums": [enumeration("Choices", isRegular: false, names)]]
    case .type:
      [
        "INTypes": names.enumerated().map { type($1, isValue: $0 % 2 == 0, ["own"], of: $1) },
        "INIntents": [intent("Act", ["INIntentParameters": objectParameters(names)])],
      ]
    case .typeProperty: ["INTypes": [type("Thing", isValue: false, names)]]
    case .valueProperty: ["INTypes": [type("Thing", isValue: true, names)]]
    case .domain:
      [
        "IGDomains": names.map { ["IGDomainName": $0] },
        "INIntents": names.enumerated().map { intent("Act\($0)", ["INIntentDomain": $1]) },
      ]
    }
  }

  // MARK: - Parts

  /// A type for each name, so that every type that generated code can name is there.
  private static let valueTypes = [
    "String", "Integer", "Decimal", "Boolean", "Date", "DateComponents", "TimeInterval", "URL",
    "File", "Image", "Person", "Placemark", "SpeakableString", "CurrencyAmount", "PaymentMethod",
    "Length", "DateComponentsRange",
  ]

  private func valueType(_ index: Int) -> String {
    Self.valueTypes[index % Self.valueTypes.count]
  }

  private func intent(_ name: String, _ more: [String: Any] = [:]) -> [String: Any] {
    ["INIntentName": name, "INIntentType": "Custom", "INIntentTitle": "Act"]
      .merging(more) { $1 }
  }

  private func parameters(_ names: [String]) -> [[String: Any]] {
    names.enumerated().map { index, name in
      [
        "INIntentParameterName": name, "INIntentParameterTag": index + 1,
        "INIntentParameterType": valueType(index), "INIntentParameterSupportsResolution": true,
        "INIntentParameterSupportsDynamicEnumeration": true,
        "INIntentParameterSupportsSearch": index % 2 == 0,
      ]
    }
  }

  private func response(_ names: [String]) -> [String: Any] {
    let codes = self == .responseCode ? names : ["success"]
    let properties = self == .responseCode ? ["text"] : names
    let format = properties.map { "${\($0)}" }.joined(separator: " ")
    return [
      "INIntentResponse": [
        "INIntentResponseCodes": codes.map {
          ["INIntentResponseCodeName": $0, "INIntentResponseCodeFormatString": format]
        },
        "INIntentResponseParameters": properties.enumerated().map { index, name in
          [
            "INIntentResponseParameterName": name, "INIntentResponseParameterTag": index + 1,
            "INIntentResponseParameterType": valueType(index),
          ] as [String: Any]
        },
      ]
    ]
  }

  private func parameterWithReasons(_ names: [String]) -> [String: Any] {
    [
      "INIntentParameterName": "amount", "INIntentParameterTag": 1,
      "INIntentParameterType": "Integer", "INIntentParameterSupportsResolution": true,
      "INIntentParameterUnsupportedReasons": names.map {
        ["INIntentParameterUnsupportedReasonCode": $0]
      },
    ]
  }

  private func enumeration(_ name: String, isRegular: Bool, _ values: [String]) -> [String: Any] {
    [
      "INEnumName": name, "INEnumType": isRegular ? "Regular" : "Flag",
      "INEnumValues": values.enumerated().map { index, value in
        [
          "INEnumValueName": value, "INEnumValueIndex": index + 1,
          "INEnumValueDisplayName": "What \(index) is",
        ] as [String: Any]
      },
    ]
  }

  private func enumerationParameters(_ names: [String]) -> [[String: Any]] {
    names.enumerated().map { index, name in
      [
        "INIntentParameterName": "choice\(index)", "INIntentParameterTag": index + 1,
        "INIntentParameterType": "Integer", "INIntentParameterEnumType": name,
        "INIntentParameterEnumTypeNamespace": "nAmEs1",
      ]
    }
  }

  private func objectParameters(_ names: [String]) -> [[String: Any]] {
    names.enumerated().map { index, name in
      [
        "INIntentParameterName": "thing\(index)", "INIntentParameterTag": index + 1,
        "INIntentParameterType": "Object", "INIntentParameterObjectType": name,
        "INIntentParameterObjectTypeNamespace": "nAmEs1",
        "INIntentParameterSupportsMultipleValues": index % 2 == 0,
      ]
    }
  }

  /// An object type or plain value, whose properties are of many types or of one.
  private func type(
    _ name: String,
    isValue: Bool,
    _ properties: [String],
    of objectType: String? = nil
  ) -> [String: Any] {
    let ownTag = 10
    let own = properties.enumerated().map { index, property in
      var node: [String: Any] = [
        "INTypePropertyName": property, "INTypePropertyTag": ownTag + index,
        "INTypePropertyType": objectType == nil ? valueType(index) : "Object",
      ]
      node["INTypePropertyObjectType"] = objectType
      node["INTypePropertyObjectTypeNamespace"] = objectType.map { _ in "nAmEs1" }
      node["INTypePropertySupportsMultipleValues"] = objectType.map { _ in true }
      return node
    }
    return ["INTypeName": name, "IGTypeValue": isValue, "INTypeProperties": own]
  }
}
