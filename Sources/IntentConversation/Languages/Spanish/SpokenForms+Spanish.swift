extension SpokenForms {
  /// Spanish.
  static let spanish = SpokenForms(
    openings: [
      "puedes", "podrías", "puede", "podría", "quiero que", "necesito que", "me gustaría que",
      "quiero", "necesito", "quisiera", "me gustaría", "oye", "hola", "venga", "a ver",
      "me puedes", "me podrías", "me puede", "quiero que me", "necesito que me",
      "me gustaría que me", "hay que", "tengo que", "tenemos que", "haz el favor de",
      "hazme el favor de", "te importaría", "te importa", "serías tan amable de", "se puede",
      "puedo", "podemos", "podríamos", "ahora",
      "espera", "espérate", "ok", "vale", "bueno", "mira", "anda", "me", "por favor", "entonces",
      "al final",
    ],
    fillers: ["por favor", "porfa", "eh", "este", "pues", "ahora mismo"],
    courtesies: ["gracias", "muchas gracias", "y gracias"],
    adverbs: [
      (
        [
          "ahora", "ahora mismo", "ya mismo", "inmediatamente", "de inmediato", "enseguida",
          "en seguida", "cuanto antes", "lo antes posible", "rápido", "rápidamente",
        ], true
      ),
      (["otra vez", "de nuevo", "una vez más", "nuevamente"], false),
    ],
    functionWords: [
      "yo", "me", "te", "se", "le", "les", "nos", "os", "que", "estoy", "está", "están", "estás",
      "estamos", "soy", "eres", "es", "somos", "son", "voy", "vas", "va", "vamos", "van", "tengo",
      "tiene", "tenemos", "ya", "si", "porque", "pero", "llego",
      "llegaré", "llegamos", "puedo", "puede", "podemos", "quiero", "dile", "diles", "dila",
    ],
    streets: ["calle", "plaza", "avenida", "paseo", "calle del", "plaza del", "avenida del"],
    questionWords: ["quién", "quiénes", "cuándo", "dónde", "cómo", "cuál", "cuánto", "cuánta"],
    textMarks: [
      "diciendo", "diciéndole", "diciéndoles", "que diga", "que dice", "que ponga", "que pone",
      "con el mensaje", "con el texto", "con el contenido", "para decirle", "para decirles",
    ],
    clauseStarts: ["que"],
    questionClauses: ["si"],
    topicMarks: ["sobre", "acerca de", "acerca del"],
    idioms: [
      "que aproveche", "que descanses", "que te mejores", "que te diviertas", "que tengas",
      "que lo pases", "que pases", "que cumplas", "que sueñes", "que duermas", "a lo mejor",
      "a decir verdad", "a la vez", "a veces", "a nadie", "a todo", "a todos", "a todas", "a otro",
      "a otra persona",
      "de nada", "de todos modos", "de todas formas", "de momento", "de verdad", "de hecho",
      "por ahora", "en realidad", "para nada", "para siempre", "desde luego", "al revés",
      "al contrario", "al final", "al menos", "al fin", "a ver", "por favor", "por dios", "por fin",
      "por cierto", "por supuesto", "por si acaso", "por lo menos",
    ],
    conditions: [
      "si", "cuando", "a menos que", "a no ser que", "siempre que", "salvo que", "salvo si",
      "excepto si", "excepto cuando", "sólo si", "solo si", "pero sólo", "pero solo",
    ],
    conjunctions: [
      "porque", "en cuanto", "es", "ya que", "antes de que", "aunque", "para que", "mientras",
      "hasta que", "después de que",
    ],
    requestVerbs: [
      "di", "dile", "pregunta", "pregúntale", "envía", "manda", "pon", "recuérdame", "deséale",
      "pide", "abre", "busca", "reserva", "enciende",
    ],
    pointers: [
      "esto", "eso", "ese", "este", "lo mismo", "el mismo mensaje", "ese mensaje",
      "este mensaje", "el mensaje", "mi último mensaje",
    ],
    copulas: [
      "es", "son", "está", "están", "será", "serán", "era", "fue", "abre", "abren", "cierra",
      "cierran", "empieza", "empiezan", "comienza", "comienzan", "termina", "terminan", "acaba",
      "acaban", "sale", "salen", "llega", "llegan",
    ],
    continuations: [
      "y", "e", "o", "u", "ni", "pero", "sino", "excepto", "salvo", "menos", "además de",
      "junto con", "en vez de", "en lugar de",
    ],
    qualifiers: [
      "no", "sin", "nunca", "ni", "menos de", "más de", "al menos", "por lo menos", "como mucho",
      "cada", "excepto", "en vez de",
    ],
    approximations: [
      "unos", "unas", "casi", "aproximadamente", "alrededor de", "cerca de", "quizás", "hasta",
      "otros", "otras", "solo", "solamente", "exactamente", "el doble de", "la mitad de",
      "un tercio de", "el resto de", "parte de",
    ],
    epithets: [
      "pequeño", "pequeña", "grande", "gran", "viejo", "vieja", "joven", "señor", "señora",
      "sr", "sra", "don", "doña", "dr", "dra", "san", "santa", "de", "del", "y",
    ],
    ownerMarks: ["de", "del"],
    purposeMarks: ["por", "para"],
    relations: ["mamá", "papá"],
    numbered: [
      "capítulo", "capítulos", "página", "páginas", "habitación", "sala", "número", "lección",
      "episodio", "nivel", "paso", "ejercicio", "parte", "unidad", "temporada", "puerta",
      "pregunta", "acto", "tomo", "libro", "sección", "línea", "autobús", "andén", "vía",
      "versión", "grado", "piso", "planta", "edificio", "terminal", "fase", "tarea", "problema",
      "párrafo",
    ],
    channelMarks: ["en", "por", "con", "vía", "usando", "mediante"],
    personMarks: ["a", "al", "para"],
    retractions: ["y no", "en vez de", "en lugar de"],
    secondThoughts: [
      "digo", "no espera", "mejor dicho", "o mejor", "o sea", "ay no", "no perdón", "bueno no",
      "espera no",
    ],
    hesitations: ["eh", "ay", "uy", "espera", "perdona", "perdón", "em"],
    sequels: ["luego", "después", "también", "además"],
    reminders: ["recuérdame", "recuérdeme", "recuérdamelo", "acuérdame"]
  )
}
