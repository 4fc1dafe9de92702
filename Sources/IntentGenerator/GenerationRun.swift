import Foundation

/// What goes into a run of the generator: whatever may change what comes out.
package struct GenerationRun: Sendable {
  /// All that is no file's content.
  let text: String
  /// The files that are read in any case.
  let files: [String]
  /// What the templates contained before they were read.
  let templates: FileHashes

  /// - Parameters:
  ///   - files: The files that the run reads.
  ///   - context: Definitions that may be imported besides.
  ///   - options: How Swift is made.
  ///   - output: Where it goes.
  package init(
    _ files: InputFiles, context: [String], options: GeneratorOptions, output: [String]
  ) {
    var hash = ContentHash()
    hash.add(PackageVersion.current)
    hash.add(Self.tool)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    for part in [try? encoder.encode(files), try? encoder.encode(options)] {
      hash.add(part.map { String(decoding: $0, as: UTF8.self) } ?? UUID().uuidString)
    }
    let templates = options.templates.map(Self.templates) ?? []
    for path in context + ["\0"] + templates + ["\0"] + output { hash.add(path) }
    text = hash.text
    var hashes = FileHashes()
    for file in templates { hashes.add(file) }
    self.templates = hashes
    // What is only there to be imported need not have been read.
    self.files =
      files.definitions.flatMap { [$0.file] + $0.localizations } + files.vocabularies + templates
  }

  /// Which of all builds of the tool this is: the file's own marks, which change when it is replaced.
  private static let tool: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    var status = stat()
    // Nobody can tell: no run is like another.
    guard stat(path, &status) == 0 else { return UUID().uuidString }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }()

  /// The templates of a folder, and the folder itself where it has none.
  private static func templates(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.sorted().filter { $0.hasSuffix(".mustache") }.map { "\(folder)/\($0)" }
  }
}
