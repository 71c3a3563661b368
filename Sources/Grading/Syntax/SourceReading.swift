import CourseModel
import SwiftSources
import SwiftSyntax

/// Everything that we read from a submission's sources: refusals, the first use of each name, and
/// the rest after a partial submission.
struct SourceReading: Codable, Sendable {
  /// A place in a learner's file.
  struct Place: Codable, Sendable, Equatable {
    let file: String
    /// Counted from 1.
    let line: Int
    /// Counted from 1, in UTF-8 bytes.
    let column: Int
  }

  struct PlacedRefusal: Codable, Sendable {
    let refusal: Refusal
    let place: Place
  }

  /// The first syntax error of a file, and the brace in that file that causes it.
  struct SyntaxError: Codable, Sendable {
    let place: Place
    let brace: BraceFault?
  }

  /// In the order of the files.
  let refusals: [PlacedRefusal]
  let places: [String: Place]
  /// The attributes that are not types of the sources, without `@`.
  let attributes: Set<String>
  /// The syntax errors that swift-syntax finds, at most one for each file.
  let syntaxErrors: [SyntaxError]
  let constants: ConstantVariables
  /// The declarations; nil if there is a syntax error.
  let outline: SourceOutline?
  /// Declarations that a suite that sees all of them might use by mistake; nil if there are none.
  let shadowing: Shadowing?
  /// Calls that may be stopped by a pointer.
  let enumerations: Enumerations
  /// The rests without the named files of the solution, in that order.
  let partials: [PartialSubmission]
  /// A fingerprint of everything except the bodies of functions; nil if it was not requested.
  let skeleton: String?

  /// More than the compiler's 256, so that we can read all code that the compiler accepts.
  static let nestingLimit = 512

  static func tree(of file: SourceFile) -> SourceFileSyntax {
    SourceFileSyntax(parsing: file.content, nestingLimit: nestingLimit)
  }
}
