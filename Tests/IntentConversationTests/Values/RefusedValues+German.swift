extension RefusedValues {
  static let german: [RefusedValueTests.Frame] = [
    .init(
      language: "de", intent: "SendPayment", parameter: "currencyAmount",
      template: "schick {currencyAmount} an {payee}",
      values: """
        1.00.0 Euro
        1.0000 Euro
        10.00 Euro
        12.34 Euro
        1,2,3 Euro
        1.23 Euro
        0.500 Euro
        01.000 Euro
        1.234.56 Euro
        1,234,567 Euro
        1.250,5,5 Euro
        10.00.000 Euro
        1.2.3 Euro
        5-6 Euro
        5–10 Euro
        8:30 Euro
        12:30 Euro
        555-1234 Euro
        2026-11-21 Euro
        5 20 Euro
        100 20 Euro
        1.000 50 Euro
        1/3 Euro
        5/6 Euro
        20x Euro
        1,250 Euro
        1.250,505 Euro
        ½⅓ Euro
        7⅓ Euro
        fünf zwanzig Euro
        zwei drei Euro
        zehn elf Euro
        dreißig zwanzig Euro
        zweihundert dreihundert Euro
        zweitausend dreitausend Euro
        eine Million zwei Millionen Euro
        neun neunundneunzig Euro
        5 zwanzig Euro
        zwanzig 5 Euro
        vierzig fünfzig Euro
        tausend tausend Euro
        fünf sechs Euro
        zwanzigeins Euro
        einundzwanzigste Euro
        """),
    .init(
      language: "de", intent: "SendPayment", parameter: "currencyAmount",
      template: "zahl {payee} {currencyAmount}",
      values: """
        1.00.0 €
        1.0000 €
        10.00 €
        12.34 €
        1,2,3 €
        1.23 €
        0.500 €
        01.000 €
        1.234.56 €
        1,234,567 €
        1.250,5,5 €
        10.00.000 €
        1.2.3 €
        5-6 €
        5–10 €
        8:30 €
        12:30 €
        555-1234 €
        2026-11-21 €
        5 20 €
        fünf zwanzig Euro
        zwei drei Euro
        zehn elf Euro
        dreißig zwanzig Euro
        zweihundert dreihundert Euro
        zweitausend dreitausend Euro
        eine Million zwei Millionen Euro
        neun neunundneunzig Euro
        5 zwanzig Euro
        zwanzig 5 Euro
        vierzig fünfzig Euro
        tausend tausend Euro
        fünf sechs Euro
        zwanzigeins Euro
        einundzwanzigste Euro
        """),
    .init(
      language: "de", intent: "RequestRide", parameter: "partySize",
      template: "ein Taxi für {partySize}",
      values: """
        zweieinhalb
        2,5
        5-6
        eins zwei
        1.00
        12:30
        1/2
        2½
        anderthalb
        zwei drei
        """),
    .init(
      language: "de", intent: "AddTasks", parameter: "temporalEventTrigger",
      template: "erinnere mich {temporalEventTrigger} an {taskTitles:text}",
      values: """
        um 25 Uhr
        um 8:75
        um 8:5
        am 30. Februar
        am 31. November
        am 32. Mai
        am 2026-13-01
        am 31.02.2026
        in zwei und
        in fünf zwanzig
        um hundert
        in 1.00 Stunden
        um 13 Uhr morgens
        in 5-6 Stunden
        um 24:61
        """),
  ]
}
