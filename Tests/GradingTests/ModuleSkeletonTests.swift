import CourseModel
import GradingTestSupport
import Testing

@testable import Grading

@Suite("The skeleton of a module")
struct ModuleSkeletonTests {
  private func digest(_ text: String, named name: String = "A.swift") -> String {
    let file = SourceFile(name, text)
    return ModuleSkeleton([(file.name, SourceReading.tree(of: file))]).digest
  }

  private static let text = """
    struct A {
      private var a = [1, 2].map { $0 + 1 }
      var b: Int { a.count }
      var c = 0 { didSet { print(c) } }
      subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } }
      init() { c = 1 }
      func d() -> Int { var x = 1; x += 1; return x }
      func e() -> some Sequence { [1] }
      @inlinable func f() -> Int { 7 }
    }
    """

  @Test(
    "is the same where functions do something else",
    arguments: [
      ("a.count", "a.first ?? 5"), ("print(c)", "b()"), ("{ a[i] }", "{ 0 }"), ("c = 1", "c = 2"),
      ("var x = 1; x += 1; return x", "1"), ("struct A {", "// A type.\nstruct A   {"),
    ])
  func same(old: String, new: String) throws {
    try #require(Self.text.contains(old))
    #expect(digest(Self.text.replacing(old, with: new)) == digest(Self.text))
  }

  @Test(
    "is another where what others see may be another",
    arguments: [
      ("private var a", "var a"), ("$0 + 1", "\"\\($0)\""), ("var b: Int {", "var b: Int = {"),
      ("didSet", "willSet"), ("[1] }", "[1, 2].lazy }"), ("{ 7 }", "{ 8 }"),
      ("  init() { c = 1 }\n", ""), ("func d()", "static func d()"),
      ("var c = 0 { didSet { print(c) } }", "var c = 0"),
    ])
  func other(old: String, new: String) throws {
    try #require(Self.text.contains(old))
    #expect(digest(Self.text.replacing(old, with: new)) != digest(Self.text))
  }

  @Test("is another in a file of another name, of which names of what is private are made")
  func names() { #expect(digest(Self.text, named: "B.swift") != digest(Self.text)) }
}
