extension TextRefusals {
  static let spanish = TextRefusals(
    sending: [
      "mandes", "mande", "mandar", "manda", "envíes", "envíe", "enviar", "envía", "escribas",
      "escriba", "escribir", "escribe", "escribirle", "mandarle", "enviarle", "digas", "diga",
      "decir", "decirle", "mensaje", "mensajes",
    ],
    denials: ["nada", "ningún", "nunca"],
    beside: ["le", "les", "quiero", "quería", "un", "ya", "mejor", "ahora", "al final"],
    others: ["otro", "otra"], persons: ["persona", "número", "contacto"],
    replacements: ["mejor", "en vez de", "en lugar de"])
}
