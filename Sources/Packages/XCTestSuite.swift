import CourseModel
import Foundation
import SwiftParser
import SwiftSyntax

/// Tests that are written for XCTest, made to run as tests of Swift Testing: behind each file stands, for
/// each method of a test case, a test that runs it. All else stays as it is, so lines keep their numbers.
struct XCTestSuite {
  /// The files as they are compiled.
  let files: [SourceFile]

  /// What the name of a test begins with that runs a method.
  private static let prefix = "xctest_"

  /// Nil where none of the files imports XCTest.
  init?(_ files: [SourceFile]) {
    guard files.importedModules.contains(XCTestShim.name) else { return nil }
    let trees = files.map { Parser.parse(source: String(decoding: $0.content, as: UTF8.self)) }
    // A case may inherit from another one.
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
      // The macro takes no method in a class that says it is a case: in an extension it cannot see that.
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
      // In the first line, so that no line moves.
      let content =
        Data("import Testing; ".utf8) + file.content + Data(("\n" + tests.joined()).utf8)
      return SourceFile(name: file.name, content: content)
    }
  }
}

/// Finds classes that inherit from one that is known.
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

/// Finds the methods that are tests, with the type that each is a member of.
private final class MethodFinder: SyntaxVisitor {
  struct Method {
    let owner: String
    let name: String
    /// What `#if` asks around it; nil if nothing does.
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
  /// What holds where it is compiled: its own condition, and none of those before it.
  fileprivate var wholeCondition: String {
    let all = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    let before = all.prefix { $0.id != id }.compactMap(\.condition)
    return
      (before.map { "!(\($0.trimmedDescription))" }
      + [condition].compactMap(\.self).map { "(\($0.trimmedDescription))" })
      .joined(separator: " && ")
  }
}
