/// A type that there is no rule for.
struct UnknownType: Error, CustomStringConvertible {
  let place: String
  let type: String

  var description: String { "\(place): there is no way to the type '\(type)'" }
}
