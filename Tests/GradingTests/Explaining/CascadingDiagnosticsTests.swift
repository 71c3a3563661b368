import GradingTestSupport
import CourseModel
import TestSupport
import Testing

@testable import Grading

@Suite("One cause, one message")
struct CascadingDiagnosticsTests {
  /// Returns what a learner reads about a program in one file: the causes, and the number of
  /// echoes.
  private func read(
    _ source: String, upTo stage: WrongProgram.Stage = .types, imports: [String] = []
  ) async throws -> (causes: [Diagnostic], echoes: Int) {
    let files = [SourceFile("A.swift", source)]
    let words = try await WrongProgram.words(on: files, upTo: stage)
    let all = try WrongProgram.explained(words, on: files, imports: imports)
    return (all.filter { !$0.isCascading }, all.count { $0.isCascading })
  }

  @Suite("in all our examples")
  struct Proof {
    @Test("a brace without a partner", arguments: Sample(2, of: Array(braces.indices)).others)
    func brace(_ index: Int) async throws {
      try await CascadingDiagnosticsTests().verifyBrace(index)
    }

    @Test("another error", arguments: Sample(2, of: Array(meanings.indices)).others)
    func meaning(_ index: Int) async throws {
      try await CascadingDiagnosticsTests().verifyMeaning(index)
    }
  }

  private static let page = """
    class Page {
      var title = "a"
      func open() {
        title = "b"
      }
      func close() {
        title = "c"
      }
    }
    class Book {
    }

    """

  /// The change of the page, and the place of the fault.
  private static let braces: [(old: String, new: String, line: Int, column: Int, says: String)] = [
    ("open() {", "open() {{", 3, 15, "There are two `{` side by side here"),
    ("Page {", "Page {{", 1, 12, "There are two `{` side by side here"),
    ("\"b\"\n  }", "\"b\"", 3, 15, "This `{` has no closing `}`"),
    ("  }\n}\nclass Book", "  }\nclass Book", 1, 12, "This `{` has no closing `}`"),
    ("\"b\"\n  }", "\"b\"\n  }\n  }", 6, 3, "This `}` closes nothing"),
    ("  func close() {", "\tfunc close() {{", 6, 16, "There are two `{` side by side here"),
  ]

  @Test(
    "a brace without a partner is the cause of all the rest",
    arguments: Sample(2, of: Array(braces.indices)).few)
  func brace(_ index: Int) async throws { try await verifyBrace(index) }

  private func verifyBrace(_ index: Int) async throws {
    let brace = Self.braces[index]
    let (causes, echoes) = try await read(Self.page.replacing(brace.old, with: brace.new))

    let cause = try #require(causes.first)
    #expect(causes.count == 1)
    #expect(echoes > 0)
    #expect([cause.line, cause.column] == [brace.line, brace.column])
    #expect(cause.explanation?.contains(brace.says) == true)
    #expect(cause.notes.map(\.message) == ["this is where the compiler notices it"])
  }

  @Test("a brace that is missing is not sought in the one that it leaves behind")
  func missingOpening() async throws {
    let (causes, echoes) = try await read(Self.page.replacing("Page {", with: "Page"))

    #expect(causes.map(\.message) == ["expected '{' in class"])
    #expect(causes.map(\.line) == [1])
    #expect(echoes > 0)
  }

  @Test("where nothing is indented, the compiler says which brace it misses")
  func unindented() async throws {
    let flat = Self.page.replacing("  ", with: "").replacing("open() {", with: "open() {{")

    let (causes, _) = try await read(flat)

    #expect(causes.count == 1)
    #expect(causes.first?.message == "expected '}' in class")
    #expect(causes.first?.explanation?.contains("the one in line 1, or a later one") == true)
  }

  @Test("words about meaning follow from words about grammar")
  func grammar() async throws {
    let (causes, echoes) = try await read(
      "func a(_ one: Int, and two: Int) {}\nfunc b() {\n  a(1 and: x)\n  y()\n}")

    #expect(causes.map(\.message) == ["expected ',' separator"])
    #expect(echoes > 0)
  }

