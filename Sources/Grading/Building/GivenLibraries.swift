import CourseModel
import Foundation

/// The modules that are given with an exercise, compiled: what a submission and its suite import,
/// and what is loaded once for both.
struct GivenLibraries: Sendable {
  /// One of them.
  struct Library: Sendable {
    /// The module's name.
    let name: String
    /// Stands for its sources, and for all that it was made with.
    let key: String
    /// Holds `libNAME.so`, with `NAME.swiftmodule`, or `NAME.pcm` and the headers of a module of C.
    let folder: URL
    private let language: GivenModule.Language
    let facts: Facts
    /// The names of those that it imports, and of those that these need.
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

    /// A module of C as the compiler of Swift reads it; nil of one of Swift.
    fileprivate var compiledHeaders: Compiler.ModuleOfC? {
      guard case .c = language else { return nil }
      let file = folder.appending(path: Compiler.ModuleOfC.fileName(of: name))
      return Compiler.ModuleOfC(name: name, path: file.path)
    }

    /// Where others of C find its headers; nil of one of Swift.
    fileprivate var headers: String? {
      guard case .c = language else { return nil }
      return folder.appending(path: GivenMaker.headersName).path
    }

    static func fileName(of module: String) -> String { "lib\(module).so" }
  }

  /// What is read off its object when it is compiled.
  struct Facts: Codable, Sendable {
    /// Changes when what is read off, or how, does.
    static let format = "4"

    /// What it has to find in its process, as the compiler tells the linker.
    var libraries: [String]
    /// Whether it may carry something from one check to the next.
    var keepsState: Bool
    /// The functions and constants of C that it offers.
    var offered: Set<String> = []
  }

  /// Each behind those that it needs.
  var all: [Library] = []

  /// Where the compiler finds the modules.
  var folders: [String] { all.map(\.folder.path) }
  /// The libraries, in the order in which they are to be loaded.
  var paths: [String] { all.map(\.path) }
  /// Those of C, as the compiler of Swift reads them.
  var modulesOfC: [Compiler.ModuleOfC] { all.compactMap(\.compiledHeaders) }
  /// Where modules of C find what others of C offer.
  var headers: [String] { all.compactMap(\.headers) }
  /// The functions and constants of C that they offer.
  var offered: Set<String> { all.reduce(into: []) { $0.formUnion($1.facts.offered) } }
  /// What they have to find in their process.
  var libraries: [String] { all.flatMap(\.facts.libraries) }
  var keepState: Bool { all.contains(where: \.facts.keepsState) }
  /// Differs when any of them does.
  var identity: String { all.map(\.key).joined(separator: " ") }

  /// Those that a module imports, and those that these need.
  func needed(by module: GivenModule) -> GivenLibraries {
    GivenLibraries(all: all.filter { $0.isNeeded(for: module, through: all) })
  }

  func has(_ module: String) -> Bool { all.contains { $0.name == module } }
}
