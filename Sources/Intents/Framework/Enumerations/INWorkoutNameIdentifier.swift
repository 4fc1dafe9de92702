/// Workout name identifier.
public struct INWorkoutNameIdentifier: RawRepresentable, Hashable, Sendable {
  /// What it is written as.
  public let rawValue: String

  /// One that is written in a certain way.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Run.
  public static let run = INWorkoutNameIdentifier(rawValue: "run")

  /// Sit.
  public static let sit = INWorkoutNameIdentifier(rawValue: "sit")

  /// Steps.
  public static let steps = INWorkoutNameIdentifier(rawValue: "steps")

  /// Stand.
  public static let stand = INWorkoutNameIdentifier(rawValue: "stand")

  /// Move.
  public static let move = INWorkoutNameIdentifier(rawValue: "move")

  /// Walk.
  public static let walk = INWorkoutNameIdentifier(rawValue: "walk")

  /// Yoga.
  public static let yoga = INWorkoutNameIdentifier(rawValue: "yoga")

  /// Dance.
  public static let dance = INWorkoutNameIdentifier(rawValue: "dance")

  /// Crosstraining.
  public static let crosstraining = INWorkoutNameIdentifier(rawValue: "crosstraining")

  /// Elliptical.
  public static let elliptical = INWorkoutNameIdentifier(rawValue: "elliptical")

  /// Rower.
  public static let rower = INWorkoutNameIdentifier(rawValue: "rower")

  /// Cycle.
  public static let cycle = INWorkoutNameIdentifier(rawValue: "cycle")

  /// Stairs.
  public static let stairs = INWorkoutNameIdentifier(rawValue: "stairs")

  /// Other.
  public static let other = INWorkoutNameIdentifier(rawValue: "other")

  /// Indoorrun.
  public static let indoorrun = INWorkoutNameIdentifier(rawValue: "indoorrun")

  /// Indoorcycle.
  public static let indoorcycle = INWorkoutNameIdentifier(rawValue: "indoorcycle")

  /// Indoorwalk.
  public static let indoorwalk = INWorkoutNameIdentifier(rawValue: "indoorwalk")

  /// Exercise.
  public static let exercise = INWorkoutNameIdentifier(rawValue: "exercise")

  /// Hike.
  public static let hike = INWorkoutNameIdentifier(rawValue: "hike")

  /// High intensity interval training.
  public static let highIntensityIntervalTraining = INWorkoutNameIdentifier(
    rawValue: "highIntensityIntervalTraining")

  /// Swim.
  public static let swim = INWorkoutNameIdentifier(rawValue: "swim")
}
