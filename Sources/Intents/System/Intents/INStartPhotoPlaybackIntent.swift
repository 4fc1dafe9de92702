public import Foundation

/// Start photo playback.
public class INStartPhotoPlaybackIntent: INIntent, @unchecked Sendable {
  /// The date created.
  public internal(set) var dateCreated: INDateComponentsRange?
  /// The location created.
  public internal(set) var locationCreated: CLPlacemark?
  /// The album name.
  public internal(set) var albumName: String?
  /// The search terms.
  public internal(set) var searchTerms: [String]?
  /// The search terms operator.
  public internal(set) var searchTermsOperator = INConditionalOperator.all
  /// The included attributes.
  public internal(set) var includedAttributes: INPhotoAttributeOptions = []
  /// The excluded attributes.
  public internal(set) var excludedAttributes: INPhotoAttributeOptions = []
  /// The people in photo.
  public internal(set) var peopleInPhoto: [INPerson]?
  /// The people in photo operator.
  public internal(set) var peopleInPhotoOperator = INConditionalOperator.all

  /// An intent of these values.
  public convenience init(
    dateCreated: INDateComponentsRange?,
    locationCreated: CLPlacemark?,
    albumName: String?,
    searchTerms: [String]?,
    includedAttributes: INPhotoAttributeOptions = [],
    excludedAttributes: INPhotoAttributeOptions = [],
    peopleInPhoto: [INPerson]?
  ) {
    self.init()
    self.dateCreated = dateCreated
    self.locationCreated = locationCreated
    self.albumName = albumName
    self.searchTerms = searchTerms
    self.includedAttributes = includedAttributes
    self.excludedAttributes = excludedAttributes
    self.peopleInPhoto = peopleInPhoto
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INStartPhotoPlaybackIntent()
    copy.dateCreated = dateCreated
    copy.locationCreated = locationCreated
    copy.albumName = albumName
    copy.searchTerms = searchTerms
    copy.searchTermsOperator = searchTermsOperator
    copy.includedAttributes = includedAttributes
    copy.excludedAttributes = excludedAttributes
    copy.peopleInPhoto = peopleInPhoto
    copy.peopleInPhotoOperator = peopleInPhotoOperator
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INStartPhotoPlaybackIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INStartPhotoPlaybackIntentResponseCode.unspecified
  /// The search results count.
  public var searchResultsCount: Int?

  /// A response without any property.
  public convenience init(
    code: INStartPhotoPlaybackIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INStartPhotoPlaybackIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// Failure.
  case failure = 3
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 4
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 5
}
