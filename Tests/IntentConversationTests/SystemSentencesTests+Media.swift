import IntentRuntime
import Testing

extension SystemSentencesTests {
  @Test(
    "play what is said, of the kind that is said",
    arguments: [
      ("play the podcast Serial", ["mediaName": "Serial", "mediaType": "podcastShow"]),
      ("play album 25", ["mediaName": "25", "mediaType": "album"]),
      ("play the Jungle Drums playlist", ["mediaName": "Jungle Drums", "mediaType": "playlist"]),
      ("play 80s music", ["mediaName": "80s", "mediaType": "music"]),
      ("play music from the nineties", ["releaseDate": years(1990, 1999), "mediaType": "music"]),
      ("play music from 1972", ["releaseDate": years(1972, 1972), "mediaType": "music"]),
      (
        "play songs by Zelda from the 80s",
        ["artistName": "Zelda", "releaseDate": years(1980, 1989), "mediaType": "song"]
      ),
      ("play songs by Adele", ["artistName": "Adele", "mediaType": "song"]),
      ("play Apocalypse Now", ["mediaName": "Apocalypse Now"]),
      ("play Right Now by Zelda", ["mediaName": "Right Now", "artistName": "Zelda"]),
      ("play Thriller now", ["mediaName": "Thriller"]),
      ("play Thinking Out Loud", ["mediaName": "Thinking Out Loud"]),
      ("play Disco 2000", ["mediaName": "Disco 2000"]),
      ("play Ring of Fire", ["mediaName": "Ring of Fire"]),
      ("play Stand by Me", ["mediaName": "Stand by Me"]),
      ("play stand by me by Zelda", ["mediaName": "stand by me by Zelda"]),
      (
        "play songs of the 70s by Zelda",
        ["releaseDate": years(1970, 1979), "artistName": "Zelda", "mediaType": "song"]
      ),
      ("play Hello by Zelda", ["mediaName": "Hello", "artistName": "Zelda"]),
      (
        "play the album Dark Side of the Moon",
        ["mediaName": "Dark Side of the Moon", "mediaType": "album"]
      ),
      ("play songs of Zelda", ["artistName": "Zelda", "mediaType": "song"]),
      ("play That's Life", ["mediaName": "That's Life"]),
      ("play Summer of 1969", ["mediaName": "Summer of 1969"]),
      (
        "play songs by taking back sunday",
        ["artistName": "taking back sunday", "mediaType": "song"]
      ),
      ("play all of me by Zelda", ["mediaName": "all of me", "artistName": "Zelda"]),
      ("play the sound of music", ["mediaName": "the sound of music"]),
      ("play the sound of silence", ["mediaName": "sound of silence"]),
      ("play your song", ["mediaName": "your song"]),
      ("play all of you by Zelda", ["mediaName": "all of you", "artistName": "Zelda"]),
      ("play your song by Zelda", ["mediaName": "your song", "artistName": "Zelda"]),
      ("play songs by Zelda again", ["artistName": "Zelda", "mediaType": "song"]),
      ("play this is the sea", ["mediaName": "this is the sea"]),
      ("play all I ever wanted", ["mediaName": "all I ever wanted"]),
      ("play my ship will sail on", ["mediaName": "my ship will sail on"]),
      ("play all you hear can fade", ["mediaName": "all you hear can fade"]),
      ("play the sailor's dream", ["mediaName": "sailor's dream"]),
      ("play songs from 21", ["artistName": "21", "mediaType": "song"]),
      (
        "play songs from 1984 by Zelda",
        ["artistName": "Zelda", "releaseDate": years(1984, 1984), "mediaType": "song"]
      ),
      ("play my playlist", ["mediaType": "playlist"]),
      ("play a podcast", ["mediaType": "podcastShow"]),
      ("play a song from the sixties", ["releaseDate": years(1960, 1969), "mediaType": "song"]),
      (
        "play the newest songs by Zelda",
        ["artistName": "Zelda", "mediaType": "song", "sortOrder": "newest"]
      ),
      (
        "play the latest album by Zelda",
        ["artistName": "Zelda", "mediaType": "album", "sortOrder": "newest"]
      ),
      (
        "play Zelda's most popular songs",
        ["artistName": "Zelda", "mediaType": "song", "sortOrder": "popular"]
      ),
      ("play trending podcasts", ["mediaType": "podcastShow", "sortOrder": "trending"]),
      ("play hit me baby one more time", ["mediaName": "hit me baby one more time"]),
      ("play best day of my life", ["mediaName": "best day of my life"]),
    ] as [(String, JSONValue)])
  func plays(_ sentence: String, search: JSONValue) throws {
    let request = try #require(Self.request(sentence), "\(sentence) fits nothing")
    #expect(request.intent == "PlayMedia")
    #expect(request.parameters["mediaSearch"] == search)
  }

