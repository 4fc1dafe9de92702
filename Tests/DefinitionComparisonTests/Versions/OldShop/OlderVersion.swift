public import IntentRuntime

/// An older version of a definition that has an intent for each kind of change.
public enum OlderVersion {
  /// What it declares.
  public static let catalog = IntentCatalog.shop
}
