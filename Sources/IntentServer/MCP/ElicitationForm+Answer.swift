#if Server
  import IntentRuntime
  import IntentSchemas

  extension ElicitationForm {
    /// What the user said with a form; none where that is no answer, and is asked for again.
    func answer(_ elicited: MCPExchange.Elicited) -> SessionDesk.Answer.Said? {
      switch elicited {
      case .cancelled: .answer(.cancel)
      case .declined: declined
      case .accepted(let content): accepted(content)
      }
    }

    /// A no where a yes was asked for; of anything else the user wants none.
    private var declined: SessionDesk.Answer.Said {
      switch view.step.turn {
      case .confirm, .agree: .answer(.no)
      default: .answer(.cancel)
      }
    }

    private func accepted(_ content: [String: JSONValue]) -> SessionDesk.Answer.Said? {
      switch view.step.turn {
      case .confirm, .agree:
        guard case .boolean(let isYes)? = content[Self.confirmation] else { return nil }
        return .answer(isYes ? .yes : .no)
      case .choose:
        guard let text = content[Self.choice]?.text, let place = Int(text) else {
          return .answer(.choice(-1))
        }
        return .answer(.choice(place))
      case .ask(let question):
        guard let parameter = outline?.parameters.first(where: { $0.name == question.parameter })
        else { return .answer(.proceed) }
        return value(of: parameter, in: content)
      case .unlock, .inProgress, .launchApp, .done: return .answer(.proceed)
      }
    }

    private func value(
      of parameter: ParameterOutline,
      in content: [String: JSONValue]
    ) -> SessionDesk.Answer.Said {
      func part(_ suffix: String) -> JSONValue { content["\(parameter.name)_\(suffix)"] ?? .null }
      if parameter.typeName == "CurrencyAmount" {
        let code = part("currencyCode").text?.uppercased() ?? ""
        return .answer(.value(["amount": part("amount"), "currencyCode": .string(code)]))
      }
      var given = content[parameter.name] ?? .null
      if !ParameterOutline.units(of: parameter.typeName).isEmpty {
        given = ["value": part("value"), "unit": part("unit")]
      }
      // Words are read as an answer: 'tomorrow at 8' is a time, 'Bobo and Coco' are two.
      if case .string(let text) = given, isRead(parameter, text) { return .text(text) }
      return .answer(.value(given))
    }

    /// Whether a text is to be read by the language's rules, rather than taken as it is.
    private func isRead(_ parameter: ParameterOutline, _ text: String) -> Bool {
      if case .enumeration = parameter.kind { return false }
      switch parameter.typeName {
      case "Date", "URL": return false
      case "DateComponents":
        return WireValues.value(.string(text), of: parameter) == .string(text)
      case "String": return parameter.isArray
      default: return true
      }
    }
  }
#endif
