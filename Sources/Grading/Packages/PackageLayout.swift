/// The roles and folders of a package's targets: the submitted module, its tests, and others.
struct PackageLayout {
  /// A target with its folder, relative to the package's.
  struct Part {
    let name: String
    let path: String
    /// The manifest's declaration; nil without one.
    var declared: Manifest.Target?
    /// The Swift language mode for compiling it, such as `5`; nil if undeclared.
    var languageMode: String?

    var module: String { name.asModuleName }

    /// The Swift compiler flags of a debug build.
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

  /// The dependencies of targets.
  struct Needs {
    /// Other targets of the package, each after those it needs.
    var parts: [Part] = []
    /// Products of other packages.
    var products: [Manifest.Dependency] = []
  }

  /// The package name for compiling its targets.
  static let packageName = "graded"

  let module: Part
  let tests: [Part]
  /// The dependencies of the module.
  var given = Needs()
  /// The dependencies of its tests, including those of the module.
  var givenToTests = Needs()

  /// Determines the layout of a package from its folders alone: one in `Sources`, and those in
  /// `Tests`.
  ///
  /// - Parameter target: The name of the target that submissions replace; nil to let the package
  ///   decide.
  init(plain sources: PackageSources, target: String?) throws(PackageError) {
    let modules = sources.folders(in: "Sources").filter { target == nil || $0 == target }
    let tests = sources.folders(in: "Tests")
    guard modules.count == 1, !tests.isEmpty else { throw .noPackage(sources.folder.path) }
    module = Part(name: modules[0], path: "Sources/\(modules[0])", languageMode: "6")
    self.tests = tests.map { Part(name: $0, path: "Tests/\($0)") }
  }

  /// Determines the layout of a package with a manifest.
  init(of package: DeclaredPackage, target: String?) throws(PackageError) {
    let chosen = try package.module(target)
    let needing = package.tests(of: chosen)
    guard !needing.isEmpty else { throw .noTests(chosen.name, package.path) }
    // Exclude tests of another target that itself needs the module.
    let own = needing.filter { !package.needsAnother($0, needing: chosen) }
    let tested = own.isEmpty ? needing : own
    module = try package.part(chosen)
    tests = try tested.map(package.part)
    given = try package.needs(of: [chosen], but: chosen)
    givenToTests = try package.needs(of: tested + [chosen], but: chosen)
  }
}

/// A package with its manifest.
struct DeclaredPackage {
  let manifest: Manifest
  let sources: PackageSources

  var path: String { sources.folder.path }

  /// The tests that need a target.
  func tests(of target: Manifest.Target) -> [Manifest.Target] {
    manifest.targets.filter { test in
      test.kind == .test && test.dependencies.contains { $0.name == target.name }
    }
  }

  /// The target that submissions replace.
  func module(_ name: String?) throws(PackageError) -> Manifest.Target {
    let all = manifest.targets.filter { $0.kind == .library || $0.kind == .program }
    if let name {
      guard let target = all.first(where: { $0.name == name }) else {
        throw .noTarget(name, path, all.map(\.name))
      }
      return target
    }
    let tested = all.filter { !tests(of: $0).isEmpty }
    // If one of two targets needs the other, choose the one that needs it.
    let last = tested.filter { target in
      !tested.contains { $0.dependencies.contains { $0.name == target.name } }
    }
    if last.count == 1 { return last[0] }
    // The main tests are named after their target (`swift package init`); others are of helpers.
    let named = last.filter { target in
      manifest.targets.contains { $0.kind == .test && $0.name == "\(target.name)Tests" }
    }
    if named.count == 1 { return named[0] }
    guard let only = all.first else { throw .noModule(path) }
    guard all.count > 1 else { throw .noTests(only.name, path) }
    throw tested.isEmpty ? .noTests(only.name, path) : .severalTargets(path, tested.map(\.name))
  }

  /// The dependencies of these targets, except for the module to grade.
  func needs(
    of targets: [Manifest.Target], but chosen: Manifest.Target
  ) throws(PackageError) -> PackageLayout.Needs {
    let others = try closure(of: targets, but: chosen)
    return PackageLayout.Needs(
      parts: try others.map(part), products: manifest.products(neededBy: targets + others))
  }

  /// The other targets that these need, each after those it needs.
  private func closure(
    of targets: [Manifest.Target], but chosen: Manifest.Target?
  ) throws(PackageError) -> [Manifest.Target] {
    var found: [Manifest.Target] = []
    func visit(_ target: Manifest.Target, _ way: [String]) throws(PackageError) {
      for dependency in target.dependencies where dependency.package == nil {
        guard let needed = manifest.targets.first(where: { $0.name == dependency.name }) else {
          continue
        }
        if let chosen, needed.name == chosen.name {
          // A test may need the module, but a given target may not.
          if target.kind != .test { throw .needsTheModule(target.name, chosen.name) }
          continue
        }
        if way.contains(needed.name) || found.contains(where: { $0.name == needed.name }) {
          continue
        }
        guard needed.kind == .library else { throw .cannotBeGiven(needed.name, target.name) }
        try visit(needed, way + [needed.name])
        found.append(needed)
      }
    }
    for target in targets { try visit(target, [target.name]) }
    return found
  }

  /// Whether a test needs a target that needs the module to grade.
  func needsAnother(_ test: Manifest.Target, needing chosen: Manifest.Target) -> Bool {
    do throws(PackageError) {
      _ = try closure(of: [test], but: chosen)
      return false
    } catch {
      if case .needsTheModule = error { return true }
      return false
    }
  }

  /// These targets and those they need, each after those it needs.
  func parts(_ names: [String]) throws(PackageError) -> [PackageLayout.Part] {
    let targets = manifest.targets.filter { names.contains($0.name) }
    let needed = try closure(of: targets, but: nil)
    let own = targets.filter { target in !needed.contains { $0.name == target.name } }
    if let other = own.first(where: { $0.kind != .library }) {
      throw .cannotBeGiven(other.name, names[0])
    }
    return try (needed + own).map(part)
  }

  /// A target with its folder.
  ///
  /// Source: PackageDescription's documentation of `Target.path`, and SwiftPM 5.9's release notes
  /// for a single target without a separate folder.
  func part(_ target: Manifest.Target) throws(PackageError) -> PackageLayout.Part {
    if target.hasResources { throw .resources(target.name) }
    let bases =
      (target.kind == .test ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let usual = bases.map { "\($0)/\(target.name)" } + [bases[0]]
    let places = target.path.map { [$0] } ?? usual
    guard let path = places.first(where: sources.hasFolder) else {
      throw .noFolder(target.name, sources.folder.path, places[0])
    }
    return PackageLayout.Part(
      name: target.name, path: path, declared: target,
      languageMode: target.languageMode ?? manifest.languageMode)
  }
}

extension String {
  /// The module name of a target with this name, as in SwiftPM: `swift-sums` becomes `swift_sums`.
  var asModuleName: String {
    String(unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
  }
}
