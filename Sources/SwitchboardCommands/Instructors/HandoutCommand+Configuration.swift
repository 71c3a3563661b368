import ArgumentParser
import Authoring
import Messages
import Terminal

extension HandoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "handout",
    abstract: "Pack a course, or a part of it, for students, without its answers.",
    discussion: """
      A handout contains pages, tasks, hints, stubs, given modules and public checks: no suites, \
      solutions or known mistakes. Students make a workspace of it with 'switchboard init FILE'.

      With --sealed, it also contains all checks and the messages of known mistakes. Nobody reads \
      these by accident, but anyone who takes this program apart can: base grades only on \
      'switchboard grade'.

      Examples: switchboard handout --course knots --output knots.tar.gz
                switchboard handout --topic delegation --sealed --output week-1.tar.gz
      """)

  /// Lists the handout's content, and shows the command for students.
  func show(_ chosen: HandedOutCourse, in context: Context) {
    let screen = context.screen
    // Translators: The path is as it was typed.
    screen.show(Message("Handout \(output, "path")"), style: Style(bold: true))
    let what: [Message] = [
      // Translators: How many there are of each.
      Message(
        one: "{count} exercise, pages: \(chosen.lessons.count, "pages")",
        other: "{count} exercises, pages: {pages}", count: chosen.exercises.count),
      sealed
        ? Message("It contains all checks, sealed; solutions are not shown.")
        : Message(
          one: "{count} check stays with you, with all solutions and mistakes.",
          other: "{count} checks stay with you, with all solutions and mistakes.",
          count: chosen.checkCount - chosen.publicCheckCount),
    ]
    let open =
      sealed || chosen.publicCheckCount == 0
      ? []
      : [
        Message(
          one: "{count} check is public, and was tried alone.",
          other: "{count} checks are public, and were tried alone.", count: chosen.publicCheckCount)
      ]
    screen.show(what + open, indentedBy: "  ")
    screen.show([Line()])
    screen.next(
      screen.output.spans(
        of: Message(
          """
          give it to your students, who type  \
          \("switchboard init \(context.url(output).lastPathComponent)", "command")
          """)))
  }
}
