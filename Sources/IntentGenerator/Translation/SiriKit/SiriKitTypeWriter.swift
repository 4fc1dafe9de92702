import IntentDefinition

/// Writes the names of types as handlers for Apple's framework have them.
struct SiriKitTypeWriter: Sendable {
  /// Whose module a file is compiled against.
  enum Framework: Sendable {
    /// Apple's: names stand as Apple's generator writes them.
    case apple
    /// Ours, elsewhere: names are qualified, as in all generated code.
    case ours
  }

  private let framework: Framework
  /// The names of what the definitions declare: anything else of such a name needs its module.
  private let declaredNames: Set<String>

  init(_ set: DefinitionSet, for framework: Framework) {
    self.framework = framework
    declaredNames = Set(set.all.flatMap(\.declaredTypes).map(\.name))
  }

  /// A type of the standard library.
  func swift(_ name: String) -> String { qualified(name, "Swift") }

  /// A type of Foundation.
  func foundation(_ name: String) -> String { qualified(name, "Foundation") }

  /// A type of Apple's framework.
  func intents(_ name: String) -> String { qualified(name, "Intents") }

  /// A completion handler as an argument, on several lines where one is too short.
  ///
  /// - Parameter results: The types of what it is called with.
  func completion(_ label: String, _ results: [String]) -> String {
    let list = results.joined(separator: ", ")
    let type = "@escaping (\(list)) -> Swift.Void"
    if label.utf8.count + type.utf8.count + 6 <= SwiftLayout.lineLength {
      return "\(label): \(type)"
    }
    return type.utf8.count + 6 <= SwiftLayout.lineLength
      ? "\(label):\n      \(type)"
      : "\(label):\n      @escaping (\n        \(list)\n      ) -> Swift.Void"
  }

  /// An error that there may be.
  var error: String {
    framework == .apple ? swift("Error") + "?" : "(any \(swift("Error")))?"
  }

  /// The type of a property: an enumeration is there always, anything else may be absent.
  func property(of parameter: Parameter) -> String {
    parameter.isEnumerationAlone ? argument(of: parameter) : argument(of: parameter) + "?"
  }

  /// The type of an argument that must be given.
  func argument(of parameter: Parameter) -> String {
    let type = parameter.type.value
    guard parameter.supportsMultipleValues else { return self.type(of: type) }
    // Objective-C has no arrays of enumerations.
    return "[\(type.isEnumeration ? foundation("NSNumber") : self.type(of: type))]"
  }

  /// The type of what options are made of: a class, as Objective-C wants it.
  func option(of parameter: Parameter) -> String {
    switch parameter.type.value {
    case .basic(.string): foundation("NSString")
    case .basic(.date): foundation("NSDate")
    case .basic(.dateComponents): foundation("NSDateComponents")
    case .basic(.url): foundation("NSURL")
    case .basic(let basic) where basic.unit != nil: foundation("NSMeasurement")
    case .enumeration: foundation("NSNumber")
    default: type(of: parameter.type.value)
    }
  }

  /// The type of what options without sections are made of.
  func plainOption(of parameter: Parameter) -> String {
    parameter.type.value.isEnumeration
      ? foundation("NSNumber") : type(of: parameter.type.value)
  }

  /// The type of one value.
  func type(of type: ValueType) -> String {
    switch type {
    case .basic(let basic): self.type(of: basic)
    case .object: intents("INObject")
    case .objectType(let reference), .enumeration(let reference): self.type(of: reference)
    }
  }

  /// The class of what a handler makes of a value.
  func result(of parameter: Parameter, _ intent: Intent) -> String {
    parameter.unsupportedReasons.isEmpty
      ? result(of: parameter.type.value) : intent.resolutionResultTypeName(of: parameter)
  }

  /// The class of what a handler makes of a value of a type, where the parameter adds nothing.
  func result(of type: ValueType) -> String {
    switch type {
    case .basic(.decimal): return intents("INDoubleResolutionResult")
    case .basic(.date): return intents("INDateComponentsResolutionResult")
    case .basic(let basic): return intents("IN\(basic.rawValue)ResolutionResult")
    case .object: return intents("INObjectResolutionResult")
    case .objectType(let reference), .enumeration(let reference):
      guard case .declared(let name) = reference.target else {
        return intents("IN\(reference.name)ResolutionResult")
      }
      return name + "ResolutionResult"
    }
  }

  private func type(of reference: TypeReference) -> String {
    switch (reference.target, reference.name) {
    case (.declared(let name), _): SwiftIdentifier.escaped(name)
    case (.unresolved, _): reference.name
    case (_, "Dictionary"): "[\(swift("String")): Any]"
    case (_, "Location"): intents("CLLocation")
    case (_, "Placemark"): intents("CLPlacemark")
    case (_, "UserActivity"): intents("NSUserActivity")
    default: intents("IN" + reference.name)
    }
  }

  private func type(of basic: BasicType) -> String {
    if let unit = basic.unit { return "\(foundation("Measurement"))<\(foundation(unit))>" }
    return switch basic {
    case .string: swift("String")
    case .integer, .decimal, .boolean, .timeInterval: foundation("NSNumber")
    case .date, .dateComponents, .url: foundation(basic.rawValue)
    case .placemark: intents("CLPlacemark")
    default: intents("IN" + basic.rawValue)
    }
  }

  /// A name, with its module where files go by modules, or where the definitions declare one of it.
  private func qualified(_ name: String, _ module: String) -> String {
    framework == .ours || declaredNames.contains(name) ? "\(module).\(name)" : name
  }
}
