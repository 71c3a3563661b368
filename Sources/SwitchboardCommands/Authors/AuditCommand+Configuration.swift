import ArgumentParser

extension AuditCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Prove exercises good (default: the whole course).",
    discussion: """
      Of every exercise the stub compiles and does not pass; a program that declares everything and \
      does nothing passes no check of what a program does; the solution and its variants get full \
      marks; each mistake is answered with its own message; each check is failed by some mistake \
      alone; each TODO, done after those before it, decides the checks that name it; the demo starts \
      with the solution; three variants show what the checks leave open. Of every lesson the programs compile and print what the page \
      says, and the exercises it names exist. Of every page the conversations can be drawn, the \
      links lead to files of the course, and no tag or star is left in the text. Every fact of a \
      topic is taught somewhere, and each place that is said to teach one exists. Prints what is \
      not so, and each line that still says what to write there.

      With --watch, one exercise is audited at every save of one of its files, and only what \
      changed is judged again.

      --facts shows each fact of a topic beside what lessons and checks say of it, for you to read \
      whether it is taught. --words counts what there is to read, and names the sentences that are \
      hard. With either, no program is tried, and the names are those of topics.

      Examples: switchboard audit ColorPicker
                switchboard audit telling-without-knowing
                switchboard audit --words delegation

      Exit codes: 0 all is well, 1 something is not, 2 something could not be judged.
      """)
}
