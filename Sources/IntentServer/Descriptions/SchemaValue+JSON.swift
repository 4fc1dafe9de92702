#if Server
  import IntentRuntime
  import IntentSchemas

  extension SchemaValue {
    /// A value of the runtime, its members in the order of their names.
    init(_ value: JSONValue) {
      self =
        switch value {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let values): .array(values.map { SchemaValue($0) })
        case .object(let members):
          .object(members.sorted { $0.key < $1.key }.map { Member($0.key, SchemaValue($0.value)) })
        }
    }

    /// The value as the runtime has it.
    var json: JSONValue {
      switch self {
      case .null: .null
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .number(let value): .number(value)
      case .string(let value): .string(value)
      case .array(let values): .array(values.map(\.json))
      case .object(let members):
        .object(Dictionary(members.map { ($0.name, $0.value.json) }) { $1 })
      }
    }
  }
#endif
