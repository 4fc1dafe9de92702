import Bar
import IntentRuntime
import Kitchen

@main
struct App {
  static func main() async throws {
    let catalog = IntentCatalog.süße_Suppe
    let speaker = Speaker(language: "de", catalogs: [catalog])
    print(speaker.text(CookSoupIntent.intentDescriptor.title))
    print(catalog.vocabularies.examples(for: "en").joined())
    print(bar())
    var provider = HandlerProvider(catalog)
    try provider.register(Cook())
    let dispatcher = IntentDispatcher(provider: provider)
    print(try await dispatcher.dispatch(IntentRequest(intent: "CookSoup")).phase)
  }
}
