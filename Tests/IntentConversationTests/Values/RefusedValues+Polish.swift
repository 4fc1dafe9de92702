extension RefusedValues {
  static let polish: [RefusedValueTests.Frame] = [
    .init(
      language: "pl", intent: "SendPayment", parameter: "currencyAmount",
      template: "wyślij {currencyAmount} do {payee}",
      values: """
        1 00 0 złotych
        1 0000 złotych
        10 00 złotych
        12.34 złotych
        1.2.3 złotych
        1.250 złotych
        1,2,3 złotych
        0 500 złotych
        01 000 złotych
        1 234 56 złotych
        1,234,567 złotych
        1 250,5,5 złotych
        10 00 000 złotych
        5-6 złotych
        5–10 złotych
        8:30 złotych
        12:30 złotych
        555-1234 złotych
        2026-11-21 złotych
        5 20 złotych
        100 20 złotych
        1 000 50 złotych
        1/3 złotych
        5/6 złotych
        20x złotych
        1,250 złotych
        1 250,505 złotych
        ½⅓ złotych
        7⅓ złotych
        pięć dwadzieścia złotych
        dwa trzy złotych
        dziesięć jedenaście złotych
        trzydzieści dwadzieścia złotych
        sto dwieście złotych
        dwa tysiące trzy tysiące złotych
        milion dwa miliony złotych
        dziewięć dziewięćdziesiąt dziewięć złotych
        5 dwadzieścia złotych
        dwadzieścia 5 złotych
        czterdzieści pięćdziesiąt złotych
        tysiąc tysięcy złotych
        pięć sześć złotych
        dwudziesty pierwszy złotych
        """),
    .init(
      language: "pl", intent: "SendPayment", parameter: "currencyAmount",
      template: "zapłać {payee} {currencyAmount}",
      values: """
        1 00 0 zł
        1 0000 zł
        10 00 zł
        12.34 zł
        1.2.3 zł
        1.250 zł
        1,2,3 zł
        0 500 zł
        01 000 zł
        1 234 56 zł
        1,234,567 zł
        1 250,5,5 zł
        10 00 000 zł
        5-6 zł
        5–10 zł
        8:30 zł
        12:30 zł
        555-1234 zł
        2026-11-21 zł
        5 20 zł
        pięć dwadzieścia złotych
        dwa trzy złotych
        dziesięć jedenaście złotych
        trzydzieści dwadzieścia złotych
        sto dwieście złotych
        dwa tysiące trzy tysiące złotych
        milion dwa miliony złotych
        dziewięć dziewięćdziesiąt dziewięć złotych
        5 dwadzieścia złotych
        dwadzieścia 5 złotych
        czterdzieści pięćdziesiąt złotych
        tysiąc tysięcy złotych
        pięć sześć złotych
        dwudziesty pierwszy złotych
        """),
    .init(
      language: "pl", intent: "RequestRide", parameter: "partySize",
      template: "taksówka dla {partySize}",
      values: """
        dwa i pół
        2,5
        pół
        5-6
        jeden dwa
        1.00
        12:30
        1/2
        2½
        półtora
        """),
    .init(
      language: "pl", intent: "AddTasks", parameter: "temporalEventTrigger",
      template: "przypomnij mi {temporalEventTrigger} żeby zadzwonić do {taskTitles:text}",
      values: """
        o 25
        o 8:75
        o 8:5
        30 lutego
        31 listopada
        32 maja
        2026-13-01
        31.02.2026
        za dwa i
        za pięć dwadzieścia
        o stu
        za 1.00 godzin
        o 13 rano
        za 5-6 godzin
        o 24:61
        """),
  ]
}
