import ArgumentParser

extension LessonCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Read a lesson (default: the first one that you have not read).",
    discussion: """
      Without a name, lesson opens the first page that you have not finished.

      On a terminal, it opens a reader: '?' lists the keys, 'q' quits. A question stops the page \
      until you answer, or skip it with the space bar; 'r' runs the program on the screen. In a \
      pipe, the page is plain text, with the answers at the end.

      A page counts as read once you have seen its end. 'switchboard lesson glossary' explains the \
      course's terms.

      Examples: switchboard lesson telling-without-knowing
                switchboard lesson --file README.md
      """)
}
