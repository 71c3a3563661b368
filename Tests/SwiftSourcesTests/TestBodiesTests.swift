import Testing

@testable import SwiftSources

@Suite("The bodies of tests")
struct TestBodiesTests {
  private static let bodies = TestBodies(of: [
    """
    import Testing

    @Suite struct Sums {
      @Test("adds") func adds() {
        // One and one.
        let sum = add(1, 1)

        if sum > 0 {
          #expect(sum == 2)
        }
      }
      @Test(arguments: [1, 2]) func doubles(_ number: Int, times: Int) { #expect(number > 0) }
      func helper() { _ = 1 }

      @Suite struct Deep { @Test func adds() {} }
    }
    extension Outer.Inner { @Testing.Test func `one more`() { #expect(true) } }
    """,
    "@Test func free() { #expect(1 == 1) }",
  ])

  @Test(
    "are found by as much of a name as tells them apart",
    arguments: [
      (
        "M.Sums/adds()",
        "// One and one.\nlet sum = add(1, 1)\n\nif sum > 0 {\n  #expect(sum == 2)\n}"
      ),
      ("doubles", "#expect(number > 0)"), ("Sums/doubles(_:times:)", "#expect(number > 0)"),
      ("M.free()", "#expect(1 == 1)"), ("free", "#expect(1 == 1)"), ("M.Sums/Deep/adds()", ""),
      ("M.Outer/Inner/one more()", "#expect(true)"), ("one more", "#expect(true)"),
    ])
  func found(_ id: String, _ body: String) {
    #expect(Self.bodies.body(of: id) == body)
  }

  @Test("are nobody's where that is not clear, or there is none")
  func unclear() {
    #expect(Self.bodies.body(of: "adds") == nil)
    #expect(Self.bodies.body(of: "helper") == nil)
    #expect(Self.bodies.body(of: "M.Other/doubles()") == nil)
    #expect(Self.bodies.body(of: "") == nil)
  }
}
