import ArgumentParser

extension AuditCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Test exercises and lessons (default: the whole course).",
    discussion: """
      For exercises, audit tests that the stub compiles and does not pass, that right answers get \
      full marks, and that each known mistake gets its own message. For lessons, it tests \
      programs, their output, diagrams, links and facts. docs/authoring.md lists all tests. audit \
      prints what is wrong, and each line that still says WRITE:.

      --watch judges only what has changed. --facts shows each fact beside the words that teach \
      it, so that you can judge whether they do. --facts and --words take names of topics, and run \
      no programs.

      Examples: switchboard audit ColorPicker
                switchboard audit --words delegation

      Exit codes: 0 nothing is wrong, 1 something is, 2 something could not be judged.
      """)
}
