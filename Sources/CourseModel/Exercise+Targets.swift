extension Exercise {
  /// A target of a package by which editors know an exercise.
  package struct Target: Sendable, Equatable {
    let name: String
    let dependencies: [String]
    /// Below the folder that holds `Exercises`.
    let path: String
    /// Whether it is a module that is given.
    let isGiven: Bool

    /// A target with what it depends on.
    package init(name: String, dependencies: [String], path: String, isGiven: Bool) {
      self.name = name
      self.dependencies = dependencies
      self.path = path
      self.isGiven = isGiven
    }

    /// Its lines in a manifest.
    ///
    /// For the grader, a given module is somebody else's; so it is for the compiler, if the package
    /// has no name for it: what is `@retroactive` here is so there.
    package var lines: [String] {
      let listed = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
      return [
        ".target(",
        "  name: \"\(name)\", dependencies: [\(listed)],",
        "  path: \"\(path)\"\(isGiven ? ", packageAccess: false" : "")),",
      ]
    }
  }

  /// The modules that are given, and the one that learners write.
  package func targets() throws(CourseError) -> [Target] {
    let place = "Exercises/\(name)"
    let given = try modules().map { module in
      Target(
        name: module.name, dependencies: ["MiniCocoa"] + module.needs,
        path: "\(place)/\(GivenModule.folderName)/\(module.name)", isGiven: true)
    }
    let own = Target(
      name: name, dependencies: ["MiniCocoa"] + givenModules, path: "\(place)/Sources",
      isGiven: false)
    return given + [own]
  }
}
