import ArgumentParser
import IntentGenerator

/// What kind of Swift is made, or written against.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What kind of Swift: values and async methods (the default), or the classes that Apple's tools make.",
      discussion: "'sirikit' is for handlers that import Intents, here and on Apple's systems."
    )
  )
  var style: GeneratedStyle?
}
