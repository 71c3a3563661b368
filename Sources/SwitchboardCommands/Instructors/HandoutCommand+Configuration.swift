import ArgumentParser
import Authoring
import Messages
import Terminal

extension HandoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "handout",
    abstract: "Pack what students get of a course (default: all of it), without its secrets.",
    discussion: """
      Pages, tasks, hints, stubs and given modules: no suite, no solution, no mistake. Checks are in \
      it that exercise.json calls public. 'switchboard init FILE' makes a workspace of it.

      With --sealed, students are judged by all checks, and told of known mistakes, and nobody reads \
      them by a glance. Who takes this program apart gets at them: grade with 'switchboard grade'.

      Examples: switchboard handout --course knots --output knots.tar.gz
                switchboard handout --topic delegation --sealed --output week-1.tar.gz
      """)

  /// Lists the handout's content, and shows the command for students.
  func show(_ chosen: HandedOutCourse, in context: Context) {
    let screen = context.screen
    screen.show(.handedOut(output), style: Style(bold: true))
    let what: [Message] = [
      .exercisesAndPages(exercises: chosen.exercises.count, pages: chosen.lessons.count),
      sealed
        ? .checksAreSealed : .checksAreKept(chosen.checkCount - chosen.publicCheckCount),
    ]
    let open =
      sealed || chosen.publicCheckCount == 0 ? [] : [Message.publicChecks(chosen.publicCheckCount)]
    screen.show(what + open, indentedBy: "  ")
    screen.show([Line()])
    screen.next(
      screen.output.spans(
        of: .studentsType("switchboard init \(context.url(output).lastPathComponent)")))
  }
}
