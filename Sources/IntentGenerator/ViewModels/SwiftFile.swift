/// A Swift file to be rendered: the model of one of the four that a definition becomes.
enum SwiftFile: Sendable {
  case intents(IntentsFile)
  case handling(HandlingFile)
  case responses(ResponsesFile)
  case types(TypesFile)
}
