extension Exercise {
  /// A target of a package by which editors know an exercise.
  package struct Target: Sendable, Equatable {
    package let name: String
    package let dependencies: [String]
    /// Below the folder that holds `Exercises`.
    package let path: String

    package init(name: String, dependencies: [String], path: String) {
      self.name = name
      self.dependencies = dependencies
      self.path = path
    }

    /// The dependencies as a manifest lists them.
    package var listedDependencies: String {
      dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }

  /// The modules that are given, and the one that learners write.
  package func targets() throws(CourseError) -> [Target] {
    let place = "Exercises/\(name)"
    return try modules().map { module in
      Target(
        name: module.name, dependencies: ["MiniCocoa"] + module.needs,
        path: "\(place)/\(GivenModule.folderName)/\(module.name)")
    } + [Target(name: name, dependencies: ["MiniCocoa"] + givenModules, path: "\(place)/Sources")]
  }
}
