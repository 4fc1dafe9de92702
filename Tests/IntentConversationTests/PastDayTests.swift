import IntentConversation
import IntentRuntime
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("Days that are over")
struct PastDayTests {
  private static func days(_ first: (Int, Int, Int), _ last: (Int, Int, Int)) -> JSONValue {
    ["startDateComponents": components(first), "endDateComponents": components(last)]
  }

  private static func components(_ day: (Int, Int, Int)) -> JSONValue {
    ["year": .integer(day.0), "month": .integer(day.1), "day": .integer(day.2)]
  }

  private static func days(_ sentence: String, _ language: String) -> JSONValue? {
    SystemSentencesTests.request(sentence, language)?.parameters["dateCreated"]
  }

  @Test(
    "are of the latest month or year that has such a day",
    arguments: [
      ("show photos from the 31st", 2025, 8, 31), ("show photos from february 29", 2024, 2, 29),
      ("show calls from the 30th", 2025, 9, 30),
    ])
  func areThere(_ sentence: String, year: Int, month: Int, day: Int) {
    let date: JSONValue = [
      "year": .integer(year), "month": .integer(month), "day": .integer(day),
    ]
    #expect(Self.days(sentence, "en") == ["startDateComponents": date])
  }

  private static let summer = days((2025, 6, 1), (2025, 8, 31))
  private static let june = days((2025, 6, 1), (2025, 6, 30))

  @Test(
    "are those of the latest season or month that is over",
    arguments: [
      ("show photos from last summer", "en", summer),
      ("show photos from this past summer", "en", summer),
      ("show photos from last winter in Rome", "en", days((2024, 12, 1), (2025, 2, 28))),
      ("show missed calls from last june", "en", june),
      ("show photos from last november", "en", days((2024, 11, 1), (2024, 11, 30))),
      ("zeig mir Fotos vom letzten Sommer", "de", summer),
      ("zeig mir Fotos vom letzten Juni", "de", june),
      ("montre les photos de l'été dernier", "fr", summer),
      ("montre les photos de juin dernier", "fr", june),
      ("muéstrame las fotos del verano pasado", "es", summer),
      ("muéstrame las fotos de la primavera pasada", "es", days((2025, 3, 1), (2025, 5, 31))),
      ("pokaż zdjęcia z zeszłego lata", "pl", summer),
      ("pokaż zdjęcia z zeszłej zimy", "pl", days((2024, 12, 1), (2025, 2, 28))),
      ("지난 여름 사진 보여줘", "ko", summer),
    ])
  func areOfLatest(_ sentence: String, _ language: String, expected: JSONValue) {
    #expect(Self.days(sentence, language) == expected)
  }

  @Test(
    "are those of a season or a month of a year that is said, or from one to another",
    arguments: [
      ("show photos from the summer of 2019", "en", days((2019, 6, 1), (2019, 8, 31))),
      ("show photos from the winter of 2019", "en", days((2019, 12, 1), (2020, 2, 29))),
      ("show photos from june last year", "en", days((2024, 6, 1), (2024, 6, 30))),
      ("show photos from june to august 2019", "en", days((2019, 6, 1), (2019, 8, 31))),
      ("show photos from december to february 2019", "en", days((2018, 12, 1), (2019, 2, 28))),
      ("zeig mir Fotos aus dem Sommer 2019", "de", days((2019, 6, 1), (2019, 8, 31))),
      ("montre les photos de l'été 2019", "fr", days((2019, 6, 1), (2019, 8, 31))),
      ("muéstrame las fotos de junio del año pasado", "es", days((2024, 6, 1), (2024, 6, 30))),
      ("pokaż zdjęcia z lata 2019", "pl", days((2019, 6, 1), (2019, 8, 31))),
      ("去年の夏の写真を見せて", "ja", days((2024, 6, 1), (2024, 8, 31))),
      ("去年の6月の写真を見せて", "ja", days((2024, 6, 1), (2024, 6, 30))),
      ("작년 6월 사진 보여줘", "ko", days((2024, 6, 1), (2024, 6, 30))),
    ])
  func areOfYear(_ sentence: String, _ language: String, expected: JSONValue) {
    #expect(Self.days(sentence, language) == expected)
  }

