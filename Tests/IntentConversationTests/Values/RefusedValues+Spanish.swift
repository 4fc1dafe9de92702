extension RefusedValues {
  static let spanish: [RefusedValueTests.Frame] = [
    .init(
      language: "es", intent: "SendPayment", parameter: "currencyAmount",
      template: "envía {currencyAmount} a {payee}",
      values: """
        1.00.0 euros
        1.0000 euros
        10.00 euros
        12.34 euros
        1,2,3 euros
        1.23 euros
        0.500 euros
        01.000 euros
        1.234.56 euros
        1,234,567 euros
        1.250,5,5 euros
        10.00.000 euros
        1.2.3 euros
        5-6 euros
        5–10 euros
        8:30 euros
        12:30 euros
        555-1234 euros
        2026-11-21 euros
        5 20 euros
        100 20 euros
        1.000 50 euros
        1/3 euros
        5/6 euros
        3o euros
        20x euros
        1,250 euros
        1.250,505 euros
        ½⅓ euros
        7⅓ euros
        cinco veinte euros
        dos tres euros
        diez once euros
        treinta veinte euros
        cien doscientos euros
        dos mil tres mil euros
        un millón dos millones euros
        veinte y uno dos euros
        nueve noventa y nueve euros
        5 veinte euros
        veinte 5 euros
        ciento doscientos euros
        cuarenta cincuenta euros
        mil mil euros
        dos cien cien euros
        """),
    .init(
      language: "es", intent: "SendPayment", parameter: "currencyAmount",
      template: "paga a {payee} {currencyAmount}",
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
        cinco veinte euros
        dos tres euros
        diez once euros
        treinta veinte euros
        cien doscientos euros
        dos mil tres mil euros
        un millón dos millones euros
        veinte y uno dos euros
        nueve noventa y nueve euros
        5 veinte euros
        veinte 5 euros
        ciento doscientos euros
        cuarenta cincuenta euros
        mil mil euros
        dos cien cien euros
        """),
    .init(
      language: "es", intent: "RequestRide", parameter: "partySize",
      template: "un coche para {partySize}",
      values: """
        dos y medio
        2,5
        medio
        5-6
        uno dos
        1.00
        12:30
        1/2
        2½
        dos tres
        """),
    .init(
      language: "es", intent: "AddTasks", parameter: "temporalEventTrigger",
      template: "recuérdame {temporalEventTrigger} que llame a {taskTitles:text}",
      values: """
        a las 25
        a las 8:75
        a las 8:5
        el 30 de febrero
        el 31 de noviembre
        el 32 de mayo
        el 2026-13-01
        el 31/02/2026
        dentro de dos y
        dentro de cinco veinte
        a las cien
        dentro de 1.00 horas
        a las 8 y 75
        dentro de 5-6 horas
        a las 13 de la mañana
        """),
  ]
}
