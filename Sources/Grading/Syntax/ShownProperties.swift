import CourseModel
import SwiftSources
import SwiftSyntax

/// Public and open properties.
enum ShownProperties {
  /// The names of these properties in files, which must be a course's.
  static func names(in files: [SourceFile]) -> Set<String> {
    let properties = files.flatMap {
      SourceReading.tree(of: $0)
        .nodes(VariableDeclSyntax.self, outside: [.variableDecl, .codeBlock])
    }
    return Set(
      properties.filter { $0.modifiers.has("public", "open") }
        .flatMap { $0.bindings.flatMap(\.pattern.boundNames) })
  }
}
