extension PackageLayout.Part {
  /// What the compiler of Swift is told of it, as a debug build has it.
  ///
  /// - Parameter package: The name of its package, whose targets see what is `package` in each other.
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
