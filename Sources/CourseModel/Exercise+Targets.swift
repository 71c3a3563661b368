extension Exercise {
  /// A package target that represents an exercise in an editor.
  package struct Target: Sendable, Equatable {
    let name: String
    let dependencies: [String]
    /// The path relative to the folder that contains `Exercises`.
    let path: String
    /// Whether it is a given module.
    let isGiven: Bool

    /// The lines that declare it in a manifest.
    ///
    /// For the grader, a given module belongs to another package. `packageAccess: false` makes the
    /// compiler agree, so that both require `@retroactive` for the same conformances.
    package var lines: [String] {
      let listed = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
      return [
        ".target(",
        "  name: \"\(name)\", dependencies: [\(listed)],",
        "  path: \"\(path)\"\(isGiven ? ", packageAccess: false" : "")),",
      ]
    }
  }

  /// The targets of the given modules and of the learner's module.
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
