import CourseModel
import SwiftSyntax

/// The imports, declarations and tests in a source file of a course.
///
/// Learners' sources are read by the grader's reader in a separate process, because parsing them
/// here could end this process.
package struct SwiftFile {
  package struct Import: Hashable, Sendable {
    /// The first component of its path.
    package let module: String
    /// Whether it imports a single declaration: `import class Module.Name`.
    package let isScoped: Bool
    /// The line number, counted from 1.
    package let line: Int
  }

  /// A type or a type alias.
  package struct TypeName: Hashable, Sendable {
    /// The name without outer types.
    package let name: String
    /// Whether it is an alias.
    package let isAlias: Bool
    /// The line number, counted from 1.
    package let line: Int
  }

  /// A function, with the string literals of its body.
  package struct Function: Hashable, Sendable {
    /// The base name.
    package let name: String
    package let isTest: Bool
    /// The string literals in its body, in order, with `…` for interpolations.
    package let texts: [String]
  }

  package let name: String
  /// The imports in source order.
  package let imports: [Import]
  /// The types at any level.
  package let types: [TypeName]
  /// The functions at any level.
  package let functions: [Function]

  /// Reads a file; in a file with syntax errors, finds what it can.
  package init(_ file: SourceFile) {
    let tree = SourceFileSyntax(trusted: file)
    let reader = FileReader(tree)
    reader.walk(tree)
    name = file.name
    imports = reader.imports
    types = reader.types
    functions = reader.functions
  }
}

private final class FileReader: SyntaxVisitor {
  private(set) var imports: [SwiftFile.Import] = []
  private(set) var types: [SwiftFile.TypeName] = []
  private(set) var functions: [SwiftFile.Function] = []
  private let locations: SourceLocationConverter

  init(_ tree: SourceFileSyntax) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.plainName {
      imports.append(
        SwiftFile.Import(
          module: module, isScoped: node.importKindSpecifier != nil, line: line(of: node)))
    }
    return .skipChildren
  }

  private func note(
    _ node: some NamedDeclSyntax, isAlias: Bool = false
  ) -> SyntaxVisitorContinueKind {
    types.append(
      SwiftFile.TypeName(name: node.name.plainName, isAlias: isAlias, line: line(of: node.name)))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, isAlias: true)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTest = node.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
    }
    let texts = node.body.map { $0.nodes(StringLiteralExprSyntax.self).map(\.text) } ?? []
    functions.append(SwiftFile.Function(name: node.name.plainName, isTest: isTest, texts: texts))
    return .visitChildren
  }
}

extension StringLiteralExprSyntax {
  fileprivate var text: String {
    let pieces = segments.map { segment -> String in
      guard case .stringSegment(let text) = segment else { return "…" }
      return text.content.text.replacing("\\\n", with: "")
    }
    return pieces.joined()
  }
}
