import CourseModel
import Foundation
import Messages
import SwiftSources

/// Checks that the modules an exercise gives are used and have unique names.
struct GivenModuleAudit {
  private let exercise: Exercise
  private let modules: [GivenModule]
  /// The modules that at least one file imports.
  private let imported: Set<String>

  init(of exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    modules = try exercise.modules()
    let programs =
      modules.isEmpty
      ? []
      : [try exercise.stub(), try exercise.solution(), try exercise.suite()]
        + (try exercise.variants().map(\.files))
    imported = (programs + modules.map(\.files)).reduce(into: []) {
      $0.formUnion($1.importedModules)
    }
  }

  var findings: [AuditFinding] { unused + namesakes + neighbours }

  private var unused: [AuditFinding] {
    modules.filter { !imported.contains($0.name) }.map {
      AuditFinding(
        Message(
          "no file imports the given module '\($0.name, "name")': use it, or delete its folder"))
    }
  }

  /// Types with the name of their module. The compiler would then find no other name qualified by
  /// the module.
  private var namesakes: [AuditFinding] {
    modules.flatMap { module in
      module.files.compactMap { file in
        file.line(declaring: module.name).map {
          AuditFinding(
            .calledAsItsModule(module.name),
            at: "\(GivenModule.folderName)/\(module.name)/\(file.name):\($0)")
        }
      }
    }
  }

  /// Modules with the name of another exercise or of another exercise's module. One package lists
  /// them all, so names must differ.
  private var neighbours: [AuditFinding] {
    guard !modules.isEmpty else { return [] }
    let course = exercise.folder.deletingLastPathComponent()
    return folders(in: course).filter { $0 != exercise.name }.flatMap { other -> [AuditFinding] in
      let theirs = folders(
        in: course.appending(path: other).appending(path: GivenModule.folderName))
      return modules.map(\.name).filter { $0 == other || theirs.contains($0) }.map { name in
        AuditFinding(
          name == other
            ? Message(
              """
              the given module '\(name, "name")' has the name of an exercise: rename one of them, \
              since a workspace's package has both
              """)
            : Message(
              """
              the given module '\(name, "name")' has the name of a module that \
              \(other, "exercise") gives: rename one of them, since a workspace's package has \
              both
              """))
      }
    }
  }

  private func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension SourceFile {
  /// Returns the line, counted from 1, that declares a type of this name.
  func line(declaring type: String) -> Int? {
    SwiftFile(self).types.first { $0.name == type }?.line
  }
}
