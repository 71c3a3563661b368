import Foundation

/// A module that an exercise gives: its learners import it, and cannot change it.
///
/// Its folder is `Modules/NAME`. It is compiled before anything of a learner's, and without it: so it
/// is a model that knows no view, or holds what only its author may write.
package struct GivenModule: Sendable, Equatable {
  /// Its folder's name, which is the module's.
  package let name: String
  package let files: [SourceFile]
}

extension Exercise {
  /// Where its given modules are.
  package static func modules(in folder: URL) -> URL { folder.appending(path: "Modules") }

  /// The names of its given modules, sorted; nothing of them is read.
  static func namesOfModules(in folder: URL) throws(CourseError) -> [String] {
    try entries(of: modules(in: folder), orNone: true).filter(\.hasDirectoryPath)
      .map(\.lastPathComponent)
  }

  /// The modules that it gives, each after those that it imports.
  ///
  /// - Throws: also when two of them need each other, or one is empty or called like the exercise.
  package func givenModules() throws(CourseError) -> [GivenModule] {
    var waiting: [GivenModule] = []
    for name in try Self.namesOfModules(in: folder) {
      let place = Self.modules(in: folder).appending(path: name)
      guard name != self.name else {
        throw .malformed(
          place, line: nil, problem: "is called like the module that learners write",
          cure: "give it another name")
      }
      waiting.append(GivenModule(name: name, files: try Self.files(in: place)))
    }
    var ready: [GivenModule] = []
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.name))
      let next = waiting.firstIndex {
        $0.files.importedModules.isDisjoint(with: names.subtracting([$0.name]))
      }
      guard let next else {
        throw .malformed(
          Self.modules(in: folder), line: nil,
          problem: "\(names.sorted().joined(separator: " and ")) import each other",
          cure: "let one of them know nothing of the others")
      }
      ready.append(waiting.remove(at: next))
    }
    return ready
  }
}
