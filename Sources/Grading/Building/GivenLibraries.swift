import CourseModel
import Foundation

/// The compiled modules that come with an exercise: a submission and its suite import them, and the
/// process loads them once for both.
struct GivenLibraries: Sendable {
  /// A compiled module.
  struct Library: Sendable {
    let name: String
    /// A fingerprint of its sources and of everything else it was built from.
    let key: String
    /// The folder with `libNAME.so`, and `NAME.swiftmodule` or, for a C module, `NAME.pcm` and the
    /// headers.
    let folder: URL
    private let language: GivenModule.Language
    let facts: Facts
    /// The names of all modules that it needs, directly or through others.
    private let needs: Set<String>

    init(
      _ module: GivenModule, beside others: GivenLibraries, key: String, folder: URL, facts: Facts
    ) {
      name = module.name
      language = module.language
      self.key = key
      self.folder = folder
      self.facts = facts
      needs = Set(others.needed(by: module).all.map(\.name))
    }

    fileprivate func isNeeded(for module: GivenModule, through others: [Library]) -> Bool {
      module.needs.contains(name)
        || others.contains { module.needs.contains($0.name) && $0.needs.contains(name) }
    }

    var path: String { folder.appending(path: Self.fileName(of: name)).path }

    /// A C module in the form the Swift compiler reads; nil for a Swift module.
    fileprivate var compiledHeaders: Compiler.ModuleOfC? {
      guard case .c = language else { return nil }
      let file = folder.appending(path: Compiler.ModuleOfC.fileName(of: name))
      return Compiler.ModuleOfC(name: name, path: file.path)
    }

    /// The folder in which other C modules find its headers; nil for a Swift module.
    fileprivate var headers: String? {
      guard case .c = language else { return nil }
      return folder.appending(path: GivenMaker.headersName).path
    }

    static func fileName(of module: String) -> String { "lib\(module).so" }
  }

  /// The facts from a module's object files.
  struct Facts: Codable, Sendable {
    /// The version of these facts. Change it when their content or the way we read them changes.
    static let format = "4"

    /// The libraries it needs at run time, as linker flags from the compiler.
    var libraries: [String]
    /// Whether it may carry state from one check to the next.
    var keepsState: Bool
    /// The C functions and constants that it exports.
    var offered: Set<String> = []
  }

  /// The modules, each after those that it needs.
  var all: [Library] = []

  /// The folders in which the compiler finds the modules.
  var folders: [String] { all.map(\.folder.path) }
  /// The libraries, in load order.
  var paths: [String] { all.map(\.path) }
  /// The C modules in the form the Swift compiler reads.
  var modulesOfC: [Compiler.ModuleOfC] { all.compactMap(\.compiledHeaders) }
  /// The folders in which C modules find each other's headers.
  var headers: [String] { all.compactMap(\.headers) }
  /// The C functions and constants that they export.
  var offered: Set<String> { all.reduce(into: []) { $0.formUnion($1.facts.offered) } }
  /// The libraries they need at run time.
  var libraries: [String] { all.flatMap(\.facts.libraries) }
  var keepState: Bool { all.contains(where: \.facts.keepsState) }
  /// A fingerprint of all modules.
  var identity: String { all.map(\.key).joined(separator: " ") }

  /// The modules that a module needs, directly or through others.
  func needed(by module: GivenModule) -> GivenLibraries {
    GivenLibraries(all: all.filter { $0.isNeeded(for: module, through: all) })
  }

  func has(_ module: String) -> Bool { all.contains { $0.name == module } }
}
