import CourseModel

/// A solution with one small change.
package struct Mutant: Sendable {
  /// The change, in words.
  package struct Step: Hashable, Sendable {
    /// The family of operators that made the change.
    package let family: String
    /// The name of the changed file.
    package let file: String
    /// The line number, counted from 1.
    package let line: Int
    /// The enclosing declaration, such as `List.add(_:)`.
    package let place: String
    /// The original statement or declaration, on one line.
    package let before: String
    /// The changed one, on one line.
    package let after: String

    /// The step as an entry of mutants.json.
    var listed: HarmlessMutant.Step {
      HarmlessMutant.Step(file: file, place: place, before: before, after: after)
    }
  }

  package let step: Step
  /// Whether the change is in lines that learners write.
  let isOfLearners: Bool
  /// The files of the whole program.
  let files: [SourceFile]
}

/// A replacement for a piece of a file's text.
struct Edit: Hashable, Sendable {
  /// The range in UTF-8 bytes of the file; empty for an insertion.
  let range: Range<Int>
  let text: String
}

extension [Edit] {
  /// Returns the text with these edits; nil if two of them overlap.
  func applied(to text: String) -> String? {
    let bytes = Array<UInt8>(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += Array<UInt8>(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}

/// One small change of the solution, in one of its files.
struct Change: Hashable, Sendable {
  /// The title of the family of operators that made the change.
  let family: String
  let file: String
  /// The edits of the change itself.
  let edits: [Edit]
  /// Edits that the change needs elsewhere, such as a property to store a value.
  let aside: [Edit]
}
