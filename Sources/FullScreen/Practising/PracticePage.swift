import Terminal
import Typesetting

/// A page to read next to the verdict or in front of it.
package struct PracticePage: Sendable {
  /// The title above it, in the user's language.
  let title: String
  /// The name of the lesson, if it is one.
  let lesson: String?
  /// Whether it is about the present verdict, and goes when another comes.
  let isOfVerdict: Bool
  /// Returns its rows for a terminal profile, none wider than its columns.
  let lines: @Sendable (TerminalProfile, Theme) -> [Line]
  /// The document with its predictions, if it is a lesson.
  let questions: QuestionedPage?
  /// The words of the heading at which it opens; nil for the beginning.
  let heading: String?

  /// Creates a page that is laid out whenever the width changes.
  package init(
    title: String, lesson: String? = nil, isOfVerdict: Bool = false,
    lines: @escaping @Sendable (TerminalProfile, Theme) -> [Line]
  ) {
    self.title = title
    self.lesson = lesson
    self.isOfVerdict = isOfVerdict
    self.lines = lines
    questions = nil
    heading = nil
  }

  package init(title: String, document: MarkdownDocument) {
    self.init(title: title) { profile, theme in
      TerminalTypesetter(profile: profile, theme: theme).typeset(document)
    }
  }

  /// Creates a page from a lesson; in a transcript, the answers are at its end.
  ///
  /// - Parameters:
  ///   - heading: The words of the heading at which it opens: predictions above it are skipped and
  ///     not answered. An unknown heading means the beginning.
  ///   - answered: Runs the page's programs, which takes time; called for a transcript.
  package init(
    title: String, lesson: String, _ questions: QuestionedPage, at heading: String? = nil,
    answered: @escaping @Sendable (QuestionedPage) -> QuestionedPage = { $0 }
  ) {
    var questions = questions
    if let heading { questions.unfold(to: heading) }
    self.heading = heading
    self.title = title
    self.lesson = lesson
    isOfVerdict = false
    self.questions = questions
    let page = questions
    lines = { profile, theme in
      TerminalTypesetter(profile: profile, theme: theme).typeset(
        answered(page).printed(in: profile.catalogue))
    }
  }
}
