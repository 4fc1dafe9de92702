import Diagnostics
import IntentDefinition

/// Turns linked definitions into models of Swift files: every name final, every text escaped.
struct Translator: Sendable {
    let options: GeneratorOptions
    let types: TypeWriter

    init(set: DefinitionSet, options: GeneratorOptions) {
        self.options = options
        self.types = TypeWriter(for: set)
    }

    /// One of the four files of a definition.
    func translate(_ definition: Definition, part: GeneratedFile.Part) -> SwiftFile {
        switch part {
        case .intents: .intents(intentsFile(definition))
        case .handling: .handling(handlingFile(definition))
        case .responses: .responses(responsesFile(definition))
        case .types: .types(typesFile(definition))
        }
    }

    /// `public ` or the like.
    var access: String { options.access.modifier }

    /// The intents that become types.
    func generatedIntents(_ definition: Definition) -> [Intent] {
        definition.intents.filter(definition.generates)
    }

    /// The header of a file whose declarations use some types.
    func header(
        _ definition: Definition,
        isEmpty: Bool,
        uses: [ValueType] = [],
        usesSystemIntents: Bool = false
    ) -> FileHeader {
        let name = definition.file.split(separator: "/").last.map(String.init) ?? definition.name
        var modules: [String] = []
        if !isEmpty {
            modules.append("IntentRuntime")
            if uses.contains(where: \.needsFoundation) { modules.append("Foundation") }
            if usesSystemIntents || uses.contains(where: \.needsSystemIntents) {
                modules.append("SystemIntents")
            }
            modules += options.imports
        }
        return FileHeader(
            definition: SwiftLiteral.comment(name),
            imports: importLines(modules),
            runtime: types.runtime
        )
    }

    private func importLines(_ modules: [String]) -> [String] {
        let modules = Set(modules).sorted()
        guard !modules.isEmpty else { return [] }
        switch options.access {
        case .public: return modules.map { "public import \($0)" }
        case .internal: return modules.map { "import \($0)" }
        case .package:
            // A package import beside bare ones in other files is an error without this feature.
            return ["#if hasFeature(InternalImportsByDefault)"] + modules.map { "  package import \($0)" }
                + ["#else"] + modules.map { "  import \($0)" } + ["#endif"]
        }
    }

    /// The lines of a documentation comment: a first sentence, and more of it where there is more.
    ///
    /// - Parameter indentation: How far the comment is indented, in spaces.
    func documentation(_ title: String?, _ more: String?..., indentation: Int = 0) -> [String] {
        let width = 100 - indentation - 4
        var lines: [String] = []
        for text in ([title] + more).compactMap({ $0 }) {
            let paragraph = SwiftLiteral.commentLines(text, width: width)
            guard paragraph.contains(where: { !$0.isEmpty }) else { continue }
            if !lines.isEmpty { lines.append("///") }
            lines += paragraph.map { $0.isEmpty ? "///" : "/// " + $0 }
        }
        return lines
    }

    /// The stored properties of some parameters.
    func properties(_ parameters: [Parameter], reserved: Set<String> = []) -> [PropertyModel] {
        parameters.enumerated().map { index, parameter in
            PropertyModel(
                access: access,
                documentation: documentation(
                    parameter.displayName.nonempty ?? parameter.name.value,
                    indentation: 2
                ),
                name: SwiftIdentifier.escaped(propertyName(parameter.name.value, reserved: reserved)),
                type: types.valueType(of: parameter),
                separator: index == parameters.count - 1 ? "" : ","
            )
        }
    }

    /// The identifier of a property, kept apart from those that its type has anyway.
    func propertyName(_ name: String, reserved: Set<String> = []) -> String {
        let identifier = SwiftIdentifier.member(name) ?? name
        return identifier == "hashValue" || reserved.contains(identifier) ? identifier + "_" : identifier
    }

    /// What stands behind `func`: on one line if it fits, else with an argument a line.
    func signature(
        _ name: String,
        _ arguments: [String],
        _ result: String,
        indentation: Int = 2,
        keyword: String = "func "
    ) -> String {
        let line = "\(name)(\(arguments.joined(separator: ", ")))\(result)"
        let prefix = indentation + access.count + keyword.count
        // Two more, for the brace that may follow.
        guard prefix + line.count + 2 > 100, !arguments.isEmpty else { return line }
        let inner = String(repeating: " ", count: indentation + 2)
        let lines = arguments.map { inner + $0 }.joined(separator: ",\n")
        return "\(name)(\n\(lines)\n\(String(repeating: " ", count: indentation)))\(result)"
    }
}
