import CourseModel
import Foundation

/// Reads a package for the grader as it is, without converting any of it. Only its manifest runs,
/// confined.
package struct PackageLoader: Sendable {
  let folder: URL
  private let machine: Machine
  /// The target that is handed in; nil to let the package decide.
  package var target: String?
  /// Environment variables for running its tests, in addition to the package's own.
  package var environment: [String: String] = [:]
  /// Folders of other packages, or of the sources of one module, that it may need.
  package var others: [URL] = []
  /// The permissions of a submission beyond the strict default.
  package var admission = Admission()

  package init(folder: URL, on machine: Machine) {
    self.folder = folder.standardizedFileURL
    self.machine = machine
  }

  /// Loads the package; the tests that count are not known yet. Its reference answer is the one
  /// that the author provides, or its own sources.
  ///
  /// Blocks the calling thread while SwiftPM reads a manifest.
  ///
  /// - Throws: `PackageError`; `GradingError` if the machine is at fault.
  package func load() throws -> PackageExercise {
    let sources = PackageSources(folder: folder)
    let layout =
      try sources.declared(on: machine).map { package throws(PackageError) in
        try PackageLayout(of: package, target: target)
      } ?? PackageLayout(plain: sources, target: target)
    let config = try ExercismConfig(in: folder)
    for other in others where !PackageSources(folder: other).hasFolder(".") {
      throw PackageError.noModuleFolder(other.path)
    }
    let module = layout.module
    guard module.module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil,
      !GivenModule.taken.contains(module.module)
    else { throw PackageError.nameTaken(module.module) }
    let own = try sources.files(of: module)
    guard !own.isEmpty else { throw PackageError.noFiles(module.name, module.path) }
    var package = PackageExercise(
      module: module.module, title: folder.lastPathComponent, folder: folder, stub: own,
      reference: own, suite: try suite(of: layout, sources))
    let given = try GivenParts(of: layout, sources, beside: others, or: checkouts, on: machine)
    package.modules = given.modules
    package.modulesOfTests = given.ofTests
    if let suite = XCTestSuite(package.suite) {
      package.suite = suite.files
      package.modules.append(XCTestShim.module)
      package.modulesOfTests.insert(XCTestShim.name)
    }
    package.admission = admission
    if let mode = module.languageMode { package.languageMode = mode }
    package.moduleFlags = try module.flags(in: PackageLayout.packageName)
    package.suiteFlags = try layout.tests[0].flags(in: PackageLayout.packageName)
    package.environment = config == nil ? [:] : ExercismConfig.environment
    if let config { try take(config, into: &package, sources) }
    package.environment.merge(environment) { _, new in new }
    return package
  }

  /// The folders of the packages that this one needs, from SwiftPM (`swift package resolve`).
  private var checkouts: [URL] {
    let place = folder.appending(path: ".build/checkouts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().map { place.appending(path: $0) }
  }

  private func suite(
    of layout: PackageLayout, _ sources: PackageSources
  ) throws(PackageError) -> [SourceFile] {
    var files: [SourceFile] = []
    for part in layout.tests {
      for file in try sources.files(of: part) {
        if files.contains(where: { $0.name == file.name }) {
          throw .fileTwice(file.name, part.name)
        }
        files.append(file)
      }
    }
    guard !files.isEmpty else { throw .noFiles(layout.tests[0].name, layout.tests[0].path) }
    return files.sorted { $0.name < $1.name }
  }

  /// Applies the file roles of Exercism's layout.
  private func take(
    _ config: ExercismConfig, into package: inout PackageExercise, _ sources: PackageSources
  ) throws(PackageError) {
    let name = package.module
    let editor = try sources.files(config.files.editor ?? [], of: name)
    let names = Set(package.stub.map(\.name))
    // Only files of the module: others are for students to read.
    package.fixed = editor.filter { names.contains($0.name) }
    let reference = try sources.files(config.reference.filter(sources.hasFile), of: name)
    guard !reference.isEmpty else { return }
    // The reference may have another version of that file, even with another name.
    let types = DeclaredTypes.names(in: reference)
    let own = package.fixed.filter { file in
      !reference.contains { $0.name == file.name }
        && types.isDisjoint(with: DeclaredTypes.names(in: [file]))
    }
    package.reference = reference.overlaid(with: own)
  }
}

/// An environment variable in the notation `NAME=VALUE`.
package struct EnvironmentVariable: Sendable, Equatable {
  /// Letters, digits and underscores.
  package let name: String
  /// Any text.
  package let value: String

  /// Parses a variable.
  ///
  /// - Throws: If the text is not a variable, or if the variable controls the loader or the runtime
  ///   of a run.
  package init(_ text: String) throws(PackageError) {
    guard let match = text.wholeMatch(of: /(?s)([A-Za-z_][A-Za-z0-9_]*)=(.*)/)?.output else {
      throw .noVariable(text)
    }
    (name, value) = (String(match.1), String(match.2))
    guard !name.hasPrefix("LD_"), !name.hasPrefix("SWIFT_") else { throw .noVariable(text) }
  }
}
