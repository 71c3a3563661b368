import CourseModel

extension Exercise {
  /// A fingerprint of everything that decides a submission's results: suite, stub, solution,
  /// limits, permissions, the checks, and which of them learners may read.
  ///
  /// Leaves out the parts that are added to a verdict later (`Judgement.report`): names, messages,
  /// points, known mistakes. So editing these causes no new judging.
  func identity() throws(CourseError) -> String {
    var digest = Digest()
    digest.add(name)
    digest.add(admission.description)
    digest.add(imports.joined(separator: " "))
    digest.add("\(limits)")
    let declarations = checksByKind.declared.map(\.check)
    for check in checks {
      digest.add(check.id)
      switch check.kind {
      case .test: if shows(check) { digest.add("public") }
      case .compilesWithout(let files, _): digest.add(files.joined(separator: "/"))
      case .declares(let names, let opens, _):
        digest.add("declares " + (names + [""] + opens).joined(separator: "/"))
      case .begun: digest.add("begun \(check.todo)")
      }
      // A check that waits for a declaration does not run without it.
      for needed in checks(neededBy: check) where declarations.contains(needed) {
        digest.add("needs \(needed.id)")
      }
    }
    if let package { package.add(to: &digest) }
    for module in try modules() {
      module.add(to: &digest)
    }
    for files in [try suite(), try stub(), try reference()] { digest.add(files) }
    return digest.finish()
  }
}

extension GivenModule {
  /// Adds everything about the module that affects how it compiles.
  func add(to digest: inout Digest) {
    digest.add("module " + name)
    digest.add("\(language)")
    digest.add(flags.joined(separator: " "))
    digest.add("mode \(languageMode ?? "of what is judged")")
    digest.add(files)
  }
}

extension PackageExercise {
  /// Adds everything about the package that decides a verdict, except its files and its tests.
  fileprivate func add(to digest: inout Digest) {
    digest.add("mode " + languageMode)
    digest.add("package " + (moduleFlags + ["beside"] + suiteFlags).joined(separator: " "))
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      digest.add("\(name)=\(value)")
    }
    digest.add(fixed)
  }
}
