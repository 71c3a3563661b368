import Foundation
import GradingTestSupport
import Testing

/// The output of `grade` at a terminal.
@Suite("Grading on a terminal")
struct GradeOnTerminalTests {
  @Suite("from nothing")
  struct Proof {
    @Test("nothing else is said on the line that shows how far it is")
    func announcements() throws { try GradeOnTerminalTests().announcements() }
  }

  /// Writes the solution, with or without an endless loop.
  private func hand(in name: String, looping: Bool, _ tool: Tool) throws {
    let folder = tool.folder.appending(path: "class/\(name)")
    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: folder)
    let file = folder.appending(path: "FlipsideViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let done = "  public func done() {"
    try Data(text.replacing(done, with: looping ? done + "\n    while true {}" : done).utf8)
      .write(to: file)
  }

  @Test("stopped by Ctrl-C shows what is graded, and the same command continues from there")
  func interrupted() throws {
    let tool = try Tool()
    try Data("\"Username\",\"Flip [Total Pts: 10] |1\"\r\n\"ada\",\"\"\r\n".utf8)
      .write(to: tool.folder.appending(path: "sheet.csv"))
    try hand(in: "ada", looping: false, tool)
    try hand(in: "bob", looping: true, tool)
    let grade =
      "\"$SWITCHBOARD\" grade class --exercise FlipSide --course \"$COURSE\" --jobs 1"
    let teletype = try Teletype(
      running: """
        \(grade) --fresh --gradebook sheet.csv; echo "[code $?]"; ls; echo '[left]'
        \(grade) --gradebook sheet.csv | cat; echo '[end]'; ls; echo '[over]'
        """, in: tool)

    try teletype.wait(for: "graded 1 of 2, 0 not passed", within: 120)
    teletype.type("\u{3}")
    let shown = try teletype.wait(for: "[code 130]", within: 120)
    let left = try teletype.wait(for: "[left]", within: 120)
    let table = try teletype.wait(for: "[end]", within: 120)
    let files = try teletype.wait(for: "[over]", within: 120)
    #expect(shown.contains("INCOMPLETE: 1 of 2 were graded before you stopped"))
    #expect(shown.contains("1 submission, 1 passed"))
    #expect(!shown.contains("grade written to"))
    #expect(!left.contains("sheet-graded.csv"))
    #expect(files.contains("sheet-graded.csv"))
    #expect(shown.contains("stopped after 1 of 2"))
    #expect(shown.contains("the same command, without --fresh, continues from there"))
    #expect(table.contains("2 submissions, 1 passed, 1 not passed yet"))
  }

  func announcements() throws {
    let tool = try Tool()
    tool.environment["SWITCHBOARD_CACHE"] = tool.folder.appending(path: "cache").path
    try hand(in: "ada", looping: false, tool)
    // An interface that differs from the solution's needs a separate suite.
    let file = tool.folder.appending(path: "class/bob/FlipsideViewController.swift")
    try hand(in: "bob", looping: false, tool)
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("public final class", with: "open class").utf8).write(to: file)
    let teletype = try Teletype(
      running: """
        grade() { "$SWITCHBOARD" grade "$@" --exercise FlipSide --course "$COURSE" --jobs 1; }
        grade class/ada > log 2>&1; echo '[prepared]'; grade class; echo '[end]'
        """, in: tool)

    try teletype.wait(for: "[prepared]", within: 120)
    try teletype.wait(for: "[end]", within: 60)

    let lines = teletype.output.split(separator: "\r\n")
    let said = lines.filter { $0.contains("Compiling the checks of") }
    #expect(said.count == 1)
    #expect(lines.contains { $0.contains("graded 1 of 2") })
    for line in said {
      let start = line.range(of: "Compiling")?.lowerBound ?? line.endIndex
      #expect(line[..<start].isEmpty || line[..<start].hasSuffix("\u{1B}[K"))
    }
  }
}
