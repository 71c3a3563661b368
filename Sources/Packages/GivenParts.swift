import CourseModel

/// The other targets of a package that the module and its tests need: the author's, compiled before.
struct GivenParts {
  /// Each behind those that it needs.
  let modules: [GivenModule]

  init(of layout: PackageLayout, _ sources: PackageSources) throws(PackageError) {
    let names = layout.given.map(\.name)
    modules = try collected(layout.given) { part throws(PackageError) in
      guard !GivenModule.taken.contains(part.name) else { throw .nameTaken(part.name) }
      let files = try sources.files(of: part.name, in: part.path, for: part.declared)
      guard !files.isEmpty else { throw .noFiles(part.name, part.path) }
      let needs = part.declared?.dependencies.map(\.name).filter(names.contains) ?? []
      return GivenModule(name: part.name, files: files, needs: needs.sorted())
    }
  }
}
