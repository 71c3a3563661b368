import CourseModel
import SwiftSources
import SwiftSyntax

/// The names that a suite uses without a prefix, and does not declare: they mean its imports'
/// declarations.
///
/// `Testing` and `Swift` are among them, since macros' expansions begin with these; so are the
/// names by which the compiler finds the type of a literal without other context.
struct SuiteNames: Sendable {
  let all: Set<String>
  /// The names that it uses behind a dot: of `basket.items` it is `items`.
  let members: Set<String>

  /// Reads the course's own sources; parses by recursion.
  init(trusted files: [SourceFile]) {
    var used = Self.unwritten
    var declared: Set<String> = []
    var members: Set<String> = []
    for file in files {
      let tree = SourceFileSyntax(trusted: file)
      for node in tree.nodes(Syntax.self) {
        switch node.as(SyntaxEnum.self) {
        case .declReferenceExpr(let node):
          let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
          if isMember {
            members.insert(node.baseName.plainName)
          } else {
            used.insert(node.baseName.plainName)
          }
        case .identifierType(let node): used.insert(node.name.plainName)
        case .identifierPattern(let node): declared.insert(node.identifier.plainName)
        case .functionParameter(let node):
          declared.insert((node.secondName ?? node.firstName).plainName)
        case .closureParameter(let node):
          declared.insert((node.secondName ?? node.firstName).plainName)
        case .closureShorthandParameter(let node): declared.insert(node.name.plainName)
        case .genericParameter(let node): declared.insert(node.name.plainName)
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
          .functionDecl:
          if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.plainName {
            declared.insert(name)
          }
        default: break
        }
      }
    }
    all = used.subtracting(declared)
    self.members = members
  }

  /// The names that a suite uses implicitly.
  private static let unwritten: Set<String> = [
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
    "StringLiteralType", "Swift", "Testing", "UnicodeScalarType",
  ]
}
