extension RefusedValues {
  static let japanese: [RefusedValueTests.Frame] = [
    .init(
      language: "ja", intent: "SendPayment", parameter: "currencyAmount",
      template: "{payee}に{currencyAmount}送って",
      values: """
        1,00,0円
        1,0000円
        10,00円
        12,34円
        1.2.3円
        1,23円
        0,500円
        01,000円
        1 000円
        1,234,56円
        1.234.567円
        1,250.5.5円
        10,00,000円
        1,2,3円
        5-6円
        5–10円
        8:30円
        12:30円
        555-1234円
        2026-11-21円
        5 20円
        100 200円
        1,000 500円
        1/3円
        5/6円
        20x円
        1.250円
        1,250.505円
        ½⅓円
        7⅓円
        五二十三円
        二三円
        十十円
        百百円
        千千円
        三百二百円
        万億円
        二千三千円
        五万六万円
        一億二億円
        5二十円
        五5円
        二十三十円
        三十四十円
        """),
    .init(
      language: "ja", intent: "SendPayment", parameter: "currencyAmount",
      template: "{currencyAmount}を{payee}に払って",
      values: """
        ¥1,00,0
        ¥1,0000
        ¥10,00
        ¥12,34
        ¥1.2.3
        ¥1,23
        ¥0,500
        ¥01,000
        ¥1 000
        ¥1,234,56
        ¥1.234.567
        ¥1,250.5.5
        ¥10,00,000
        ¥1,2,3
        ¥5-6
        ¥5–10
        ¥8:30
        ¥12:30
        ¥555-1234
        ¥2026-11-21
        五二十三円
        二三円
        十十円
        百百円
        千千円
        三百二百円
        万億円
        二千三千円
        五万六万円
        一億二億円
        5二十円
        五5円
        二十三十円
        三十四十円
        """),
    .init(
      language: "ja", intent: "RequestRide", parameter: "partySize",
      template: "{partySize}でタクシー",
      values: """
        二と半分
        2.5
        5-6
        二三
        1,00
        12:30
        1/2
        2½
        """),
    .init(
      language: "ja", intent: "AddTasks", parameter: "temporalEventTrigger",
      template: "{temporalEventTrigger}に{taskTitles:text}を知らせて",
      values: """
        25時
        8時75分
        午前13時
        2月30日
        11月31日
        13月1日
        2026-13-01
        2026/02/30
        5-6時間後
        8:75
        8:5
        1,00時間後
        三百時
        """),
  ]
}
