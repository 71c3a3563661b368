/// What a package's manifest says, as far as it says it in literals.
struct Manifest: Equatable {
  /// A target that it declares.
  struct Target: Equatable {
    enum Kind: Equatable {
      case library, program, test
      /// A plug-in, a macro, a binary: nothing that is compiled here.
      case other(String)
    }

    let name: String
    let kind: Kind
    /// Where its sources are, if it says so, from the package's folder.
    var path: String?
    /// Paths below that which are none of it.
    var exclude: [String] = []
    /// Paths below that to which it keeps; nil if to none.
    var sources: [String]?
    /// Names of targets, and of products of other packages.
    var dependencies: [Dependency] = []
    /// What the compiler of Swift is told, in the order in which it stands there.
    var settings: [Setting] = []
    /// What the compiler of C is told.
    var settingsOfC: [Setting] = []
    /// Where the headers are that others see, from its folder; `include` if it does not say.
    var publicHeaders: String?
    /// Whether it has files that a program reads while it runs.
    var hasResources = false
    /// Where it is declared, counted from 1.
    var line = 1

    /// The mode of the language that it names for itself; nil if it names none.
    var languageMode: String? {
      settings.compactMap { if case .languageMode(let mode) = $0 { mode } else { nil } }.last
    }
  }

  /// What a target needs.
  struct Dependency: Equatable {
    /// The target's or the product's name.
    let name: String
    /// The package of a product; nil where nothing is said of one.
    var package: String?
  }

  /// What the compiler is told.
  enum Setting: Equatable {
    case languageMode(String)
    case flags([String])
    /// A folder, from the target's, in which files of C find headers.
    case headerSearchPath(String)
    /// One that is not known here, or that would switch off what the grader needs.
    case unknown(String)
  }

  /// The package's name; nil where that is no literal.
  var name: String?
  /// The version of the manifest's own language, `// swift-tools-version: 5.9`.
  var toolsVersion: ToolsVersion
  /// In the order in which they stand there.
  var targets: [Target]
  /// The targets of its libraries, by the names of these.
  var libraries: [String: [String]] = [:]
  /// The language modes that it names, as `.v5`; nil if it names none.
  var languageModes: [String]?

  /// The products of other packages that these targets of it need.
  func products(neededBy targets: [Target]) -> [Dependency] {
    let own = Set(self.targets.map(\.name))
    return targets.flatMap(\.dependencies).reduce(into: []) { products, dependency in
      let isProduct = dependency.package != nil || !own.contains(dependency.name)
      if isProduct, !products.contains(dependency) { products.append(dependency) }
    }
  }

  /// A version of the manifest's own language.
  struct ToolsVersion: Comparable {
    let major: Int
    let minor: Int

    static func < (one: ToolsVersion, other: ToolsVersion) -> Bool {
      (one.major, one.minor) < (other.major, other.minor)
    }
  }

  /// The mode in which the targets are compiled that say nothing of it: `5` or `6`.
  ///
  /// Source: PackageDescription's documentation of `swiftLanguageModes`.
  var languageMode: String {
    guard let modes = languageModes, !modes.isEmpty else {
      return toolsVersion.major < 6 ? "5" : "6"
    }
    return modes.contains("6") ? "6" : modes.contains("5") ? "5" : modes[0]
  }
}
