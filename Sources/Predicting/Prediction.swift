import CourseModel
import Typesetting

/// A question about what a program of a page prints, which is answered before the program is run.
///
/// The answer stands nowhere: it is what the program prints, as it is or after the edit.
package struct Prediction: Hashable, Sendable {
  /// What is asked for.
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
    /// Which printed lines go when the edit is made.
    case change
    /// The line that the program lacks; the edit takes it away.
    case write

    /// Those that a block of their own asks; a program with a line to write says so itself.
    static let ofBlocks = allCases.filter { $0 != .write }
  }

  /// Something that the question names.
  package struct Option: Hashable, Sendable {
    /// What is shown.
    package let label: String
    /// The line that is, or is not, printed; of `count`, the text that lines contain.
    package let line: String
  }

  /// What is asked for.
  package let kind: Kind
  /// The page that asks, by a name of its own.
  package let page: String
  /// The line of the page that it stands in, counted from 1.
  package let line: Int
  /// What the page calls the program.
  package let programName: String
  /// The program as it stands on the page.
  package let program: String
  /// What is changed in it.
  package let edit: ProgramEdit?
  /// What is asked, in the page's words.
  package let question: [Block]
  /// What the question names: false lines of `order`, the text of `count`, all lines of `which` and
  /// all objects of `freed`.
  package let options: [Option]
  /// The reason, which is shown after the answer.
  package let why: [Inline]

  /// The program after the edit; the program itself, if there is no edit.
  package var editedProgram: String { edit?.applied(to: program) ?? program }

  /// What tells it from all other predictions of a course, also after its words, or other parts of
  /// the page, were changed.
  package var identity: String {
    var digest = Digest()
    digest.add(kind.rawValue)
    digest.add(program)
    digest.add(edit.map { "\($0.old)\n\($0.new)" } ?? "")
    for option in options { digest.add(option.line) }
    return "\(page)#\(digest.finish().prefix(16))"
  }
}
