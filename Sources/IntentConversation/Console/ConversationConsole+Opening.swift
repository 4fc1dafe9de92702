import Foundation

extension ConversationConsole {
  /// Runs a console for apps that have to be opened first, and says what keeps them from it.
  ///
  /// ```swift
  /// @main struct Console {
  ///   static func main() async {
  ///     exit(await ConversationConsole.run { [try await MonkeyChat.app()] })
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the assistant is called in front of its lines.
  ///   - arguments: The program's arguments, without its name.
  ///   - apps: Opens the apps.
  /// - Returns: The exit code: 66 where the apps cannot be opened, else that of ``run(_:)``.
  public static func run(
    name: String = "Siri",
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    opening apps: @Sendable () async throws -> [ConversationApp]
  ) async -> Int32 {
    do {
      return await ConversationConsole(with: try await apps(), name: name).run(arguments)
    } catch {
      printError("error: the app cannot be opened: \(reason(of: error))\n")
      return 66
    }
  }

  /// What went wrong, with the file that it went wrong with.
  static func reason(of error: any Error) -> String {
    guard let error = error as? CocoaError, let path = error.filePath else { return "\(error)" }
    let cause = (error.underlying as? POSIXError).map {
      String(cString: strerror($0.code.rawValue))
    }
    return "\(path): \(cause ?? error.localizedDescription)"
  }
}
