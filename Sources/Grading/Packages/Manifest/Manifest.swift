/// The content of a package's manifest, as far as it can be read without running it.
struct Manifest: Equatable {
  /// A target that it declares.
  struct Target: Equatable {
    enum Kind: Equatable {
      case library, program, test
      /// A plug-in, a macro or a binary, which is not compiled here.
      case other(String)
    }

    let name: String
    let kind: Kind
    /// The folder of its sources, if declared, relative to the package's.
    var path: String?
    /// Paths in that folder to exclude.
    var exclude: [String] = []
    /// Paths in that folder to include; nil for all.
    var sources: [String]?
    /// Names of targets, and of products of other packages.
    var dependencies: [Dependency] = []
    /// Settings for the Swift compiler, in order.
    var settings: [Setting] = []
    /// Settings for the C compiler.
    var settingsOfC: [Setting] = []
    /// The folder of the public headers, relative to its own; `include` if not declared.
    var publicHeaders: String?
    /// Whether it has resources that a program reads at run time.
    var hasResources = false
    /// The line of its declaration, counted from 1.
    var line = 1

    /// The language mode that it declares; nil without one.
    var languageMode: String? {
      settings.compactMap { if case .languageMode(let mode) = $0 { mode } else { nil } }.last
    }
  }

  /// A dependency of a target.
  struct Dependency: Equatable {
    /// The name of the target or product.
    let name: String
    /// The package of a product; nil if not declared.
    var package: String?
  }

  /// A compiler setting.
  enum Setting: Equatable {
    case languageMode(String)
    case flags([String])
    /// A folder, relative to the target's, in which C files find headers.
    case headerSearchPath(String)
    /// An unknown setting, or one that would disable something the grader needs.
    case unknown(String)
  }

  /// The package's name; nil if it is not a literal.
  var name: String?
  /// The tools version, `// swift-tools-version: 5.9`.
  var toolsVersion: ToolsVersion
  /// The targets in order.
  var targets: [Target]
  /// The targets of its libraries, by library name.
  var libraries: [String: [String]] = [:]
  /// The declared language modes, such as `.v5`; nil without any.
  var languageModes: [String]?

  /// The products of other packages that these targets need.
  func products(neededBy targets: [Target]) -> [Dependency] {
    let own = Set(self.targets.map(\.name))
    return targets.flatMap(\.dependencies).reduce(into: []) { products, dependency in
      let isProduct = dependency.package != nil || !own.contains(dependency.name)
      if isProduct, !products.contains(dependency) { products.append(dependency) }
    }
  }

  /// A tools version.
  struct ToolsVersion: Comparable {
    let major: Int
    let minor: Int

    static func < (one: ToolsVersion, other: ToolsVersion) -> Bool {
      (one.major, one.minor) < (other.major, other.minor)
    }
  }

  /// The language mode of targets that declare none: `5` or `6`.
  ///
  /// Source: PackageDescription's documentation of `swiftLanguageModes`.
  var languageMode: String {
    guard let modes = languageModes, !modes.isEmpty else {
      return toolsVersion.major < 6 ? "5" : "6"
    }
    return modes.contains("6") ? "6" : modes.contains("5") ? "5" : modes[0]
  }
}
