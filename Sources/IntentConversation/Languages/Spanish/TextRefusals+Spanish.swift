extension TextRefusals {
  static let spanish = TextRefusals(
    sending: [
      "mandes", "mande", "mandar", "manda", "envíes", "envíe", "enviar", "envía", "escribas",
      "escriba", "escribir", "escribe", "escribirle", "mandarle", "enviarle", "digas", "diga",
      "decir", "decirle", "dile", "diles", "mándalo", "mándala", "mándaselo", "envíalo", "envíala",
      "envíaselo", "mandéis", "enviéis", "escribáis", "digáis", "respondas",
      "responda",
      "responder", "contestes", "conteste", "mensaje", "mensajes",
    ],
    denials: ["nada", "ningún", "nunca", "nadie"],
    denialsOfRequest: ["nada"],
    beside: ["le", "les", "quiero", "quería", "un", "ya", "mejor", "ahora", "al final"],
    others: ["otro", "otra", "otros", "otras", "equivocado", "equivocada"],
    persons: ["persona", "personas", "número", "contacto", "destinatario", "nombre"],
    replacements: ["mejor", "en vez de", "en lugar de"],
    declines: [
      "no hace falta", "ya no hace falta", "no es necesario", "ya no es necesario", "déjalo así",
      "déjalo ahí", "se acabó", "fin", "listo", "ya está", "lo dejamos", "lo dejo",
      "lo dejamos así", "pasa de eso", "pasa de todo", "paso", "no te molestes",
      "no me apetece", "ya no me apetece", "que no hace falta", "me retracto",
      "abandona", "abandono",
    ],
    declinesBehindNo: [
      "así está bien", "está bien", "estoy bien", "está bien así", "todo bien", "ya",
    ])
}
