extension SpokenForms {
  /// French.
  static let french = SpokenForms(
    openings: [
      "peux-tu", "tu peux", "pourrais-tu", "tu pourrais", "pouvez-vous", "pourriez-vous",
      "est-ce que tu peux", "est-ce que tu pourrais", "je veux", "je voudrais", "j'aimerais",
      "il faut", "salut", "bonjour", "il faut que tu", "il faudrait que tu", "il faut que je",
      "il faut que j'", "j'aimerais que tu", "je voudrais que tu", "je veux que tu",
      "tu veux bien", "est-ce que tu veux bien",
      "j'ai besoin de", "j'ai besoin que tu", "j'ai envie de", "j'ai envie d'",
      "est-ce que je peux", "je peux", "puis-je", "est-ce qu'on peut", "on peut", "je dois",
      "on doit", "on va", "essaie de", "essaie d'", "dis", "hé", "hey", "ok", "bon", "finalement",
      "attends", "en fait", "maintenant", "allez", "vas-y", "tiens", "veuillez", "merci de",
      "serait-il possible de", "c'est possible de", "ce serait possible de", "je souhaite",
      "je souhaiterais",
    ],
    fillers: ["s'il te plaît", "s'il vous plaît", "stp", "svp", "euh", "alors"],
    courtesies: ["merci", "merci beaucoup", "merci bien", "et merci"],
    adverbs: [
      (
        [
          "maintenant", "tout de suite", "immédiatement", "dès maintenant", "sur-le-champ",
          "dès que possible", "au plus vite", "rapidement", "vite",
        ], true
      ),
      (["encore", "encore une fois", "de nouveau", "à nouveau", "une fois de plus"], false),
    ],
    functionWords: [
      "je", "j", "ne", "n", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "me", "te",
      "se", "moi",
      "lui",
      "leur", "que", "qu", "c", "suis", "es", "est", "sommes", "êtes", "sont", "ai", "as", "avons",
      "avez", "ont", "vais", "vas", "va", "allons", "allez", "vont", "si",
      "parce", "peux", "peut", "pouvons", "dis",
    ],
    streets: [
      "rue", "rue du", "place", "place du", "avenue", "avenue du", "boulevard", "boulevard du",
      "quai du",
    ],
    questionWords: [
      "qui", "quoi", "quand", "où", "comment", "pourquoi", "quel", "quelle", "combien",
    ],
    textMarks: [
      "disant", "en disant", "qui dit", "qui disait", "avec le message", "avec le texte",
      "avec le contenu", "pour lui dire", "pour leur dire",
    ],
    clauseStarts: ["que", "qu"],
    questionClauses: ["si", "s"],
    topicMarks: ["à propos de", "à propos du", "au sujet de", "au sujet du", "concernant"],
    idioms: [
      "s'il te plaît", "s'il vous plaît", "si besoin", "si jamais", "qu'est-ce", "que fais-tu",
      "que faites-vous", "que veux-tu", "que penses-tu", "que dis-tu", "que se passe-t-il",
      "d'accord", "d'ailleurs", "d'abord", "d'habitude", "de toute façon", "de toute manière",
      "de mon côté", "de notre côté", "de temps en temps", "de plus", "de suite", "à vrai dire",
      "à la fois", "à la réflexion", "à l'aide", "au fait", "au pire", "au mieux", "au moins",
      "au contraire", "au secours", "à jamais", "à demain", "à bientôt", "à plus", "à peu près",
      "à personne", "à tout", "à tous",
      "à tout le monde", "à quelqu'un d'autre", "pour l'instant", "pour le moment", "pour rien",
      "pour de vrai", "pour de bon",
    ],
    conditions: [
      "si", "s'il", "s'ils", "quand", "à moins que", "à moins qu", "à condition que",
      "à condition qu", "sauf si", "sauf s", "sauf quand", "seulement si", "mais seulement",
    ],
    conjunctions: [
      "parce que", "dès que", "c'est", "elle m'attend", "il m'attend", "puisque",
      "avant que", "bien que", "pour que", "pendant que", "jusqu'à ce que", "tant que",
    ],
    requestVerbs: [
      "dis", "dis-lui", "demande", "demande-lui", "envoie", "joue", "mets", "rappelle-moi",
      "souhaite", "souhaite-lui", "commande", "lance", "ouvre", "cherche", "réserve", "allume",
    ],
    pointers: [
      "ça", "cela", "ceci", "celui-là", "celle-là", "la même chose", "le même message",
      "ce message", "le message",
      "mon dernier message",
    ],
    copulas: [
      "est", "sont", "sera", "seront", "était", "étaient", "ouvre", "ouvrent", "ferme", "ferment",
      "commence", "commencent", "finit", "finissent", "se termine", "part", "partent", "arrive",
      "arrivent",
    ],
    continuations: [
      "et", "ou", "ni", "mais", "sauf", "excepté", "ainsi que", "au lieu de", "plutôt que",
    ],
    qualifiers: [
      "pas", "sans", "jamais", "ni", "moins de", "plus de", "au moins", "au plus", "chaque", "sauf",
      "au lieu de",
    ],
    approximations: [
      "environ", "presque", "à peu près", "approximativement", "peut-être", "jusqu'à", "encore",
      "seulement", "exactement", "le double de", "la moitié de", "un tiers de", "le reste de",
      "une partie de",
    ],
    epithets: [
      "petit", "petite", "grand", "grande", "gros", "grosse", "vieux", "vieille", "jeune",
      "monsieur", "madame", "mademoiselle", "m", "mme", "mlle", "dr", "saint", "sainte", "de", "du",
      "et",
    ],
    ownerMarks: ["de", "d", "du"],
    purposeMarks: ["pour"],
    relations: ["maman", "papa"],
    numbered: [
      "chapitre", "chapitres", "page", "pages", "chambre", "salle", "numéro", "leçon",
      "épisode", "niveau", "étape", "exercice", "partie", "unité", "saison", "porte",
      "question", "acte", "tome", "volume", "livre", "section", "ligne", "bus", "quai", "voie",
      "version", "étage", "bâtiment", "terminal", "phase", "tâche", "problème", "paragraphe",
    ],
    channelMarks: ["sur", "par", "avec", "via", "dans"],
    personMarks: ["à"],
    retractions: [
      "pas", "et pas", "et non", "et non pas", "au lieu de", "plutôt que", "plutôt qu",
    ],
    secondThoughts: [
      "enfin", "enfin non", "ah non", "non attends", "ou plutôt", "disons", "euh non",
    ],
    hesitations: ["euh", "attends", "attendez", "oups", "pardon", "désolé", "désolée", "hum"],
    sequels: ["puis", "ensuite", "après", "aussi"],
    denials: [
      (["pas", "jamais", "plus", "rien", "plus jamais", "de rien", "à rien"], true),
      (["plus de", "pas de", "plus tard"], false),
    ],
    clauseMarks: ["de", "d", "que", "qu", "à", "pour"], taskMarks: ["de", "d"],
    taskEndings: (["er", "ir", "dre", "ire", "ttre", "être", "vre", "ître"], [])
  )
}
