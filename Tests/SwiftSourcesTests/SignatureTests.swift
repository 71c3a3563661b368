import SwiftParser
@testable import SwiftSources
import SwiftSyntax
import Testing

@Suite("A signature")
struct SignatureTests {
  private func function(_ text: String) throws -> FunctionDeclSyntax {
    try #require(Parser.parse(source: text).statements.first?.item.as(FunctionDeclSyntax.self))
  }

  @Test(
    "is the same however it is written",
    arguments: [
      ("func f(a b: Int)", "func f ( a c :Int )->Void"),
      ("func f(_ x: [String: Set<Int>]) -> ()", "func f(_ y: [String:Set<Int>])"),
      ("func f(x: any P) async throws -> Q", "func f(x: P)  async /* now */ throws->any Q"),
      ("func f(`in` x: Int)", "func f(in y: Int)"),
      ("func f(x: (Int) -> Void)", "func f(x: ( Int )->Void)"),
    ])
  func same(_ one: String, _ other: String) throws {
    #expect(
      try function(one).signature.normalizedSignature
        == function(other).signature.normalizedSignature)
  }

  @Test(
    "differs by labels, types, effects and result",
    arguments: [
      ("func f(a: Int)", "func f(b: Int)"), ("func f(a: Int)", "func f(a: Int?)"),
      ("func f()", "func f() async"), ("func f() throws", "func f() throws(E)"),
      ("func f() -> Int", "func f() -> String"), ("func f(a: some P)", "func f(a: P)"),
      ("func f(a: inout Int)", "func f(a: Int)"),
    ])
  func different(_ one: String, _ other: String) throws {
    #expect(
      try function(one).signature.normalizedSignature
        != function(other).signature.normalizedSignature)
  }

  @Test("names a function and a subscript as Swift does")
  func names() throws {
    let text = "func f(_ a: Int, didSet b: Int, c: Int)"
    #expect(try function(text).signature.parameterClause.labels == "(_:didSet:c:)")
    let other = try #require(
      Parser.parse(source: "struct S { subscript(i: Int, at j: Int) -> Int { 0 } }")
        .statements.first?.item.as(StructDeclSyntax.self)?.memberBlock.members.first?.decl
        .as(SubscriptDeclSyntax.self))
    #expect(other.parameterClause.subscriptLabels == "(_:at:)")
    #expect(other.normalizedSignature == "(i:Int,at:Int):Int")
  }
}

@Suite("A search in a tree")
struct NodesTests {
  private let tree = Parser.parse(
    source: """
      func a() {
        func b() { f { func c() {} } }
      }
      func d() {}
      """)

  @Test(
    "finds nodes in source order, but none inside a closed one",
    arguments: [
      ([], ["a", "b", "c", "d"]), ([.closureExpr], ["a", "b", "d"]), ([.functionDecl], ["a", "d"]),
    ] as [(Set<SyntaxKind>, [String])])
  func nodes(_ closed: Set<SyntaxKind>, _ names: [String]) {
    let found = tree.nodes(FunctionDeclSyntax.self, outside: closed)
    #expect(found.map(\.name.text) == names)
  }
}
