extension DialogueWords {
  /// Spanish.
  static let spanish = DialogueWords(
    commands: PhraseTable([
      (
        [
          "sí", "claro", "vale", "de acuerdo", "por supuesto", "correcto", "hazlo", "ok",
          "sí por favor", "sip", "sí señor", "sí señora", "claro que sí", "por supuesto que sí",
          "desde luego", "cómo no", "venga", "venga va", "exacto", "eso es", "adelante",
          "está bien", "muy bien", "perfecto", "que sí", "me parece bien", "es correcto",
          "está correcto", "así es", "así está bien", "eso está bien", "okey", "bien", "genial",
          "se ve bien", "suena bien", "creo que sí", "supongo", "supongo que sí",
        ], .yes
      ),
      (
        [
          "no", "que no", "no gracias", "claro que no", "por supuesto que no", "para nada",
          "de ninguna manera", "en absoluto", "ni de coña", "ni hablar", "ni loco", "ni loca",
          "nop", "incorrecto", "no es correcto", "jamás", "qué va", "está mal", "nunca",
          "creo que no", "supongo que no", "por favor no",
        ], .no
      ),
      (
        [
          "cancela", "cancelar", "cancélalo", "para", "olvídalo", "déjalo", "detente", "cancele",
          "cancela eso", "cancela esto", "cancela todo",
          "cancela el mensaje", "cancélelo", "anula", "anular", "anule", "anúlalo", "anula eso",
          "anula el mensaje", "basta", "basta ya", "ya basta", "para ya", "párate", "deténte",
          "déjelo", "déjalo estar", "deja eso", "olvida", "olvida eso", "olvídelo", "olvídate",
          "olvídate de eso", "no quiero", "ya no quiero", "mejor no", "no lo envíes", "no lo envíe",
          "no lo mandes", "no lo mande", "no envíes nada", "no mandes nada", "no envíes el mensaje",
          "no lo hagas", "no hagas nada", "no te molestes", "he cambiado de idea", "cambié de idea",
          "he cambiado de opinión", "cambié de opinión", "ahora no", "ya no", "mejor ya no",
          "dejémoslo", "no lo envíes ya",
          "no envíes ningún mensaje", "no mandes ningún mensaje", "no envíe nada", "no mande nada",
          "deja", "ningún mensaje", "nada de nada",
          "no le mandes nada", "no le envíes nada", "no le escribas", "otro día", "mejor otro día",
          "no escribas", "no escribas nada", "no le digas nada", "no le escribas nada",
        ] + notSending, .cancel
      ),
      (
        [
          "repite", "repítelo", "otra vez", "cómo", "qué has dicho", "perdón", "todavía no",
          "aún no", "espera", "espérate",
          "espere", "un momento", "un segundo", "espera un momento", "espera un segundo",
          "dame un segundo", "dame un momento", "déjame pensar", "a ver", "eh", "ehm", "em", "mmm",
          "una vez más", "otra vez más", "un momentito",
          "qué",
        ], .again
      ),
      (["qué puedes hacer", "ayuda", "qué puedo decir", "qué sabes hacer"], .help),
      (
        ["adiós", "ok adiós", "vale adiós"], .bye
      ), (["nada más", "eso es todo", "eso sería todo", "con eso ya está"], .enough),
      (["hasta luego", "chao", "chau", "ciao"], .greeting),
      (["vuelve", "atrás", "vuelve atrás", "volver", "deshacer", "deshazlo", "paso atrás"], .back),
      (
        [
          "empieza de nuevo", "empezar de nuevo", "desde el principio", "vuelve a empezar",
          "empecemos de nuevo", "reinicia",
        ], .startOver
      ),
      (
        [
          "ninguno", "ninguna", "ninguno de ellos", "ninguna de ellas", "ninguno de los dos",
          "ni uno ni otro", "nadie", "nada", "ninguno de esos", "ninguna de esas",
          "ninguno de los tres", "otra persona", "otra cosa", "otro", "a otra persona",
        ], .neither
      ),
      (
        [
          "no lo sé", "no sé", "no lo tengo", "no la tengo", "se me olvidó", "se me ha olvidado",
          "no me acuerdo", "no recuerdo",
          "ni idea", "no tengo ni idea", "no estoy seguro", "no estoy segura",
        ],
        .dontKnow
      ),
      (
        [
          "da igual", "me da igual", "me da lo mismo", "da lo mismo", "no importa",
          "no me importa", "es igual", "me es igual", "igual me da", "lo que sea", "uno de ellos",
          "una de ellas", "elige uno", "elige una", "escoge uno", "escoge una", "elige por mí",
          "cualquiera",
          "cualquiera de ellos", "cualquiera de ellas", "cualquiera de los dos", "el que sea",
          "la que sea", "el que quieras", "la que quieras", "lo que quieras", "como quieras",
          "elige tú", "escoge tú", "decide tú", "tú eliges", "tú decides", "sin preferencia",
          "no tengo preferencia", "no hay problema", "no hay ningún problema",
          "por qué no", "y por qué no",
        ], .indifferent
      ),
      (
        [
          "cuáles son las opciones", "cuáles son mis opciones", "qué opciones hay",
          "qué opciones tengo", "cuáles hay", "qué puedo elegir", "muéstrame la lista",
          "muéstrame las opciones", "enséñame la lista", "enséñame las opciones",
          "dime las opciones", "repite las opciones", "repite la lista", "di las opciones",
        ], .listing
      ),
    ]),
    refusalsForNow: PhraseTable(words: ["ahora no", "ya no", "mejor no", "no quiero"]),
    plainNo: PhraseTable(words: ["no"]),
    goingOn: PhraseTable(
      words: nods + [
        "s", "sigue", "siga", "seguir", "sigue adelante", "continúa", "continúe", "continuar",
        "puedes seguir", "puedes continuar", "prosigue", "dale", "confirmo", "confirma",
      ]),
    prohibitions: PhraseTable(words: [
      "no canceles", "no cancele", "no lo canceles", "no cancelar", "no anules", "no anule",
      "no lo anules", "no anular", "no pares", "no pare", "no te detengas", "no olvides",
      "no lo olvides", "no lo dejes",
    ]),
    interjections: PhraseTable(words: [
      "ah", "oh", "ay", "uy", "eh", "bah", "bueno",
    ]),
    thoughts: PhraseTable(words: [
      "pues", "entonces", "bueno", "pues bueno", "a ver", "veamos",
    ]),
    fillers: PhraseTable(words: [
      "uno", "una",
      "solo", "sólo", "solamente", "entonces", "también", "nada más",
      "para", "con", "de", "por favor", "eh", "pues", "quiero", "quisiera", "es", "gracias",
    ]),
    negations: PhraseTable(words: [
      "no", "excepto", "salvo", "menos", "que no sea", "aparte de", "ni", "ningún", "ninguna",
      "nada de", "tampoco",
      "sin", "jamás", "nunca", "en vez de", "en lugar de",
    ]),
    opposites: PhraseTable(words: ["sin"]),
    refusals: PhraseTable([]),
    declines: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "menos de", "más de", "menos que", "más que", "al menos", "por lo menos", "como mínimo",
      "como máximo", "hasta", "o más", "o menos",
    ]),
    tags: PhraseTable(words: ["no", "verdad", "vale", "sí", "correcto", "eh"]),
    alternatives: PhraseTable(words: ["o", "u"]),
    leadIns: PhraseTable([
      (["dile", "diles", "quiero decir", "quiero decirle", "quiero decirles"], true),
      (["di", "escribe", "el mensaje es"], false),
    ]),
    requests: PhraseTable([
      (["recordatorio", "tarea"], ["task", "reminder"]), (["lista"], ["list", "task"]),
      (["pedido"], ["order", "ride"]), (["pago"], ["pay", "money", "transfer"]),
      (["transferencia"], ["transfer", "pay", "money"]), (["reserva"], ["reserv", "book", "ride"]),
      (["nota"], ["note"]), (["viaje", "taxi"], ["ride"]), (["vuelo"], ["flight"]),
      (["llamada"], ["call"]),
    ]),
    exclamations: PhraseTable(words: ["vaya", "ostras", "mierda", "joder"]),
    namings: PhraseTable(words: [
      "llámala", "llámalo", "nómbrala", "nómbralo", "se llama", "que se llame", "se va a llamar",
      "ponle", "ponle nombre", "ponle de nombre", "ponle el nombre de", "la lista se llama",
      "el nombre es",
    ]),
    doing: PhraseTable([
      (["resérvalo", "resérvala"], ["book", "order"]),
      (["pídelo"], ["order", "book", "buy"]),
      (["págalo", "págala"], ["pay"]),
      (["envía", "envíalo", "mándalo"], ["send", "pay", "transfer", "share"]),
    ]),
    objects: PhraseTable(words: ["lo", "la", "los", "las", "eso"]),
    speakers: PhraseTable(words: ["estoy", "llego", "voy", "ya", "soy", "yo"]),
    replacements: PhraseTable(words: ["en vez de", "en lugar de"]),
    correctionEndings: PhraseTable(words: ["mejor", "en su lugar"] + meantInSpanish),
    changes: ChangeWords(
      verbs: ["cambia", "cambie", "cambiar", "pon", "ponga", "mueve", "mueva"],
      marks: ["a", "al", "por", "en", "para", "debe ser", "tiene que ser"],
      days: ["día", "fecha"], times: ["hora", "horario"]),
    suiting: PhraseTable(words: [
      "funciona", "sirve", "en punto", "más o menos", "quizá", "quizás", "tal vez", "estaría",
      "parece", "idealmente", "de preferencia", "preferiblemente", "a ser posible", "si es posible",
      "este mes",
    ]),
    contrasts: PhraseTable(words: ["sino", "pero", "pero sí"]),
    additions: PhraseTable(words: [
      "y", "e", "también", "también necesito", "también necesitamos", "hace falta también",
      "no olvides", "y también", "además", "y además", "añade", "agrega", "pon", "incluye",
      "añade también", "y pon",
    ]),
    additionEndings: PhraseTable(words: [
      "también", "además", "a la lista", "igualmente",
    ]),
    inseparable: PhraseTable([]),
    removals: PhraseTable(words: [
      "quita", "quite", "elimina", "elimine", "borra", "borre", "bórralo", "bórrala", "saca",
      "olvida", "sin", "tacha",
      "no quiero", "no necesito", "de la lista", "de mi lista", "de nuestra lista",
      "de esta lista",
    ]),
    removingVerbs: PhraseTable(words: ["retira", "retire", "elimíname", "quítame", "bórrame"]),
    removalEndings: PhraseTable([]),
    exclusives: PhraseTable(words: [
      "solo", "sólo", "solamente", "únicamente", "nada más que", "nada más", "nomás", "solo el",
      "solo la", "sólo el", "sólo la", "solo necesito", "sólo necesito", "solo quiero",
      "sólo quiero",
    ]),
    literally: PhraseTable(words: [
      "al pie de la letra", "palabra por palabra", "tal cual", "como lo he dicho", "literalmente",
      "exactamente", "así tal cual", "envíalo",
      "envía", "mándalo",
    ]),
    wrongPeople: PhraseTable(words: [
      "me he equivocado", "me equivoqué", "es un error", "me equivoqué de persona", "a ella no",
      "a él no", "no a ella",
      "me he equivocado de persona",
      "persona equivocada", "la persona equivocada", "no es la persona correcta",
      "el equivocado", "la equivocada", "es el equivocado", "es la equivocada",
    ]),
    textRefusals: .spanish,
    choices: .spanish,
    words: spanishWords
  )

  /// What says, before or behind a value, that this is the one that is meant.
  static let meantInSpanish = ["quiero decir", "quería decir", "me refería", "me refiero"]

  /// What is said to have nothing sent: `ya no quiero enviar un mensaje`.
  private static let notSending: [String] = ["no quiero", "ya no quiero"].flatMap { wish in
    ["enviar", "mandar", "escribir"].flatMap { send in
      [" nada", " un mensaje", " ningún mensaje", " el mensaje", "lo"]
        .map { "\(wish) \(send)\($0)" }
    }
  }

  private static func spanishWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "Es demasiado largo para mí. Dilo con menos palabras, por favor."
    case .notUnderstood: "No lo he entendido."
    case .abilities: "Puedes decir: %@"
    case .noAbilities: "No conozco ningún ejemplo de lo que se puede decir."
    case .notAnAnswer: "No lo he entendido."
    case .nothingToCancel: "No hay nada que cancelar."
    case .choices: "Puedes elegir %@."
    case .notAllowed: "No has dado permiso a %@ para eso."
    case .failed: "Algo ha ido mal."
    case .done: "Hecho."
    case .nothingAsked: "No he preguntado nada."
    case .goodbye: "Adiós."
    case .ignored: "No he entendido %@."
    case .wayOut: "Puedes decir «cancela» para dejarlo, o «empieza de nuevo»."
    case .leave: "Puedes decir «cancela» para dejarlo."
    case .noted: "Anotado: %@."
    case .leftOut: "De acuerdo, sin %@."
    case .notNeeded: "Aquí no hace falta %@."
    case .onlyOne: "Solo puedo tomar uno."
    case .drop: "¿Dejo «%@»?"
    case .verbatim: "¿Tomo «%@» al pie de la letra?"
    case .meantFor: "¿«%@» es para %@?"
    case .goOnWithout: "No puedo tener en cuenta «%@». ¿Sigo sin eso?"
    case .onlyInTitle: "Solo puedo anotar «%@» en el título, sin recordatorio. ¿Sigo?"
    case .ownDecision: "Eso lo tienes que decidir tú."
    case .didYouMean: "¿Quieres decir %@?"
    case .nothingBefore: "No hay nada a lo que volver."
    case .continueInApp: "Continúa en %@."
    case .quoted: "«%@»"
    case .alternative: "%@ o %@"
    case .stillAtWork: "Esto tarda un momento."
    }
  }
}
