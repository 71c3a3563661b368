import Foundation
import GradingTestSupport
import Glibc
import Testing

@testable import SwitchboardCommands

/// The built executable on a separate terminal.
@Suite("The reader on a terminal")
struct ReaderTests {
  /// The reader's output when it restores the terminal: end of string, link, style and frame,
  /// wrapping on, cursor shown, first screen.
  private static let restoring =
    "\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// Prints the terminal's modes before and after, and in between the number of the reader's
  /// process.
  private static let script = """
    ulimit -c 0
    echo "[modes $(stty -g)]"
    sh -c 'echo "[process $$]"; exec "$SWITCHBOARD" lesson --course "$COURSE"'
    echo "[code $?]"; echo "[modes $(stty -g)]"
    """

  @Test("reads, searches, follows, goes back, follows a resize, and leaves all as it was")
  func journey() throws {
    let tool = try Tool()
    let lines = (1...60).map { "line \($0)" }.joined(separator: "\n\n")
    let end = "A row of words of which there are so many that they take a second one at fifty."
    try Data("# Top\n\n\(lines)\n\n## Bottom\n\n[two](two.md) \(end)".utf8)
      .write(to: tool.folder.appending(path: "one.md"))
    try Data("# Two".utf8).write(to: tool.folder.appending(path: "two.md"))
    let script = """
      echo "[modes $(stty -g)]"; "$SWITCHBOARD" lesson --file one.md
      echo "[code $?]"; echo "[modes $(stty -g)]"
      """
    let teletype = try Teletype(running: script, in: tool)

    try teletype.wait(for: "? help  q quit")
    teletype.type("/LINE 59")
    try teletype.wait(for: "not found")
    teletype.type("\u{15}many that THEY\u{17}they take\r")
    try teletype.wait(for: "1 of 1")
    teletype.type("G\t")
    try teletype.wait(for: "→ two.md")
    teletype.type("\r")
    try teletype.wait(for: "Two")
    teletype.type("\u{7F}")
    try teletype.wait(for: "line 60")
    teletype.resize(columns: 50, rows: 10)
    try teletype.wait(for: "105–113 of 127")
    teletype.type("t")
    try teletype.wait(for: "  Bottom")
    teletype.type("\u{1B}")
    try teletype.wait(for: "105–113 of 127")
    teletype.type("q")
    teletype.waitForEnd()

    #expect(teletype.output.contains(Self.restoring + "[code 0]"))
    #expect(teletype.modes.count == 2)
    #expect(Set(teletype.modes).count == 1)
  }

