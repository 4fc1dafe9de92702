public import Foundation

/// Where errors of the framework come from.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// What goes wrong with interactions, shortcuts, pictures and requests.
public struct INIntentError: CustomNSError, Hashable, @unchecked Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Interactions cannot be handled so.
    case interactionOperationNotSupported = 1900
    /// An interaction was not donated.
    case donatingInteraction = 1901
    /// Interactions were not deleted.
    case deletingAllInteractions = 1902
    /// Interactions of some identifiers were not deleted.
    case deletingInteractionWithIdentifiers = 1903
    /// Interactions of a group were not deleted.
    case deletingInteractionWithGroupIdentifier = 1904
    /// Several extensions support an intent.
    case intentSupportedByMultipleExtension = 2001
    /// An extension restricts an intent that it does not support.
    case restrictedIntentsNotSupportedByExtension = 2002
    /// An extension gave no handler for an intent.
    case noHandlerProvidedForIntent = 2003
    /// There is no intent of a name.
    case invalidIntentName = 2004
    /// There is no app for an intent.
    case noAppAvailable = 2005
    /// A request took too long.
    case requestTimedOut = 3001
    /// A request says too little.
    case missingInformation = 3002
    /// The vocabulary is not where it belongs.
    case invalidUserVocabularyFileLocation = 4000
    /// An extension took too long to begin.
    case extensionLaunchingTimeout = 5000
    /// An extension did not begin.
    case extensionBringUpFailed = 5001
    /// Something is wrong with a picture.
    case imageGeneric = 6000
    /// There is no service for pictures.
    case imageNoServiceAvailable = 6001
    /// A picture was not stored.
    case imageStorageFailed = 6002
    /// A picture was not loaded.
    case imageLoadingFailed = 6003
    /// A picture was not fetched.
    case imageRetrievalFailed = 6004
    /// A picture stands for itself.
    case imageProxyLoop = 6005
    /// What stands for a picture is not valid.
    case imageProxyInvalid = 6006
    /// What stands for a picture took too long.
    case imageProxyTimeout = 6007
    /// The service for pictures failed.
    case imageServiceFailure = 6008
    /// A picture was not scaled.
    case imageScalingFailed = 6009
    /// The user has not allowed it.
    case permissionDenied = 6010
    /// A shortcut was not made.
    case voiceShortcutCreationFailed = 7000
    /// A shortcut was not found.
    case voiceShortcutGetFailed = 7001
    /// A shortcut was not deleted.
    case voiceShortcutDeleteFailed = 7002
    /// Something cannot be written.
    case encodingGeneric = 8000
    /// Something was not written.
    case encodingFailed = 8001
    /// Something cannot be read.
    case decodingGeneric = 9000
  }

  /// What went wrong.
  public let code: Code

  /// What is known of the error besides.
  public let errorUserInfo: [String: Any]

  /// An error of a code, with what is known besides.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.errorUserInfo = userInfo
  }

  /// Whether another error has the same code.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// Where the error comes from, as `NSError` has it.
  public static var errorDomain: String { INIntentErrorDomain }

  /// The number of the code, as `NSError` has it.
  public var errorCode: Int { code.rawValue }

  /// Interactions cannot be handled so.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }

  /// An interaction was not donated.
  public static var donatingInteraction: Code { .donatingInteraction }

  /// Interactions were not deleted.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }

  /// Interactions of some identifiers were not deleted.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }

  /// Interactions of a group were not deleted.
  public static var deletingInteractionWithGroupIdentifier: Code {
    .deletingInteractionWithGroupIdentifier
  }

  /// Several extensions support an intent.
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }

  /// An extension restricts an intent that it does not support.
  public static var restrictedIntentsNotSupportedByExtension: Code {
    .restrictedIntentsNotSupportedByExtension
  }

  /// An extension gave no handler for an intent.
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }

  /// There is no intent of a name.
  public static var invalidIntentName: Code { .invalidIntentName }

  /// There is no app for an intent.
  public static var noAppAvailable: Code { .noAppAvailable }

  /// A request took too long.
  public static var requestTimedOut: Code { .requestTimedOut }

  /// A request says too little.
  public static var missingInformation: Code { .missingInformation }

  /// The vocabulary is not where it belongs.
  public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }

  /// An extension took too long to begin.
  public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }

  /// An extension did not begin.
  public static var extensionBringUpFailed: Code { .extensionBringUpFailed }

  /// Something is wrong with a picture.
  public static var imageGeneric: Code { .imageGeneric }

  /// There is no service for pictures.
  public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }

  /// A picture was not stored.
  public static var imageStorageFailed: Code { .imageStorageFailed }

  /// A picture was not loaded.
  public static var imageLoadingFailed: Code { .imageLoadingFailed }

  /// A picture was not fetched.
  public static var imageRetrievalFailed: Code { .imageRetrievalFailed }

  /// A picture stands for itself.
  public static var imageProxyLoop: Code { .imageProxyLoop }

  /// What stands for a picture is not valid.
  public static var imageProxyInvalid: Code { .imageProxyInvalid }

  /// What stands for a picture took too long.
  public static var imageProxyTimeout: Code { .imageProxyTimeout }

  /// The service for pictures failed.
  public static var imageServiceFailure: Code { .imageServiceFailure }

  /// A picture was not scaled.
  public static var imageScalingFailed: Code { .imageScalingFailed }

  /// The user has not allowed it.
  public static var permissionDenied: Code { .permissionDenied }

  /// A shortcut was not made.
  public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }

  /// A shortcut was not found.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }

  /// A shortcut was not deleted.
  public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }

  /// Something cannot be written.
  public static var encodingGeneric: Code { .encodingGeneric }

  /// Something was not written.
  public static var encodingFailed: Code { .encodingFailed }

  /// Something cannot be read.
  public static var decodingGeneric: Code { .decodingGeneric }
}

extension INIntentError.Code {
  /// Whether an error has the code: `case INIntentError.requestTimedOut`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? INIntentError)?.code == code
  }
}
