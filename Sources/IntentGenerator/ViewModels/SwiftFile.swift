/// A Swift file to be rendered: the model of one of the four that a definition becomes.
enum SwiftFile: Sendable {
  case intents(IntentsFile)
  case handling(HandlingFile)
  case responses(ResponsesFile)
  case types(TypesFile)
  case siriKitIntents(SiriKitIntentsFile)
  case siriKitHandling(SiriKitHandlingFile)
  case siriKitResponses(SiriKitResponsesFile)
  case siriKitTypes(SiriKitTypesFile)
}
