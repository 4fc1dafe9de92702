public import Foundation

/// A parameter of an intent or a property of its response, by its name.
public class INParameter: NSObject, @unchecked Sendable {
  /// The class that has it.
  public let parameterClass: AnyClass
  /// The name.
  public let parameterKeyPath: String
  private var indices: [String: Int] = [:]

  /// A parameter of a class.
  public init(for aClass: AnyClass, keyPath: String) {
    self.parameterClass = aClass
    self.parameterKeyPath = keyPath
  }

  /// Whether another parameter is the same.
  public func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
  }

  /// The same for `==`.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map(isEqual(to:)) ?? false
  }

  /// The same for parameters that are the same.
  public override var hash: Int { parameterKeyPath.hashValue }

  /// Says which element of several is meant.
  public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices[subKeyPath] = index
  }

  /// Which element of several is meant.
  public func index(forSubKeyPath subKeyPath: String) -> Int {
    indices[subKeyPath] ?? NSNotFound
  }
}
