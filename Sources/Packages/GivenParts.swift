import CourseModel
import Foundation

/// What a module and its tests need beside themselves: other targets of the package, and those of packages
/// that somebody has named. They are their authors', and compiled before anything that was handed in.
struct GivenParts {
  /// Each behind those that it needs.
  private(set) var modules: [GivenModule] = []

  /// - Parameter others: Folders of other packages, or of the sources of one module.
  init(
    of layout: PackageLayout, _ sources: PackageSources, beside others: [URL]
  ) throws(PackageError) {
    for product in layout.products {
      guard let package = try Self.package(offering: product, among: others) else {
        throw .dependency(product.name, package: product.package, ofTarget: layout.module.name)
      }
      try add(package.targets, of: package.sources, in: package.sources.folder.lastPathComponent)
    }
    try add(layout.given, of: sources, in: PackageLayout.packageName)
  }

  private mutating func add(
    _ parts: [PackageLayout.Part], of sources: PackageSources, in package: String
  ) throws(PackageError) {
    for part in parts where !modules.contains(where: { $0.name == part.name }) {
      guard !GivenModule.taken.contains(part.name) else { throw .nameTaken(part.name) }
      if let module = try ofSwift(part, of: sources, in: package) {
        modules.append(module)
      } else if let module = try ofC(part, of: sources) {
        modules.append(module)
      } else {
        throw .noFiles(part.name, part.path)
      }
    }
  }

  /// A module of Swift; nil if there is no such file.
  private func ofSwift(
    _ part: PackageLayout.Part, of sources: PackageSources, in package: String
  ) throws(PackageError) -> GivenModule? {
    let files = try sources.files(of: part.name, in: part.path, for: part.declared)
    if files.isEmpty { return nil }
    let imported = files.importedModules
    let needs = modules.map(\.name).filter(imported.contains)
    var module = GivenModule(name: part.name, files: files, needs: needs.sorted())
    module.flags = try part.flags(in: package)
    return module
  }

  /// A module of C, which needs what its target says; nil if there is no such file.
  private func ofC(
    _ part: PackageLayout.Part, of sources: PackageSources
  ) throws(PackageError) -> GivenModule? {
    guard let target = try CTarget(part, in: sources) else { return nil }
    let declared = part.declared?.dependencies.map(\.name) ?? []
    let needs = modules.map(\.name).filter(declared.contains)
    var module = GivenModule(name: part.name, files: target.files, needs: needs.sorted())
    module.language = .c(headers: target.headers, searching: target.searched)
    module.flags = target.flags
    return module
  }

  /// The package among these that has a product, with its targets, each behind those that it needs.
  private static func package(
    offering product: Manifest.Dependency, among folders: [URL]
  ) throws(PackageError) -> (targets: [PackageLayout.Part], sources: PackageSources)? {
    for folder in folders {
      let sources = PackageSources(folder: folder.standardizedFileURL)
      let file = folder.appending(path: "Package.swift")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        // The sources of one module, called as their folder.
        guard folder.lastPathComponent == product.name else { continue }
        return ([PackageLayout.Part(name: product.name, path: ".")], sources)
      }
      guard case .read(let manifest) = ManifestReader(text).outcome() else {
        throw .computedManifest(file.path, line: 1)
      }
      guard let names = manifest.libraries[product.name] else { continue }
      return (try PackageLayout.parts(names, of: manifest, in: sources), sources)
    }
    return nil
  }
}
