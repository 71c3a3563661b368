import Foundation

/// A Swift package with tests that is graded as it is, in place of an exercise's folder.
package struct PackageExercise: Codable, Sendable, Equatable {
  /// A test of its suite that counts.
  package struct Test: Codable, Sendable, Equatable {
    /// Its suites and function in Swift Testing's notation, `Outer/Inner/f(a:)`; followed by its
    /// place if two tests share this name.
    let id: String
    /// The display name.
    let name: String

    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The module that a submission replaces.
  package let module: String
  package let title: String
  let folder: URL
  /// The files that learners start from.
  package var stub: [SourceFile]
  /// The answer that passes.
  package var reference: [SourceFile]
  /// Files of the module that stay the author's, even if a submission has files with the same
  /// names.
  package var fixed: [SourceFile] = []
  /// The files of its tests, which are compiled as one module.
  package var suite: [SourceFile]
  /// Its given modules, each after those it needs.
  package var modules: [GivenModule] = []
  /// The names of the modules that only its tests import.
  package var modulesOfTests: Set<String> = []
  /// The Swift language mode for compiling it: `5`, `6`.
  package var languageMode = "6"
  /// Additional compiler flags for the module, such as `-D`.
  package var moduleFlags: [String] = []
  /// Additional compiler flags for the tests.
  package var suiteFlags: [String] = []
  /// Environment variables for running the tests.
  package var environment: [String: String] = [:]
  /// The permissions of a submission beyond the strict default.
  package var admission = Admission()
  /// Whether learners may read the tests.
  package var showsTests = true
  /// The tests that count; nil until a run has listed them.
  package var tests: [Test]? = nil

  package init(
    module: String, title: String, folder: URL, stub: [SourceFile], reference: [SourceFile],
    suite: [SourceFile]
  ) {
    self.module = module
    self.title = title
    self.folder = folder
    self.stub = stub
    self.reference = reference
    self.suite = suite
  }
}

extension Exercise {
  /// The exercise for grading submissions of a package's module. Its checks are the tests that
  /// count; it has none until a run has listed them.
  package init(of package: PackageExercise) {
    self.init(
      name: package.module, folder: package.folder, course: nil, topic: "", order: 0,
      title: package.title, summary: "", lesson: nil, facts: [:],
      imports: package.modules.map(\.name).filter { !package.modulesOfTests.contains($0) },
      givenModules: package.modules.map(\.name),
      limits: Limits(), admission: package.admission,
      checks: (package.tests ?? []).map {
        Check(
          id: $0.id, name: $0.name, points: 1, kind: .test, isPublic: package.showsTests)
      },
      todoCount: 0, task: "", hints: [])
    self.package = package
  }

  /// The files to grade for a submission: the author's fixed files replace those of the same name.
  package func completed(_ files: [SourceFile]) -> [SourceFile] {
    guard let fixed = package?.fixed, !fixed.isEmpty else { return files }
    // A right answer is complete, and may replace a fixed file.
    if files == package?.reference { return files }
    return files.overlaid(with: fixed)
  }
}
