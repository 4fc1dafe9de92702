// An app that has types of its own under the names of what generated code is made of.

struct Person {}
struct Presentation {}
struct ResolutionResult {}
struct IntentDescriptor {}
struct LocalizedText {}
struct UserActivity {}
struct Domain {}
struct Date {}
struct Set {}
struct String {}
struct Int {}
struct Bool {}
struct Optional {}
struct Task {}
protocol Intent {}
protocol IntentHandling {}
protocol Error {}
protocol Codable {}
protocol Hashable {}
protocol Sendable {}
