/// What is no value in a language, or might be two, in the sentences in which it is said.
enum RefusedValues {
  static let frames: [RefusedValueTests.Frame] = [
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
