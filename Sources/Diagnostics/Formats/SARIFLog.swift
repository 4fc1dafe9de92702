import Foundation

/// What a run found, in the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let columnKind = "utf16CodeUnits"
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "intentgen"
    let version: String
    let rules: [RuleEntry]
  }

  struct Text: Encodable {
    let text: String
  }

  struct RuleEntry: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text

    init(_ rule: Rule) {
      let description = rule.description
      id = rule.rawValue
      shortDescription = Text(text: description.summary)
      fullDescription = Text(text: "\(description.summary) \(description.reason)")
      help = Text(text: "\(description.remedy)\n\nFor example: \(description.example)")
    }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let relatedLocations: [Location]
    let fixes: [SARIFFix]?
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  init(
    _ diagnostics: [Diagnostic],
    version: String,
    replacements: (Diagnostic) -> [TextReplacement]
  ) {
    let rules = Array(Set(diagnostics.map(\.rule))).sorted { $0.rawValue < $1.rawValue }
    let lines = SourceLines(of: diagnostics)
    let results = diagnostics.map { diagnostic in
      Result(
        ruleId: diagnostic.rule.rawValue,
        ruleIndex: rules.firstIndex(of: diagnostic.rule) ?? 0,
        level: diagnostic.severity.rawValue,
        message: Text(text: diagnostic.message.escapingInvisibles),
        locations: [Location(diagnostic.location, nil, lines)],
        relatedLocations: diagnostic.notes.map {
          Location($0.location ?? diagnostic.location, $0.message, lines)
        },
        fixes: SARIFFix(diagnostic, replacements(diagnostic)).map { [$0] }
      )
    }
    let driver = Driver(version: version, rules: rules.map(RuleEntry.init))
    runs = [Run(tool: Tool(driver: driver), results: results)]
  }
}

extension SARIFLog {
  struct Artifact: Encodable {
    let uri: String

    init(_ file: String) {
      let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
      let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      uri = path.hasPrefix("/") ? "file://" + escaped : escaped
    }
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let message: Text?

    init(_ location: SourceLocation, _ message: String?, _ lines: SourceLines) {
      physicalLocation = PhysicalLocation(
        artifactLocation: Artifact(location.file),
        region: location.position.map {
          // SARIF counts in UTF-16, where we count bytes.
          let bytes = lines.line(of: location)?.utf8.prefix($0.column - 1)
          let column = bytes.map { String(decoding: $0, as: UTF8.self).utf16.count + 1 }
          return Region(startLine: $0.line, startColumn: column ?? $0.column)
        })
      let text = message.map { message in
        location.revision.map { "\(message), in the revision '\($0)'" } ?? message
      }
      self.message = text.map { Text(text: $0.escapingInvisibles) }
    }
  }

  struct SARIFFix: Encodable {
    struct ArtifactChange: Encodable {
      let artifactLocation: Artifact
      let replacements: [Replacement]
    }

    struct Replacement: Encodable {
      struct ByteRegion: Encodable {
        let byteOffset: Int
        let byteLength: Int
      }
      let deletedRegion: ByteRegion
      let insertedContent: Text
    }

    let description: Text
    let artifactChanges: [ArtifactChange]

    init?(_ diagnostic: Diagnostic, _ replacements: [TextReplacement]) {
      guard let fix = diagnostic.fix, !replacements.isEmpty else { return nil }
      description = Text(text: fix.message)
      let changes = replacements.map {
        Replacement(
          deletedRegion: .init(byteOffset: $0.range.lowerBound, byteLength: $0.range.count),
          insertedContent: Text(text: $0.text))
      }
      artifactChanges = [
        ArtifactChange(artifactLocation: Artifact(diagnostic.location.file), replacements: changes)
      ]
    }
  }
}
