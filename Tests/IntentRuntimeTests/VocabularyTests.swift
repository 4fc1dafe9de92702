import Foundation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("The user's vocabulary")
struct UserVocabularyTests {
  private let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())

  @Test("has the kinds and raw values of Apple's")
  func hasKinds() {
    let values = UserVocabularyKind.allCases.map { ("\($0)", $0.rawValue) }
    let expected = [
      ("contactName", 1), ("contactGroupName", 2), ("photoTag", 100), ("photoAlbumName", 101),
      ("workoutActivityName", 200), ("carProfileName", 300), ("carName", 301),
      ("paymentsOrganizationName", 400), ("paymentsAccountNickname", 401),
      ("notebookItemTitle", 500), ("notebookItemGroupName", 501), ("mediaPlaylistTitle", 700),
      ("mediaMusicArtistName", 701), ("mediaAudiobookTitle", 702),
      ("mediaAudiobookAuthorName", 703), ("mediaShowTitle", 704),
    ]
    #expect(values.map(\.0) == expected.map(\.0))
    #expect(values.map(\.1) == expected.map(\.1))
  }

  @Test("keeps the order of a kind, and a change replaces the kind whole, at once")
  func replacesKind() async throws {
    try await vocabulary.setVocabulary(["Bobo", "Coco"], of: .contactName)
    try await vocabulary.setVocabulary(["Beetle"], of: .carName)
    #expect(try await vocabulary.strings(of: .contactName) == ["Bobo", "Coco"])
    try await vocabulary.setVocabulary(["Gigi"], of: .contactName)
    #expect(try await vocabulary.strings(of: .contactName) == ["Gigi"])
    #expect(try await vocabulary.strings(of: .carName) == ["Beetle"])
    #expect(try await vocabulary.matches(for: "bobo").isEmpty)
  }

  @Test("forgets everything at once")
  func forgets() async throws {
    try await vocabulary.setVocabulary(["Bobo"], of: .contactName)
    try await vocabulary.setVocabulary(["Beetle"], of: .carName)
    try await vocabulary.removeAllVocabulary()
    #expect(try await vocabulary.matches(for: "bobo").isEmpty)
    #expect(try await vocabulary.strings(of: .carName).isEmpty)
  }

  @Test("drops a string of over 1,024 bytes of UTF-16, and counts it")
  func dropsLongStrings() async throws {
    let strings = [
      String(repeating: "x", count: 512), String(repeating: "x", count: 513),
      String(repeating: "🐒", count: 256), String(repeating: "🐒", count: 257),
    ]
    let update = try await vocabulary.setVocabulary(
      strings.map { SpeakableString(spokenPhrase: $0) }, of: .photoTag)
    #expect(update.kept == 2 && update.dropped == 2)
    #expect(
      try await vocabulary.strings(of: .photoTag).map(\.spokenPhrase) == [strings[0], strings[2]])
  }

  @Test("keeps a string whose hint or one of whose alternatives is too long, without that")
  func dropsLongHints() async throws {
    let (long, short) = (String(repeating: "x", count: 513), "Bobo")
    let update = try await vocabulary.setVocabulary(
      [
        SpeakableString(spokenPhrase: "Coco", pronunciationHint: long),
        SpeakableString(
          spokenPhrase: "Little Bobo", pronunciationHint: short,
          alternativeSpeakableMatches: [
            SpeakableString(spokenPhrase: long), SpeakableString(spokenPhrase: short),
          ]),
      ], of: .contactName)
    #expect(update.kept == 2 && update.dropped == 0 && update.shortened == 2)
    let kept = try await vocabulary.strings(of: .contactName)
    #expect(kept.map(\.spokenPhrase) == ["Coco", "Little Bobo"])
    #expect(kept.map(\.pronunciationHint) == [nil, short])
    #expect(kept.map { $0.alternativeSpeakableMatches.map(\.spokenPhrase) } == [[], [short]])
    #expect(try await vocabulary.matches(for: short).first?.quality == .whole)
  }

  @Test("finds whole names before parts of names, by importance")
  func ranksMatches() async throws {
    try await vocabulary.setVocabulary(
      ["Bobo the Great", "Little Bobo", "Bobo", "Bobolink"], of: .contactName)
    try await vocabulary.setVocabulary(["Bobo"], of: .carName)
    let matches = try await vocabulary.matches(for: "bobo", of: [.contactName, .carName])
    #expect(
      matches.map(\.string.spokenPhrase)
        == ["Bobo", "Bobo", "Bobo the Great", "Little Bobo", "Bobolink"])
    #expect(matches.map(\.kind).prefix(2) == [.contactName, .carName])
    #expect(matches.map(\.quality) == [.whole, .whole, .words, .words, .beginnings])
  }
}

