// What the handlers use of their app.

import Foundation
import Intents

struct AnyCancellable: Hashable {}

final class ManagedObjectContext {}

final class CoreDataStack {
  struct Container { let viewContext = ManagedObjectContext() }
  let persistentContainer = Container()
  func newTaskContext() -> ManagedObjectContext { ManagedObjectContext() }
}

enum Mastodon {
  enum Entity {
    struct Status {
      enum Visibility { case `public`, `private` }
      let id: String
      let url: String?
      let account: Account
    }
    struct Account {
      let acct: String
      func avatarImageURL() -> URL? { nil }
      func acctWithDomainIfMissing(_ domain: String) -> String { "\(acct)@\(domain)" }
    }
    struct Tag { let name: String }
    struct SearchResult {
      let accounts: [Account]
      let hashtags: [Tag]
    }
  }
  enum API {
    enum Account {
      struct FollowedTagsQuery { let limit: Int? }
    }
  }
  struct Response<Value> { let value: Value }
}

struct MastodonAuthentication {
  let domain: String
  let userID: String
  var activedAt = Date()
  var appAccessToken = ""
  var userAccessToken = ""
}

struct MastodonAuthenticationBox {
  struct Authorization { let accessToken: String }
  struct Cache { static func sharedCache(for token: String) -> Cache { Cache() } }
  let authentication: MastodonAuthentication
  let domain: String
  let userID: String
  let appAuthorization: Authorization
  let userAuthorization: Authorization
  let inMemoryCache: Cache
}

final class AuthenticationServiceProvider {
  static let shared = AuthenticationServiceProvider()
  var authentications = [
    MastodonAuthentication(domain: "zoo.example", userID: "1"),
    MastodonAuthentication(domain: "jungle.example", userID: "2"),
  ]
  func restore() {}
}

extension Account {
  static func fetch() async throws -> [Account] {
    AuthenticationServiceProvider.shared.authentications.map {
      Account(identifier: $0.userID, display: "@monkey@\($0.domain)")
    }
  }
}

extension Array where Element == Account {
  func mastodonAuthentication() throws -> [MastodonAuthentication] {
    map { account in
      MastodonAuthentication(domain: account.displayString, userID: account.identifier ?? "")
    }
  }
}

final class APIService {
  enum APIError {
    enum Reason { case authenticationMissing }
    case implicit(Reason)
    var errorDescription: String? { "You have to sign in first." }
  }
  struct StatusQuery {
    let status: String?
    let mediaIDs: [String]?
    let pollOptions: [String]?
    let pollExpiresIn: Int?
    let inReplyToID: String?
    let sensitive: Bool?
    let spoilerText: String?
    let visibility: Mastodon.Entity.Status.Visibility?
    let language: String?
  }
  struct SearchQuery {
    enum Kind { case hashtags }
    let q: String
    var type: Kind?
    init(q: String, type: Kind? = nil) {
      self.q = q
      self.type = type
    }
  }

  init(backgroundManagedObjectContext: ManagedObjectContext) {}

  func publishStatus(
    domain: String, idempotencyKey: String, query: StatusQuery,
    authenticationBox: MastodonAuthenticationBox
  ) async throws -> Mastodon.Response<Mastodon.Entity.Status> {
    let status = Mastodon.Entity.Status(
      id: "p\(authenticationBox.userID)", url: "https://\(domain)/1",
      account: Mastodon.Entity.Account(acct: "monkey"))
    return Mastodon.Response(value: status)
  }

  func search(
    query: SearchQuery, authenticationBox: MastodonAuthenticationBox
  ) async throws -> Mastodon.Response<Mastodon.Entity.SearchResult> {
    let names = ["ape", "monkey"].filter { $0.contains(query.q) }
    let result = Mastodon.Entity.SearchResult(
      accounts: names.map { Mastodon.Entity.Account(acct: $0) },
      hashtags: names.map { Mastodon.Entity.Tag(name: $0) })
    return Mastodon.Response(value: result)
  }

  func getFollowedTags(
    domain: String, query: Mastodon.API.Account.FollowedTagsQuery,
    authenticationBox: MastodonAuthenticationBox
  ) async throws -> Mastodon.Response<[Mastodon.Entity.Tag]> {
    Mastodon.Response(value: [Mastodon.Entity.Tag(name: "bananas")])
  }
}

final class AuthenticationService {
  let mastodonAuthenticationBoxes = AuthenticationServiceProvider.shared.authentications.map {
    MastodonAuthenticationBox(
      authentication: $0, domain: $0.domain, userID: $0.userID,
      appAuthorization: .init(accessToken: ""), userAuthorization: .init(accessToken: ""),
      inMemoryCache: .sharedCache(for: ""))
  }
}

struct AppContext {
  let authenticationService = AuthenticationService()
  let apiService = APIService(backgroundManagedObjectContext: ManagedObjectContext())
}

enum WidgetExtension {
  static let appContext = AppContext()
}