  @Test("an open text comes before what it swallows")
  func openText() async throws {
    let (causes, _) = try await read("let a = [\"one: 1, \"two\": 2]")

    #expect(causes.map(\.message) == ["unterminated string literal"])
  }

  private static let meanings: [(source: String, causes: [String])] = [
    (
      "protocol P: AnyObject { func p() }\nclass A { weak var p: any P\n  func a() { p?.p() } }",
      ["'weak' variable should have optional type '(any P)?'"]
    ),
    (
      """
      protocol P: AnyObject { func p(_ name: String?) }
      class A: P {
        func p(_ name: String) {
          if let name { _ = name }
        }
      }
      """, ["type 'A' does not conform to protocol 'P'"]
    ),
    (
      """
      protocol P: AnyObject {}
      class B { var p: (any P)? }
      extension A: PP {}
      class A {
        func a(_ b: B) {
          b.p = self
        }
      }
      """, ["cannot find type 'PP' in scope"]
    ),
    (
      "func a(_ n: Int) {\n  if n = 1 {}\n}",
      ["use of '=' in a boolean context, did you mean '=='?"]
    ),
    ("class A { var n = 1 }\nfunc a(_ b: A) {\n  b->n = 2\n}", ["expected type before '->'"]),
    (
      "func a() {\n  zzzz()\n  zzzz()\n  yyyy()\n}",
      ["zzzz", "yyyy"].map { "cannot find '\($0)' in scope" }
    ),
  ]

  @Test(
    "what comes of another error is an echo of it",
    arguments: Sample(2, of: Array(meanings.indices)).few)
  func meaning(_ index: Int) async throws { try await verifyMeaning(index) }

  private func verifyMeaning(_ index: Int) async throws {
    let (causes, echoes) = try await read(Self.meanings[index].source)

    #expect(causes.map(\.message) == Self.meanings[index].causes)
    #expect(echoes > 0)
  }

  private static let flows: [(source: String, causes: [String])] = [
    (
      "class A {}\nclass B: A {\n  let n: Int\n  override init() {\n    super.init()\n    n = 1\n  }\n}",
      ["property 'self.n' not initialized at super.init call"]
    ),
    (
      "class A {\n  var n: Int\n  init() {\n    a()\n  }\n  func a() {}\n}",
      ["return from initializer without initializing all stored properties"]
    ),
    // Two warnings for one reference.
    (
      "class A {}\nclass B {\n  weak var a: A?\n  init() {\n    a = A()\n  }\n}",
      ["instance will be immediately deallocated because property 'a' is 'weak'"]
    ),
  ]

  @Test("so is what comes of it by flow, warnings too", arguments: flows.indices)
  func flow(_ index: Int) async throws {
    let (causes, echoes) = try await read(Self.flows[index].source, upTo: .flow)

    #expect(causes.map(\.message) == Self.flows[index].causes)
    #expect(echoes == 1)
  }

  @Test("a module that is not imported is one cause, however much is missing")
  func missingImport() async throws {
    let (causes, echoes) = try await read(
      "class A: View {\n  var c: Color?\n  override init() { super.init() }\n}",
      imports: ["MiniCocoa"])

    #expect(causes.map(\.message) == ["cannot find type 'View' in scope"])
    #expect(echoes > 1)
  }

  @Test("two errors that have nothing to do with each other are two")
  func independent() async throws {
    let (causes, echoes) = try await read("let a: Int = nil\nlet b: String = nil\n")

    #expect(causes.count == 2)
    #expect(echoes == 0)
  }

  @Test("a warning in a line with an error is of no account")
  func warning() async throws {
    let (causes, echoes) = try await read("func a(_ n: Int) {\n  if let n { let b = 1 }\n}")

    #expect(causes.map(\.severity) == [.error])
    #expect(echoes > 0)
  }
}
