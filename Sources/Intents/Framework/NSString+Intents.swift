public import Foundation

extension NSString {
  /// A text of the app's, in the language that the assistant speaks.
  ///
  /// Here it is the text itself: the console's language is the process's.
  public class func deferredLocalizedIntentsString(
    with format: String,
    _ args: any CVarArg...
  ) -> NSString {
    localized(format, table: nil, args)
  }

  /// A text of a table of the app's, in the language that the assistant speaks.
  public class func deferredLocalizedIntentsString(
    with format: String,
    table: String,
    _ args: any CVarArg...
  ) -> NSString {
    localized(format, table: table, args)
  }

  /// A text of a table of the app's, with arguments in a list.
  public class func deferredLocalizedIntentsString(
    with format: String,
    table: String,
    arguments: CVaListPointer
  ) -> NSString {
    let text = Bundle.main.localizedString(forKey: format, value: nil, table: table)
    return NSString(format: text, arguments: arguments)
  }

  private class func localized(
    _ format: String,
    table: String?,
    _ arguments: [any CVarArg]
  ) -> NSString {
    let text = Bundle.main.localizedString(forKey: format, value: nil, table: table)
    return NSString(string: arguments.isEmpty ? text : String(format: text, arguments: arguments))
  }
}
