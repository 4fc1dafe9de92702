extension Rule {
  static let propertyListDescriptions: [Rule: RuleDescription] = [
    .binaryPropertyList: RuleDescription(
      "The file is a binary property list.",
      why: "Only XML has lines that can be pointed at, compared and merged.",
      example: "a file that begins with bplist00",
      remedy: "Convert it: plutil -convert xml1 FILE."),
    .oldStylePropertyList: RuleDescription(
      "The file is an old-style (NeXTSTEP) property list.",
      why: "That format has no types besides text.",
      example: "{ INIntents = ( ); }",
      remedy: "Convert it: plutil -convert xml1 FILE."),
    .notAPropertyList: RuleDescription(
      "The file is no property list at all.",
      why: "There is nothing in it that could be a definition.",
      example: "<html>…</html>",
      remedy: "Name the right file; a property list begins with <plist version=\"1.0\">."),
    .malformedXML: RuleDescription(
      "The XML is not well formed.",
      why: "What follows the mistake could mean anything.",
      example: "<array> … </dict>",
      remedy: "Correct the text at the place, or just before."),
    .unsupportedEncoding: RuleDescription(
      "The encoding is neither UTF-8 nor UTF-16.",
      why: "Texts would be read as other texts.",
      example: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
      remedy: "Save the file as UTF-8."),
    .foreignDocumentType: RuleDescription(
      "The document type is not Apple's.",
      why: "A foreign one may change what the elements mean.",
      example: "<!DOCTYPE html>",
      remedy: "Remove the line, or use -//Apple//DTD PLIST 1.0//EN."),
    .entityDeclaration: RuleDescription(
      "The file declares an entity, or attributes.",
      why: "Entities can read other files and grow without end; a property list needs none.",
      example: "<!ENTITY name \"text\">",
      remedy: "Write the text out where it is used."),
    .undeclaredEntity: RuleDescription(
      "The file uses an entity that XML does not define.",
      why: "Nobody can tell which text is meant.",
      example: "<string>Fish &chips;</string>",
      remedy: "Write the character itself, or &amp; for an ampersand."),
    .misplacedElement: RuleDescription(
      "An element stands where it does not belong.",
      why: "What it holds would be lost.",
      example: "<array><key>name</key></array>",
      remedy: "Move it, or remove it."),
    .misplacedText: RuleDescription(
      "Text stands between elements.",
      why: "It belongs to no key, and would be lost.",
      example: "<dict>soup</dict>",
      remedy: "Put it in a <string>, or remove it."),
    .duplicateKey: RuleDescription(
      "A dictionary has a key twice.",
      why: "One of the two values would be lost; programs differ in which.",
      example: "<key>INIntentName</key>… <key>INIntentName</key>…",
      remedy: "Remove one."),
    .keyWithoutValue: RuleDescription(
      "A key is followed by no value.",
      why: "Every value behind it could belong to another key.",
      example: "<dict><key>INIntentName</key></dict>",
      remedy: "Add a value, or remove the key."),
    .valueWithoutKey: RuleDescription(
      "A value in a dictionary has no key before it.",
      why: "Nobody can ask for it.",
      example: "<dict><string>OrderSoup</string></dict>",
      remedy: "Add a key, or remove the value."),
    .invalidInteger: RuleDescription(
      "An integer is not written as one, or does not fit 64 bits.",
      why: "Another number would be read.",
      example: "<integer>twelve</integer>",
      remedy: "Write digits, with a minus in front where it is negative."),
    .invalidReal: RuleDescription(
      "A real number is not written as one.",
      why: "Another number would be read.",
      example: "<real>1,5</real>",
      remedy: "Write it with a point: 1.5."),
    .invalidDate: RuleDescription(
      "A date is not written as one.",
      why: "Another date would be read.",
      example: "<date>31.1.2026</date>",
      remedy: "Write it as 2026-01-31T12:00:00Z."),
    .invalidData: RuleDescription(
      "Data is not Base64.",
      why: "Other bytes would be read.",
      example: "<data>%%%</data>",
      remedy: "Encode it as Base64."),
    .tooDeep: RuleDescription(
      "Elements are nested too deeply.",
      why: "No definition needs it, and a reader could be made to run out of memory.",
      example: "129 arrays in one another",
      remedy: "Nest less."),
    .tooLarge: RuleDescription(
      "The file is too large, or an element has too many attributes.",
      why: "No definition needs it, and a reader could be kept busy for hours.",
      example: "a file of more than 64 MiB",
      remedy: "Divide the definition."),
  ]
}
