public import IntentRuntime

/// A newer version of a definition that has an intent for each kind of change.
public enum NewerVersion {
  /// What it declares.
  public static let catalog = IntentCatalog.shop
}
