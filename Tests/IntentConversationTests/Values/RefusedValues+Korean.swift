extension RefusedValues {
  static let korean: [RefusedValueTests.Frame] = [
    .init(
      language: "ko", intent: "SendPayment", parameter: "currencyAmount",
      template: "{payee}에게 {currencyAmount} 보내 줘",
      values: """
        1,00,0 원
        1,0000 원
        10,00 원
        12,34 원
        1.2.3 원
        1,23 원
        0,500 원
        01,000 원
        1 000 원
        1,234,56 원
        1.234.567 원
        1,250.5.5 원
        10,00,000 원
        1,2,3 원
        5-6 원
        5–10 원
        8:30 원
        12:30 원
        555-1234 원
        2026-11-21 원
        5 20 원
        100 200 원
        1,000 500 원
        1/3 원
        5/6 원
        20x 원
        1.250 원
        1,250.505 원
        ½⅓ 원
        7⅓ 원
        오이십삼 원
        이삼 원
        백백 원
        천천 원
        삼백이백 원
        이천삼천 원
        오만육만 원
        일억이억 원
        오5 원
        이십삼십 원
        삼십사십 원
        """),
    .init(
      language: "ko", intent: "SendPayment", parameter: "currencyAmount",
      template: "{currencyAmount}을 {payee}에게 송금해",
      values: """
        ₩1,00,0
        ₩1,0000
        ₩10,00
        ₩12,34
        ₩1.2.3
        ₩1,23
        ₩0,500
        ₩01,000
        ₩1 000
        ₩1,234,56
        ₩1.234.567
        ₩1,250.5.5
        ₩10,00,000
        ₩1,2,3
        ₩5-6
        ₩5–10
        ₩8:30
        ₩12:30
        ₩555-1234
        ₩2026-11-21
        오이십삼 원
        이삼 원
        백백 원
        천천 원
        삼백이백 원
        이천삼천 원
        오만육만 원
        일억이억 원
        오5 원
        이십삼십 원
        삼십사십 원
        """),
    .init(
      language: "ko", intent: "RequestRide", parameter: "partySize",
      template: "택시 {partySize}",
      values: """
        2.5
        5-6
        이삼
        1,00
        12:30
        1/2
        2½
        절반
        """),
    .init(
      language: "ko", intent: "AddTasks", parameter: "temporalEventTrigger",
      template: "{temporalEventTrigger}에 {taskTitles:text} 알려 줘",
      values: """
        25시
        8시 75분
        오전 13시
        2월 30일
        11월 31일
        13월 1일
        2026-13-01
        2026. 2. 30.
        5-6시간 후
        8:75
        8:5
        1,00시간 후
        삼백 시
        """),
  ]
}
