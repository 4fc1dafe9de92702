/// What the data sets' slots are among ours: the parameters, or properties of their values, that may
/// hold the words.
///
/// Where the words alone do not say whether somebody means an artist or a title (`play nickelback`), the
/// media's name holds them as well as the artist's.
enum SlotNames {
  /// The parameters that may hold the words of a data set's slot; empty where we know none.
  static func parameters(of slot: String, in intent: String) -> [String] {
    table[intent]?[slot] ?? []
  }

  /// The parameters of an intent that some data set's slot stands for.
  static func parameters(in intent: String) -> Set<String> {
    Set((table[intent] ?? [:]).values.flatMap { $0 })
  }

  private static let name = "mediaSearch.mediaName"
  private static let artist = ["mediaSearch.artistName", name]

  private static let table: [String: [String: [String]]] = [
    "SendMessage": [
      "RECIPIENT": ["recipients"], "CONTENT_EXACT": ["content"],
      "GROUP": ["speakableGroupName", "recipients"],
    ],
    "SearchForMessages": [
      "SENDER": ["senders"], "RECIPIENT": ["recipients"], "DATE_TIME": ["dateTimeRange"],
      "GROUP": ["speakableGroupNames", "senders"],
    ],
    "AddTasks": [
      "TODO": ["taskTitles"], "DATE_TIME": ["temporalEventTrigger"],
      "RECURRING_DATE_TIME": ["temporalEventTrigger"], "item": ["taskTitles"],
    ],
    "DeleteTasks": ["TODO": ["tasks"]],
    "SearchForNotebookItems": ["TODO": ["content", "title"], "DATE_TIME": ["dateTime"]],
    "PlayMedia": [
      "MUSIC_ARTIST_NAME": artist, "MUSIC_TRACK_TITLE": [name], "MUSIC_RADIO_ID": [name],
      "MUSIC_ALBUM_TITLE": ["mediaSearch.albumName", name], "MUSIC_PLAYLIST_TITLE": [name],
      "MUSIC_GENRE": ["mediaSearch.genreNames", name],
      "artist": artist, "track": [name], "playlist": [name],
      "album": ["mediaSearch.albumName", name], "genre": ["mediaSearch.genreNames", name],
    ],
    "AddMedia": [
      "playlist": ["mediaDestination"], "MUSIC_PLAYLIST_TITLE": ["mediaDestination"],
      "artist": artist, "MUSIC_ARTIST_NAME": artist, "entity_name": [name],
      "MUSIC_TRACK_TITLE": [name],
    ],
    "SearchForMedia": ["object_name": [name]],
    "BookRestaurantReservation": [
      "restaurant_name": ["restaurant"], "restaurant_type": ["restaurant"],
      "party_size_number": ["partySize"], "timeRange": ["bookingDateComponents"],
    ],
  ]
}
