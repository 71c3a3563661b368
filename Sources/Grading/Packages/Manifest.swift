import Foundation

/// A package as SwiftPM describes it, for a debug build on Linux.
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

  /// The targets in order.
  let targets: [Target]
  /// The targets of its libraries, by library name.
  let libraries: [String: [String]]
  /// The language mode of targets that declare none, such as `5`.
  let languageMode: String

  /// The products of other packages that these targets need.
  func products(neededBy targets: [Target]) -> [Dependency] {
    let own = Set(self.targets.map(\.name))
    return targets.flatMap(\.dependencies).reduce(into: []) { products, dependency in
      let isProduct = dependency.package != nil || !own.contains(dependency.name)
      if isProduct, !products.contains(dependency) { products.append(dependency) }
    }
  }
}

extension Manifest {
  /// Reads the JSON of `swift package dump-package`.
  init(_ json: Data) throws {
    let dump = try JSONDecoder().decode(Dump.self, from: json)
    let traits = dump.enabledTraits
    let standard = dump.cLanguageStandard.map { [Setting.flags(["-std=\($0)"])] } ?? []
    targets = dump.targets.map { target in
      func settings(of tools: [String]) -> [Setting] {
        target.settings.filter { tools.contains($0.tool) && $0.condition.isMet(with: traits) }
          .compactMap(\.meaning)
      }
      return Target(
        name: target.name, kind: target.kind, path: target.path, exclude: target.exclude,
        sources: target.sources,
        dependencies: target.dependencies.compactMap { $0.dependency(with: traits) },
        settings: traits.sorted().map { .flags(["-D\($0)"]) } + settings(of: ["swift", "linker"]),
        settingsOfC: standard + settings(of: ["c", "linker"]),
        publicHeaders: target.publicHeadersPath, hasResources: !target.resources.isEmpty)
    }
    libraries = dump.products.filter { $0.type.keys.contains("library") }
      .reduce(into: [:]) { $0[$1.name] = $1.targets }
    languageMode = dump.languageMode
  }
}

/// The JSON of `swift package dump-package`, as far as grading needs it.
///
/// Source: `Manifest` and `TargetDescription` in SwiftPM's PackageModel, which encode themselves.
private struct Dump: Decodable {
  let targets: [Target]
  let products: [Product]
  let traits: [Trait]?
  let cLanguageStandard: String?
  let swiftLanguageVersions: [String]?
  let toolsVersion: Version

  struct Version: Decodable {
    /// `6.0.0`
    let _version: String
  }

  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    /// `{"library": ["automatic"]}`, `{"executable": null}`
    let type: [String: Value?]
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]
    let sources: [String]?
    let dependencies: [[String: [Value?]]]
    let settings: [Setting]
    let publicHeadersPath: String?
    let resources: [Value]

    var kind: Manifest.Target.Kind {
      switch type {
      case "regular": .library
      case "executable": .program
      case "test": .test
      default: .other(type)
      }
    }
  }

  struct Setting: Decodable {
    /// `swift`, `c`, `cxx` or `linker`
    let tool: String
    /// `{"define": {"_0": "NAME"}}`
    let kind: [String: [String: Value]]
    let condition: Condition?
  }

  struct Condition: Decodable {
    let platformNames: [String]?
    let config: String?
    let traits: [String]?
  }

  /// A text, a list of texts, or an object, which is a condition where the manifest allows one.
  struct Value: Decodable {
    let texts: [String]
    let condition: Condition?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      let text = try? value.decode(String.self)
      texts = text.map { [$0] } ?? (try? value.decode([String].self)) ?? []
      condition = try? value.decode(Condition.self)
    }
  }

  /// The traits that are enabled by default (SE-0450).
  var enabledTraits: Set<String> {
    let enabling = (traits ?? []).reduce(into: [:]) { $0[$1.name] = $1.enabledTraits }
    var enabled: Set<String> = []
    var waiting = enabling["default"] ?? []
    while let next = waiting.popLast() {
      if enabled.insert(next).inserted { waiting += enabling[next] ?? [] }
    }
    return enabled
  }

  /// The mode of targets that declare none.
  ///
  /// Source: PackageDescription's documentation of `swiftLanguageModes`.
  var languageMode: String {
    guard let modes = swiftLanguageVersions, let first = modes.first else {
      let major = Int(toolsVersion._version.prefix { $0 != "." }) ?? 6
      return major < 6 ? "5" : "6"
    }
    return ["6", "5"].first(where: modes.contains) ?? first
  }
}

extension Dump.Condition? {
  /// Whether a setting or a dependency holds here, where tests run as a debug build.
  fileprivate func isMet(with traits: Set<String>) -> Bool {
    guard let self else { return true }
    if let platforms = self.platformNames, !platforms.isEmpty, !platforms.contains("linux") {
      return false
    }
    if let needed = self.traits, traits.isDisjoint(with: needed) { return false }
    return self.config != "release"
  }
}

extension [String: [Dump.Value?]] {
  /// `{"product": [NAME, PACKAGE, ALIASES, CONDITION]}`, `{"byName": [NAME, CONDITION]}`; nil if
  /// the condition is not met.
  fileprivate func dependency(with traits: Set<String>) -> Manifest.Dependency? {
    guard let (kind, parts) = first, let name = parts.first??.texts.first,
      (parts.last ?? nil)?.condition.isMet(with: traits) != false
    else { return nil }
    let package = kind == "product" && parts.count > 1 ? parts[1]?.texts.first : nil
    return Manifest.Dependency(name: name, package: package)
  }
}

extension Dump.Setting {
  /// Source: PackageDescription's documentation of `SwiftSetting`, `CSetting` and `LinkerSetting`.
  /// Nil for a setting that the grader has anyway, or that is about warnings.
  fileprivate var meaning: Manifest.Setting? {
    guard let (name, values) = kind.first else { return nil }
    let texts = values["_0"]?.texts ?? []
    let first = texts.first ?? ""
    switch (tool, name) {
    case (_, "treatAllWarnings"), (_, "treatWarning"), (_, "enableWarning"),
      (_, "disableWarning"), ("swift", "strictMemorySafety"):
      return nil
    case ("swift", "define"), ("c", "define"): return .flags(["-D\(first)"])
    case ("swift", "enableUpcomingFeature"): return .flags(["-enable-upcoming-feature", first])
    case ("swift", "enableExperimentalFeature"):
      return .flags(["-enable-experimental-feature", first])
    case ("swift", "swiftLanguageMode"), ("swift", "swiftLanguageVersion"):
      return .languageMode(first)
    case ("swift", "defaultIsolation"):
      return first == "MainActor" ? .flags(["-default-isolation", first]) : nil
    case ("swift", "unsafeFlags"):
      let flags = texts.filter { $0 != "-Xfrontend" }
      return flags.allSatisfy(Self.flagsAboutWarnings.contains) ? nil : .unknown(name)
    case ("c", "headerSearchPath"): return .headerSearchPath(first)
    case ("linker", "linkedLibrary"):
      // Every process has these.
      return ["c", "dl", "m", "pthread", "rt"].contains(first) ? nil : .unknown("\(name) \(first)")
    case ("linker", _): return .unknown("\(name) \(first)")
    default: return .unknown(name)
    }
  }

  private static let flagsAboutWarnings: Set<String> = [
    "-require-explicit-sendable", "-strict-concurrency=complete", "-suppress-warnings",
    "-warn-concurrency", "-warnings-as-errors",
  ]
}