  private static func years(_ first: Int, _ last: Int) -> JSONValue {
    [
      "startDateComponents": ["year": .integer(first), "month": 1, "day": 1],
      "endDateComponents": ["year": .integer(last), "month": 12, "day": 31],
    ]
  }

  @Test(
    "play what is from a decade, and a song of somebody whose name ends as what points at it",
    arguments: [
      ("de", "spiel Musik aus den 80ern", years(1980, 1989)),
      ("fr", "joue de la musique des années 80", years(1980, 1989)),
      ("es", "reproduce música de los 80", years(1980, 1989)),
      ("pl", "zagraj muzykę z lat 80", years(1980, 1989)),
      ("ja", "80年代の曲をかけて", years(1980, 1989)),
      ("ko", "1980년대 음악 틀어줘", years(1980, 1989)), ("ja", "まりこの曲をかけて", nil),
    ] as [(String, String, JSONValue?)])
  func playsDecade(_ language: String, _ sentence: String, years: JSONValue?) {
    #expect(
      Self.request(sentence, language)?.parameters["mediaSearch"]
        == (years.map { ["mediaType": "music", "releaseDate": $0] }
          ?? ["mediaType": "music", "artistName": "まりこ"]))
  }

  @Test(
    "play what is from a year or several in every language",
    arguments: [
      ("de", "spiel Musik aus dem Jahr 1984", 1984), ("fr", "joue de la musique de 1984", 1984),
      ("es", "reproduce música de 1984", 1984), ("pl", "zagraj muzykę z 1984", 1984),
      ("ja", "1984年の曲をかけて", 1984), ("ko", "1984년 노래 틀어 줘", 1984),
      ("en", "play music from 1984 to 2000", 2000), ("ja", "1984年から2000年までの曲をかけて", 2000),
      ("ko", "1984년부터 2000년까지 노래 틀어줘", 2000),
    ])
  func playsYears(_ language: String, _ sentence: String, last: Int) {
    #expect(
      Self.request(sentence, language)?.parameters["mediaSearch"]
        == ["mediaType": "music", "releaseDate": Self.years(1984, last)])
  }

  @Test(
    "play what is from before or after a year in every language",
    arguments: [
      ("en", "play music from before 1990", true), ("en", "play music before 1990", true),
      ("en", "play music released after 1990", false),
      ("de", "spiel Lieder von vor 1990", true),
      ("de", "spiel Musik aus der Zeit nach 1990", false),
      ("es", "pon canciones de antes de 1990", true),
      ("es", "pon canciones de después de 1990", false),
      ("fr", "mets des chansons d'avant 1990", true),
      ("fr", "mets des chansons d'après 1990", false),
      ("pl", "włącz piosenki sprzed 1990 roku", true), ("pl", "włącz piosenki po 1990 roku", false),
      ("ja", "1990年より前の曲を再生して", true), ("ko", "1990년 이전 노래 틀어줘", true),
    ])
  func playsAroundYear(_ language: String, _ sentence: String, isBefore: Bool) {
    let before: JSONValue = ["endDateComponents": ["year": 1989, "month": 12, "day": 31]]
    let after: JSONValue = [
      "startDateComponents": ["year": 1991, "month": 1, "day": 1],
      "endDateComponents": ["year": 2025, "month": 10, "day": 15],
    ]
    #expect(
      Self.request(sentence, language)?.parameters["mediaSearch"]
        == ["mediaType": "music", "releaseDate": isBefore ? before : after])
  }

  @Test(
    "play the newest, the best and the most heard in every language",
    arguments: [
      ("de", "spiel die neuesten Lieder von Zelda", "newest"),
      ("de", "spiel die besten Lieder von Zelda", "best"),
      ("de", "spiel die beliebtesten Lieder von Zelda", "popular"),
      ("es", "pon las canciones más nuevas de Zelda", "newest"),
      ("es", "pon las mejores canciones de Zelda", "best"),
      ("es", "pon las canciones más populares de Zelda", "popular"),
      ("fr", "mets les dernières chansons de Zelda", "newest"),
      ("fr", "mets les meilleures chansons de Zelda", "best"),
      ("fr", "mets les chansons les plus populaires de Zelda", "popular"),
      ("pl", "włącz najnowsze piosenki Zelda", "newest"),
      ("pl", "włącz najlepsze piosenki zespołu Zelda", "best"),
      ("pl", "włącz najpopularniejsze utwory zespołu Zelda", "popular"),
      ("ja", "Zeldaの最新の曲を再生して", "newest"), ("ja", "Zeldaの最高の曲を再生して", "best"),
      ("ja", "Zeldaの人気の曲を再生して", "popular"), ("ko", "Zelda의 최신 노래 틀어줘", "newest"),
      ("ko", "Zelda의 최고의 노래 틀어줘", "best"), ("ko", "Zelda의 인기 노래 틀어줘", "popular"),
    ])
  func playsInOrder(_ language: String, _ sentence: String, order: JSONValue) {
    let isSpaced = language != "ja" && language != "ko"
    #expect(
      Self.request(sentence, language)?.parameters["mediaSearch"] == [
        "artistName": "Zelda", "mediaType": isSpaced ? "music" : "song", "sortOrder": order,
      ])
  }

  @Test(
    "play a song of somebody, and take no name for a month",
    arguments: [
      ("de", "spiel ein Lied von Zelda", "Zelda", "song"),
      ("es", "pon una canción de Zelda", "Zelda", "song"),
      ("fr", "joue une chanson de Zelda", "Zelda", "song"),
      ("es", "pon música de Julio Zelda", "Julio Zelda", "music"),
    ])
  func playsSong(_ language: String, _ sentence: String, artist: JSONValue, type: JSONValue) {
    #expect(
      Self.request(sentence, language)?.parameters["mediaSearch"]
        == ["artistName": artist, "mediaType": type])
  }

  @Test(
    "play at random and again and again at once",
    arguments: [
      ("en", "play jazz on shuffle and repeat", ["mediaName": "jazz"]),
      ("en", "play jazz on repeat and shuffle", ["mediaName": "jazz"]),
      ("de", "spiel Jazz zufällig und in Dauerschleife", ["mediaName": "Jazz"]),
      ("es", "pon jazz en aleatorio y en bucle", genre),
      ("fr", "mets du jazz en aléatoire et en boucle", genre),
      ("pl", "włącz jazz losowo i w pętli", genre),
      ("ja", "ジャズをシャッフルとリピートで再生して", ["mediaName": "ジャズ"]),
      ("ko", "재즈를 셔플로 반복해서 틀어줘", ["mediaName": "재즈"]),
    ] as [(String, String, JSONValue)])
  func playsInBothModes(_ language: String, _ sentence: String, search: JSONValue) {
    let parameters = Self.request(sentence, language)?.parameters
    #expect(parameters?["mediaSearch"] == search)
    #expect(parameters?["playShuffled"] == true)
    #expect(parameters?["playbackRepeatMode"] != nil)
  }

  @Test(
    "play the same again and again",
    arguments: ["play jazz on loop", "play jazz in a loop", "play jazz on repeat one"])
  func repeatsOne(_ sentence: String) {
    let parameters = Self.request(sentence)?.parameters
    #expect(parameters?["mediaSearch"] == ["mediaName": "jazz"])
    #expect(parameters?["playbackRepeatMode"] == "one")
  }

  private static let genre: JSONValue = ["genreNames": ["jazz"], "mediaType": "music"]

  @Test(
    "play nothing where nothing is to be played, or later, or of more than one",
    arguments: [
      ("en", "play no music"), ("en", "play songs by zelda later"),
      ("en", "play something by zelda tonight"), ("en", "play songs by zelda too"),
      ("en", "play songs by zelda or link"), ("en", "play songs from 1984 and 1985"),
      ("de", "spiel keine Musik"), ("de", "spiel kein Lied von Zelda"),
      ("de", "spiel Musik von Zelda heute Abend"),
      ("fr", "joue aucune chanson de Zelda"), ("fr", "joue des chansons de Zelda ce soir"),
      ("es", "reproduce ninguna canción de Zelda"),
      ("es", "reproduce música de Zelda esta noche"),
      ("pl", "graj bez muzyki"),
    ])
  func playsNothing(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language)?.intent != "PlayMedia")
  }

  @Test(
    "play somebody's songs again, at random or again and again",
    arguments: [
      (
        "en", "play this is the sea on repeat",
        ["mediaSearch": ["mediaName": "this is the sea"], "playbackRepeatMode": "all"]
      ),
      (
        "en", "play hello by Zelda on shuffle",
        ["mediaSearch": ["mediaName": "hello", "artistName": "Zelda"], "playShuffled": true]
      ),
      ("de", "spiel Lieder von Zelda nochmal", zelda), ("ko", "젤다 노래 다시 틀어 줘", korean),
      ("fr", "joue des chansons de Zelda encore une fois", zelda),
      ("es", "reproduce canciones de Zelda otra vez", zelda),
      ("ja", "シャッフルで音楽をかけて", ["mediaSearch": music, "playShuffled": true]),
      (
        "ja", "ゼルダの曲をリピートで再生して",
        [
          "mediaSearch": ["artistName": "ゼルダ", "mediaType": "music"], "playbackRepeatMode": "all",
        ]
      ),
      (
        "ko", "젤다 노래를 반복 재생해 줘",
        korean.merging(["playbackRepeatMode": "all"]) { first, _ in first }
      ),
    ] as [(String, String, [String: JSONValue])])
  func playsAgain(_ language: String, _ sentence: String, parameters: [String: JSONValue]) {
    #expect(Self.request(sentence, language)?.parameters == parameters)
  }

  private static let music: JSONValue = ["mediaType": "music"]
  private static let zelda: [String: JSONValue] = [
    "mediaSearch": ["artistName": "Zelda", "mediaType": "music"]
  ]
  private static let korean: [String: JSONValue] = [
    "mediaSearch": ["artistName": "젤다", "mediaType": "music"]
  ]

  @Test(
    "take what is said of now for no dislike",
    arguments: [
      ("stop playing this song", false), ("don't play this song now", false),
      ("don't play this song again", true), ("never play this song", true),
      ("I don't want to hear this song now", false), ("I never want to hear this song", true),
    ])
  func dislikes(_ sentence: String, isDislike: Bool) {
    #expect(Self.request(sentence)?.intent == (isDislike ? "UpdateMediaAffinity" : nil))
  }

  @Test(
    "add what is playing to the library",
    arguments: [
      ("en", "add this song to my library"), ("en", "add this song to my music library"),
      ("de", "füge dieses Lied zu meiner Bibliothek hinzu"),
      ("fr", "ajoute cette chanson à ma bibliothèque"),
      ("es", "añade esta canción a mi biblioteca"),
      ("pl", "dodaj tę piosenkę do mojej biblioteki"),
    ])
  func addsToLibrary(_ language: String, _ sentence: String) {
    #expect(
      Self.request(sentence, language)?.parameters == [
        "mediaSearch": ["reference": "currentlyPlaying"],
        "mediaDestination": ["mediaDestinationType": "library"],
      ])
  }

  @Test("add what is named to the library")
  func addsTitleToLibrary() {
    #expect(
      Self.request("add Thriller by Zelda to my library")?.parameters == [
        "mediaSearch": ["mediaName": "Thriller", "artistName": "Zelda"],
        "mediaDestination": ["mediaDestinationType": "library"],
      ])
  }

  @Test(
    "keep in a title what elsewhere says nothing",
    arguments: [
      ("fr", "joue Alors on danse", "Alors on danse"),
      ("es", "reproduce Por favor de Zelda", "Por favor"),
      ("pl", "zagraj Więc chodź", "Więc chodź"),
    ])
  func keepsInTitle(_ language: String, _ sentence: String, title: JSONValue) {
    guard case .object(let search)? = Self.request(sentence, language)?.parameters["mediaSearch"]
    else {
      Issue.record("not understood: \(sentence)")
      return
    }
    #expect(search["mediaName"] == title)
  }

  @Test("search without playing")
  func searches() {
    let request = Self.request("search for songs by Adele")
    #expect(request?.intent == "SearchForMedia")
    #expect(
      request?.parameters == ["mediaSearch": ["artistName": "Adele", "mediaType": "song"]])
    let ofYear = Self.request("search for songs from 1984")
    #expect(
      ofYear?.parameters == [
        "mediaSearch": ["releaseDate": Self.years(1984, 1984), "mediaType": "song"]
      ])
  }

  @Test(
    "add a song to the favorites",
    arguments: [
      ("add Hello to my favorites", ["mediaName": "Hello"]),
      ("put the song Hello in my favorites", ["mediaName": "Hello", "mediaType": "song"]),
      (
        "add the latest song by Zelda to my favorites",
        ["artistName": "Zelda", "mediaType": "song", "sortOrder": "newest"]
      ),
    ] as [(String, JSONValue)])
  func addsFavorite(_ sentence: String, search: JSONValue) {
    let request = Self.request(sentence)
    #expect(request?.intent == "AddMedia")
    #expect(
      request?.parameters == [
        "mediaSearch": search, "mediaDestination": ["playlistName": "favorites"],
      ])
  }

  @Test(
    "take a number for a frequency, with its band or its unit",
    arguments: [
      ("tune to 98.5 MHz", ["frequency": 98.5]),
      ("tune to AM 1010", ["frequency": 1010.0, "radioType": "am"]),
      ("tune to 98.5 FM", ["frequency": 98.5, "radioType": "fm"]),
      ("set the radio to AM 1010", ["frequency": 1010.0, "radioType": "am"]),
      ("tune to Banana FM", ["stationName": "Banana FM"]),
    ] as [(String, [String: JSONValue])])
  func tunes(_ sentence: String, parameters: [String: JSONValue]) throws {
    let request = try #require(Self.request(sentence), "\(sentence) fits nothing")
    #expect(request.intent == "SetRadioStation")
    #expect(request.parameters == parameters)
  }

  @Test(
    "take what kind of photos are looked for",
    arguments: [
      ("show me my selfies", 128), ("show me my favorite selfies", 64),
      ("show me my favorite photos", 64), ("show me my videos", 2),
      ("show me my photos", nil),
    ] as [(String, Int?)])
  func looksForKind(_ sentence: String, attributes: Int?) {
    let request = Self.request(sentence)
    #expect(request?.intent == "SearchForPhotos")
    #expect(request?.parameters["includedAttributes"] == attributes.map(JSONValue.integer))
  }
}
