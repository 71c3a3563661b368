extension PackageLayout.Part {
  /// The Swift compiler flags of a part in a debug build.
  ///
  /// - Parameter package: The name of its package, whose targets share `package` declarations.
  func flags(in package: String) throws(PackageError) -> [String] {
    var flags = ["-DSWIFT_PACKAGE", "-DDEBUG", "-package-name", package]
    for setting in declared?.settings ?? [] {
      switch setting {
      case .languageMode, .headerSearchPath: break
      case .flags(let own): flags += own
      case .unknown(let unknown): throw .unknownSetting(unknown, name)
      }
    }
    return flags
  }
}
