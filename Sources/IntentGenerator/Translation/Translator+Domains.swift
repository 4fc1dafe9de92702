import IntentDefinition

extension Translator {
  /// The handling protocol of a domain, and its description.
  ///
  /// - Parameter handling: What the protocol inherits where the domain has no intents.
  func domainModel(_ domain: Domain, _ definition: Definition, handling: String) -> DomainModel {
    let members = definition.intents.filter { $0.domain?.value == domain.name.value }
    let handled: [Intent] =
      if let names = domain.handlingIntents {
        names.compactMap { name in members.first { $0.name.value == name.value } }
      } else {
        members
      }
    let protocols = handled.map { $0.typeName + "Handling" }
    let member = domain.memberName
    return DomainModel(
      name: SwiftLiteral.comment(domain.name.value),
      documentation: documentation(
        "Handles the domain '\(SwiftLiteral.comment(domain.title ?? domain.name.value))'.",
        domain.summary
      ),
      handling: domain.handlingProtocolName,
      conformance: SwiftLayout.inheritance(
        of: head("protocol", domain.handlingProtocolName),
        protocols.isEmpty ? [handling] : protocols,
        brace: "{}"
      ),
      member: SwiftIdentifier.escaped(member),
      value: description(of: domain, members: members, handled: handled)
        .render(column: 2 + access.count + "static let  = ".count + member.count, indentation: 2)
    )
  }

  private func description(of domain: Domain, members: [Intent], handled: [Intent])
    -> SwiftExpression
  {
    var arguments = [Argument(label: "name", value: .string(domain.name.value))]
    let texts = [
      ("title", domain.title), ("summary", domain.summary), ("introduced", domain.introduced),
    ]
    for case (let label, let text?) in texts {
      arguments.append(Argument(label: label, value: .string(text)))
    }
    let names = { (intents: [Intent]) in
      SwiftExpression.array(intents.map { .string($0.name.value) })
    }
    arguments.append(Argument(label: "handlingIntents", value: names(handled)))
    arguments.append(Argument(label: "intents", value: names(members)))
    return call("Domain", arguments)
  }
}
