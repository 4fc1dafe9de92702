extension RefusedValues {
  static let english: [RefusedValueTests.Frame] = [
    .init(
      language: "en", intent: "SendPayment", parameter: "currencyAmount",
      template: "send {currencyAmount} to {payee}",
      values: """
        1,00,0 dollars
        1,0000 dollars
        10,00 dollars
        12,34 dollars
        1.2.3 dollars
        1,23 dollars
        0,500 dollars
        01,000 dollars
        1 000 dollars
        1,234,56 dollars
        1.234.567 dollars
        1,250.5.5 dollars
        10,00,000 dollars
        1,2,3 dollars
        5-6 dollars
        5–10 dollars
        8:30 dollars
        12:30 dollars
        555-1234 dollars
        2026-11-21 dollars
        5 20 dollars
        100 200 dollars
        1,000 500 dollars
        1/3 dollars
        5/6 dollars
        3rd dollars
        21st dollars
        5th dollars
        20x dollars
        1.250 dollars
        1,250.505 dollars
        ½⅓ dollars
        7⅓ dollars
        five twenty dollars
        twenty hundred dollars
        two hundred hundred dollars
        one two three dollars
        ten eleven dollars
        five-six dollars
        thirty twenty one dollars
        two thousand three thousand dollars
        one million two million dollars
        five thousand hundred thousand dollars
        twenty first dollars
        twenty third dollars
        nine ninety nine dollars
        ninety nine ninety nine dollars
        two 5 dollars
        5 twenty dollars
        twenty 5 dollars
        five five dollars
        """),
    .init(
      language: "en", intent: "SendPayment", parameter: "currencyAmount",
      template: "pay {payee} {currencyAmount}",
      values: """
        $1,00,0
        $1,0000
        $10,00
        $12,34
        $1.2.3
        $1,23
        $0,500
        $01,000
        $1 000
        $1,234,56
        $1.234.567
        $1,250.5.5
        $10,00,000
        $1,2,3
        $5-6
        $5–10
        $8:30
        $12:30
        $555-1234
        $2026-11-21
        five twenty dollars
        twenty hundred dollars
        two hundred hundred dollars
        one two three dollars
        ten eleven dollars
        five-six dollars
        thirty twenty one dollars
        two thousand three thousand dollars
        one million two million dollars
        five thousand hundred thousand dollars
        twenty first dollars
        twenty third dollars
        nine ninety nine dollars
        ninety nine ninety nine dollars
        two 5 dollars
        5 twenty dollars
        twenty 5 dollars
        five five dollars
        """),
    .init(
      language: "en", intent: "RequestRide", parameter: "partySize",
      template: "a ride for {partySize}",
      values: """
        two and a half
        2.5
        half
        3rd
        twenty first
        5-6
        one two
        1,00
        1e3
        five six
        12:30
        1/2
        2½
        5%
        - 5
        """),
    .init(
      language: "en", intent: "AddTasks", parameter: "temporalEventTrigger",
      template: "remind me {temporalEventTrigger} to {taskTitles:text}",
      values: """
        at 25
        at 8:75
        at 24:61
        at 13 am
        at 8:5
        at 1:2:3
        at 30 o'clock
        on February 30
        on November 31
        on 2026-13-01
        on 2026-02-30
        on 13/13/2026
        in two and
        in five twenty
        in 1,00 hours
        at half
        half past
        at 5 dollars
        at 100
        in 5-6 hours
        the 32nd of May
        on Friday, November 21, 2025 2026
        in 3 bananas
        on 99/99
        at 9:60
        """),
  ]
}
