import CourseModel
import Foundation
import SwiftSources
import Testing

@Suite("A source of a course's own")
struct SwiftFileTests {
  private func file(_ text: String) -> SwiftFile {
    SwiftFile(SourceFile(name: "A.swift", content: Data(text.utf8)))
  }

  @Test("imports modules, whole or one declaration of them, wherever that stands")
  func imports() {
    let file = file(
      """
      // import Nothing
      @testable import One; import struct Two.Inner
      #if os(Linux)
      public import Three.Sub
      #endif
      let text = "import Four"
      """)
    #expect(
      file.imports.map { "\($0.module) \($0.isScoped) \($0.line)" } == [
        "One false 2", "Two true 2", "Three false 4",
      ])
  }

  @Test("declares types, also inside others and inside functions")
  func types() {
    let file = file(
      """
      /* class No {} */
      public final class `Self2` { enum Inner { typealias Other = Int } }
      func make() { struct Local {} }
      protocol P {}; actor A {}
      """)
    #expect(
      file.types.map { "\($0.name) \($0.isAlias) \($0.line)" } == [
        "Self2 false 2", "Inner false 2", "Other true 2", "Local false 3", "P false 4",
        "A false 4",
      ])
  }

  @Test("has tests, told from other functions, with the texts in them")
  func functions() {
    let file = file(
      #"""
      @Suite struct M {
        // @Test func commented() {}
        @Test("a name", .tags(.x))
        func hears() {
          #expect(a == 1, "It heard \(a + f(2)) of them.")
          #expect(b, """
            Two lines \
            in one.
            """)
        }
        func helper() { _ = "said" }
      }
      """#)
    #expect(file.functions.map(\.name) == ["hears", "helper"])
    #expect(file.functions.map(\.isTest) == [true, false])
    #expect(file.functions[0].texts == ["It heard … of them.", "Two lines in one."])
    #expect(file.functions[1].texts == ["said"])
  }
}
