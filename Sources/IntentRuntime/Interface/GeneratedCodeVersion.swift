/// The shape of generated code that this runtime goes with.
///
/// Generated files name it. Where that does not compile, the generator and the runtime come from
/// versions that do not fit: take both from one version of the package, and generate anew.
public enum GeneratedCodeVersion1 {}
