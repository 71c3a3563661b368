import ArgumentParser

extension LessonCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Read a lesson (default: the first that you have not read).",
    discussion: """
      Without a name it goes on with the first page, in the course's order, that you have not read \
      to its end.

      On a terminal this opens a reader: '?' shows its keys, 'q' leaves it. A question stops the \
      page until you have typed an answer, or passed it over with the space bar; 'r' runs the \
      program on the screen. Piped, it is text, and the answers stand at its end.

      A page counts as read when its end was on the screen. With --read it counts as read all the \
      same, and is not shown: for what you have read in print, or in a pipe.

      'switchboard lesson glossary' has the words of the course. In the reader, a page's words that \
      another topic explains lead there.

      Examples: switchboard lesson telling-without-knowing
                switchboard lesson --file README.md
      """)
}
