import Foundation
import Messages

/// A module that comes with an exercise: learners import it but do not write it.
package struct GivenModule: Codable, Sendable, Equatable {
  /// The language of its files.
  package enum Language: Codable, Sendable, Equatable {
    case swift
    /// Its files are named by their paths from its folder. The module map is in the folder of its
    /// headers (also a path from its folder; empty for the same folder). Its own files find headers
    /// in other folders, too.
    case c(headers: String, searching: [String])
  }

  /// The name of its folder and its import.
  package let name: String
  package let files: [SourceFile]
  /// The other given modules that it imports, sorted.
  package let needs: [String]
  package var language = Language.swift
  /// The Swift language mode for compiling it, such as `5`; nil for that of submissions.
  package var languageMode: String?
  /// Additional compiler flags, such as `-D`.
  package var flags: [String] = []

  /// A module of these files, which imports the modules in `needs`.
  package init(name: String, files: [SourceFile], needs: [String]) {
    self.name = name
    self.files = files
    self.needs = needs
  }
}

extension GivenModule {
  /// The folder of an exercise with one folder for each given module.
  package static let folderName = "Modules"

  /// The names of modules that are compiled or loaded with every exercise. A given module with such
  /// a name would clash with them.
  package static let taken: Set<String> = [
    "Canary", "Checking", "ConversationRecorder", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "Glibc", "MiniCocoa", "Observation", "Program",
    "RegexBuilder", "SafeFoundation", "SuiteRunner", "Swift", "Synchronization", "Testing",
  ]

  /// The given modules in an exercise's folder, each after those it needs.
  static func all(of exercise: String, in folder: URL) throws(CourseError) -> [GivenModule] {
    let place = folder.appending(path: folderName)
    let folders = try entries(of: place, orNone: true).filter(\.hasDirectoryPath)
    let names = folders.map(\.lastPathComponent)
    let modules = try collect(folders) { url throws(CourseError) in
      try GivenModule(at: url, of: exercise, beside: names)
    }
    return try inOrder(modules, at: place)
  }

  private init(
    at folder: URL, of exercise: String, beside names: [String]
  ) throws(CourseError) {
    name = folder.lastPathComponent
    try Self.verify(name, at: folder, of: exercise)
    files = try Exercise.files(in: folder)
    let imported = files.importedModules
    let own = name
    needs = names.filter { $0 != own && imported.contains($0) }
    guard !imported.contains(exercise) else {
      throw .malformed(
        folder, line: nil,
        Message(
          """
          the given module \(name, "module") imports \(exercise, "exercise"), which learners \
          write; remove the import: the grader compiles given modules before their code
          """))
    }
  }

  private static func verify(
    _ name: String, at folder: URL, of exercise: String
  ) throws(CourseError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw .malformed(
        folder, line: nil,
        Message(
          """
          '\(name, "name")' cannot be a module's name; use letters and digits, beginning with a \
          capital
          """))
    }
    guard name != exercise else {
      throw .malformed(
        folder, line: nil,
        Message("a given module has the name of the module that learners write; rename it"))
    }
    guard !taken.contains(name) else {
      throw .malformed(
        folder, line: nil,
        Message(
          "every exercise already has a module \(name, "name"); rename this one"))
    }
  }

  /// Sorts the modules so that each follows those it needs, otherwise by name.
  private static func inOrder(
    _ modules: [GivenModule], at place: URL
  ) throws(CourseError) -> [GivenModule] {
    var waiting = modules
    var ordered: [GivenModule] = []
    while !waiting.isEmpty {
      let known = Set(ordered.map(\.name))
      guard let next = waiting.firstIndex(where: { known.isSuperset(of: $0.needs) }) else {
        let circle = circle(in: waiting).joined(separator: " → ")
        // Translators: The circle is names with arrows between them.
        throw .malformed(
          place, line: nil,
          Message(
            """
            given modules import each other in a cycle: \(circle, "circle"); remove one of these \
            imports, since one module has to be compiled first
            """))
      }
      ordered.append(waiting.remove(at: next))
    }
    return ordered
  }

  /// The names on a path that returns to its start. There is one if every module needs another one.
  private static func circle(in modules: [GivenModule]) -> [String] {
    var way: [String] = []
    var next = modules.first
    while let module = next {
      if let start = way.firstIndex(of: module.name) { return way[start...] + [module.name] }
      way.append(module.name)
      next = modules.first { module.needs.contains($0.name) }
    }
    return way
  }
}
