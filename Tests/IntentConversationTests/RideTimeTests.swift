import IntentConversation
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("A ride of which nobody says the day, or the half of it")
struct RideTimeTests {
  /// What the last of some sentences is answered with.
  private func reply(_ sentences: [String], _ language: String) async throws -> String {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    var speech = ""
    for sentence in sentences { speech = await conversation.say(sentence).speech }
    return speech.replacing("\u{202F}", with: " ")
  }

  @Test(
    "is at the hour that comes next, whether it is asked for, or said later, or changed",
    arguments: [
      (["at 5"], "5:00 PM"), (["at 11"], "11:00 AM"), (["at 5 am"], "5:00 AM"),
      (["at 12"], "12:00 PM"), (["at 7:30p"], "7:30 PM"),
      (["tomorrow at 5 pm"], "Oct 16, 2025 at 5:00 PM"),
      (["from 5 to 6"], "5:00 PM – 6:00 PM"), (["between 5 and 6"], "5:00 PM – 6:00 PM"),
      // The first of them is still going on.
      (["from 9 to 11"], "9:00 AM – 11:00 AM"),
      (["", "at 6"], "6:00 PM"), (["", "from 5 to 6"], "5:00 PM – 6:00 PM"),
      (["at 5", "no, at 6"], "6:00 PM"), (["at 5", "no at 9"], "9:00 PM"),
      (["at 11", "no, 8"], "8:00 PM"), (["at 5", "no at 5 am"], "5:00 AM"),
      (["at 5", "in 20 minutes"], "Oct 15, 2025 at 10:20 AM"),
      (["at 5", "tomorrow"], "Oct 16, 2025 at 5:00 PM"),
      (["at 9", "tomorrow morning"], "Oct 16, 2025 at 9:00 AM"),
      (["at 5", "no tomorrow"], "Oct 16, 2025 at 5:00 PM"),
      (["tomorrow", "at 6"], "Oct 16, 2025 at 6:00 AM"),
      (["by 6"], "until 6:00 PM"), (["at 5", "9"], "9:00 PM"), (["at 13"], "1:00 PM"),
      // In place of one of tomorrow morning it is in that.
      (["at 8 am", "no, at 6"], "6:00 AM"), (["tomorrow at 6", "at 5"], "Oct 16, 2025 at 5:00 AM"),
      (["tomorrow at 8", "at 4"], "Oct 16, 2025 at 4:00 PM"),
      (["tomorrow at 8", "at 4 am"], "Oct 16, 2025 at 4:00 AM"),
      (["in an hour no at 6"], "6:00 PM"), (["in 2 days no at 6"], "Oct 17, 2025 at 6:00 AM"),
      (["in a week no at 6 pm"], "Oct 22, 2025 at 6:00 PM"),
      // In the night nobody is driven who does not say so.
      (["tomorrow at 4"], "Oct 16, 2025 at 4:00 PM"),
      (["at 4 tomorrow"], "Oct 16, 2025 at 4:00 PM"),
      (["tomorrow", "at 4"], "Oct 16, 2025 at 4:00 PM"),
      (["on Friday", "4:30"], "Oct 17, 2025 at 4:30 PM"),
      (["", "tomorrow at 4"], "Oct 16, 2025 at 4:00 PM"),
      (["tomorrow from 3 to 4"], "Oct 16, 2025 at 3:00 PM – Oct 16, 2025 at 4:00 PM"),
      (["tomorrow at 4 am"], "Oct 16, 2025 at 4:00 AM"),
      (["tomorrow at 04:00"], "Oct 16, 2025 at 4:00 AM"),
      (["tomorrow at 8 am", "no, at 5"], "Oct 16, 2025 at 5:00 AM"),
      (["tomorrow at 6 am", "no, on Friday at 5"], "Oct 17, 2025 at 5:00 AM"),
      (["in the morning tomorrow at 5"], "Oct 16, 2025 at 5:00 AM"),
      // Behind the evening is the night.
      (["tonight at 11", "1 am"], "Oct 16, 2025 at 1:00 AM"),
      (["tonight at 11", "at 1"], "Oct 16, 2025 at 1:00 AM"),
      (["tonight at 11", "at 5"], "Oct 15, 2025 at 5:00 PM"),
      (["tomorrow night at 11", "1 am"], "Oct 17, 2025 at 1:00 AM"),
      (["tomorrow at six-thirty"], "Oct 16, 2025 at 6:30 AM"),
      (["tomorrow night", "at 2"], "Oct 17, 2025 at 2:00 AM"),
      // A part of the day is of the day and the hour that were said.
      (["at 6", "in the morning"], "6:00 AM"),
      (["from 5 to 6", "in the morning"], "5:00 AM – 6:00 AM"),
      (["on Friday at 7 pm", "in the evening"], "Oct 17, 2025 at 7:00 PM"),
      (["on Friday at 7 pm", "in the morning"], "Oct 17, 2025 at 7:00 AM"),
      (["on Friday", "in the evening", "at 8"], "Oct 17, 2025 at 8:00 PM"),
      (["tomorrow at 5", "in the evening"], "Oct 16, 2025 at 5:00 PM"),
      (
        ["tomorrow from 5 to 6", "in the evening"],
        "Oct 16, 2025 at 5:00 PM – Oct 16, 2025 at 6:00 PM"
      ),
    ])
  func isAtComingHour(_ times: [String], expected: String) async throws {
    let request = times[0].isEmpty ? "" : " \(times[0])"
    let sentences = ["get me a ride to the airport\(request)"] + times.dropFirst()
    #expect(
      try await reply(sentences, "en")
        == "Request ride, the airport and \(expected): shall I go on?")
  }

  @Test(
    "stays as it was where nobody says the part of the day of its hour",
    arguments: [
      ("tomorrow at 3 pm", "in the evening"), ("tomorrow at noon", "in the evening"),
      ("tomorrow from 10 to 12", "in the evening"), ("today at 5", "in the morning"),
    ])
  func keepsHour(_ time: String, part: String) async throws {
    let request = "get me a ride to the airport \(time)"
    let asked = try await reply([request], "en")
    #expect(try await reply([request, part], "en") == "I did not understand “\(part)”. \(asked)")
  }

  @Test(
    "is at the hour that comes next in any language",
    arguments: [
      ("de", "ruf mir um 5 ein Taxi zum Flughafen", "17:00"),
      ("fr", "commande un taxi pour la gare à 5 heures", "17:00"),
      ("es", "pide un taxi al aeropuerto a las 5", "17:00"),
      ("pl", "zamów taksówkę na lotnisko o 5", "17:00"),
      ("ja", "5時に空港までタクシーを呼んで", "17:00"),
      ("ko", "5시에 공항까지 택시 불러줘", "오후 5:00"),
      ("de", "bestell mir ein Taxi von 5 bis 6 zum Flughafen", "17:00 – 18:00"),
      ("de", "bestell mir ein Taxi von 05:00 bis 06:00 zum Flughafen", "05:00 – 06:00"),
      ("fr", "commande un taxi pour la gare entre 5h et 6h", "17:00 – 18:00"),
      (
        "de", "bestell mir ein Taxi zum Flughafen morgen von 5 bis 8",
        "17:00 – 16. Okt. 2025, 20:00"
      ),
      ("fr", "commande un taxi pour la gare demain à 5h", "17:00"),
      ("fr", "commande un taxi pour la gare demain à 5h30", "05:30"),
      ("es", "pide un taxi al aeropuerto entre las 5 y las 6", "17:00 – 18:00"),
      ("pl", "zamów taksówkę na lotnisko od 5 do 6", "17:00 – 18:00"),
      ("ja", "5時から6時に空港までタクシーを呼んで", "17:00 – 18:00"),
      ("ko", "5시부터 6시까지 공항까지 택시 불러줘", "오후 5:00 – 오후 6:00"),
    ])
  func isAtComingHour(_ language: String, request: String, expected: String) async throws {
    let reply = try await reply([request], language)
    #expect(reply.contains(expected), "\(reply)")
  }

  @Test(
    "is on the day of the part of a day that comes next, and says which part has no time",
    arguments: [
      ("en", ["get me a ride home in the evening"], "Oct 15, 2025", "in the evening"),
      ("en", ["get me a ride home in the morning"], "Oct 16, 2025", "in the morning"),
      ("en", ["get me a ride home in the evening on Friday"], "Oct 17, 2025", "in the evening"),
      ("en", ["get me a ride home in the evening", "at 8"], "Oct 15, 2025 at 8:00 PM", ""),
      ("en", ["get me a ride home on Friday", "in the evening"], "Oct 17, 2025", "in the evening"),
      (
        "en", ["get me a ride home in the evening", "no, in the morning"], "Oct 16, 2025",
        "in the morning"
      ),
      (
        "de", ["bestell mir am Freitag um 18 Uhr ein Taxi", "am Abend"], "17. Okt. 2025, 18:00", ""
      ),
      (
        "es", ["pide un taxi al aeropuerto el viernes a las 9 de la noche", "por la mañana"],
        "17 oct 2025, 9:00", ""
      ),
      ("en", ["get me a ride home for two in the morning"], "Party size 2", "in the morning"),
      ("en", ["get me a ride home for four in the evening"], "Party size 4", "in the evening"),
      ("de", ["bestell mir ein Taxi nach Hause am Abend"], "15. Okt. 2025", "am Abend"),
      ("fr", ["commande un taxi pour la gare dans la soirée"], "15 oct. 2025", "dans la soirée"),
      ("es", ["pide un taxi al aeropuerto por la noche"], "15 oct 2025", "por la noche"),
      ("pl", ["zamów taksówkę na lotnisko wieczorem"], "15 paź 2025", "wieczorem"),
      ("ja", ["夜に空港までタクシーを呼んで"], "2025年10月15日", "夜"),
      ("ko", ["저녁에 공항까지 택시 불러줘"], "2025년 10월 15일", "저녁"),
    ])
  func isInComingPart(
    _ language: String, sentences: [String], day: String, part: String
  ) async throws {
    let reply = try await reply(sentences, language)
    #expect(reply.contains(day) && (part.isEmpty || reply.contains(part)), "\(reply)")
  }

  @Test(
    "stays in the evening where another hour is said in place of one",
    arguments: [
      ("de", "bestell mir morgen um 20 Uhr ein Taxi zum Flughafen", "nein, um 9", "21:00"),
      ("de", "bestell mir morgen Abend um 8 ein Taxi zum Flughafen", "um 9 Uhr", "21:00"),
      ("de", "bestell mir morgen um 15 Uhr ein Taxi zum Flughafen", "nein, um 4", "16:00"),
      ("pl", "zamów taksówkę na lotnisko jutro o 20", "nie, o 9", "21:00"),
      ("fr", "commande un taxi pour la gare demain à 20h", "non, à 9 heures", "21:00"),
      ("ja", "明日の20時に空港までタクシーを呼んで", "いや、9時に", "21:00"),
      ("ko", "내일 저녁 8시에 공항까지 택시 불러줘", "아니, 9시에", "오후 9:00"),
      ("de", "bestell mir morgen um 20 Uhr ein Taxi zum Flughafen", "halb neun", "20:30"),
      ("de", "bestell mir morgen um 3 ein Taxi zum Flughafen", "3:30", "15:30"),
      ("de", "bestell mir heute um 20 Uhr ein Taxi zum Flughafen", "nein, um acht", "20:00"),
      (
        "de", "bestell mir heute Abend um 11 ein Taxi zum Flughafen", "um 1 Uhr nachts",
        "16. Okt. 2025, 01:00"
      ),
      // Of the same number, or of one that is written as the hours of a day are, only the morning is left.
      ("de", "bestell mir morgen um 20 Uhr ein Taxi zum Flughafen", "nein, um 8", "08:00"),
      ("de", "bestell mir morgen um 20 Uhr ein Taxi zum Flughafen", "nein, um 9:30", "09:30"),
      ("de", "bestell mir morgen um 15 Uhr ein Taxi zum Flughafen", "nein, um 9", "09:00"),
      ("de", "bestell mir morgen um 5 ein Taxi zum Flughafen", "nein, um 6", "18:00"),
      ("de", "bestell mir morgen um 17 Uhr ein Taxi zum Flughafen", "nein, um 8 Uhr", "08:00"),
      ("fr", "commande un taxi pour la gare demain à 5 heures", "à 6 heures", "18:00"),
      ("pl", "zamów taksówkę na lotnisko jutro o 5", "nie, o 6", "18:00"),
      ("ja", "明日5時に空港までタクシーを呼んで", "6時に", "18:00"),
      ("ko", "내일 5시에 공항까지 택시 불러 줘", "6시로", "오후 6:00"),
      ("de", "bestell mir morgen um 17 Uhr ein Taxi zum Flughafen", "um 5", "05:00"),
      ("de", "bestell mir morgen um 14 Uhr ein Taxi zum Flughafen", "nein, um 7", "07:00"),
    ])
  func staysInEvening(
    _ language: String, request: String, change: String, expected: String
  ) async throws {
    let reply = try await reply([request, change], language)
    #expect(reply.contains(expected), "\(reply)")
  }
}
