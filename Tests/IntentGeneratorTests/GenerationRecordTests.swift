import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("The record of a run")
struct GenerationRecordTests {
  /// A folder with all that can go into a run, and what came out.
  struct Site {
    let folder: URL
    var options = GeneratorOptions()
    var context: [String]

    var inputs: URL { folder.appending(path: "inputs") }
    var output: URL { folder.appending(path: "output") }
    var record: String { output.appending(path: ".intentgen-cache.json").filePath }

    init(_ folder: URL) throws {
      self.folder = folder
      context = [folder.appending(path: "Context.intentdefinition").filePath]
      let snapshots = Fixture.url("Snapshots")
      for name in ["Kitchen.intentdefinition", "Kitchen.xcstrings"] {
        try put("inputs/\(name)", Data(contentsOf: snapshots.appending(path: name)))
      }
      try put("inputs/de.lproj/Kitchen.strings", Data("\"t00001\" = \"Suppe bestellen\";\n".utf8))
      try put("inputs/de.lproj/AppIntentVocabulary.plist", Data(Self.plist("").utf8))
      try put("inputs/Importing.intentdefinition", Data(Self.plist(Self.imports).utf8))
      try put("inputs/Imported.intentdefinition.off", Data(Self.plist("").utf8))
      try put("Context.intentdefinition", Data(Self.plist("").utf8))
      let header = Fixture.packageRoot.appending(path: "Templates/Header.mustache")
      try put("templates/Header.mustache", Data(contentsOf: header))
      options.templates = folder.appending(path: "templates").filePath
    }

    static let imports = "<key>IGImports</key><array><string>Context</string></array>"

    static func plist(_ content: String) -> String {
      "<plist version=\"1.0\"><dict>\(content)</dict></plist>\n"
    }

    func put(_ path: String, _ data: Data) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    /// What a run would go by; none where its inputs cannot be found.
    func generation() -> (files: InputFiles, run: GenerationRun)? {
      guard let files = InputFinder().find([inputs.filePath]).value else { return nil }
      let run = GenerationRun(
        files, context: context, options: options, output: [output.filePath])
      return (files, run)
    }

    /// Whether a run would take what there is for what it would make.
    var isTakenForCurrent: Bool {
      generation().flatMap { GenerationRecord(record, of: $0.run) } != nil
    }

    /// What a run that goes by nothing would make; none where it would fail.
    func made() async -> [OutputFile]? {
      guard let (files, _) = generation() else { return nil }
      let pipeline = GeneratorPipeline(options: options)
      guard let set = pipeline.load(files, context: context).value else { return nil }
      return await pipeline.generate(set).value?.map {
        OutputFile(output.appending(path: $0.name).filePath, $0.contents)
      }
    }

    /// Runs, and keeps the record.
    func run() async throws {
      let (files, run) = try #require(generation())
      let pipeline = GeneratorPipeline(options: options)
      let (loaded, hashes) = await pipeline.loadNoting(files, context: context)
      let set = try #require(loaded.value, "\(loaded.diagnostics)")
      let made = await pipeline.generate(set).value?.map {
        OutputFile(output.appending(path: $0.name).filePath, $0.contents)
      }
      let outputs = try #require(made)
      _ = try OutputWriter().write(outputs)
      GenerationRecord(of: run, inputs: hashes, outputs: outputs, diagnostics: [], counts: [])
        .write(to: record)
    }

    /// Whether everything on the disk is what a run would make.
    func isCurrent() async -> Bool {
      guard let made = await made() else { return false }
      return made.allSatisfy {
        (try? String(contentsOfFile: $0.path, encoding: .utf8)) == $0.contents
      }
    }

    /// Every file but the record.
    var files: [String] {
      let all = FileManager.default.enumerator(atPath: folder.filePath)?.compactMap {
        $0 as? String
      }
      return (all ?? []).sorted().filter {
        var isFolder: ObjCBool = false
        let path = folder.appending(path: $0).filePath
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue && path != record
      }
    }
  }

