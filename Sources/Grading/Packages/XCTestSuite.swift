import CourseModel
import Foundation
import SwiftSources
import SwiftSyntax

/// Converts tests for XCTest to Swift Testing: after each file, it appends one test for each test
/// method. The original text stays in place, so lines keep their numbers.
struct XCTestSuite {
  /// The files to compile.
  let files: [SourceFile]

  /// The prefix of tests that run a method.
  private static let prefix = "xctest_"

  /// Returns nil if none of the files imports XCTest.
  init?(_ files: [SourceFile]) {
    guard files.importedModules.contains(XCTestShim.name) else { return nil }
    let trees = files.map(SourceFileSyntax.init(trusted:))
    let classes = trees.flatMap { $0.nodes(ClassDeclSyntax.self, outside: [.functionDecl]) }
    // A test case may inherit from another one.
    var cases: Set<String> = ["XCTestCase"]
    var count = 0
    while count != cases.count {
      count = cases.count
      for node in classes {
        let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.lastName
        if parent.map(cases.contains) == true { cases.insert(node.name.text) }
      }
    }
    self.files = zip(files, trees).map { file, tree in
      // Functions inside of functions are no tests.
      let tests = tree.nodes(FunctionDeclSyntax.self, outside: [.functionDecl])
        .compactMap { Self.test(calling: $0, of: cases) }
      guard !tests.isEmpty else { return file }
      // On the first line, so that no line moves.
      let content =
        Data("import Testing; ".utf8) + file.content + Data(("\n" + tests.joined()).utf8)
      return SourceFile(name: file.name, content: content)
    }
  }

  /// A test that calls a test method; nil for other functions.
  private static func test(
    calling function: FunctionDeclSyntax, of cases: Set<String>
  ) -> String? {
    let hidden: Set<String> = ["private", "fileprivate", "static", "class"]
    let name = function.name.text
    let around = Array(sequence(first: Syntax(function)) { $0.parent }.reversed())
    let owners = around.compactMap(\.typeName)
    guard let owner = owners.last?.lastName, cases.contains(owner), name.hasPrefix("test"),
      function.signature.parameterClause.parameters.isEmpty,
      function.genericParameterClause == nil,
      !function.modifiers.contains(where: { hidden.contains($0.name.text) })
    else { return nil }
    // The macro rejects methods in a test case's class, which it cannot detect in an extension.
    let test = """
      extension \(owners.joined(separator: ".")) {
        @Testing.Test("\(name)") func \(prefix)\(name)() async throws {
          try await _run { _ = try await self.\(name)() }
        }
      }

      """
    let conditions = around.compactMap { $0.as(IfConfigClauseSyntax.self)?.wholeCondition }
    return conditions.isEmpty
      ? test : "#if \(conditions.joined(separator: " && "))\n\(test)#endif\n"
  }
}

extension Syntax {
  /// The name of the type that it declares or extends; nil for anything else.
  fileprivate var typeName: String? {
    if self.is(FunctionDeclSyntax.self) { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}

extension IfConfigClauseSyntax {
  /// The full condition of the clause: its own, and the negations of those before it.
  fileprivate var wholeCondition: String {
    let all = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    let before = all.prefix { $0.id != id }.compactMap(\.condition)
    return
      (before.map { "!(\($0.trimmedDescription))" }
      + [condition].compactMap(\.self).map { "(\($0.trimmedDescription))" })
      .joined(separator: " && ")
  }
}
