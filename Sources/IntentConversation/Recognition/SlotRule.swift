/// What decides whether words fit a slot, in few bytes: it is looked at for every word.
struct SlotRule: Sendable {
  /// What holds of a slot.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16
    /// Any words will do: a name that nothing knows, free text, a list.
    static let open = Traits(rawValue: 1)
    /// What is said is text rather than a name.
    static let text = Traits(rawValue: 2)
    /// Its words are kept exactly as they are said.
    static let dictated = Traits(rawValue: 4)
    /// It is the name of somebody.
    static let person = Traits(rawValue: 8)
    /// It has its value without any words.
    static let constant = Traits(rawValue: 16)
    /// It is the app's name, which is a word of the template.
    static let app = Traits(rawValue: 32)
    /// There are names that the app itself gives its values.
    static let ownNames = Traits(rawValue: 64)
    /// Any words will do, and nothing is made of them.
    static let any = Traits(rawValue: 128)
    /// It takes several names, with words such as `and` between them.
    static let list = Traits(rawValue: 256)
    /// It is a day or a time.
    static let moment = Traits(rawValue: 512)
    /// It is one to be reminded at: a day that is over is asked about.
    static let reminder = Traits(rawValue: 1_024)
    /// It names somebody, or a group of people.
    static let people = Traits(rawValue: 4_096)
    /// It names whom an amount of money is sent to, or the like.
    static let payee = Traits(rawValue: 2_048)
    /// It is what something is called, which any words may be.
    static let title = Traits(rawValue: 8_192)
  }

  let traits: Traits
  /// What a sentence notes that has filled it, so that no value is said twice.
  let mark: UInt16
  /// The place of what its words are read as, among the types of all slots; -1 where they are not read.
  let type: Int32

  init(_ slot: Slot, type: Int32) {
    var traits: Traits = []
    if slot.isOpen { traits.insert(.open) }
    if slot.isText { traits.insert(.text) }
    if slot.isDictated { traits.insert(.dictated) }
    if slot.isPerson { traits.insert(.person) }
    if slot.isPeople { traits.insert(.people) }
    if slot.isPayee { traits.insert(.payee) }
    if slot.isTitle { traits.insert(.title) }
    if slot.type.isMoment { traits.insert(.moment) }
    if slot.type == .temporalTrigger { traits.insert(.reminder) }
    if slot.takesList { traits.insert(.list) }
    if slot.constant != nil { traits.insert(.constant) }
    if slot.isApp { traits.insert(.app) }
    if slot.parameter == nil, !slot.isApp { traits = [.open, .any] }
    if slot.takesNames, !slot.names.entries.isEmpty { traits.insert(.ownNames) }
    self.traits = traits
    self.type = type
    mark = slot.mark
  }
}
