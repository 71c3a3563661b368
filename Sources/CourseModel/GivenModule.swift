import Foundation

/// A module that an exercise gives: learners import it, and write none of it.
package struct GivenModule: Codable, Sendable, Equatable {
  /// What its files are written in.
  package enum Language: Codable, Sendable, Equatable {
    case swift
    /// Its files are called by their paths from its folder. In that of its headers, a path from there as
    /// well (empty if it is the same), a module map says what others see of it; its own files find
    /// headers in other folders, too.
    case c(headers: String, searching: [String])
  }

  /// The folder's name, which the module is imported by.
  package let name: String
  /// Its sources.
  package let files: [SourceFile]
  /// The other given modules that it imports, sorted.
  package let needs: [String]
  /// What it is written in.
  package var language = Language.swift
  /// The mode of Swift in which it is compiled, as `5`; nil for that of what is judged.
  package var languageMode: String?
  /// What the compiler is told of it, beside what it is always told, such as `-D`.
  package var flags: [String] = []

  /// A module of these files, which imports those.
  package init(name: String, files: [SourceFile], needs: [String]) {
    self.name = name
    self.files = files
    self.needs = needs
  }
}

extension GivenModule {
  /// The folder of an exercise that holds a folder for each.
  package static let folderName = "Modules"

  /// Modules that are compiled or loaded with every exercise: another one of such a name would
  /// stand in their way.
  package static let taken: Set<String> = [
    "Canary", "Checking", "ConversationRecorder", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "Glibc", "MiniCocoa", "Observation", "Program",
    "RegexBuilder", "SafeFoundation", "SuiteRunner", "Swift", "Synchronization", "Testing",
  ]

  /// The modules in the folder of an exercise, each behind those that it needs; none if there is no
  /// folder for them.
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
      throw .malformed(folder, line: nil, .imports(exercise, name))
    }
  }

  private static func verify(
    _ name: String, at folder: URL, of exercise: String
  ) throws(CourseError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw .malformed(folder, line: nil, .noModuleName(name))
    }
    guard name != exercise else {
      throw .malformed(folder, line: nil, .moduleOfLearners)
    }
    guard !taken.contains(name) else {
      throw .malformed(folder, line: nil, .moduleTaken(name))
    }
  }

  /// The modules, each behind those that it needs; those that need nothing more by their names.
  private static func inOrder(
    _ modules: [GivenModule], at place: URL
  ) throws(CourseError) -> [GivenModule] {
    var waiting = modules
    var ordered: [GivenModule] = []
    while !waiting.isEmpty {
      let known = Set(ordered.map(\.name))
      guard let next = waiting.firstIndex(where: { known.isSuperset(of: $0.needs) }) else {
        let circle = circle(in: waiting).joined(separator: " → ")
        throw .malformed(place, line: nil, .circle(circle))
      }
      ordered.append(waiting.remove(at: next))
    }
    return ordered
  }

  /// The names on a way that comes back to where it begins; among modules of which each needs
  /// another there is one.
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
