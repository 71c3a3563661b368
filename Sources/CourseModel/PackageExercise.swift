import Foundation

/// A Swift package with tests of its own that is graded as it is: what the folder of an exercise holds
/// otherwise.
package struct PackageExercise: Codable, Sendable, Equatable {
  /// A test of its suite that counts.
  package struct Test: Codable, Sendable, Equatable {
    /// Its suites and its function as Swift Testing names them, `Outer/Inner/f(a:)`; where two have
    /// this name, with its place behind it.
    package let id: String
    /// What it is called.
    package let name: String

    /// A test by its id and its name.
    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The module that submissions are.
  package let module: String
  /// What people call it.
  package let title: String
  /// The package's folder.
  package let folder: URL
  /// What learners start from.
  package var stub: [SourceFile]
  /// The answer that passes.
  package var reference: [SourceFile]
  /// Files of the module that are the author's, whatever a submission has under their names.
  package var fixed: [SourceFile] = []
  /// The files of its tests, which are compiled as one module.
  package var suite: [SourceFile]
  /// Modules that are given with it, each behind those that it needs.
  package var modules: [GivenModule] = []
  /// The names of those that only its tests import.
  package var modulesOfTests: Set<String> = []
  /// The mode of the language in which it is compiled: `5`, `6`.
  package var languageMode = "6"
  /// What the compiler is told of the module, beside what it is always told, such as `-D`.
  package var moduleFlags: [String] = []
  /// The same of its tests.
  package var suiteFlags: [String] = []
  /// Variables of the environment in which the tests run.
  package var environment: [String: String] = [:]
  /// What a submission may do beyond the strict default.
  package var admission = Admission()
  /// Whether those who hand in may read the tests.
  package var showsTests = true
  /// The tests that count; nil until a run has told.
  package var tests: [Test]? = nil

  /// A package of these files.
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
  /// What is graded where submissions are a package's module. Its checks are the tests that count;
  /// there are none until a run has told which these are.
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

  /// What is judged where this was handed in: with the author's own files in their places.
  package func completed(_ files: [SourceFile]) -> [SourceFile] {
    guard let fixed = package?.fixed, !fixed.isEmpty else { return files }
    // What passes is complete, and may have such a file of its own.
    if files == package?.reference { return files }
    return files.overlaid(with: fixed)
  }
}