  @Test("a lesson ends with its first exercise, whose task is a link away, without its hints")
  func exercise() throws {
    let teletype = try Teletype(running: Self.script, in: Tool())

    try teletype.wait(for: "? help  q quit")
    try passQuestions(on: teletype)
    teletype.type("G\t")
    try teletype.wait(for: "show FlipSide")
    teletype.type("\r")
    try teletype.wait(for: "? help  q quit")
    try teletype.type("G", until: "switchboard check FlipSide")
    teletype.type("/todo 1\r")
    try teletype.wait(for: "not found: todo 1")
    teletype.type("q")
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code 0]"))
  }

  @Test("a task is read in the reader; what its files are, and what comes next, is left behind")
  func task() throws {
    let tool = try Tool()
    _ = try tool.makeWorkspace()
    let script = """
      cd workspace; "$SWITCHBOARD" show; read -r line; "$SWITCHBOARD" show --no-pager | tail -2
      """
    let teletype = try Teletype(running: script, in: tool)
    try teletype.wait(for: "? help  q quit")
    teletype.type("q")
    try teletype.wait(for: "Next: ")
    // The row break before a long path does not matter.
    #expect(teletype.output.contains("files: "))
    teletype.type("\n")
    try teletype.wait(for: "files: ")
    teletype.waitForEnd()
  }

  /// Passes over the questions of the first lesson.
  private func passQuestions(on teletype: Teletype) throws {
    // The last one asks for a line, which needs no reason.
    for sign in ["Why:", "Why:", "The right answer is"] {
      // The page grows when the reader offers an answer.
      try teletype.type("G", until: "Your answer: ")
      teletype.type(".")
      try teletype.wait(for: "Press . again")
      teletype.type(".")
      try teletype.wait(for: sign)
    }
  }

  @Test("a lesson counts as read when its end was on the screen")
  func lessonsRead() throws {
    let tool = try Tool()
    _ = try tool.makeWorkspace()
    let script = """
      cd workspace; "$SWITCHBOARD" lesson; "$SWITCHBOARD" list | head -3
      "$SWITCHBOARD" lesson; "$SWITCHBOARD" list | head -3
      """
    let teletype = try Teletype(running: script, in: tool)
    try teletype.wait(for: "? help  q quit")
    teletype.type("q")
    try teletype.wait(for: "·  lesson  telling-without-knowing")
    try teletype.wait(for: "? help  q quit")
    try passQuestions(on: teletype)
    try teletype.type("G", until: "shows the next exercise,")
    teletype.type("q")
    try teletype.wait(for: "✓  lesson  telling-without-knowing")
    teletype.waitForEnd()
  }

  @Test("Ctrl-C ends it by SIGINT, as in shells")
  func interrupt() throws {
    let teletype = try Teletype(running: Self.script, in: Tool())

    try teletype.wait(for: "? help  q quit")
    teletype.type("\u{3}")
    teletype.waitForEnd()

    #expect(teletype.output.contains(Self.restoring + "[code 130]"))
    #expect(Set(teletype.modes).count == 1)
  }

  @Test(
    "gives the terminal back whatever ends it",
    // Not SIGINT, which would end the script, too.
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS])
  func signals(number: Int32) throws {
    let teletype = try Teletype(running: Self.script, in: Tool())

    try teletype.wait(for: "? help  q quit")
    kill(try #require(teletype.process), number)
    teletype.waitForEnd()

    #expect(teletype.output.contains(Self.restoring))
    #expect(teletype.output.contains("[code \(128 + number)]"))
    #expect(teletype.modes.count == 2)
    #expect(Set(teletype.modes).count == 1)
  }

  @Test("Ctrl-Z gives it back as long as it is stopped", arguments: [nil, SIGTSTP])
  func stop(signal: Int32?) throws {
    let script =
      Self.script + """

        read -r line
        fg
        echo "[code $?]"; echo "[modes $(stty -g)]"
        """
    let teletype = try Teletype(running: script, in: Tool())

    try teletype.wait(for: "? help  q quit")
    if let signal { kill(try #require(teletype.process), signal) } else { teletype.type("\u{1A}") }
    try teletype.wait(for: "[code 148]")
    #expect(teletype.output.contains(Self.restoring))
    teletype.resize(columns: 60, rows: 20)
    teletype.type("\n")
    try teletype.wait(for: "? help  q quit")
    teletype.type(" ")
    try teletype.wait(for: "Telling without knowing")
    teletype.type("q")
    teletype.waitForEnd()

    #expect(teletype.output.contains(Self.restoring + "[code 0]"))
    #expect(teletype.modes.count == 3)
    #expect(Set(teletype.modes).count == 1)
  }

  @Test(
    "does not open where it is not wanted or cannot work",
    arguments: [
      ("lesson --no-pager", "xterm", ""), ("lesson", "dumb", ""), ("lesson", "xterm", "1"),
    ])
  func prints(command: String, term: String, accessible: String) throws {
    let script = "\"$SWITCHBOARD\" \(command) --course \"$COURSE\"; echo \"[code $?]\""
    let teletype = try Teletype(
      running: script, in: Tool(), variables: ["TERM": term, "ACCESSIBLE": accessible])

    teletype.waitForEnd()

    #expect(!teletype.output.contains("\u{1B}[?1049h"))
    #expect(teletype.output.contains("Telling without knowing"))
    #expect(teletype.output.contains("the page after it."))
    #expect(teletype.output.contains("[code 0]"))
  }

  @Test("opens a file, also one that comes through standard input, and the pages beside it")
  func file() throws {
    let tool = try Tool()
    try Data("# One\n\n[two](two.md#there)".utf8)
      .write(to: tool.folder.appending(path: "one.md"))
    try Data("# Two\n\n## There\n\n[three](three.md)".utf8)
      .write(to: tool.folder.appending(path: "two.md"))
    let teletype = try Teletype(
      running: "cat one.md | \"$SWITCHBOARD\" lesson --file -; echo \"[code $?]\"", in: tool)

    try teletype.wait(for: "standard input")
    teletype.type("\t\r")
    try teletype.wait(for: "There")
    teletype.type("\t\r")
    try teletype.wait(for: "there is no page three.md")
    teletype.type("q")
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code 0]"))
  }

  /// Opens a reader at a page with this text.
  private func reader(of text: String) throws -> Teletype {
    let tool = try Tool()
    try Data(text.utf8).write(to: tool.folder.appending(path: "page.md"))
    return try Teletype(
      running: "\"$SWITCHBOARD\" lesson --file page.md; echo \"[code $?]\"", in: tool)
  }

  /// More text than can be laid out between two keys.
  private static let large = String(
    repeating: "words of a paragraph that is set\n\n", count: 80_000)
  /// A text that already takes long to parse.
  private static let slow =
    String(repeating: "- ", count: 2_000) + "a" + String(repeating: "\n", count: 1_000_000)

  @Test(
    "answers while a large page is parsed or set",
    arguments: ["large", "slow"], [("q", 0), ("\u{3}", 130), ("Gq", 0)])
  func answers(page: String, key: (typed: String, code: Int)) throws {
    let teletype = try reader(of: (page == "slow" ? Self.slow : Self.large) + "\n\n# The end")

    try teletype.wait(for: "laying out the page")
    teletype.type(key.typed)
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code \(key.code)]"))
    #expect(!teletype.output.contains("words of a paragraph"))
    #expect(!teletype.output.contains("The end"))
  }

  @Test("gives the terminal back where its first page cannot be read, and says why")
  func refused() throws {
    let entangled = (0x12470...0x12474).compactMap(Unicode.Scalar.init).map(String.init).joined()
    let teletype = try reader(of: entangled + String(repeating: "![[]()", count: 2_000))
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code 64]"))
    #expect(teletype.output.contains("switchboard: "))
  }

  @Test("answers while a large page is opened")
  func answersWhileOpening() throws {
    let tool = try Tool()
    try Data(Self.large.utf8).write(to: tool.folder.appending(path: "large.md"))
    try Data("[large](large.md)".utf8).write(to: tool.folder.appending(path: "one.md"))
    let teletype = try Teletype(
      running: "\"$SWITCHBOARD\" lesson --file one.md; echo \"[code $?]\"", in: tool)

    try teletype.wait(for: "? help  q quit")
    teletype.type("\t\r")
    try teletype.wait(for: "laying out the page")
    teletype.type("q")
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code 0]"))
    #expect(!teletype.output.contains("words of a paragraph"))
  }

  @Test("finds pages by the links of sites and catalogs that are built of them")
  func builtLinks() throws {
    let tool = try Tool()
    let folder = tool.folder.appending(path: "Book.docc/Guide")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("[two](two.html#there)".utf8).write(
      to: tool.folder.appending(path: "Book.docc/one.md"))
    try Data("# Two\n\n## There\n\n<doc:Three>".utf8)
      .write(to: tool.folder.appending(path: "Book.docc/two.md"))
    try Data("# The third".utf8).write(to: folder.appending(path: "Three.md"))
    let teletype = try Teletype(
      running: "\"$SWITCHBOARD\" lesson --file Book.docc/one.md; echo \"[code $?]\"", in: tool)

    try teletype.wait(for: "? help  q quit")
    teletype.type("\t\r")
    try teletype.wait(for: "There")
    teletype.type("\t\r")
    try teletype.wait(for: "The third")
    teletype.type("q")
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code 0]"))
  }

  @Test("the pager is the person's own, and one that cannot be started is named")
  func pager() throws {
    let script = """
      PAGER='head -n 1' "$SWITCHBOARD" lesson --pager --course "$COURSE"; echo "[code $?]"
      PAGER=nonesuch "$SWITCHBOARD" lesson --pager --course "$COURSE"; echo "[code $?]"
      """
    let teletype = try Teletype(running: script, in: Tool())

    teletype.waitForEnd()

    #expect(!teletype.output.contains("A hotel orders"))
    #expect(teletype.output.contains("[code 0]"))
    #expect(teletype.output.contains("switchboard: the pager 'nonesuch' cannot be started: "))
    #expect(teletype.output.contains("[code 64]"))
  }

  @Test("output that nobody reads to its end is no error")
  func brokenPipe() throws {
    let tool = try Tool()
    try Data(String(repeating: "words\n\n", count: 50_000).utf8)
      .write(to: tool.folder.appending(path: "long.md"))

    let outcome = try tool.shell(
      "('\(Tool.executable)' lesson --file long.md; echo $? >code) | head -n 1; cat code",
      in: tool.folder)

    #expect(outcome.output == "words\n0\n")
    #expect(outcome.errorOutput == "")
  }
}

extension Teletype {
  /// The terminal's modes that were printed, in order.
  var modes: [String] {
    output.matches(of: /\[modes (?<modes>[^\]]+)\]/).map { String($0.output.modes) }
  }

  /// The number of the reader's process.
  fileprivate var process: pid_t? {
    output.firstMatch(of: /\[process (?<number>[0-9]+)\]/).flatMap { pid_t($0.output.number) }
  }
}
