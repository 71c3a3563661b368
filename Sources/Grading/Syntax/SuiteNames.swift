import CourseModel
import SwiftParser
import SwiftSyntax

/// The names that a suite uses by themselves, and does not declare: they mean what its imports have.
///
/// `Testing` and `Swift` are among them, since what macros write begins with these; and the names by which
/// the compiler finds the type of a literal that nothing else decides.
struct SuiteNames: Sendable {
  let all: Set<String>
  /// The names that it uses behind a dot: of `basket.items` it is `items`.
  let members: Set<String>

  /// Of sources of the course's own; parses by recursion.
  init(trusted files: [SourceFile]) {
    let reader = NameReader(viewMode: .sourceAccurate)
    for file in files {
      reader.walk(Parser.parse(source: String(decoding: file.content, as: UTF8.self)))
    }
    all = reader.used.union(Self.unwritten).subtracting(reader.declared)
    members = reader.members
  }

  /// What a suite means without saying it.
  private static let unwritten: Set<String> = [
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
    "StringLiteralType", "Swift", "Testing", "UnicodeScalarType",
  ]
}

private final class NameReader: SyntaxVisitor {
  private(set) var used: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var declared: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
      members.insert(node.baseName.plainName)
    } else {
      used.insert(node.baseName.plainName)
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.plainName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(token.plainName)
    return .visitChildren
  }
}
