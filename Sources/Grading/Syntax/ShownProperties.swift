import CourseModel
import SwiftSyntax

/// Finds public and open properties.
final class ShownProperties: SyntaxVisitor {
  private var names: Set<String> = []

  /// The names of these properties in files, which must be a course's.
  static func names(in files: [SourceFile]) -> Set<String> {
    let finder = ShownProperties(viewMode: .sourceAccurate)
    for file in files { finder.walk(SourceReading.tree(of: file)) }
    return finder.names
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("public", "open") {
      names.formUnion(node.bindings.flatMap { $0.pattern.boundNames })
    }
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
