import ArgumentParser
import CourseModel
import Foundation
import Grading
import Messages
import SwiftSources

/// The options for facts that a package itself does not tell.
struct PackagePartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With --package: the target to judge, if several have tests.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "With --package: an environment variable for its tests; may be repeated.",
      valueName: "name=value"))
  var environment: [String] = []

  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "With --package: a dependency's package, or one module's sources; may be repeated.",
      valueName: "dir"),
    completion: .directory)
  var modules: [String] = []

  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "With --package: a rule to lift for the code that is judged; may be repeated.",
      discussion: "docs/exercises.md, “allow”, explains each rule.", valueName: "rule"))
  var allowed: [Admission.Relaxation] = []

  @Option(
    name: .customLong("allow-import"),
    help: ArgumentHelp(
      "With --package: a module that the code may import as well; may be repeated.",
      valueName: "module"))
  var importable: [String] = []

  var areGiven: Bool {
    target != nil || !environment.isEmpty || !modules.isEmpty || !allowed.isEmpty
      || !importable.isEmpty
  }

  func package(
    at folder: URL, on machine: Machine, in context: Context
  ) async throws -> PackageExercise {
    var loader = PackageLoader(folder: folder, on: machine)
    loader.target = target
    loader.others = modules.map(context.url)
    loader.admission = Admission(imports: Set(importable), relaxations: Set(allowed))
    for text in environment {
      let variable = try EnvironmentVariable(text)
      loader.environment[variable.name] = variable.value
    }
    let ready = loader
    return try await showingThatItWorks(
      on: Message("reading the package \(folder.lastPathComponent, "name")"), context.screen
    ) { try await onThread { try ready.load() }.get() }
  }
}

/// The options for a package whose tests grade a class.
struct GradedPackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Grade by the tests of the Swift package in this folder.", valueName: "dir"),
    completion: .directory)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "With --package: an answer that passes its tests.",
      discussion: "Default: Exercism's example, otherwise the package's own sources.",
      valueName: "dir"),
    completion: .directory)
  var solution: String?

  @Flag(help: "With --package: keep the content of its tests out of reports.")
  var hideTests = false

  @OptionGroup var parts: PackagePartOptions

  func validate() throws {
    if package == nil, solution != nil || hideTests || parts.areGiven {
      throw ValidationError(
        Message(
          """
          --solution, --target, --module, --environment, --allow and --hide-tests need --package.
          """))
    }
  }

  /// The exercise: the package with the tests that its answer passes.
  ///
  /// - Parameter paths: The paths to grade, which must not contain the package.
  func exercise(at path: String, toGrade paths: [String], in context: Context) async throws
    -> Exercise
  {
    let folders = [path] + (solution.map { [$0] } ?? [])
    for folder in folders {
      if let outer = paths.first(where: {
        JudgingCourse.lies(context.url(folder), in: context.url($0))
      }) {
        throw UsageError(
          Message(
            """
            \(outer, "path") has the submissions and also the package that would judge them, \
            \(folder, "package"); name only the submissions, or move the package
            """))
      }
    }
    let machine = try Machine(in: context, sandboxed: true)
    let loaded = try await parts.package(at: context.url(path), on: machine, in: context)
    let frame = PackageFrame(on: machine)
    // Translators: The module's name.
    return try await showingThatItWorks(
      on: Message("running the tests of \(loaded.module, "module") against its answer"),
      context.screen
    ) {
      var package = loaded
      package.showsTests = !hideTests
      if let solution { package = try frame.referring(to: context.url(solution), in: package) }
      return try await frame.frozen(package)
    }
  }
}

extension Admission.Relaxation: ExpressibleByArgument {}
