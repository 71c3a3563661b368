import Foundation

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

    /// The name of its module.
    var module: String { name.asModuleName }
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

  /// Determines the layout of a package.
  ///
  /// - Parameter target: The name of the target that submissions replace; nil to let the package
  ///   decide.
  init(of sources: PackageSources, target: String?) throws(PackageError) {
    let url = sources.folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      guard let layout = Self(plain: sources, target, languageMode: "6") else {
        throw .noPackage(sources.folder.path)
      }
      self = layout
      return
    }
    switch ManifestReader(text).outcome() {
    case .read(let manifest): try self.init(manifest, sources, target)
    case .computed(let version, let line):
      let mode = version.major < 6 ? "5" : "6"
      guard let layout = Self(plain: sources, target, languageMode: mode) else {
        throw .computedManifest(url.path, line: line)
      }
      self = layout
    }
  }

  /// A layout from the folders alone: one in `Sources`, and those in `Tests`.
  private init?(plain sources: PackageSources, _ target: String?, languageMode: String) {
    let modules = sources.folders(in: "Sources").filter { target == nil || $0 == target }
    let tests = sources.folders(in: "Tests")
    guard modules.count == 1, !tests.isEmpty else { return nil }
    module = Part(
      name: modules[0], path: "Sources/\(modules[0])", languageMode: languageMode)
    self.tests = tests.map { Part(name: $0, path: "Tests/\($0)") }
  }

  private init(
    _ manifest: Manifest, _ sources: PackageSources, _ target: String?
  ) throws(PackageError) {
    let chosen = try Self.module(of: manifest, target, sources.folder.path)
    let needing = manifest.targets.filter { test in
      test.kind == .test && test.dependencies.contains { $0.name == chosen.name }
    }
    guard !needing.isEmpty else { throw .noTests(chosen.name, sources.folder.path) }
    // Exclude tests of another target that itself needs the module.
    let own = needing.filter { !Self.needsAnother($0, needing: chosen, in: manifest) }
    let tested = own.isEmpty ? needing : own
    module = try Self.part(chosen, of: manifest, sources)
    tests = try collected(tested) { test throws(PackageError) in
      try Self.part(test, of: manifest, sources)
    }
    given = try Self.needs(of: [chosen], but: chosen, in: manifest, sources)
    givenToTests = try Self.needs(of: tested + [chosen], but: chosen, in: manifest, sources)
  }

  private static func needs(
    of targets: [Manifest.Target], but chosen: Manifest.Target, in manifest: Manifest,
    _ sources: PackageSources
  ) throws(PackageError) -> Needs {
    let others = try closure(of: targets, but: chosen, in: manifest)
    return Needs(
      parts: try collected(others) { other throws(PackageError) in
        try part(other, of: manifest, sources)
      },
      products: manifest.products(neededBy: targets + others))
  }

  /// The target that submissions replace.
  private static func module(
    of manifest: Manifest, _ name: String?, _ path: String
  ) throws(PackageError) -> Manifest.Target {
    let all = manifest.targets.filter { $0.kind == .library || $0.kind == .program }
    if let name {
      guard let target = all.first(where: { $0.name == name }) else {
        throw .noTarget(name, path, all.map(\.name))
      }
      return target
    }
    let tested = all.filter { target in
      manifest.targets.contains { test in
        test.kind == .test && test.dependencies.contains { $0.name == target.name }
      }
    }
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

  /// The other targets that these need, each after those it needs.
  private static func closure(
    of targets: [Manifest.Target], but chosen: Manifest.Target?, in manifest: Manifest
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
  private static func needsAnother(
    _ test: Manifest.Target, needing chosen: Manifest.Target, in manifest: Manifest
  ) -> Bool {
    do throws(PackageError) {
      _ = try closure(of: [test], but: chosen, in: manifest)
      return false
    } catch {
      if case .needsTheModule = error { return true }
      return false
    }
  }

  /// These targets of a package and those they need, each after those it needs.
  static func parts(
    _ names: [String], of manifest: Manifest, in sources: PackageSources
  ) throws(PackageError) -> [Part] {
    let targets = manifest.targets.filter { names.contains($0.name) }
    let needed = try closure(of: targets, but: nil, in: manifest)
    let own = targets.filter { target in !needed.contains { $0.name == target.name } }
    return try collected(needed + own) { target throws(PackageError) in
      guard target.kind == .library else { throw .cannotBeGiven(target.name, names[0]) }
      return try part(target, of: manifest, sources)
    }
  }

  /// The folder of a target's files.
  ///
  /// Source: PackageDescription's documentation of `Target.path`, and SwiftPM 5.9's release notes
  /// for a single target without a separate folder.
  private static func part(
    _ target: Manifest.Target, of manifest: Manifest, _ sources: PackageSources
  ) throws(PackageError) -> Part {
    if target.hasResources { throw .resources(target.name) }
    let bases =
      target.kind == .test
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let usual = bases.map { "\($0)/\(target.name)" } + [bases[0]]
    let places = target.path.map { [$0] } ?? usual
    guard let path = places.first(where: sources.hasFolder) else {
      throw .noFolder(target.name, sources.folder.path, places[0])
    }
    return Part(
      name: target.name, path: path, declared: target,
      languageMode: target.languageMode ?? manifest.languageMode)
  }
}

/// Maps a list with a throwing closure.
func collected<Element, Value>(
  _ elements: [Element], _ make: (Element) throws(PackageError) -> Value
) throws(PackageError) -> [Value] {
  var values: [Value] = []
  for element in elements { values.append(try make(element)) }
  return values
}

extension String {
  /// The module name of a target with this name, as in SwiftPM: `swift-sums` becomes `swift_sums`.
  var asModuleName: String {
    String(unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
  }
}
