import CourseModel
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring

@Suite("An idle program")
struct IdleProgramTests {
  /// A piece of a solution and its idle version, each on one line.
  struct Row: CustomTestStringConvertible {
    let source: String
    let idle: String

    init(_ source: String, _ idle: String) {
      self.source = source
      self.idle = idle
    }

    var testDescription: String { source }
  }

  private func text(_ program: IdleProgram) -> String {
    String(decoding: program.files[0].content, as: UTF8.self)
  }

  private func idle(_ source: String, isWired: Bool = false) -> String {
    text(IdleProgram(of: [SourceFile("A.swift", source)], isWired: isWired)).onOneLine
  }

  @Test("declares what the solution declares, and does nothing", arguments: rows)
  func empties(_ row: Row) {
    #expect(idle(row.source) == row.idle)
  }

  private static let rows = [
    // Bodies
    Row("func a() { b(); c += 1 }", "func a() {  }"),
    Row("func a() async throws -> Void {\nb()\n}", "func a() async throws -> Void { }"),
    Row("func a() -> Int? { b() }", "func a() -> Int? { nil }"),
    Row("func a() -> [Int] { b() }", "func a() -> [Int] { [] }"),
    Row("func a() -> [Int: Int] { b() }", "func a() -> [Int: Int] { [:] }"),
    Row("func a() -> String { b() }", "func a() -> String { \"\" }"),
    Row("func a() -> Int { b() }", "func a() -> Int { 0 }"),
    Row("func a() -> Bool { b() }", "func a() -> Bool { false }"),
    Row("func a() -> (Int, Set<Int>) { b() }", "func a() -> (Int, Set<Int>) { (0, []) }"),
    Row("func a() -> B { B(1) }", "func a() -> B { .init() }"),
    Row("func a() -> Never { fatalError() }", "func a() -> Never { fatalError() }"),
    Row("var a: Int { b.c }", "var a: Int { 0 }"),
    Row(
      "var a: Int { get { b.c } set { b.c = newValue } }", "var a: Int { get { 0 } set {  } }"),
    Row(
      "var a = 1 { willSet { b() } didSet { c() } }", "var a = 1 { willSet {  } didSet {  } }"),
    Row("subscript(a: Int) -> String { b[a] }", "subscript(a: Int) -> String { \"\" }"),
    Row("class A { deinit { b() } }", "class A { deinit {  } }"),
    // What stays
    Row("var a = b()", "var a = b()"),
    Row(
      "protocol A { func b() -> Int; var c: Int { get } }",
      "protocol A { func b() -> Int; var c: Int { get } }"),
    Row("enum A { case b, c }", "enum A { case b, c }"),
    // Constants of a type
    Row("struct A { static let b = A(rawValue: 4) }", "struct A { static let b = A(rawValue: 0) }"),
    Row("struct A { static let b: A = [.c, .d] }", "struct A { static let b: A = [] }"),
    // Closures
    Row("var a = { b(); c() }", "var a = {  }"),
    Row("var a: (Int) -> Void = { b = $0 }", "var a: (Int) -> Void = { _ in }"),
    Row("var a = b.map { $0 + 1 }", "var a = b.map { $0 + 1 }"),
    Row(
      "lazy var a = { [weak self] (b: Int) in if b > 0 { self?.c() } }",
      "lazy var a = { [weak self] (b: Int) in  }"),
    // Initializers
    Row(
      "class A: B { let c: Int; var d = 0; weak var e: E?; init(_ c: Int, _ e: E) { "
        + "self.c = c; d = c; super.init(); self.e = e; f() } }",
      "class A: B { let c: Int; var d = 0; weak var e: E?; init(_ c: Int, _ e: E) { "
        + "self.c = c;  super.init();   } }"),
    Row(
      "class A { let b: B; init(_ b: B) { self.b = b; b.delegate = self } }",
      "class A { let b: B; init(_ b: B) { self.b = b;  } }"),
    Row(
      "struct A { let b, c: Int; init(d: Int) { (b, c) = (d, d); e() } }",
      "struct A { let b, c: Int; init(d: Int) { (b, c) = (d, d);  } }"),
    Row(
      "extension A { convenience init() { self.init(1); b() } }",
      "extension A { convenience init() { self.init(1);  } }"),
  ]

  @Test("keeps what makes a value, if the compiler knows no empty one")
  func values() throws {
    let file = SourceFile(
      "A.swift",
      """
      func a() -> B {
        let b = B(1)
        b.delegate = self
        var c = C()
        c.d = 2
        if e { c.append(1); show(c) }
        for f in g { show(f) }
        switch h {
        case .i: show(1)
        case .j: return b
        }
        return b
      }
      """)
    let error = Diagnostic(
      file: "A.swift", line: 2, column: 1, severity: .error, message: "missing argument")
    var program = IdleProgram(of: [file], isWired: false)
    for guess in [".init()", ".init(\"\")"] {
      #expect(text(program).onOneLine == "func a() -> B { \(guess) }")
      program = try #require(program.emptiedLess(where: [error]))
    }
    #expect(
      text(program).onOneLine == """
        func a() -> B { let b = B(1); var c = C(); c.d = 2; if e { c.append(1);  }; switch h { \
        case .i: break; case .j: return b }; return b }
        """)
    // There are no other choices left.
    program = try #require(program.emptiedLess(where: [error]))
    program = try #require(program.emptiedLess(where: [error]))
    #expect(program.files == [file])
    #expect(program.emptiedLess(where: [error]) == nil)
  }

  @Test("keeps the numbers of the solution's lines, and empties a body less where an error is")
  func errors() throws {
    let file = SourceFile(
      "A.swift",
      """
      func a() -> [Int] {
        let b = 1
        return [b]
      }
      func c() {
        d()
      }
      """)
    func error(_ line: Int, in name: String = "A.swift") -> Diagnostic {
      Diagnostic(file: name, line: line, column: 1, severity: .error, message: "no")
    }
    let program = IdleProgram(of: [file], isWired: false)
    #expect(text(program).split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    #expect(program.emptiedLess(where: [error(2, in: "B.swift"), error(8)]) == nil)
    let less = try #require(program.emptiedLess(where: [error(2)]))
    #expect(
      text(less).onOneLine == "func a() -> [Int] { let b = 1; return [b] }; func c() { }")
  }

  @Test("keeps initializers, but for their closures, where objects are to know each other")
  func wired() {
    #expect(
      idle(
        "class A { init(_ b: B) { b.delegate = self; c = { [weak self] in self?.d(); e() }; f() }\n"
          + "func d() { e() } }", isWired: true)
        == "class A { init(_ b: B) { b.delegate = self; c = { [weak self] in  }; f() }; func d() {  } }"
    )
  }
}
