extension Bridging {
  /// A copy of an object, with the values that it has.
  public static func copy<Class: INObject>(of object: Class?) -> Class? {
    object.map(Object<Class>.copy)
  }

  /// Copies of objects.
  public static func copy<Class: INObject>(of objects: [Class]?) -> [Class]? {
    objects?.map(Object<Class>.copy)
  }

  /// A copy of a file.
  public static func copy(of file: INFile?) -> INFile? { file.map(File.copy) }

  /// Copies of files.
  public static func copy(of files: [INFile]?) -> [INFile]? { files?.map(File.copy) }
}