  @Test("lets a run that would make the same make nothing")
  func holds() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let site = try Site(folder)
      #expect(!site.isTakenForCurrent)
      try await site.run()
      #expect(site.isTakenForCurrent)
      #expect(await site.isCurrent())
    }
  }

  /// How many bytes are changed; each file's first and last are always among them.
  static let changes =
    ProcessInfo.processInfo.environment["RECORD_CHANGES"].flatMap(Int.init) ?? 60

  @Test("holds no more once any byte of an input, a template or an output is another")
  func seesBytes() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let site = try Site(folder)
      try await site.run()
      var random = SeededGenerator(seed: 7)
      let files = site.files.filter { !$0.hasSuffix(".off") }
      #expect(files.count >= 15)
      for file in files {
        let before = try Data(contentsOf: folder.appending(path: file))
        var places = [0, before.count - 1]
        for _ in 0..<(Self.changes / files.count) {
          places.append(Int.random(in: 0..<before.count, using: &random))
        }
        for place in places where before.indices.contains(place) {
          var data = before
          data[place] ^= UInt8.random(in: 1...255, using: &random)
          try site.put(file, data)
          #expect(!site.isTakenForCurrent, "\(file), byte \(place)")
        }
        try site.put(file, before)
        #expect(site.isTakenForCurrent, "\(file)")
      }
    }
  }

  @Test("holds no more with another option, another context, or another output")
  func seesOptions() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let site = try Site(folder)
      try await site.run()
      let changes: [(inout Site) -> Void] = [
        { $0.options.access = .internal }, { $0.options.classPrefix = "KC" },
        { $0.options.imports = ["Foundation"] }, { $0.options.templates = nil },
        { $0.options.policy.levels = [.vagueResponse: .error] },
        { $0.context = [] }, { $0.context.append($0.context[0] + ".gone") },
      ]
      for change in changes {
        var other = site
        change(&other)
        #expect(!other.isTakenForCurrent)
      }
    }
  }

  /// Whatever happens to the files: where a run would be spared, it would have changed nothing.
  @Test("is never taken for current when it is not")
  func isNeverStale() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let site = try Site(folder)
      var random = SeededGenerator(seed: 11)
      try await site.run()
      var spared = 0
      for step in 0..<40 {
        let file = try #require(site.files.randomElement(using: &random))
        let path = folder.appending(path: file)
        let data = try Data(contentsOf: path)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try data.write(to: path)
        case 1: try site.put(file, data + Data("\n".utf8))
        case 2: try FileManager.default.removeItem(at: path)
        case 3:
          // What is imported stands beside, all of a sudden.
          try site.put("inputs/Context.intentdefinition", Data(Site.plist("").utf8))
        case 4: try site.put("inputs/fr.lproj/Kitchen.strings", Data("\"a\" = \"b\";".utf8))
        default: try site.put("templates/Types.mustache", Data("// \(step)\n".utf8))
        }
        if site.isTakenForCurrent {
          spared += 1
          #expect(await site.isCurrent(), "after step \(step), \(file)")
        }
        if await site.made() == nil {
          try FileManager.default.removeItem(at: folder)
          _ = try Site(folder)
        }
        try await site.run()
        #expect(await site.isCurrent())
      }
      #expect(spared > 0)
    }
  }

  @Test("is not read where it is broken, cut off or another version's")
  func isRobust() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let site = try Site(folder)
      try await site.run()
      let record = URL(filePath: site.record)
      let text = try String(contentsOf: record, encoding: .utf8)
      for broken in [
        "", "{}", String(text.dropLast(9)), text.replacing("\"version\":1", with: "\"version\":2"),
      ] {
        try broken.write(to: record, atomically: true, encoding: .utf8)
        #expect(!site.isTakenForCurrent)
      }
    }
  }
}
