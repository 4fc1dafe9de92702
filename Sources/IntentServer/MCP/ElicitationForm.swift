#if Server
  import IntentConversation
  import IntentRuntime
  import IntentSchemas

  /// What a turn asks, as a form that a client shows its user: fields of plain values, no deeper.
  struct ElicitationForm: Sendable {
    let view: SessionView
    let outline: IntentOutline?
    /// Whether the titles of choices stand in `oneOf`.
    let takesTitledChoices: Bool

    static let confirmation = "confirm"
    static let choice = "choice"

    /// The parameters of `elicitation/create`; none where no form can ask it.
    var params: JSONValue? {
      guard let fields, !fields.isEmpty else { return nil }
      let required = fields.filter(\.isRequired).map(\.name)
      return [
        "mode": "form", "message": .string(message),
        "requestedSchema": [
          "type": "object",
          "properties": .object(Dictionary(fields.map { ($0.name, $0.schema) }) { $1 }),
          "required": .strings(required),
        ],
      ]
    }

    private struct Field {
      var name: String
      var schema: JSONValue
      var isRequired = true
    }

    /// What the user reads: why the last value was refused, and the question; or what the assistant says of the answer before, as
    /// that it was not understood, or asks about it.
    private var message: String {
      if view.reply.code != nil { return view.reply.speech }
      return switch view.step.turn {
      case .ask(let question), .choose(let question, _), .agree(let question, _):
        [question.reason, question.prompt].compactMap(\.self).filter { !$0.isEmpty }
          .joined(separator: " ")
      case .confirm(let prompt), .unlock(let prompt): prompt
      case .inProgress, .launchApp, .done: view.reply.speech
      }
    }

    private var fields: [Field]? {
      switch view.step.turn {
      case .confirm(let prompt):
        return [yesOrNo(prompt)]
      case .agree(let question, _):
        return [yesOrNo(question.prompt)]
      case .choose(let question, let options):
        return [Field(name: Self.choice, schema: choice(options.map(\.text), question.prompt))]
      case .ask(let question):
        guard let parameter = outline?.parameters.first(where: { $0.name == question.parameter })
        else { return nil }
        return fields(of: parameter, isElement: question.element != nil)
      case .unlock, .inProgress, .launchApp, .done: return nil
      }
    }

    private func yesOrNo(_ prompt: String) -> Field {
      Field(name: Self.confirmation, schema: ["type": "boolean", "title": .string(prompt)])
    }

    /// One of some texts, by its place.
    private func choice(_ texts: [String], _ title: String) -> JSONValue {
      choice(texts.enumerated().map { ("\($0.offset)", $0.element) }, title)
    }

    private func choice(_ cases: [(name: String, title: String)], _ title: String) -> JSONValue {
      guard takesTitledChoices else {
        return [
          "type": "string", "title": .string(title), "enum": .strings(cases.map(\.name)),
          "enumNames": .strings(cases.map(\.title)),
        ]
      }
      let options = cases.map {
        ["const": .string($0.name), "title": .string($0.title)] as JSONValue
      }
      return ["type": "string", "title": .string(title), "oneOf": .array(options)]
    }

    /// The fields of a parameter's value; none where no plain values make one.
    private func fields(of parameter: ParameterOutline, isElement: Bool) -> [Field]? {
      let title = parameter.title
      func field(_ name: String, _ schema: [String: JSONValue], _ suffix: String = "") -> Field {
        var schema = schema
        schema["title"] = .string(title + suffix)
        return Field(name: name, schema: .object(schema))
      }
      if case .enumeration(let cases) = parameter.kind {
        let name = parameter.name
        return [Field(name: name, schema: choice(cases.map { ($0.name, $0.title) }, title))]
      }
      if case .object(nil) = parameter.kind { return nil }
      var number: [String: JSONValue] = ["type": "number"]
      if let minimum = parameter.minimum { number["minimum"] = .number(minimum) }
      if let maximum = parameter.maximum { number["maximum"] = .number(maximum) }
      switch parameter.typeName {
      case "Integer":
        number["type"] = "integer"
        return [field(parameter.name, number)]
      case "Decimal", "TimeInterval": return [field(parameter.name, number)]
      case "Boolean": return [field(parameter.name, ["type": "boolean"])]
      case "Date": return [field(parameter.name, ["type": "string", "format": "date-time"])]
      case "URL": return [field(parameter.name, ["type": "string", "format": "uri"])]
      case "CurrencyAmount":
        return [
          field("\(parameter.name)_amount", number),
          field(
            "\(parameter.name)_currencyCode", ["type": "string", "minLength": 3, "maxLength": 3],
            " (EUR, USD, …)"),
        ]
      case "File", "Image", "PaymentMethod", "UserActivity", "Location", "Dictionary": return nil
      default:
        let units = ParameterOutline.units(of: parameter.typeName)
        guard units.isEmpty else {
          return [
            field("\(parameter.name)_value", number),
            Field(
              name: "\(parameter.name)_unit", schema: choice(units.map { ($0, $0) }, title)),
          ]
        }
        return [field(parameter.name, ["type": "string", "minLength": 1])]
      }
    }
  }
#endif
