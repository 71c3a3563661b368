import Foundation
import Testing

@testable import Grading

@Suite("An object file")
struct ObjectFileTests {
  @Test("shows its sections and what it needs and offers")
  func isRead() async throws {
    let object = try #require(ObjectFile(at: try await compiled().path))

    #expect(
      Set(object.sections.map(\.name))
        .isSuperset(of: [".text", ".symtab", "swift5_type_metadata"]))
    #expect(object.libraries.contains("-lswiftCore"))
    func symbols(_ matches: (ObjectFile.Symbol) -> Bool) -> Set<String> {
      Set(object.symbols.filter(matches).map(\.name))
    }
    #expect(symbols { !$0.isDefined }.contains("exit"))
    #expect(symbols { $0.isDefined && $0.isExported }.contains("$s4Unit5leaveyyF"))
    #expect(symbols { $0.isDefined && $0.isExported }.contains("mine"))
    #expect(!symbols { $0.isExported }.contains { $0.contains("hidden") })
  }

  @Test("is distinguished from other and from damaged files")
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
    try await Probe.object(
      of: """
        import Glibc
        public struct Leaf {}
        public func leave() { hidden() }
        private func hidden() { exit(0) }
        @_cdecl("mine") public func mine() {}
        """)
  }
}
