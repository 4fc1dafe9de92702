/// Person handle label.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// What it is written as.
  public let rawValue: String

  /// One that is written in a certain way.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same, as Swift has it for words that apps may add to.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Home.
  public static let home = INPersonHandleLabel(rawValue: "home")

  /// Work.
  public static let work = INPersonHandleLabel(rawValue: "work")

  /// I phone.
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")

  /// Mobile.
  public static let mobile = INPersonHandleLabel(rawValue: "mobile")

  /// Main.
  public static let main = INPersonHandleLabel(rawValue: "main")

  /// Home fax.
  public static let homeFax = INPersonHandleLabel(rawValue: "homeFax")

  /// Work fax.
  public static let workFax = INPersonHandleLabel(rawValue: "workFax")

  /// Pager.
  public static let pager = INPersonHandleLabel(rawValue: "pager")

  /// Other.
  public static let other = INPersonHandleLabel(rawValue: "other")

  /// School.
  public static let school = INPersonHandleLabel(rawValue: "school")
}
