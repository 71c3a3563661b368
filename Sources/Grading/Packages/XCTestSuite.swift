import CourseModel
import Foundation
import SwiftParser
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
    let trees = files.map { Parser.parse(source: String(decoding: $0.content, as: UTF8.self)) }
    // A test case may inherit from another one.
    var cases: Set<String> = ["XCTestCase"]
    var count = 0
    while count != cases.count {
      count = cases.count
      for tree in trees {
        let finder = CaseFinder(knowing: cases)
        finder.walk(tree)
        cases.formUnion(finder.found)
      }
    }
    self.files = zip(files, trees).map { file, tree in
      let finder = MethodFinder(cases)
      finder.walk(tree)
      guard !finder.methods.isEmpty else { return file }
      // The macro rejects methods in a test case's class, which it cannot detect in an extension.
      let tests = finder.methods.map { method in
        let test = """
          extension \(method.owner) {
            @Testing.Test("\(method.name)") func \(Self.prefix)\(method.name)() async throws {
              try await _run { _ = try await self.\(method.name)() }
            }
          }

          """
        return method.condition.map { "#if \($0)\n\(test)#endif\n" } ?? test
      }
      // On the first line, so that no line moves.
      let content =
        Data("import Testing; ".utf8) + file.content + Data(("\n" + tests.joined()).utf8)
      return SourceFile(name: file.name, content: content)
    }
  }
}

/// Finds classes that inherit from a known one.
private final class CaseFinder: SyntaxVisitor {
  private let known: Set<String>
  private(set) var found: Set<String> = []

  init(knowing known: Set<String>) {
    self.known = known
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let name = parent.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    if let name, known.contains(name) { found.insert(node.name.text) }
    return .visitChildren
  }
}

/// Finds the test methods, each with its type.
private final class MethodFinder: SyntaxVisitor {
  struct Method {
    let owner: String
    let name: String
    /// The enclosing `#if` condition; nil without one.
    let condition: String?
  }

  private let cases: Set<String>
  private(set) var methods: [Method] = []
  private var owners: [String] = []
  private var conditions: [String] = []

  init(_ cases: Set<String>) {
    self.cases = cases
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.wholeCondition)
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let hidden: Set<String> = ["private", "fileprivate", "static", "class"]
    let name = node.name.text
    let last = owners.last?.split(separator: ".").last.map(String.init)
    if let last, cases.contains(last), name.hasPrefix("test"),
      node.signature.parameterClause.parameters.isEmpty, node.genericParameterClause == nil,
      !node.modifiers.contains(where: { hidden.contains($0.name.text) })
    {
      methods.append(
        Method(
          owner: owners.joined(separator: "."), name: name,
          condition: conditions.isEmpty ? nil : conditions.joined(separator: " && ")))
    }
    return .skipChildren
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
