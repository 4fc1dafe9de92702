// What the handlers use of their app.

import Foundation

final class UIApplication {}

var runningInExtension = false
var thread_stdin: UnsafeMutablePointer<FILE>?
var thread_stdout: UnsafeMutablePointer<FILE>?
var thread_stderr: UnsafeMutablePointer<FILE>?

private var output: UnsafeMutablePointer<FILE>?

func ios_switchSession(_ identifier: String) {}
func ios_setContext(_ context: UnsafeMutableRawPointer?) {}
func ios_setStreams(
  _ input: UnsafeMutablePointer<FILE>?, _ out: UnsafeMutablePointer<FILE>?,
  _ errors: UnsafeMutablePointer<FILE>?
) {
  output = out
}
func ios_fork() -> pid_t { 0 }
func ios_waitpid(_ process: pid_t) {}
func ios_getCommandStatus() -> Int32 { 0 }

/// Knows one command: `echo`.
func ios_system(_ command: String) -> Int32 {
  guard command.hasPrefix("echo "), let output else { return 127 }
  fputs(String(command.dropFirst(5)) + "\n", output)
  fflush(output)
  return 0
}

extension String {
  func toCString() -> UnsafePointer<CChar>? { UnsafePointer(strdup(self)) }
}

extension FileManager {
  func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    temporaryDirectory
  }
}

extension URL {
  func startAccessingSecurityScopedResource() -> Bool { true }
  func stopAccessingSecurityScopedResource() {}
}
