import Foundation

/// Feeds one part of the project whatever libFuzzer comes up with.
///
///     Fuzz TARGET [libFuzzer's own arguments]
///
/// A target must not trap, hang or eat memory whatever it is given, and checks what must hold of
/// whatever is taken. `make fuzz` builds and runs all of them.
@main
struct Fuzz {
  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments[1]) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("usage: Fuzz (\(names)) [options]\n".utf8))
      exit(64)
    }
    arguments.remove(at: 1)
    current = target
    var count = Int32(arguments.count)
    var pointers = arguments.map { strdup($0) } + [nil]
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      var base = buffer.baseAddress
      return runDriver(&count, &base) { bytes, size in
        // What is freed late would look like a leak.
        autoreleased { Fuzz.current.run(Array(UnsafeBufferPointer(start: bytes, count: size))) }
        return 0
      }
    }
    exit(status)
  }

  /// The target of this process; set once, before the first input.
  nonisolated(unsafe) fileprivate static var current = FuzzTarget.propertyList
}

private func autoreleased(_ body: () -> Void) {
  #if canImport(Darwin)
    autoreleasepool(invoking: body)
  #else
    body()
  #endif
}

/// libFuzzer's own loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
