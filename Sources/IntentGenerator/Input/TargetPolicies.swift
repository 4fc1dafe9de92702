package import Diagnostics

/// What the configurations of several targets say of rules, each of the files of its own target.
package struct TargetPolicies: Sendable {
  /// What is asked for: a file of no target with a configuration has the one beside the input that it is of.
  private let inputs: [String]
  /// What each configuration says, by its file.
  private let policies: [String: DiagnosticPolicy]
  /// What holds for every file, where somebody said so.
  private let common: DiagnosticPolicy?

  /// One policy for every file.
  package init(_ policy: DiagnosticPolicy) {
    (inputs, policies, common) = ([], [:], policy)
  }

  private init(_ inputs: [String], _ policies: [String: DiagnosticPolicy]) {
    (self.inputs, self.policies, common) = (inputs, policies, nil)
  }

  /// Reads the configurations of some files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - inputs: The files and folders by which the files were found.
  package static func read(of files: [String], in inputs: [String]) -> Checked<TargetPolicies> {
    var policies: [String: DiagnosticPolicy] = [:]
    var diagnostics: [Diagnostic] = []
    let configurations = files.compactMap { Self.configurations(of: $0, in: inputs).first }
    for file in Set(configurations).sorted() {
      let read = ConfigurationReader().read(file)
      diagnostics += read.diagnostics
      policies[file] = read.value?.policy
    }
    let isWhole = !diagnostics.hasErrors
    return Checked(isWhole ? TargetPolicies(inputs, policies) : nil, diagnostics)
  }

  /// Which files go by one policy.
  struct Group {
    var policy: DiagnosticPolicy
    var files: Set<String>
  }

  /// Each policy with those of some files that go by it; policies that no file goes by as well, since what
  /// they suppress may be told to be nowhere.
  func groups(of files: [String]) -> [Group] {
    if let common { return [Group(policy: common, files: Set(files))] }
    let configurations = Dictionary(grouping: Set(files)) { file in
      Self.configurations(of: file, in: inputs).first { policies[$0] != nil }
    }
    let plain = Group(policy: DiagnosticPolicy(), files: Set(configurations[nil] ?? []))
    return [plain]
      + policies.sorted { $0.key < $1.key }.map { file, policy in
        Group(policy: policy, files: Set(configurations[file] ?? []))
      }
  }

  /// The configurations that a file may go by, the nearest first: that of its target, that beside the input
  /// by which it was found, and that of the first input.
  private static func configurations(of file: String, in inputs: [String]) -> [String] {
    let input = inputs.first { input in
      input == "." || file == input || file.hasPrefix(input.hasSuffix("/") ? input : input + "/")
    }
    let besides = [input, inputs.first].compactMap {
      $0.flatMap(PackageFolders.configuration(beside:))
    }
    return (PackageFolders.configuration(of: file).map { [$0] } ?? []) + besides
  }
}
