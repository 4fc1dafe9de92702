/// The shape of generated classes that this module goes with.
///
/// Generated files name it. Where that does not compile, the generator and the module come from
/// versions that do not fit: take both from one version of the package, and generate anew.
public enum GeneratedClassesVersion1 {}
