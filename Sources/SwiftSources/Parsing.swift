import CourseModel
import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// Parses Swift; nothing else in the tool calls the parser.
  ///
  /// It parses by recursion on this thread, without a limit of time. So text of a stranger is parsed
  /// in a process that can be ended (the grader's reader), or on a `BoundedThread`.
  ///
  /// - Parameter nestingLimit: The depth below which the parser skips what it reads; nil for its own
  ///   limit, the compiler's.
  package init(parsing text: some Sequence<UInt8>, nestingLimit: Int? = nil) {
    var bytes = Array(text)
    self = bytes.withUnsafeMutableBufferPointer {
      Parser.parse(source: UnsafeBufferPointer($0), maximumNestingLevel: nestingLimit)
    }
  }

  /// Parses a source file of the course.
  package init(trusted file: SourceFile) { self.init(parsing: file.content) }
}
