import CourseModel
import Typesetting

/// A question about the output of a page's program, to answer before the program is run.
///
/// The answer is not written anywhere: it is the program's output, with or without the edit.
package struct Prediction: Hashable, Sendable {
  /// The kind of question.
  package enum Kind: String, CaseIterable, Sendable {
    /// Which lines are printed, in which order.
    case order
    /// How many printed lines contain a text.
    case count
    /// Which of these lines are printed.
    case which
    /// Which objects are freed.
    case freed
    /// Which line of the program is at fault; the edit is the cure.
    case fault
    /// Which printed lines disappear with the edit.
    case change
    /// The line that the program lacks; the edit takes it away.
    case write

    /// The kinds with a separate block; a program with a line to write says so itself.
    static let ofBlocks = allCases.filter { $0 != .write }
  }

  /// An item that the question names.
  struct Option: Hashable, Sendable {
    /// The text shown.
    let label: String
    /// The line whose output is in question; for `count`, the text that lines contain.
    let line: String
  }

  /// The kind of question.
  package let kind: Kind
  /// The unique name of the page.
  package let page: String
  /// The line of the page with the question, counted from 1.
  package let line: Int
  /// The program's name on the page.
  package let programName: String
  /// The program on the page.
  package let program: String
  /// The change of the program.
  package let edit: ProgramEdit?
  /// The question, in the page's words.
  package let question: [Block]
  /// The items that the question names: false lines of `order`, the text of `count`, all lines of
  /// `which` and all objects of `freed`.
  let options: [Option]
  /// The reason, shown after the answer.
  let why: [Inline]

  /// The program after the edit; the program itself if there is no edit.
  package var editedProgram: String { edit?.applied(to: program) ?? program }

  /// Whether the page's program gives the answer away, by its output or by its lines.
  var isGivenAwayByProgram: Bool { edit == nil || kind == .write }

  /// Identifies the prediction in a course, even if its words or other parts of the page change.
  package var identity: String {
    var digest = Digest()
    digest.add(kind.rawValue)
    digest.add(program)
    digest.add(edit.map { "\($0.old)\n\($0.new)" } ?? "")
    for option in options { digest.add(option.line) }
    return "\(page)#\(digest.finish().prefix(16))"
  }
}