@Suite("A spoken name")
struct SpokenNameTests {
  private let index = SpokenNameIndex(
    ["Zoë Müller", "Straße 5", "ＡＢＣ", "Bobo Jr.", "O'Neill", "山田太郎", "Łukasz"]
  ) { [$0] }

  @Test(
    "fits with case, diacritics, width and punctuation folded, and in parts",
    arguments: [
      ("zoe", "Zoë Müller"), ("MULLER ZOE", "Zoë Müller"), ("strasse 5", "Straße 5"),
      ("abc", "ＡＢＣ"), ("bobo jr", "Bobo Jr."), ("o neill", "O'Neill"), ("zo mu", "Zoë Müller"),
      ("山田", "山田太郎"), ("lukasz", "Łukasz"),
    ]
  )
  func fits(_ spoken: String, name: String) {
    #expect(index.matches(for: spoken).map(\.value) == [name])
  }

  @Test(
    "fits nothing where it is empty or none of the names", arguments: ["", " ,!", "Coco", "oe"])
  func fitsNothing(_ spoken: String) {
    #expect(index.matches(for: spoken).isEmpty)
  }

  @Test("is looked for among people and phrases")
  func findsPeople() {
    var name = PersonNameComponents()
    name.givenName = "Roberta"
    name.familyName = "Great"
    name.nickname = "Bobo"
    let people = [
      Person(nameComponents: name, displayName: "R. Great"), Person(displayName: "Coco"),
    ]
    #expect(people.matching(spokenName: "bobo").map(\.displayName) == ["R. Great"])
    #expect(people.matching(spokenName: "roberta").map(\.displayName) == ["R. Great"])
    let lists: [SpeakableString] = [
      "Groceries",
      SpeakableString(spokenPhrase: "Work", alternativeSpeakableMatches: ["Office"]),
    ]
    #expect(lists.matching(spokenName: "office").map(\.spokenPhrase) == ["Work"])
  }
}

@Suite("The app's vocabulary")
struct AppVocabularyTests {
  static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "">
    <plist version="1.0"><dict>
      <key>IntentPhrases</key><array><dict>
        <key>IntentName</key><string>INStartWorkoutIntent</string>
        <key>IntentExamples</key><array><string>Start a Hill Run</string></array>
      </dict></array>
      <key>ParameterVocabularies</key><array><dict>
        <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
        <key>ParameterVocabulary</key><array><dict>
          <key>VocabularyItemIdentifier</key><string>hill</string>
          <key>VocabularyItemSynonyms</key><array><dict>
            <key>VocabularyItemPhrase</key><string>Hill Run</string>
            <key>VocabularyItemPronunciation</key><string>hil run</string>
            <key>VocabularyItemExamples</key><array><string>Go for a Hill Run</string></array>
          </dict></array>
        </dict></array>
      </dict></array>
    </dict></plist>
    """

  @Test("is read with its phrases, pronunciations and examples")
  func isRead() throws {
    let vocabulary = try AppVocabulary(propertyList: Data(Self.list.utf8), language: "en")
    #expect(
      vocabulary.phrases == [.init(intent: "INStartWorkoutIntent", examples: ["Start a Hill Run"])])
    let item = try #require(vocabulary.items(for: "INStartWorkoutIntent.workoutName").first)
    #expect(item.identifier == "hill")
    #expect(item.synonyms.first?.pronunciation == "hil run")
  }

  @Test("answers 'What can you do?' with the examples of the language, else of a wider one")
  func givesExamples() throws {
    let english = try AppVocabulary(propertyList: Data(Self.list.utf8))
    var german = english
    german.language = "de"
    german.phrases = [.init(intent: "INStartWorkoutIntent", examples: ["Starte einen Berglauf"])]
    let vocabularies = [english, german]
    #expect(vocabularies.examples(for: "de-AT").first == "Starte einen Berglauf")
    #expect(vocabularies.examples(for: "fr") == ["Start a Hill Run", "Go for a Hill Run"])
  }

  @Test("takes its language from its folder, and says what is wrong with a broken file")
  func readsFile() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let language = folder.appending(path: "ja.lproj")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      let file = language.appending(path: "AppIntentVocabulary.plist")
      try Self.list.write(to: file, atomically: true, encoding: .utf8)
      #expect(try AppVocabulary(contentsOf: file).language == "ja")
      try Self.list.replacingOccurrences(of: "IntentName", with: "Intent")
        .write(to: file, atomically: true, encoding: .utf8)
      #expect(
        throws: IntentError.invalidPropertyList(
          file: "AppIntentVocabulary.plist",
          key: "IntentPhrases.0",
          reason: "the key 'IntentName' is missing")
      ) { _ = try AppVocabulary(contentsOf: file) }
      #expect(throws: IntentError.self) {
        _ = try AppVocabulary(contentsOf: folder.appending(path: "none.plist"))
      }
    }
  }
}
