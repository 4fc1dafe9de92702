/// What is no value in a language, or might be two, in the sentences in which it is said.
enum RefusedValues {
  static let frames = [english, spanish, french, polish, german, japanese, korean].flatMap(\.self)
}
