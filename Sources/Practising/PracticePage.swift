import Predicting
import Terminal
import Typesetting

/// Something to read beside or in front of the verdict.
package struct PracticePage: Sendable {
  /// What stands above it, in the language of the place.
  package let title: String
  /// The name of the lesson that it is, if it is one.
  package let lesson: String?
  /// Its rows in a place, none wider than the place.
  package let lines: @Sendable (TerminalProfile, Theme) -> [Line]
  /// Its document with its predictions, if it is a lesson.
  package let questions: QuestionedPage?
  /// The words of the heading that it is opened at; nil is its beginning.
  let heading: String?

  /// A page that is set anew whenever the width changes.
  package init(
    title: String, lesson: String? = nil,
    lines: @escaping @Sendable (TerminalProfile, Theme) -> [Line]
  ) {
    self.title = title
    self.lesson = lesson
    self.lines = lines
    questions = nil
    heading = nil
  }

  /// A document as a page.
  package init(title: String, document: MarkdownDocument) {
    self.init(title: title) { profile, theme in
      TerminalTypesetter(profile: profile, theme: theme).typeset(document)
    }
  }

  /// A lesson as a page; where it is told in sentences, its answers stand at its end.
  ///
  /// - Parameters:
  ///   - heading: The words of the heading that it is opened at: predictions above it are skipped,
  ///     and not answered. One that is not there is the beginning.
  ///   - answered: Has the page's programs run, which takes its time; called when it is told.
  package init(
    title: String, lesson: String, _ questions: QuestionedPage, at heading: String? = nil,
    answered: @escaping @Sendable (QuestionedPage) -> QuestionedPage = { $0 }
  ) {
    var questions = questions
    if let heading { questions.unfold(to: heading) }
    self.heading = heading
    self.title = title
    self.lesson = lesson
    self.questions = questions
    let page = questions
    lines = { profile, theme in
      TerminalTypesetter(profile: profile, theme: theme).typeset(
        answered(page).printed(in: profile.catalogue))
    }
  }
}
