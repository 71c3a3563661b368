import Execution
import Foundation
import Testing

@testable import Grading

@Suite("An object file")
struct ObjectFileTests {
  @Test("shows its sections and what it needs and offers")
  func isRead() async throws {
    let object = try #require(ObjectFile(at: try await compiled().path))

    #expect(object.sections.isSuperset(of: [".text", ".symtab", "swift5_type_metadata"]))
    func symbols(_ matches: (ObjectFile.Symbol) -> Bool) -> Set<String> {
      Set(object.symbols.filter(matches).map(\.name))
    }
    #expect(symbols { !$0.isDefined }.contains("exit"))
    #expect(symbols { $0.isDefined && $0.isExported }.contains("$s4Unit5leaveyyF"))
    #expect(symbols { $0.isDefined && $0.isExported }.contains("mine"))
    #expect(!symbols { $0.isExported }.contains { $0.contains("hidden") })
  }

  @Test("is told from other and from damaged files")
  func isRecognised() async throws {
    let object = try await compiled()
    let text = object.deletingLastPathComponent().appending(path: "Unit.swift")
    let damaged = object.appendingPathExtension("damaged")
    var bytes = try Data(contentsOf: object)
    // ELF64: the offset of the section headers is in bytes 40 to 47.
    bytes.replaceSubrange(40..<48, with: [255, 255, 255, 0, 0, 0, 0, 0])
    try bytes.write(to: damaged)

    #expect(ObjectFile(at: text.path) == nil)
    #expect(ObjectFile(at: damaged.path) == nil)
    #expect(ObjectFile(at: object.path + "/nowhere") == nil)
  }

  private func compiled() async throws -> URL {
    let folder = try Bench.emptyFolder()
    let source = folder.appending(path: "Unit.swift")
    let text = """
      import Glibc
      public struct Leaf {}
      public func leave() { hidden() }
      private func hidden() { exit(0) }
      @_cdecl("mine") public func mine() {}
      """
    try Data(text.utf8).write(to: source)
    let object = folder.appending(path: "Unit.o")
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    let compiler = Compiler(
      toolchain: try Bench.toolchain(), moduleCache: folder.appending(path: "cache").path)
    let completion = try await Bench.seated {
      try executor.run(compiler.object("Unit", files: [source.path], into: object.path))
    }
    try #require(completion.succeeded, "\(completion.errorText)")
    return object
  }
}
