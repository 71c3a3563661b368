import CourseModel
import Foundation
import SwiftParser
import SwiftSyntax

/// Tests that are written for XCTest, made to run as tests of Swift Testing: before each method of a test
/// case stands, in the same line, a test that runs it. All else stays as it is, so lines keep their numbers.
struct XCTestSuite {
  /// The files as they are compiled.
  let files: [SourceFile]

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
      let marker = TestMarker(cases)
      marker.walk(tree)
      guard !marker.insertions.isEmpty else { return file }
      var bytes = Array(file.content)
      for (offset, text) in marker.insertions.sorted(by: { $0.offset > $1.offset }) {
        bytes.insert(contentsOf: Array(text.utf8), at: offset)
      }
      // The attributes come of it; in the first line, so that no line moves.
      return SourceFile(name: file.name, content: Data("import Testing; ".utf8) + Data(bytes))
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

/// Finds where tests begin.
private final class TestMarker: SyntaxVisitor {
  private let cases: Set<String>
  private(set) var insertions: [(offset: Int, text: String)] = []
  private var owners: [String] = []

  init(_ cases: Set<String>) {
    self.cases = cases
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let hidden: Set<String> = ["private", "fileprivate", "static", "class"]
    if let owner = owners.last, cases.contains(owner), name.hasPrefix("test"),
      node.signature.parameterClause.parameters.isEmpty, node.genericParameterClause == nil,
      !node.modifiers.contains(where: { hidden.contains($0.name.text) })
    {
      let isolation = node.attributes.description.contains("@MainActor") ? "@MainActor " : ""
      insertions.append(
        (
          node.positionAfterSkippingLeadingTrivia.utf8Offset,
          "@Testing.Test(\"\(name)\") \(isolation)func xctest_\(name)() async throws "
            + "{ try await _run { _ = try await self.\(name)() } }; "
        ))
    }
    return .skipChildren
  }
}
