import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The sources of this package, as whoever carries them on reads them.
@Suite("Documentation")
struct DocumentationTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  @Test("stands at every package and public declaration")
  func isComplete() throws {
    let paths = try #require(FileManager.default.subpaths(atPath: Self.sources.path))
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Floor.swift") }.sorted()
    #expect(paths.count > 500)
    for path in paths {
      let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
      guard Self.mayLackWords(text) else { continue }
      let tree = Parser.parse(source: text)
      let reader = DeclarationReader(SourceLocationConverter(fileName: path, tree: tree))
      reader.walk(tree)
      #expect(reader.undocumented.isEmpty)
    }
  }

  /// Whether a line that begins with a declaration for others follows one that is no comment: what
  /// is sure to be documented need not be parsed, which takes 11 s for all sources.
  private static func mayLackWords(_ text: String) -> Bool {
    var previous: Substring = ""
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("@"), !line.contains("package "), !line.contains("public ") { continue }
      let isForOthers = line.contains("package ") || line.contains("public ")
      if isForOthers, !previous.hasPrefix("///"), !line.hasPrefix("//") { return true }
      previous = line
    }
    return false
  }
}

private final class DeclarationReader: SyntaxVisitor {
  private(set) var undocumented: [String] = []
  private let locations: SourceLocationConverter

  /// What a protocol asks for has its words there.
  private static let required: Set<String> = [
    "description", "encode", "init(from decoder", "hash", "id", "configuration", "howToAnswer",
    "outcome", "lines", "explanation", "confining", "unconfining", "user", "run",
    "localizedDescription",
  ]

  init(_ locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  private func note(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: String
  ) -> SyntaxVisitorContinueKind {
    let words = node.modifiers.map(\.name.text)
    let isForOthers = words.contains { ["package", "public", "open"].contains($0) }
    let isDocumented = node.leadingTrivia.contains { piece in
      switch piece {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
    if isForOthers, !isDocumented, !words.contains("override"), !Self.required.contains(name) {
      let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
      undocumented.append("\(place.file):\(place.line) \(name)")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let isDecoding =
      node.signature.parameterClause.parameters.first?.trimmedDescription
      .hasPrefix("from decoder") == true
    return note(node, isDecoding ? "init(from decoder" : "init")
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.bindings.first?.pattern.trimmedDescription ?? "")
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, "subscript")
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text)
  }
}
