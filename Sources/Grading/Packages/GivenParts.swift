import CourseModel
import Foundation

/// The dependencies of a module and its tests: other targets of the package, and those of packages
/// that the user named. They come from their authors, and are compiled before any submission.
struct GivenParts {
  /// The modules, each after those it needs.
  private(set) var modules: [GivenModule] = []
  /// The names of the modules that only the tests need: they may reveal the solution.
  private(set) var ofTests: Set<String> = []

  /// Folders of other packages, or of the sources of one module.
  private let others: [URL]
  /// Folders of packages, each called as its package.
  private let checkouts: [URL]
  private let machine: Machine

  /// Collects the dependencies of a package's module and its tests.
  ///
  /// - Parameters:
  ///   - others: Folders of other packages, or of the sources of one module.
  ///   - checkouts: Folders of packages, each called as its package.
  ///   - machine: Where their manifests are read.
  init(
    of layout: PackageLayout, _ sources: PackageSources, beside others: [URL],
    or checkouts: [URL], on machine: Machine
  ) throws {
    self.machine = machine
    self.others = others
    self.checkouts = checkouts
    try add(layout.given, of: sources, for: layout.module.name)
    let own = Set(modules.map(\.name))
    try add(layout.givenToTests, of: sources, for: layout.module.name)
    ofTests = Set(modules.map(\.name)).subtracting(own)
  }

  private mutating func add(
    _ needs: PackageLayout.Needs, of sources: PackageSources, for target: String
  ) throws {
    try add(needs.products, for: target, along: [])
    try add(needs.parts, of: sources, in: PackageLayout.packageName)
  }

  /// - Parameter way: The chain of products that leads to these.
  private mutating func add(
    _ products: [Manifest.Dependency], for target: String, along way: [String]
  ) throws {
    for product in products where !way.contains(product.name) {
      guard let offer = try offer(of: product) else {
        throw PackageError.dependency(product.name, package: product.package, ofTarget: target)
      }
      try add(offer.products, for: product.name, along: way + [product.name])
      try add(offer.parts, of: offer.sources, in: offer.sources.folder.lastPathComponent)
    }
  }

  private mutating func add(
    _ parts: [PackageLayout.Part], of sources: PackageSources, in package: String
  ) throws(PackageError) {
    for part in parts where !modules.contains(where: { $0.name == part.module }) {
      guard !GivenModule.taken.contains(part.module) else { throw .nameTaken(part.name) }
      if let module = try ofSwift(part, of: sources, in: package) {
        modules.append(module)
      } else if let module = try ofC(part, of: sources) {
        modules.append(module)
      } else {
        throw .noFiles(part.name, part.path)
      }
    }
  }

  /// A Swift module; nil if it has no Swift files.
  private func ofSwift(
    _ part: PackageLayout.Part, of sources: PackageSources, in package: String
  ) throws(PackageError) -> GivenModule? {
    let files = try sources.files(of: part)
    if files.isEmpty { return nil }
    let imported = files.importedModules
    let needs = modules.map(\.name).filter(imported.contains)
    var module = GivenModule(name: part.module, files: files, needs: needs.sorted())
    module.flags = try part.flags(in: package)
    module.languageMode = part.languageMode
    return module
  }

  /// A C module, with the dependencies that its target declares; nil if it has no C files.
  private func ofC(
    _ part: PackageLayout.Part, of sources: PackageSources
  ) throws(PackageError) -> GivenModule? {
    guard let target = try CTarget(part, in: sources) else { return nil }
    let declared = part.declared?.dependencies.map(\.name.asModuleName) ?? []
    let needs = modules.map(\.name).filter(declared.contains)
    var module = GivenModule(name: part.module, files: target.files, needs: needs.sorted())
    module.language = .c(headers: target.headers, searching: target.searched)
    module.flags = target.flags
    return module
  }

  /// The parts of a product.
  private struct Offer {
    /// Its targets, each after those it needs.
    let parts: [PackageLayout.Part]
    let sources: PackageSources
    /// Their dependencies on other packages.
    var products: [Manifest.Dependency] = []
  }

  /// The product's parts in the package that offers it; nil if none of the named packages does.
  private func offer(of product: Manifest.Dependency) throws -> Offer? {
    let called = (product.package ?? product.name).lowercased()
    for folder in others + checkouts.filter({ $0.lastPathComponent.lowercased() == called }) {
      let sources = PackageSources(folder: folder.standardizedFileURL)
      guard let package = try sources.declared(on: machine) else {
        // The sources of one module, named like their folder.
        guard folder.lastPathComponent == product.name else { continue }
        return Offer(
          parts: [PackageLayout.Part(name: product.name, path: ".")], sources: sources)
      }
      guard let names = package.manifest.libraries[product.name] else { continue }
      let parts = try package.parts(names)
      return Offer(
        parts: parts, sources: sources,
        products: package.manifest.products(neededBy: parts.compactMap(\.declared)))
    }
    return nil
  }
}
