extension RefusedValues {
  static let french: [RefusedValueTests.Frame] = [
    .init(
      language: "fr", intent: "SendPayment", parameter: "currencyAmount",
      template: "envoie {currencyAmount} à {payee}",
      values: """
        1 00 0 euros
        1 0000 euros
        10 00 euros
        12.34 euros
        1.2.3 euros
        1.250 euros
        1,2,3 euros
        0 500 euros
        01 000 euros
        1 234 56 euros
        1,234,567 euros
        1 250,5,5 euros
        10 00 000 euros
        5-6 euros
        5–10 euros
        8:30 euros
        12:30 euros
        555-1234 euros
        2026-11-21 euros
        5 20 euros
        100 20 euros
        1 000 50 euros
        1/3 euros
        5/6 euros
        20x euros
        1,250 euros
        1 250,505 euros
        ½⅓ euros
        7⅓ euros
        cinq vingt euros
        deux trois euros
        dix onze euros
        trente vingt euros
        deux cent trois cent euros
        deux mille trois mille euros
        un million deux millions euros
        neuf quatre-vingt-dix-neuf euros
        5 vingt euros
        vingt 5 euros
        quarante cinquante euros
        mille mille euros
        vingt vingt euros
        cinq six euros
        """),
    .init(
      language: "fr", intent: "SendPayment", parameter: "currencyAmount",
      template: "paie à {payee} {currencyAmount}",
      values: """
        1 00 0 €
        1 0000 €
        10 00 €
        12.34 €
        1.2.3 €
        1.250 €
        1,2,3 €
        0 500 €
        01 000 €
        1 234 56 €
        1,234,567 €
        1 250,5,5 €
        10 00 000 €
        5-6 €
        5–10 €
        8:30 €
        12:30 €
        555-1234 €
        2026-11-21 €
        5 20 €
        cinq vingt euros
        deux trois euros
        dix onze euros
        trente vingt euros
        deux cent trois cent euros
        deux mille trois mille euros
        un million deux millions euros
        neuf quatre-vingt-dix-neuf euros
        5 vingt euros
        vingt 5 euros
        quarante cinquante euros
        mille mille euros
        vingt vingt euros
        cinq six euros
        """),
    .init(
      language: "fr", intent: "RequestRide", parameter: "partySize",
      template: "un taxi pour {partySize}",
      values: """
        deux et demi
        2,5
        5-6
        un deux
        1.00
        12:30
        1/2
        2½
        deux trois
        """),
    .init(
      language: "fr", intent: "AddTasks", parameter: "temporalEventTrigger",
      template: "rappelle-moi {temporalEventTrigger} de voir {taskTitles:text}",
      values: """
        à 25 h
        à 8:75
        à 8h75
        le 30 février
        le 31 novembre
        le 32 mai
        le 2026-13-01
        le 31/02/2026
        dans deux et
        dans cinq vingt
        à cent
        dans 1.00 heures
        à 13 h du matin
        dans 5-6 heures
        à 24h61
        """),
  ]
}
