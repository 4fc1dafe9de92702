// What Apple's framework of the name has, on the systems where it does not exist, so that a handler
// written for it compiles and runs with its imports as they are.

@_exported public import Foundation
// Apple's Foundation has what fetches over the network, which handlers use without another import.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
