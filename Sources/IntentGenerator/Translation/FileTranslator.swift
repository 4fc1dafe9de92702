import Diagnostics
import IntentDefinition

/// What turns definitions into the models of files, in one style or another.
protocol FileTranslator: Sendable {
  /// What makes one of the four files of a definition: the models of its pieces, to be rendered one
  /// behind the other.
  func pieces(of linked: LinkedDefinition, part: GeneratedFile.Part) -> [@Sendable () -> SwiftFile]

  /// A definition, as those see it who write handlers.
  func handlerDefinition(_ definition: Definition) -> HandlerDefinition

  /// What a definition has that the style has no form for.
  func refusals(_ definition: Definition) -> [Diagnostic]
}

extension Translator: FileTranslator {
  func refusals(_ definition: Definition) -> [Diagnostic] { [] }
}

extension SiriKitTranslator: FileTranslator {}
