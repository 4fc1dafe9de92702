/// Photo attribute options.
public struct INPhotoAttributeOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Photo.
  public static var photo: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 1) }

  /// Video.
  public static var video: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 2) }

  /// GIF.
  public static var GIF: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 4) }

  /// Flash.
  public static var flash: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 8) }

  /// Landscape orientation.
  public static var landscapeOrientation: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 16)
  }

  /// Portrait orientation.
  public static var portraitOrientation: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 32)
  }

  /// Favorite.
  public static var favorite: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 64) }

  /// Selfie.
  public static var selfie: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 128) }

  /// Front facing camera.
  public static var frontFacingCamera: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 256)
  }

  /// Screenshot.
  public static var screenshot: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 512) }

  /// Burst photo.
  public static var burstPhoto: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 1024) }

  /// Hdr photo.
  public static var hdrPhoto: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 2048) }

  /// Square photo.
  public static var squarePhoto: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 4096) }

  /// Panorama photo.
  public static var panoramaPhoto: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 8192)
  }

  /// Time lapse video.
  public static var timeLapseVideo: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 16384)
  }

  /// Slow motion video.
  public static var slowMotionVideo: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 32768)
  }

  /// Noir filter.
  public static var noirFilter: INPhotoAttributeOptions { INPhotoAttributeOptions(rawValue: 65536) }

  /// Chrome filter.
  public static var chromeFilter: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 131072)
  }

  /// Instant filter.
  public static var instantFilter: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 262144)
  }

  /// Tonal filter.
  public static var tonalFilter: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 524288)
  }

  /// Transfer filter.
  public static var transferFilter: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 1048576)
  }

  /// Mono filter.
  public static var monoFilter: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 2097152)
  }

  /// Fade filter.
  public static var fadeFilter: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 4194304)
  }

  /// Process filter.
  public static var processFilter: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 8388608)
  }

  /// Portrait photo.
  public static var portraitPhoto: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 16777216)
  }

  /// Live photo.
  public static var livePhoto: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 33554432)
  }

  /// Loop photo.
  public static var loopPhoto: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 67108864)
  }

  /// Bounce photo.
  public static var bouncePhoto: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 134217728)
  }

  /// Long exposure photo.
  public static var longExposurePhoto: INPhotoAttributeOptions {
    INPhotoAttributeOptions(rawValue: 268435456)
  }
}
