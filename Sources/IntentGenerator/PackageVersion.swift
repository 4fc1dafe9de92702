/// The version of the package.
package enum PackageVersion {
  /// What `intentgen --version` prints. Generated code does not carry it: a new release changes only
  /// what it must.
  package static let current = "0.9.0"
}