  @Test(
    "are no part of the name before them, whatever leads to them",
    arguments: [
      ("show calls from Anna in the last 3 days", "en", days((2025, 10, 12), (2025, 10, 15))),
      ("show calls with Anna over the last week", "en", days((2025, 10, 6), (2025, 10, 12))),
      ("show my missed calls from Anna in 2019", "en", days((2019, 1, 1), (2019, 12, 31))),
      (
        "zeig mir Anrufe von Anna in den letzten 3 Tagen", "de",
        days((2025, 10, 12), (2025, 10, 15))
      ),
      ("montre les appels manqués d'Anna en 2019", "fr", days((2019, 1, 1), (2019, 12, 31))),
    ])
  func areNoPartOfName(_ sentence: String, _ language: String, expected: JSONValue) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["dateCreated"] == expected)
    #expect(request?.parameters["recipient"] == "Anna")
  }

  @Test(
    "begin on a day that is over already and end behind it",
    arguments: [
      ("show photos from last friday to sunday", "en", 10, 12),
      ("zeig Anrufe von letztem Montag bis Mittwoch", "de", 13, 15),
      ("pokaż połączenia od poniedziałku do środy", "pl", 13, 15),
    ])
  func beginOverAlready(_ sentence: String, _ language: String, first: Int, last: Int) {
    #expect(Self.days(sentence, language) == Self.days((2025, 10, first), (2025, 10, last)))
  }

  @Test(
    "end before a year, a month or the like, or begin behind it",
    arguments: [
      ("show photos from before 2010", "en", nil, (2009, 12, 31)),
      ("show photos before may", "en", nil, (2025, 4, 30)),
      ("show photos until 2010", "en", nil, (2010, 12, 31)),
      ("show photos after last summer", "en", (2025, 9, 1), (2025, 10, 15)),
      ("show photos before monday", "en", nil, (2025, 10, 12)),
      ("show photos after monday", "en", (2025, 10, 14), (2025, 10, 15)),
      ("show photos before tomorrow", "en", nil, (2025, 10, 15)),
      ("明日より前の写真を見せて", "ja", nil, (2025, 10, 15)),
      ("show photos since may", "en", (2025, 5, 1), (2025, 10, 15)),
      ("zeig Fotos von vor 2010", "de", nil, (2009, 12, 31)),
      ("zeig Fotos nach letztem Sommer", "de", (2025, 9, 1), (2025, 10, 15)),
      ("muestra fotos de antes de 2010", "es", nil, (2009, 12, 31)),
      ("muestra fotos desde 2010", "es", (2010, 1, 1), (2025, 10, 15)),
      ("montre les photos d’avant 2010", "fr", nil, (2009, 12, 31)),
      ("montre les photos jusqu’en 2010", "fr", nil, (2010, 12, 31)),
      ("pokaż zdjęcia sprzed 2010 roku", "pl", nil, (2009, 12, 31)),
      ("2010年以前の写真を見せて", "ja", nil, (2010, 12, 31)),
      ("2010年以降の写真を見せて", "ja", (2010, 1, 1), (2025, 10, 15)),
      ("2010년 전 사진 보여줘", "ko", nil, (2009, 12, 31)),
      ("2010년 이후 사진 보여줘", "ko", (2010, 1, 1), (2025, 10, 15)),
      // So many years before today are another matter.
      ("3년 전 사진 보여줘", "ko", (2022, 10, 15), nil),
      ("zeig Fotos von vor zwei Jahren", "de", (2023, 10, 15), nil),
      ("show photos from 2010 until 2012", "en", (2010, 1, 1), (2012, 12, 31)),
    ] as [(String, String, (Int, Int, Int)?, (Int, Int, Int)?)])
  func endBeforePeriod(
    _ sentence: String, _ language: String, first: (Int, Int, Int)?, last: (Int, Int, Int)?
  ) {
    var expected: [String: JSONValue] = [:]
    expected["startDateComponents"] = first.map(Self.components)
    expected["endDateComponents"] = last.map(Self.components)
    #expect(Self.days(sentence, language) == .object(expected))
  }

  @Test(
    "are of nobody and no place that their words may name",
    arguments: [
      ("show photos of Anna last summer", "en", summer),
      ("show photos from Paris last summer", "en", summer),
      ("지난 3일 동안 부재중 전화 보여 줘", "ko", days((2025, 10, 12), (2025, 10, 15))),
      ("pokaż połączenia od czerwca do sierpnia 2019", "pl", days((2019, 6, 1), (2019, 8, 31))),
    ])
  func areOfNobody(_ sentence: String, _ language: String, expected: JSONValue) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["dateCreated"] == expected)
    #expect(
      [nil, "Paris"].contains(request?.parameters["locationCreated"])
        && request?.parameters["recipient"] == nil, "\(request.debugDescription)")
  }

  @Test("are when notes were written, and no part of what they are about")
  func areOfNotes() {
    let request = SystemSentencesTests.request("find my notes about the garden from yesterday")
    #expect(request?.parameters["content"] == "the garden")
    #expect(request?.parameters["dateTime"] == SystemSentencesTests.yesterday)
  }

  @Test(
    "are numbers of days behind what leads to no hour",
    arguments: [
      ("zeig mir verpasste Anrufe vom 10. bis 12.", "de"),
      ("montre les appels manqués du 10 au 12", "fr"),
      ("muestra las llamadas perdidas del 10 al 12", "es"),
    ])
  func areNumbered(_ sentence: String, _ language: String) {
    #expect(Self.days(sentence, language) == Self.days((2025, 10, 10), (2025, 10, 12)))
  }

  @Test(
    "are no place where nothing knows when they were",
    arguments: ["show my photos from last christmas", "show my photos from two summers ago"])
  func areNoPlace(_ sentence: String) {
    #expect(SystemSentencesTests.request(sentence)?.intent != "SearchForPhotos")
  }

  @Test(
    "are no place and nobody where a part of them is said, several of them, or so many hours",
    arguments: [
      ("show photos from early 2019", "en"), ("show photos from late june", "en"),
      ("show photos from the end of 2019", "en"),
      ("show photos from the beginning of june", "en"),
      ("show photos of Anna from june and july 2019", "en"),
      ("show photos from june or july", "en"), ("show missed calls from early june", "en"),
      ("show calls from Anna in the last hour", "en"),
      ("zeig Fotos von Anfang Juni", "de"), ("zeig Fotos von Juni und Juli 2019", "de"),
      ("montre les photos de fin 2019", "fr"),
      ("montre les photos de juin et juillet 2019", "fr"),
      ("muestra fotos de finales de 2019", "es"), ("muestra fotos de principios de junio", "es"),
      ("pokaż zdjęcia z początku czerwca", "pl"),
      ("pokaż zdjęcia z czerwca i lipca 2019", "pl"),
      ("6月初めの写真を見せて", "ja"), ("2019年末の写真を見せて", "ja"),
      ("6월 초 사진 보여 줘", "ko"), ("6월과 7월 사진 보여 줘", "ko"),
      ("지난 2시간 동안의 통화 보여 줘", "ko"),
    ])
  func areTorn(_ sentence: String, _ language: String) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(
      [nil, "SearchForMedia"].contains(request?.intent), "\(request.debugDescription)")
  }

  @Test(
    "go on to this day where something began on one that is over",
    arguments: [
      ("show calls since the 5th", "en", (2025, 10, 5)),
      ("show calls since october 5", "en", (2025, 10, 5)),
      ("show calls since yesterday", "en", (2025, 10, 14)),
      ("show calls since last month", "en", (2025, 9, 1)),
      ("show calls since 2019", "en", (2019, 1, 1)),
      ("zeig Anrufe seit dem 10. Oktober", "de", (2025, 10, 10)),
      ("muestra las llamadas desde ayer", "es", (2025, 10, 14)),
    ])
  func goOnToThisDay(_ sentence: String, _ language: String, first: (Int, Int, Int)) {
    #expect(Self.days(sentence, language) == Self.days(first, (2025, 10, 15)))
  }

  @Test(
    "are those of the latest month or season that has begun, behind what leads to when",
    arguments: [
      ("show photos from june", "en", june), ("show photos from June", "en", june),
      ("show photos from may", "en", days((2025, 5, 1), (2025, 5, 31))),
      ("show photos from october", "en", days((2025, 10, 1), (2025, 10, 31))),
      ("show photos from november", "en", days((2024, 11, 1), (2024, 11, 30))),
      ("show photos taken in march", "en", days((2025, 3, 1), (2025, 3, 31))),
      ("show photos from june to august", "en", days((2025, 6, 1), (2025, 8, 31))),
      ("show photos from november to january", "en", days((2024, 11, 1), (2025, 1, 31))),
      ("show calls from june", "en", june), ("show photos from the summer", "en", summer),
      ("zeig Fotos vom Juni", "de", june), ("zeig Fotos aus dem Juni", "de", june),
      ("montre les photos de juin", "fr", june), ("muestra fotos de junio", "es", june),
      ("pokaż zdjęcia z czerwca", "pl", june),
    ])
  func areOfLatestBegun(_ sentence: String, _ language: String, expected: JSONValue) {
    #expect(Self.days(sentence, language) == expected)
  }

  @Test("are none in the name of a street, or of whom the photos are")
  func areNoNames() {
    #expect(
      SystemSentencesTests.request("book a ride from may street to the airport")?
        .parameters["pickupLocation"] == "may street")
    #expect(
      SystemSentencesTests.request("zeig Anrufe von Jan", "de")?.parameters["recipient"] == "Jan")
    #expect(
      SystemSentencesTests.request("show photos of june")?.parameters["peopleInPhoto"] == ["june"])
  }

  @Test("are of the month that is said")
  func areOfSaidMonth() {
    #expect(
      Self.days("show photos from the 20th of this month", "en") == [
        "startDateComponents": ["year": 2025, "month": 10, "day": 20]
      ])
  }

  @Test("are people where they are called so, with capital letters")
  func arePeople() {
    #expect(
      SystemSentencesTests.request("show photos of April and June")?.parameters["peopleInPhoto"]
        == ["April", "June"])
  }

  @Test("are in names with capital letters")
  func areInNames() {
    let place = SystemSentencesTests.request("show photos from the Last Frontier")
    #expect(place?.parameters["locationCreated"] == "the Last Frontier")
    #expect(
      SystemSentencesTests.request("call the last number")?.parameters["contacts"]
        == ["the last number"])
  }
}
