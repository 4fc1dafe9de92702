import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// `늦는다고` is `늦는다` said by somebody else: no more of it than that may be taken off.
@Suite("What is said in Korean for somebody else to hear")
struct KoreanEndingTests {
  private static let recognizer = Recognizer(
    catalogs: [.messages, .notebook], appNames: ["MonkeyChat"], language: "ko")

  private func request(_ sentence: String) -> IntentRequest? {
    Self.recognizer.recognize(sentence, names: RecognizerTests.names).first?.request
  }

  @Test(
    "is sent with the whole of its last word, and without what only quotes it",
    arguments: [
      ("Coco에게 늦는다고 전해 줘", "늦는다"), ("Coco에게 지금 간다고 전해 줘", "지금 간다"),
      ("Coco에게 사랑한다고 말해 줘", "사랑한다"), ("Coco에게 집에 오라고 전해 줘", "집에 오라"),
      ("Coco에게 오지 말라고 전해 줘", "오지 말라"), ("Coco에게 밥 먹었냐고 물어봐 줘", "밥 먹었냐"),
      ("Coco에게 배고프다고 문자 보내 줘", "배고프다"), ("Coco에게 약 먹으라고 전해 줘", "약 먹으라"),
      ("Coco에게 같이 가자고 메시지 보내 줘", "같이 가자"), ("Coco에게 곧 가겠다고 말해 줘", "곧 가겠다"),
      ("Coco에게 언제 오는지 물어봐 줘", "언제 오는지"), ("내일 보자고 Coco에게 보내 줘", "내일 보자"),
      ("Coco에게 와 달라고 메시지 남겨 줘", "와 달라"), ("Coco에게 안녕이라고 보내 줘", "안녕"),
      ("Coco에게 \"안녕\"라고 보내 줘", "안녕"), ("Coco에게 “밥 먹었어?”라고 보내 줘", "밥 먹었어?"),
      ("Coco에게 너무 좋아 라고 말해 줘", "너무 좋아"), ("Coco에게 늦어요라고 보내줘", "늦어요"),
      ("Coco에게 사랑해라고 말해 줘", "사랑해"), ("Coco에게 안녕하세요라고 보내 줘", "안녕하세요"),
      ("Coco에게 네라고 전해 줘", "네"), ("Coco에게 빵을 사오라고 전해 줘", "빵을 사오라"),
    ])
  func isWhole(_ sentence: String, content: String) {
    let request = request(sentence)
    #expect(request?.parameters["recipients"] == ["Coco"], "\(request.debugDescription)")
    #expect(request?.parameters["content"] == .string(content), "\(request.debugDescription)")
  }

  @Test(
    "is a task with the whole of its last word",
    arguments: [
      ("우유 사라고 알려 줘", "우유 사라"), ("약 먹으라고 알려 줘", "약 먹으라"),
      ("전화하지 말라고 알려 줘", "전화하지 말라"), ("빨래 걷으라고 말해 줘", "빨래 걷으라"),
      ("선물 사는 거 잊지 않게 알려 줘", "선물 사는 거"), ("우유 사기 알려 줘", "우유 사기"),
      ("우유 사는 걸 상기시켜 줘", "우유 사는 걸"),
    ])
  func isWholeTask(_ sentence: String, title: String) {
    let request = request(sentence)
    #expect(request?.intent == "AddTasks", "\(request.debugDescription)")
    #expect(request?.parameters["taskTitles"]?.said == [title], "\(request.debugDescription)")
  }
}

extension JSONValue {
  /// The texts that a list has, also of values that can be spoken.
  fileprivate var said: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { value in
      switch value {
      case .string(let text): text
      case .object(let object):
        if case .string(let text)? = object["spokenPhrase"] { text } else { nil }
      default: nil
      }
    }
  }
}
