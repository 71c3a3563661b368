import CourseModel
import Execution
import Foundation

/// The commands that compile a module of an exercise, and the files they produce.
struct GivenMaker {
  let module: GivenModule
  /// Whether the module belongs to a package. Its modules are compiled as SwiftPM does it, without
  /// the library evolution that a course's modules have, because not all of them compile with it.
  let isOfPackage: Bool
  let tools: Toolset
  /// The folder with its files.
  let sources: URL
  let output: URL

  /// The folder, beside the library, with the headers that other modules see of a C module.
  static let headersName = "headers"

  /// Builds its library and the module files that others import.
  var command: Command {
    let library = tools.compiler.sharedLibrary(
      named: GivenLibraries.Library.fileName(of: module.name), objects: objects,
      into: output.path)
    return Command(inTurn: compiling + [library])
  }

  private var compiling: [Command] {
    guard case .c(let headers, let folders) = module.language else {
      return [
        tools.compiler.module(
          module.name, files: module.files.map { path($0.name) }, searching: tools.modules,
          into: output.path, object: objects[0], testable: isOfPackage ? module.flags : nil)
      ]
    }
    let found = ([headers] + folders).map(path) + tools.given.headers
    let flags = module.flags + found.flatMap { ["-I", $0] }
    let files = zip(filesOfC, objects).map {
      tools.compiler.object(ofC: path($0), flags: flags, into: $1)
    }
    return files + [
      tools.compiler.headers(
        of: module.name, map: path("\(headers)/module.modulemap"), searching: tools.given.headers,
        into: output.path)
    ]
  }

  /// The products to keep.
  var products: [URL] {
    let imported =
      module.language == .swift
      ? "\(module.name).swiftmodule" : Compiler.ModuleOfC.fileName(of: module.name)
    return [imported, GivenLibraries.Library.fileName(of: module.name)]
      .map { output.appending(path: $0) }
  }

  /// The headers that other C modules include, with paths relative to their search path.
  var headers: [SourceFile] {
    guard case .c(let folder, _) = module.language else { return [] }
    let place = folder.isEmpty ? "" : folder + "/"
    return module.files.filter { $0.name.hasPrefix(place) }.map { file in
      SourceFile(name: String(file.name.dropFirst(place.count)), content: file.content)
    }
  }

  /// Reads the facts from its object files, which must exist.
  func facts() throws(GradingError) -> GivenLibraries.Facts {
    var facts = GivenLibraries.Facts(libraries: [], keepsState: false)
    let constants = constants
    for path in objects {
      guard let object = ObjectFile(at: path) else {
        throw .file(path: path, reason: .notWritten)
      }
      facts.libraries += object.libraries
      if StoredState.exists(
        in: object, of: module.name, admittedUnder: Admission(), beside: constants)
      {
        facts.keepsState = true
      }
      guard module.language != .swift else { continue }
      facts.offered.formUnion(
        object.symbols.lazy.filter { $0.isDefined && $0.isExported && !$0.isVariable }.map(\.name))
    }
    return facts
  }

  /// The constants in its sources. The exercise's author wrote them, so we trust them.
  private var constants: ConstantVariables {
    guard module.language == .swift else { return ConstantVariables() }
    let policy = SourcePolicy(
      module: module.name, imports: [], admission: Admission(),
      modules: tools.toolchain.libraries)
    return SourceReading(module.files, under: policy).constants
  }

  private var filesOfC: [String] { module.files.map(\.name).filter { $0.hasSuffix(".c") } }

  private var objects: [String] {
    module.language == .swift
      ? [output.appending(path: "\(module.name).o").path]
      : filesOfC.indices.map { output.appending(path: "\($0).o").path }
  }

  private func path(_ name: String) -> String { sources.appending(path: name).path }
}
