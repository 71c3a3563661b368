/// A target of a package in which somebody edits exercises: what a learner writes, or a given module.
package struct ManifestTarget: Sendable, Equatable {
  package let name: String
  /// Targets of the same package.
  package let dependencies: [String]
  /// Below the package.
  package let path: String

  package init(name: String, dependencies: [String], path: String) {
    self.name = name
    self.dependencies = dependencies
    self.path = path
  }
}

extension Exercise {
  /// The target of what learners write, after those of the modules that the exercise gives.
  package func manifestTargets() throws(CourseError) -> [ManifestTarget] {
    let modules = try givenModules()
    let given = modules.map { module in
      let imported = module.files.importedModules
      return ManifestTarget(
        name: module.name,
        dependencies: ["MiniCocoa"] + modules.map(\.name).filter(imported.contains),
        path: "Exercises/\(name)/Modules/\(module.name)")
    }
    let own = ManifestTarget(
      name: name, dependencies: ["MiniCocoa"] + modules.map(\.name),
      path: "Exercises/\(name)/Sources")
    return given + [own]
  }
}
