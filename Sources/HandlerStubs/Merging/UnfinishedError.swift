import SwiftSyntax

extension ProtocolComparison {
  /// What a method throws in which code is missing, as it is written between some braces, or in a new file: behind its
  /// module where a definition or the user's own code has something of that name.
  func unfinishedError(at members: MemberBlockSyntax?, _ index: SourceIndex) -> String {
    let name = MethodStub.error
    let scopes = index.typeNames.scopes
    let own = members.flatMap { scopes.declaration(of: name, at: $0) }
    let isHidden = own != nil || scopes.hasOwnType(name) || typeNames.contains(name)
    return isHidden ? "IntentRuntime.\(name)" : name
  }
}
