import CourseModel
import SwiftParser
import SwiftSyntax

/// What a submission's sources say: what of it is refused, where each name is used first, and what is
/// left of them without one side.
struct SourceReading: Codable, Sendable {
  /// A place in a learner's file.
  struct Place: Codable, Sendable, Equatable {
    let file: String
    /// Counted from 1.
    let line: Int
    /// Counted from 1, in UTF-8 bytes.
    let column: Int
  }

  /// Something refused, and where.
  struct PlacedRefusal: Codable, Sendable {
    let refusal: Refusal
    let place: Place
  }

  /// The first place of a file where the grammar is left, and the brace of that file to blame.
  struct SyntaxError: Codable, Sendable {
    let place: Place
    let brace: BraceFault?
  }

  /// In the order of the files.
  let refusals: [PlacedRefusal]
  let places: [String: Place]
  /// The attributes that are not types of theirs, without `@`.
  let attributes: Set<String>
  /// Where swift-syntax finds errors, at most one for a file.
  let syntaxErrors: [SyntaxError]
  /// What of their variables is the same for good.
  let constants: ConstantVariables
  /// What they declare; nil if they are not even Swift.
  let outline: SourceOutline?
  /// What a suite that sees all of them could mean by mistake; nil if none does.
  let shadowing: Shadowing?
  /// Calls of theirs that may be stopped by a pointer.
  let enumerations: Enumerations
  /// What is left without the files of the solution that were named, in that order.
  let divisions: [Division]
  /// What stands for all but the bodies of functions; nil if nobody has asked.
  let skeleton: String?

  /// Above the compiler's 256, so that what it lets nest is read to its end.
  static let nestingLimit = 512

  /// The tree of a file.
  static func tree(of file: SourceFile) -> SourceFileSyntax {
    var bytes = Array(file.content)
    return bytes.withUnsafeMutableBufferPointer {
      Parser.parse(source: UnsafeBufferPointer($0), maximumNestingLevel: nestingLimit)
    }
  }
}
