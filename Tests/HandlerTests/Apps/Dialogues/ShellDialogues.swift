import Foundation
import IntentRuntime
import Intents

@main struct Dialogues {
  static func main() async throws {
    var provider = HandlerProvider(.intents)
    try provider.register(ExecuteCommandIntentHandler(application: UIApplication()))
    try provider.register(PutFileIntentHandler(application: UIApplication()))
    try provider.register(GetFileIntentHandler(application: UIApplication()))
    let name = "bananas-of-a-dialogue.txt"
    try? FileManager.default.removeItem(
      at: FileManager.default.temporaryDirectory.appendingPathComponent(name))
    let file: JSONValue = [
      "data": .string(Data("bananas".utf8).base64EncodedString()),
      "filename": .string(name), "removedOnCompletion": false,
    ]
    try await converse(provider, "PutFile", ["file": [file], "overwrite": false], .yes)
    try await converse(provider, "PutFile", ["file": [file], "overwrite": false], .yes)
    try await converse(provider, "GetFile", ["fileName": .string(name)], .value(true), .yes)
    try? FileManager.default.removeItem(
      at: FileManager.default.temporaryDirectory.appendingPathComponent(name))
  }
}
