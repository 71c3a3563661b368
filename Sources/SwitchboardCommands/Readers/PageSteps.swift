import CourseModel
import Messages
import Terminal

/// The steps after a page: an exercise and the page after it, another page, or otherwise the list of
/// all pages.
struct PageSteps {
  var exercise: Exercise?
  var page: Lesson?

  /// A sentence with the commands, which are links in the reader.
  func spans(in place: TerminalProfile) -> [Span] {
    let message: Message =
      switch (exercise, page) {
      case (_?, _?):
        Message(
          "\(span: "exercise")  shows the next exercise, and \(span: "page")  the page after it.")
      // Translators: Below a page; the command shows the exercise.
      case (_?, nil): Message("\(span: "exercise")  shows the next exercise.")
      case (nil, _?): Message("\(span: "page")  shows the next page.")
      // Translators: Below the last page; the command is 'switchboard list'.
      case (nil, nil): Message("\(span: "list")  shows all pages and exercises.")
      }
    return place.spans(
      of: message,
      with: [
        "exercise": Self.command(showExercise, to: exerciseLink),
        "page": Self.command(showPage, to: pageLink), "list": [.command("switchboard list")],
      ])
  }

  /// The commands by the addresses of links.
  var linkNames: [String: String] {
    let names = [(exerciseLink, showExercise), (pageLink, showPage)].compactMap { link, command in
      link.map { ($0.address, Invocation.command(command)) }
    }
    return Dictionary(names) { first, _ in first }
  }

  private var exerciseLink: LinkTarget? { exercise.flatMap { LinkTarget($0.readme.path) } }
  private var pageLink: LinkTarget? { page.flatMap { LinkTarget($0.file.path) } }
  private var showExercise: String { "switchboard show \(exercise?.name ?? "")" }
  private var showPage: String { "switchboard lesson \(page?.name ?? "")" }

  private static func command(_ text: String, to link: LinkTarget?) -> [Span] {
    let command = Span.command(text)
    return [Span(command.text, style: command.style, link: link, isVerbatim: true)]
  }
}
