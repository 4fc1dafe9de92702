extension DialogueWords {
  /// French.
  static let french = DialogueWords(
    commands: PhraseTable([
      (
        [
          "oui", "ouais", "d'accord", "bien sûr", "vas-y", "ok", "c'est ça", "oui s'il te plaît",
          "oui monsieur", "oui madame", "bien sûr que oui", "ça marche", "ça me va", "absolument",
          "tout à fait", "exactement", "exact", "entendu", "volontiers", "avec plaisir",
          "certainement", "évidemment", "carrément", "parfait", "très bien", "c'est juste",
          "c'est correct", "c'est exact", "c'est bon", "okay", "je veux bien", "mais oui", "bien",
          "super",
          "fais-le", "faites-le", "génial", "ça a l'air bien", "ça a l'air bon", "je crois",
          "je crois que oui",
          "je pense que oui", "je suppose", "je suppose que oui",
        ], .yes
      ),
      (
        [
          "non", "nan", "nan merci", "non merci", "pas du tout", "absolument pas", "surtout pas",
          "certainement pas",
          "bien sûr que non", "pas question", "pas vraiment", "plutôt pas", "jamais de la vie",
          "hors de question", "j'aime mieux pas", "jamais", "je crois pas", "je ne crois pas",
          "c'est faux", "faux", "ce n'est pas ça", "c'est pas ça", "je crois que non",
          "je suppose que non",
          "je pense que non",
          "je pense pas", "je ne pense pas", "vaut mieux pas",
        ], .no
      ),
      (
        [
          "annule", "annuler", "arrête", "laisse tomber", "stop", "oublie", "tant pis",
          "oublie ça", "annulez", "annule ça", "annule cela", "annule tout",
          "annule le message", "annulez ça", "annule l'envoi", "arrêtez", "arrête ça",
          "arrête tout", "stoppe", "laisse", "laissez", "laisse ça", "laissez tomber",
          "laisse tomber ça", "oubliez", "oublie tout", "oubliez ça", "ne l'envoie pas",
          "ne l'envoyez pas", "n'envoie pas", "n'envoie rien", "n'envoie pas le message",
          "n'envoie pas ça", "ne fais pas ça", "ne fais rien", "ne le fais pas", "ça suffit",
          "ça ne fait rien", "j'ai changé d'avis", "je ne veux pas", "je ne veux plus",
          "je veux pas", "pas maintenant", "on laisse tomber", "laissons tomber", "finalement non",
          "n'envoie aucun message", "n'envoie pas de message", "n'envoyez rien",
          "aucun message", "pas de message", "une autre fois",
          "n'écris rien",
          "n'écris pas", "ne lui écris pas", "ne lui écris rien",
        ] + notSending, .cancel
      ),
      (
        [
          "répète", "encore", "redis", "pardon", "quoi", "tu peux répéter", "pas encore", "attends",
          "attendez",
          "un instant", "une seconde", "un moment", "attends une seconde", "attends un peu",
          "laisse-moi réfléchir", "euh", "heu", "hein", "hum",
          "encore une fois", "encore une fois s'il te plaît", "encore une fois s'il vous plaît",
          "un petit instant", "un petit moment",
        ], .again
      ),
      (
        [
          "que peux-tu faire", "que sais-tu faire", "qu'est-ce que tu peux faire", "aide",
          "que puis-je dire", "tu peux faire quoi",
        ], .help
      ),
      (["au revoir", "ok au revoir"], .bye),
      (["c'est tout", "rien d'autre", "ce sera tout"], .enough),
      (["salut", "ciao", "à plus", "à bientôt", "bye"], .greeting),
      (["reviens", "retour", "reviens en arrière", "en arrière", "précédent"], .back),
      (
        ["recommence", "recommençons", "depuis le début", "on recommence", "repars de zéro"],
        .startOver
      ),
      (
        [
          "aucun", "aucune", "aucun d'eux", "aucune d'elles", "ni l'un ni l'autre",
          "aucun des deux", "personne", "rien", "rien du tout", "pas la peine",
          "c'est pas la peine", "ce n'est pas la peine", "aucun de ceux-là", "aucune de celles-là",
          "aucun des trois", "quelqu'un d'autre", "autre chose", "un autre",
          "une autre",
        ], .neither
      ),
      (
        [
          "je ne sais pas", "je sais pas", "je ne l'ai pas", "je l'ai pas", "je n'en ai pas",
          "j'en ai pas", "j'ai oublié", "je ne sais plus", "je sais plus",
          "j'en sais rien", "aucune idée", "je n'en sais rien",
          "je ne suis pas sûr", "je ne suis pas sûre",
        ], .dontKnow
      ),
      (
        [
          "peu importe", "peu m'importe", "n'importe", "n'importe lequel", "n'importe laquelle",
          "n'importe qui", "ça m'est égal", "c'est égal", "cela m'est égal",
          "ça n'a pas d'importance", "aucune importance", "je m'en fiche", "comme tu veux",
          "l'un d'eux", "l'une d'elles", "un d'eux", "une d'elles", "choisis-en un",
          "choisis-en une", "prends-en un", "choisis pour moi",
          "comme vous voulez", "celui que tu veux", "celle que tu veux", "à toi de choisir",
          "choisis toi-même", "c'est pareil", "l'un ou l'autre", "aucune préférence",
          "pas de préférence", "je n'ai pas de préférence",
        ], .indifferent
      ),
      (
        [
          "quels sont les choix", "quelles sont les options", "quels choix", "quelles options",
          "quels choix y a-t-il", "quelles options y a-t-il", "quels sont mes choix",
          "quelles sont mes options", "montre-moi la liste", "montre-moi les choix",
          "montre-moi les options", "montre la liste", "redis-moi les choix",
          "redis-moi les options", "répète les choix", "répète les options", "lesquels",
          "lesquelles",
        ], .listing
      ),
    ]),
    refusalsForNow: PhraseTable(words: [
      "pas maintenant", "plus maintenant", "je ne veux pas", "je veux pas", "finalement non",
    ]),
    ironies: PhraseTable(words: ["ah super", "ah bravo", "ah génial"]),
    plainNo: PhraseTable(words: ["non", "nan"]),
    goingOn: PhraseTable(
      words: nods + [
        "o", "continue", "continuez", "continuer", "continuons", "on continue", "tu peux continuer",
        "vous pouvez continuer", "poursuis", "poursuivez", "allez-y", "confirme", "je confirme",
      ]),
    prohibitions: PhraseTable(words: [
      "n'annule pas", "n'annulez pas", "annule pas", "ne pas annuler", "n'arrête pas",
      "n'arrêtez pas", "arrête pas", "ne pas arrêter", "n'oublie pas", "oublie pas",
      "ne laisse pas tomber", "laisse pas tomber",
    ]),
    interjections: PhraseTable(words: [
      "oh", "ah", "ben", "bah", "eh", "eh bien", "hé", "bon", "bof", "ouh",
    ]),
    thoughts: PhraseTable(words: [
      "alors", "donc", "bon", "bon alors", "eh bien", "ben", "voyons", "voyons voir",
    ]),
    fillers: PhraseTable(words: [
      "seulement", "juste", "alors", "aussi",
      "à", "pour", "avec", "de",
      "s'il te plaît", "s'il vous plaît", "euh", "je voudrais", "je veux", "c'est", "merci",
    ]),
    negations: PhraseTable(words: [
      "pas", "sauf", "excepté", "hormis", "à part", "autre que", "ni", "aucun", "aucune",
      "sans", "jamais", "plutôt que", "au lieu de",
    ]),
    opposites: PhraseTable(words: ["pas", "pas de", "pas d'", "sans"]),
    refusals: PhraseTable([]),
    declines: PhraseTable([(["non à", "non au", "non aux"], false)]),
    comparisons: PhraseTable(words: [
      "moins de", "plus de", "moins que", "plus que", "au moins", "au plus", "jusqu'à", "ou plus",
      "ou moins", "minimum", "maximum",
    ]),
    tags: PhraseTable(words: ["non", "hein", "d'accord", "oui", "n'est-ce pas", "ok"]),
    alternatives: PhraseTable(words: ["ou"]),
    leadIns: PhraseTable([
      (["dis-lui", "dis-leur", "je veux dire", "je veux lui dire", "je veux leur dire"], true),
      (["dis", "écris", "le message est"], false),
    ]),
    denyingForms: ["non-"],
    requests: PhraseTable([
      (["rappel", "tâche"], ["task", "reminder"]), (["liste"], ["list", "task"]),
      (["commande"], ["order", "ride"]), (["paiement"], ["pay", "money", "transfer"]),
      (["virement"], ["transfer", "pay", "money"]), (["réservation"], ["reserv", "book", "ride"]),
      (["note"], ["note"]), (["course", "taxi"], ["ride"]), (["vol"], ["flight"]),
      (["appel"], ["call"]),
    ]),
    exclamations: PhraseTable(words: ["zut", "mince", "merde", "putain", "flûte"]),
    namings: PhraseTable(words: [
      "appelle-la", "appelle-le", "appelle ça", "nomme-la", "nomme-le", "elle s'appelle",
      "il s'appelle", "ça s'appelle",
      "intitule-la", "intitule-le", "la liste s'appelle",
    ]),
    doing: PhraseTable([
      (["réserve", "réserve-le", "réserve-la"], ["book", "order"]),
      (["commande-le", "commande-la"], ["order", "book", "buy"]),
      (["paie", "paye"], ["pay"]),
      (["envoie", "envoie-le", "envoie-la"], ["send", "pay", "transfer", "share"]),
    ]),
    objects: PhraseTable(words: ["la", "le", "l", "les", "ça"]),
    verbDenials: PhraseTable(words: ["ne", "n", "pas"]),
    speakers: PhraseTable(words: ["je", "j"]),
    replacements: PhraseTable(words: ["au lieu de", "plutôt que", "à la place de"]),
    correctionEndings: PhraseTable(words: ["plutôt", "à la place"] + meantInFrench),
    changes: ChangeWords(
      verbs: [
        "change", "changez", "changer", "mets", "mettez", "modifie", "modifiez", "remplace",
        "déplace", "déplacez",
      ], marks: ["à", "au", "en", "par", "pour", "sur", "doit être"],
      days: ["jour", "date"], times: ["heure", "horaire"]),
    suiting: PhraseTable(words: [
      "convient", "conviendrait", "marche", "serait", "pile", "environ", "peut-être", "ça",
      "ce mois-ci", "idéalement", "de préférence", "si possible",
    ]),
    contrasts: PhraseTable(words: ["mais", "mais plutôt"]),
    additions: PhraseTable(words: [
      "et", "aussi", "il faut aussi", "il nous faut aussi", "il me faut aussi", "n'oublie pas",
      "et aussi", "et puis", "en plus", "ajoute", "ajoutez", "rajoute", "rajoutez",
      "ajoute aussi", "ainsi que", "et en plus",
    ]),
    additionEndings: PhraseTable(words: [
      "aussi", "également", "en plus", "à la liste",
    ]),
    inseparable: PhraseTable([]),
    removals: PhraseTable(words: [
      "enlève", "enlevez", "retire", "retirez", "supprime", "supprimez", "ôte", "efface", "oublie",
      "sans", "laisse tomber", "pas besoin de", "je ne veux pas de", "je veux pas de",
      "de la liste", "de ma liste", "de notre liste", "de cette liste",
    ]),
    removingVerbs: PhraseTable(words: ["sors", "sortez", "raye", "rayez", "barre", "vire"]),
    removalEndings: PhraseTable([]),
    exclusives: PhraseTable(words: [
      "seulement", "juste", "uniquement", "rien que", "seulement du", "seulement de la",
      "seulement des", "juste du", "juste de la", "juste des", "uniquement du",
      "uniquement de la", "uniquement des", "rien que du", "rien que de la", "rien que des",
      "il faut seulement", "il faut juste",
    ]),
    literally: PhraseTable(words: [
      "mot pour mot", "mot à mot", "à la lettre", "tel quel", "comme je l'ai dit", "exactement",
      "littéralement", "oui mot pour mot",
      "c'est le texte", "envoie", "envoie-le", "envoie le", "envoie ça",
      "envoyez", "envoyez-le", "envoyez ça",
    ]),
    wrongPeople: PhraseTable(words: [
      "je me suis trompé", "je me suis trompée", "c'est une erreur", "erreur",
      "mauvaise personne", "la mauvaise personne", "pas la bonne personne", "pas elle", "pas lui",
      "pas à elle", "pas à lui",
      "c'est la mauvaise personne",
      "ce n'est pas la bonne personne", "le mauvais", "la mauvaise", "c'est le mauvais",
      "c'est la mauvaise", "pas le bon", "pas la bonne", "ce n'est pas le bon",
    ]),
    textRefusals: .french,
    choices: .french,
    words: frenchWords
  )

  /// What says, before or behind a value, that this is the one that is meant.
  static let meantInFrench = ["je veux dire", "je voulais dire"]

  /// What is said to have nothing sent: `je ne veux plus envoyer de message`.
  private static let notSending: [String] = ["je ne veux", "je veux"].flatMap { wish in
    ["pas", "plus"].flatMap { never in
      [
        "envoyer de message", "envoyer ce message", "envoyer le message", "l'envoyer",
        "rien envoyer",
      ]
      .map { "\(wish) \(never) \($0)" }
    }
  }

  private static func frenchWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "C’est trop long pour moi. Dis-le en moins de mots, s’il te plaît."
    case .notUnderstood: "Je n’ai pas compris."
    case .abilities: "Tu peux dire : %@"
    case .noAbilities: "Je ne connais aucun exemple de ce qu'on peut dire."
    case .notAnAnswer: "Je n’ai pas compris."
    case .nothingToCancel: "Il n’y a rien à annuler."
    case .choices: "Tu peux choisir %@."
    case .notAllowed: "Tu n’as pas autorisé %@ à faire cela."
    case .failed: "Quelque chose n’a pas marché."
    case .done: "C’est fait."
    case .nothingAsked: "Je n’ai rien demandé."
    case .goodbye: "Au revoir."
    case .ignored: "Je n’ai pas compris %@."
    case .wayOut: "Tu peux dire « annule » pour laisser tomber, ou « recommence »."
    case .leave: "Tu peux dire « annule » pour laisser tomber."
    case .noted: "C’est noté : %@."
    case .leftOut: "D’accord, sans %@."
    case .notNeeded: "%@ n’est pas nécessaire ici."
    case .onlyOne: "Je ne peux en prendre qu’un."
    case .drop: "Je laisse tomber « %@ » ?"
    case .verbatim: "Je prends « %@ » mot pour mot ?"
    case .meantFor: "« %@ », c’est pour %@ ?"
    case .goOnWithout: "Je ne peux pas tenir compte de « %@ ». Je continue sans ?"
    case .onlyInTitle: "Je peux seulement noter « %@ » dans le titre, sans rappel. Je continue ?"
    case .ownDecision: "C’est à toi de décider."
    case .didYouMean: "Tu veux dire %@ ?"
    case .nothingBefore: "Il n’y a rien avant."
    case .continueInApp: "Continue dans %@."
    case .quoted: "« %@ »"
    case .alternative: "%@ ou %@"
    case .stillAtWork: "Cela prend un moment."
    }
  }
}
